"""Many games at once: simulation, tournaments, and the comparison with the exact law; never imports it."""
