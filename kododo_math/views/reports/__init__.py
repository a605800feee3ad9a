"""What the design lab and the numbers game find, as tables for a notebook."""
