"""What an action would bring, before it is taken."""
