"""The built site in a real Chromium, served under its own policy: what a reader does and sees."""
