"""Exact laws: integers and fractions only, on the standard library alone (but for ``symbolic``)."""
