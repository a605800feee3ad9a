"""Laws as bars: one beside the other, and told to a screen reader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from html import escape
from math import ceil

from kododo_math.views.catalogue import Language, say
from kododo_math.views.numbers import percent

Series = Sequence[Mapping[str, Fraction]]
"""For each law, the chance of every outcome; the outcomes are in the same order, whatever an edition calls them."""

_LEAST_SHOWN = Fraction(1, 2000)
"""Columns to the right of the last one that reaches this are left to the table."""
_STEPS = (Fraction(1, 100), Fraction(2, 100), Fraction(5, 100), Fraction(1, 10), Fraction(1, 5), Fraction(1, 4))
_MOST_LINES = 5
_MOST_LETTERS, _MOST_COLUMNS = 24, 60


def rows_chart(series: Series, names: Sequence[str], title: str, language: Language = "en") -> str:
    """Return a bar for each outcome and law, in rows, with its percentage.

    >>> "50 %" in rows_chart([{"heads": Fraction(1, 2), "tails": Fraction(1, 2)}], ["a coin"], "A coin")
    True
    """
    by_outcome = zip(*(chances.values() for chances in series), strict=True)
    rows = "".join(_row(outcome, chances, language) for outcome, chances in zip(series[0], by_outcome, strict=True))
    return _framed(f'<div class="kododo-law-rows" role="list" aria-label="{escape(title)}">{rows}</div>', names)


def columns_chart(series: Series, names: Sequence[str], title: str, language: Language = "en") -> str:
    """Return a column for each outcome and law over a scale, as far as there is something to see.

    >>> 'role="img"' in columns_chart([{"0": Fraction(1, 2), "1": Fraction(1, 2)}], ["a coin"], "Heads")
    True
    """
    series = _binned(series)
    shown = _shown(series)
    top = max(chance for chances in series for chance in chances.values())
    step = next(step for step in (*_STEPS, Fraction(1, 2)) if top / step <= _MOST_LINES)
    height = ceil(top / step) * step
    every = ceil(len(shown) * max(map(len, shown)) / _MOST_LETTERS)
    columns = "".join(
        _column(outcome, [chances.get(outcome, Fraction(0)) for chances in series], height, label=index % every == 0)
        for index, outcome in enumerate(shown)
    )
    label = escape(f"{title}: {'; '.join(_told(chances, name, language) for chances, name in _paired(series, names))}")
    lines = "".join(_line(index * step, height, language) for index in range(ceil(top / step) + 1))
    return _framed(
        f'<div class="kododo-law-columns" role="img" aria-label="{label}">{lines}'
        f'<div class="kododo-law-field" style="--n:{len(shown)}">{columns}</div></div>',
        names,
    )


def _binned(series: Series) -> Series:
    """Return the series with neighbors put together, so that there are not more columns than can be seen."""
    longest = max(series, key=len)
    outcomes, each = list(longest), ceil(len(longest) / _MOST_COLUMNS)
    if each == 1:
        return series
    bins = [outcomes[start : start + each] for start in range(0, len(outcomes), each)]
    return [
        {_bin_name(bin_): sum((chances.get(outcome, Fraction(0)) for outcome in bin_), Fraction(0)) for bin_ in bins}
        for chances in series
    ]


def _bin_name(outcomes: Sequence[str]) -> str:
    return outcomes[0] if len(outcomes) == 1 else f"{outcomes[0]}\u2013{outcomes[-1]}"


def _paired(series: Series, names: Sequence[str]) -> list[tuple[Mapping[str, Fraction], str]]:
    return list(zip(series, names, strict=True))


def _shown(series: Series) -> list[str]:
    longest = max(series, key=len)
    outcomes = list(longest)
    last = max(
        index
        for index, outcome in enumerate(outcomes)
        if any(chances.get(outcome, 0) >= _LEAST_SHOWN for chances in series)
    )
    return outcomes[: last + 1]


def _told(chances: Mapping[str, Fraction], name: str, language: Language) -> str:
    likeliest = sorted(filter(chances.get, chances), key=chances.__getitem__, reverse=True)[:3]
    return f"{name}, " + ", ".join(
        say(language, "odds.bar", outcome=outcome, values=percent(chances[outcome], language)) for outcome in likeliest
    )


def _row(outcome: str, chances: Sequence[Fraction], language: Language) -> str:
    bars = "".join(
        f'<div class="kododo-law-bar"><span><i class="kododo-law-{side}" style="width:{float(100 * chance):.3f}%"></i>'
        f"</span><b>{percent(chance, language)}</b></div>"
        for side, chance in zip("ab", chances, strict=False)
    )
    return f'<div role="listitem" class="kododo-law-row"><p>{escape(outcome)}</p>{bars}</div>'


def _column(outcome: str, chances: Sequence[Fraction], height: Fraction, *, label: bool) -> str:
    bars = "".join(
        f'<i class="kododo-law-{side}" style="height:{float(100 * chance / height):.3f}%"></i>'
        for side, chance in zip("ab", chances, strict=False)
    )
    return f'<div class="kododo-law-column">{bars}<small>{escape(outcome) if label else ""}</small></div>'


def _line(value: Fraction, height: Fraction, language: Language) -> str:
    place = f"{float(100 * value / height):.3f}%"
    return f'<div class="kododo-law-line" style="--at:{place}"><small>{percent(value, language)}</small></div>'


def _framed(chart: str, names: Sequence[str]) -> str:
    keys = "".join(
        f'<span><i class="kododo-law-{side}"></i>{escape(name)}</span>' for side, name in zip("ab", names, strict=False)
    )
    return f'<div class="kododo-law-legend">{keys}</div>{chart}'
