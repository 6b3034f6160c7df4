"""A second, naive reading of the rule sheets, which the engine has to agree with."""
