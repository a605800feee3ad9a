"""A law as a table: for a notebook, a text, a spreadsheet, a typesetter, and for pandas, scipy and sympy.

A table has a row for each outcome: the outcome, its exact probability, that as a decimal, as "1 in x", and, where the
outcomes are numbers, the probability of so much or less. What is printed is written with the standard library alone.
"""

from __future__ import annotations

import csv
import importlib
from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal, localcontext
from fractions import Fraction
from html import escape
from io import StringIO
from itertools import accumulate, repeat
from types import ModuleType
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")
Cells = tuple[str, ...]
"""The texts of a row; a single one for the row that tells how many rows are left out."""

COLUMNS = ("outcome", "fraction", "decimal", "one_in", "cumulative")
HEADS = ("outcome", "probability", "decimal", "1 in", "cumulative")
DIGITS = 6
LEAST_EXPONENT, GREATEST_EXPONENT = -7, 8
"""Smaller and larger powers of ten than these are written with an exponent."""
SHOWN = 40
"""A notebook shows no more rows than these."""
_LATEX = str.maketrans(
    {char: f"\\{char}" for char in "&%$#_{}"} | {"\\": r"\textbackslash{}", "~": r"\~{}", "^": r"\^{}"}
)
_MARKDOWN = str.maketrans({"|": r"\|", "\n": " "})


class Row(NamedTuple):
    """One outcome of a law; ``cumulative`` is ``None`` where "so much or less" has no meaning."""

    outcome: object
    probability: Fraction
    cumulative: Fraction | None


