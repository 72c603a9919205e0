"""View models: plain data for the table, its parts and the pages around it."""
