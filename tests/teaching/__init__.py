"""Tests of the teaching layer."""
