"""Tests, by the part of the house that they look at."""
