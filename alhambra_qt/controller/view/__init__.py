"""What is shown, as plain data: the table, its parts, the pages around it."""
