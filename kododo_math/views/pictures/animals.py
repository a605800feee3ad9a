"""The two animals that mark a Kododo: a lizard, and a rooster in edition `hahn`. Each is centred on 0, 36 across."""

from __future__ import annotations

from kododo_math.rule_set import RuleSet

INK = "#2b2a28"
PAPER = "#fffdf7"
ANIMAL_SIZE = 36


def animal_of(rules: RuleSet) -> str:
    """Return the drawing that marks a Kododo in the edition of ``rules``.

    >>> from kododo_math.editions import rules
    >>> animal_of(rules("hahn")) == rooster(), animal_of(rules("limit")) == lizard()
    (True, True)
    """
    return rooster() if rules.edition == "hahn" else lizard()


def lizard() -> str:
    """Return a whiptail lizard seen from above, as SVG."""
    return _stroke(_LIZARD_LEGS, INK, 1.3) + _shape(_LIZARD_BODY) + _stroke(_LIZARD_SPOTS + _LIZARD_EYES, PAPER, 1.1)


def rooster() -> str:
    """Return a rooster seen from the side, as SVG."""
    return _stroke(_ROOSTER_LEGS, INK, 1.3) + _shape(_ROOSTER_BODY + _ROOSTER_COMB) + _stroke(_ROOSTER_WING, PAPER, 1.1)


def _shape(path: str) -> str:
    return f'<path d="{path}" fill="{INK}"/>'


def _stroke(path: str, color: str, width: float) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{color}" stroke-width="{width}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


_LIZARD_BODY = (
    "M6.9 -15.9C6.4 -15.9 5.7 -15.4 5.2 -15C4.6 -14.6 4 -14.2 3.5 -13.8C3.1 -13.3 3 -12.8 2.7 -12.3"
    "C2.4 -11.8 2.2 -11.1 1.8 -10.5C1.4 -10 0.8 -9.5 0.3 -9C-0.2 -8.5 -0.7 -8.1 -1.2 -7.5"
    "C-1.6 -6.9 -2.1 -6.2 -2.5 -5.4C-2.9 -4.7 -3.2 -3.8 -3.4 -3C-3.5 -2.1 -3.4 -1.4 -3.4 -0.6"
    "C-3.3 0.2 -3.2 1.1 -3 1.9C-2.8 2.7 -2.6 3.6 -2.3 4.3C-2 5.1 -1.6 5.6 -1.2 6.3C-0.7 6.9 -0.1 7.5 0.5 8"
    "C1 8.5 1.5 8.8 2.1 9.2C2.6 9.6 3.3 9.9 3.9 10.2C4.6 10.4 5.3 10.6 6 10.7C6.6 10.8 7.1 10.8 7.7 10.6"
    "C8.3 10.5 9 10.2 9.5 9.8C10 9.5 10.5 9 10.9 8.6C11.3 8.2 11.5 7.8 11.7 7.2C11.8 6.7 11.9 6 11.9 5.4"
    "C11.9 4.8 11.9 4.2 11.7 3.7C11.5 3.3 11.3 3 11 2.8C10.6 2.6 10.2 2.5 9.8 2.4C9.4 2.3 8.9 2.1 8.7 2.2"
    "C8.5 2.2 8.3 2.5 8.5 2.6C8.7 2.8 9.3 2.9 9.6 3C10 3.2 10.4 3.3 10.6 3.4C10.8 3.6 10.8 3.6 10.9 4"
    "C10.9 4.3 10.9 4.8 10.9 5.3C10.8 5.8 10.7 6.4 10.5 6.8C10.3 7.2 10.2 7.4 9.9 7.6C9.6 7.9 9.1 8.3 8.7 8.5"
    "C8.3 8.7 7.8 8.8 7.4 8.9C7 8.9 6.7 8.9 6.3 8.8C5.9 8.7 5.3 8.4 4.9 8.2C4.4 7.9 3.9 7.5 3.5 7.2"
    "C3.1 6.8 2.8 6.5 2.5 6.1C2.1 5.6 1.7 5 1.4 4.5C1.2 4.1 1 3.7 1 3.3C0.9 2.8 0.9 2.2 0.9 1.7"
    "C1 1.1 1.2 0.4 1.4 -0.1C1.6 -0.6 1.9 -0.9 2.1 -1.4C2.3 -1.9 2.5 -2.4 2.8 -3C3 -3.6 3.3 -4.3 3.5 -4.9"
    "C3.7 -5.5 3.7 -6 3.9 -6.6C4.1 -7.1 4.3 -7.8 4.7 -8.3C5.1 -8.8 5.8 -9.3 6.3 -9.7"
    "C6.7 -10.2 7.1 -10.6 7.4 -11.2C7.7 -11.7 7.8 -12.5 7.9 -13.1C8 -13.8 8.2 -14.7 8.1 -15.1"
    "C7.9 -15.6 7.4 -15.9 6.9 -15.9Z"
)
_LIZARD_LEGS = (
    "M0.8 -8.6L-1.9 -11.1L-1.5 -14.7M-1.5 -14.7l-1 -1.6M-1.5 -14.7l0.2 -1.9M-1.5 -14.7l1.4 -1.3M3.3 -6.9L6.8 -5.4"
    "L9.9 -7.2M9.9 -7.2l0.6 -1.8M9.9 -7.2l1.6 -0.9M9.9 -7.2l1.9 0.3M-2.5 -0.5L-6.2 -0.3L-8.2 2.7M-8.2 2.7l0.2 1.9"
    "M-8.2 2.7l-1 1.6M-8.2 2.7l-1.8 0.6M0.5 -0.2L4.1 0.8L5.4 4.2M5.4 4.2l1.7 0.9M5.4 4.2l0.7 1.8M5.4 4.2l-0.6 1.8"
)
_LIZARD_SPOTS = "M2 -7.6h0M1.2 -6.2h0M0.4 -4.7h0M-0.3 -3.1h0M-0.8 -1.3h0"
_LIZARD_EYES = "M5 -14.1h0M7.1 -12.7h0"
_ROOSTER_BODY = (
    "M-8.6 2.2C-12.8 .4-14.6-4-13.4-9C-12-6.6-10.4-5.2-8.2-4.6C-9.4-7.6-9.2-10.4-7.6-12.6C-6.6-8.8-4.6-6.2-1.2-5"
    "C2.2-4 4.2-5.4 4.8-8.2C5.2-10.6 6.4-12.2 8.6-12.4C10.6-12.4 11.8-11 12-9.2L15-7.6L11.8-6.6"
    "C11-1.6 9.6 6.4 2.6 8.8C-3.4 10.6-8.4 7.4-8.6 2.2Z"
)
_ROOSTER_COMB = (
    "M6-13.1C5-14 5.2-15.4 6.6-16C7-15 7.6-14.6 8.2-14.6C8-15.8 8.8-17 10-17C10-15.8 10.4-15 11-14.8"
    "C11.6-15.6 12.8-15.6 13.2-14.8C12.9-14 12.4-13 11.6-12.2C10-13.6 8-13.6 6-13.1Z"
    "M11.9-5.6C13.1-4.6 13.1-2.6 11.9-1.8C10.7-2.6 10.5-4.4 11.9-5.6Z"
)
_ROOSTER_WING = "M-4.6 .6C-2.6 4.6 2.2 5 5-.4M9-9.4h0"
_ROOSTER_LEGS = "M-1 9.2L-1.8 15.2M-4 15.6L-1.8 15.2L1 15.6M3.6 8.4L4 15.2M1.8 15.6L4 15.2L6.8 15.6"
