"""Herzeln by the rules of its sheet."""
