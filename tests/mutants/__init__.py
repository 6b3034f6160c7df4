"""Mutation testing: whether the tests would notice that the engine decides something else.

``python -m tests.mutants`` changes one place at a time in the modules of `tests.mutants.targets`
and runs the tests that belong to the module. A change that no test notices has survived. Nothing
here is a test, and no file of the engine is written to.
"""
