"""The pages of the program itself: settings, and all keys with their commands."""
