"""From picks to actions: what the acting person does at the table."""