class Tabular(Mapping[T, Fraction]):
    """A law that can be shown and handed on as a table: any mapping from outcomes to their exact probabilities."""

    __slots__ = ()

    def to_frame(self) -> Any:  # noqa: ANN401 - a pandas.DataFrame, but pandas is no dependency
        """Return the law as a pandas data frame.

        Columns: ``outcome``; ``fraction``, the exact probability; ``decimal`` and ``one_in``, floats; and for numbers
        ``cumulative``, the probability of the outcome or less, a float.

        >>> from kododo_math.exact.distribution import Distribution
        >>> Distribution({0: 1, 1: 2, 2: 1}).to_frame()
           outcome fraction  decimal  one_in  cumulative
        0        0      1/4     0.25     4.0        0.25
        1        1      1/2     0.50     2.0        0.75
        2        2      1/4     0.25     4.0        1.00

        Raises ``ModuleNotFoundError`` with the command that installs pandas where it is missing.
        """
        rows = rows_of(self)
        data: dict[str, list[object]] = {
            "outcome": [row.outcome for row in rows],
            "fraction": [row.probability for row in rows],
            "decimal": [float(row.probability) for row in rows],
            "one_in": [float(_decimal(1 / row.probability, 17)) for row in rows],
        }
        if are_numbers(self):
            data["cumulative"] = [float(row.cumulative or 0) for row in rows]
        return library("pandas", "to_frame").DataFrame(data)

    def to_scipy(self) -> Any:  # noqa: ANN401 - a frozen rv_discrete, but scipy is no dependency
        """Return the law as an ``rv_discrete`` of scipy, with probabilities as floats.

        It is the older of scipy's two kinds of distribution on purpose: ``scipy.stats.make_distribution`` takes no
        law that is given by its values, and knows support on consecutive whole numbers only.

        >>> from kododo_math.exact.distribution import Distribution
        >>> float(Distribution({0: 1, 1: 2, 2: 1}).to_scipy().sf(0))
        0.75

        Raises ``TypeError`` for outcomes that are no numbers, ``ModuleNotFoundError`` where scipy is missing.
        """
        check_numbers(self, "to_scipy")
        values = [float(outcome) for outcome in self], [float(probability) for probability in self.values()]  # type: ignore[arg-type] # checked
        return library("scipy.stats", "to_scipy").rv_discrete(values=values)

    def to_sympy(self, name: str = "X") -> Any:  # noqa: ANN401 - a random symbol, but sympy is no dependency
        """Return the law as a finite random variable of sympy, exact.

        >>> from sympy.stats import P, variance
        >>> from kododo_math.exact.distribution import Distribution
        >>> coins = Distribution({0: 1, 1: 2, 2: 1}).to_sympy("coins")
        >>> P(coins > 0), variance(coins)
        (3/4, 1/2)

        Raises ``TypeError`` for outcomes that are no numbers, ``ModuleNotFoundError`` where sympy is missing.
        """
        check_numbers(self, "to_sympy")
        rational = library("sympy", "to_sympy").Rational
        density = {rational(*x.as_integer_ratio()): rational(*p.as_integer_ratio()) for x, p in self.items()}  # type: ignore[attr-defined] # checked
        return library("sympy.stats", "to_sympy").FiniteRV(name, density)

    def to_markdown(self, rows: int | None = None) -> str:
        """Return the law as a Markdown table, with no more than ``rows`` rows if a number is given.

        >>> from kododo_math.exact.distribution import Distribution
        >>> print(Distribution({"teal": 1, "pink": 2}).to_markdown())
        | outcome | probability | decimal | 1 in |
        | --- | ---: | ---: | ---: |
        | teal | 1/3 | 0.333333 | 3 |
        | pink | 2/3 | 0.666667 | 1.5 |
        """
        heads = heads_of(self)
        rule = ("---", *repeat("---:", len(heads) - 1))
        body = ((cell.translate(_MARKDOWN) for cell in cells) for cells in cells_of(self, rows))
        padded = ((*cells, *repeat("", len(heads) - len(cells))) for cells in map(tuple, body))
        return "\n".join(f"| {' | '.join(cells)} |" for cells in (heads, rule, *padded))

    def to_csv(self) -> str:
        """Return the law as comma-separated values, all rows.

        >>> from kododo_math.exact.distribution import Distribution
        >>> print(Distribution({2: 1, 3: 2}).to_csv())
        outcome,fraction,decimal,one_in,cumulative
        2,1/3,0.333333,3,0.333333
        3,2/3,0.666667,1.5,1
        """
        text = StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(COLUMNS[: len(heads_of(self))])
        writer.writerows(cells_of(self))
        return text.getvalue()

    def to_latex(self, rows: int | None = None) -> str:
        r"""Return the law as a LaTeX ``tabular``, with no more than ``rows`` rows if a number is given.

        >>> from kododo_math.exact.distribution import Distribution
        >>> print(Distribution({"teal": 1, "pink": 2}).to_latex())
        \begin{tabular}{lrrr}
        \hline
        outcome & probability & decimal & 1 in \\
        \hline
        teal & $\frac{1}{3}$ & 0.333333 & 3 \\
        pink & $\frac{2}{3}$ & 0.666667 & 1.5 \\
        \hline
        \end{tabular}
        """
        heads = heads_of(self)
        return "\n".join(
            (
                rf"\begin{{tabular}}{{l{'r' * (len(heads) - 1)}}}",
                *(r"\hline", rf"{' & '.join(heads)} \\", r"\hline"),
                *(_latex_line(cells, len(heads)) for cells in cells_of(self, rows)),
                *(r"\hline", r"\end{tabular}"),
            )
        )

    def _repr_html_(self) -> str:
        heads = heads_of(self)
        head = "".join(f'<th scope="col">{text}</th>' for text in heads)
        body = "".join(f"<tr>{_html_line(cells, len(heads))}</tr>" for cells in cells_of(self, SHOWN))
        return (
            f'<div style="max-width:100%;overflow-x:auto" role="group" aria-label="{", ".join(heads)}" tabindex="0">'
            '<table style="font-variant-numeric:tabular-nums;table-layout:auto">'
            f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
        )

    def _repr_markdown_(self) -> str:
        return self.to_markdown(SHOWN)


def rows_of(law: Mapping[T, Fraction]) -> list[Row]:
    """Return the rows of a law's table.

    >>> rows_of({1: Fraction(1, 3), 2: Fraction(2, 3)})[-1]
    Row(outcome=2, probability=Fraction(2, 3), cumulative=Fraction(1, 1))
    """
    cumulative: Iterable[Fraction | None] = accumulate(law.values()) if are_numbers(law) else repeat(None)
    return [Row(x, probability, total) for (x, probability), total in zip(law.items(), cumulative, strict=False)]


