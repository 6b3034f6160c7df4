"""The teaching: drills, examples and widgets on top of the engine; knows nothing of the browser."""
