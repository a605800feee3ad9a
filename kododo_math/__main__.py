"""The odds of an edition in a terminal: ``python -m kododo_math --edition limit --players 5``."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from kododo_math import __version__
from kododo_math.editions import EDITIONS, rules
from kododo_math.exact.round_law import round_law
from kododo_math.views.catalogue import LANGUAGES, check_language
from kododo_math.views.terminal import HELP, odds_json, odds_text


class _Parser(argparse.ArgumentParser):
    """A parser whose errors are one sentence."""

    def error(self, message: str) -> NoReturn:
        """Print what is wrong and how to get help, and exit with 2."""
        self.exit(2, f"{self.prog}: {message.rstrip('.')}. {HELP['more']}\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="python -m kododo_math", description=HELP["description"], epilog=HELP["epilog"], add_help=False
    )
    parser.add_argument("--edition", default="kododo", metavar="NAME", help=HELP["edition"].format(", ".join(EDITIONS)))
    parser.add_argument("--players", type=int, default=4, metavar="N", help=HELP["players"])
    parser.add_argument("--language", choices=LANGUAGES, help=HELP["language"])
    parser.add_argument("--json", action="store_true", help=HELP["json"])
    parser.add_argument("-h", "--help", action="help", help=HELP["help"])
    parser.add_argument("--version", action="version", version=f"kododo_math {__version__}", help=HELP["version"])
    return parser


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the odds that the arguments ask for; exit with 2 and a sentence if they make no sense."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    try:
        sheet = rules(asked.edition, asked.players)
        language = "en" if asked.json else check_language(asked.language)
    except ValueError as error:
        parser.error(str(error))
    law = round_law(sheet)
    _print(odds_json(sheet, law) if asked.json else odds_text(sheet, law, language))


def _print(text: str) -> None:
    """Print, and end in peace when the reader has seen enough, as in ``… | head -3``."""
    try:
        print(text, flush=True)  # noqa: T201 - it is a command
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
