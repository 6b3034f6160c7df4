"""The rules of four Tarock games, in pure Python.

Nothing here knows HTML, files, the clock or the network. Every answer carries
the number of the rule behind it.
"""
