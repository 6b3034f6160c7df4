"""The bench: start-up, bytes, round trip and engine speed, printed beside their goals.

``python -m tests.bench`` prints one report. Nothing here is a test: a shared machine is too noisy
to fail a build on a time, so ratios are taken against a rival measured in the same run.
"""
