"""`python -m lessons.cardart OUTDIR`: write the sprites and say what each weighs."""

from __future__ import annotations

import sys
from pathlib import Path

from lessons.cardart import write

_USAGE = "usage: python -m lessons.cardart OUTDIR"


def main(arguments: list[str]) -> int:
    """Write the sprites; return the exit status, 2 when the folder is missing or unusable."""
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print(_USAGE, file=sys.stderr)
        return 2
    try:
        for file in write(Path(arguments[0])):
            print(f"{file}: {file.stat().st_size // 1024} KiB")
    except OSError as error:
        print(f"cardart: cannot write to {arguments[0]}: {error.strerror}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
