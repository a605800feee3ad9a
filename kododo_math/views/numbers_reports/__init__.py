"""The numbers game in tables: its quarrels, its law, its equilibrium, and games of it."""
