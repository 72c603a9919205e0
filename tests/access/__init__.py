"""Playing without sight: accessible texts, and screen readers never crash the program."""
