"""Tests of what is told of a game that is over."""
