"""The words of the exercises, notebook by notebook."""