def heads_of(law: Mapping[T, Fraction]) -> Cells:
    """Return what stands over the columns; no cumulative one where the outcomes are no numbers."""
    return HEADS if are_numbers(law) else HEADS[:-1]


def cells_of(law: Mapping[T, Fraction], most: int | None = None) -> Iterator[Cells]:
    """Yield the texts of each row; of more than ``most`` rows the last ones are left out, and their number told.

    >>> list(cells_of({"a": Fraction(1, 2), "b": Fraction(1, 3), "c": Fraction(1, 6)}, most=1))
    [('a', '1/2', '0.5', '2'), ('… 2 more rows',)]

    Raises ``ValueError`` for fewer than one row.
    """
    if most is not None and most < 1:
        msg = f"rows of a table: expected at least 1, got {most}"
        raise ValueError(msg)
    rows = rows_of(law)
    yield from map(_cells, rows[:most])
    left_out = len(rows) - len(rows[:most])
    if left_out:
        yield (f"… {left_out:,} more {'row' if left_out == 1 else 'rows'}",)


def _cells(row: Row) -> Cells:
    texts = str(row.outcome), str(row.probability), rounded(row.probability), rounded(1 / row.probability)
    return texts if row.cumulative is None else (*texts, rounded(row.cumulative))


def _html_line(cells: Cells, columns: int) -> str:
    if len(cells) == 1:
        return f'<td colspan="{columns}">{cells[0]}</td>'
    outcome, fraction, *numbers = map(escape, cells)
    rest = "".join(f'<td style="white-space:nowrap">{number}</td>' for number in numbers)
    long = '<td style="min-width:9em;overflow-wrap:anywhere;white-space:normal">'
    return f'<th scope="row">{outcome}</th>{long}{fraction.replace("/", "/<wbr/>")}</td>{rest}'


def _latex_line(cells: Cells, columns: int) -> str:
    if len(cells) == 1:
        return rf"\multicolumn{{{columns}}}{{c}}{{{cells[0].replace('…', chr(92) + 'ldots')}}} \\"
    outcome, fraction, *numbers = cells
    numerator, _, denominator = fraction.partition("/")
    exact = rf"\frac{{{numerator}}}{{{denominator}}}" if denominator else numerator
    return rf"{' & '.join((outcome.translate(_LATEX), f'${exact}$', *numbers))} \\"


def rounded(number: Fraction) -> str:
    """Return a number to six significant digits, however large or small it is.

    >>> [rounded(number) for number in (Fraction(1, 3), Fraction(10**9, 7), Fraction(100), Fraction(1, 10**400))]
    ['0.333333', '142857000', '100', '1e-400']
    """
    decimal = _decimal(number, DIGITS)
    return f"{decimal:f}" if LEAST_EXPONENT <= decimal.adjusted() <= GREATEST_EXPONENT else f"{decimal:g}"


def _decimal(number: Fraction, digits: int) -> Decimal:
    with localcontext(prec=digits):
        return Decimal(number.numerator) / Decimal(number.denominator)


def are_numbers(outcomes: Iterable[object]) -> bool:
    """Whether every outcome is a whole number or a fraction."""
    return all(isinstance(outcome, (int, Fraction)) for outcome in outcomes)


def check_numbers(outcomes: Iterable[object], purpose: str) -> None:
    """Raise ``TypeError`` unless every outcome is a whole number or a fraction."""
    for outcome in outcomes:
        if not are_numbers([outcome]):
            msg = f"{purpose}: expected whole numbers or fractions as outcomes, got {outcome!r}; map() can number them"
            raise TypeError(msg)


def library(name: str, purpose: str) -> ModuleType:
    """Return a library; raise ``ModuleNotFoundError`` with the command that installs it where it is missing."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        msg = f'{purpose}: expected {name} installed, got "{error}"; run: pip install "kododo_math[lab]"'
        raise ModuleNotFoundError(msg, name=error.name) from None
