"""Tests of the review of a finished game."""
