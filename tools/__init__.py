"""Helpers of the build: setting up, packing, serving. Nothing here is part of the product."""
