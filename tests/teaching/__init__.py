"""Tests of the teaching floor."""
