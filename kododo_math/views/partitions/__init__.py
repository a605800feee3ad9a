"""Counting tables, drawn: every table of a small deck, and the partitions of a large one."""
