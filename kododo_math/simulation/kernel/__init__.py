"""The kernel: whole games on integers, as plain Python or compiled, with the same result."""
