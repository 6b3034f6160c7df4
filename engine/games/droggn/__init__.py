"""Droggn, the tarock game of the Stubai valley: one against two with 66 cards."""
