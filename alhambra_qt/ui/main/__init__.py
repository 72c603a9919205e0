"""The program: its beginning and end, the running game, one instance, watching for faults."""
