"""The numbers game of 001's first half: what its text says, one consistent reading, its law and its equilibrium."""
