"""What a page shows of the engine: rules, computed tables, worked examples, cards.

Pure functions from game data to HTML. `lessons.figures.block` makes them fenced blocks.
"""
