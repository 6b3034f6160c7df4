"""Droggn by the rules of its sheet."""
