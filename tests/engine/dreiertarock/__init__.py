"""Dreiertarock, by its rule sheet."""
