"""What a module looks like and is called: the form of a face, and how the faces are found."""
