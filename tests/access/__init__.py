"""What can be done without sight: what is heard, and that listening never ends the program."""
