"""The new-game page: seats, options, favourites, modules."""
