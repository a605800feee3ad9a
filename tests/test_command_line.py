"""`python -m kododo_math` prints exact odds, says its model, and answers bad input with one sentence."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

from kododo_math.__main__ import main
from kododo_math.editions import EDITIONS, player_counts, rules
from kododo_math.exact.round_law import round_law
from kododo_math.views import terminal
from kododo_math.views.catalogue import LANGUAGES

EVERY_SHEET = [(edition, players) for edition in EDITIONS for players in player_counts(edition)]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own, as a reader does."""
    command = [sys.executable, "-m", "kododo_math", *arguments]
    variables = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    root = Path(__file__).parents[1]
    return subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", check=False, cwd=root, env=variables
    )


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return what the command prints, without a process of its own."""
    main(arguments)
    return capsys.readouterr().out


def test_the_command_of_the_readme():
    """It prints a table, whose first line names the model, the edition and the players."""
    done = run("--edition", "limit", "--players", "5")
    first = done.stdout.splitlines()[0]
    assert (done.returncode, done.stderr) == (0, "")
    assert all(word in first for word in ("uniformly random play", "limit", "5"))
    assert str(round_law(rules("limit", 5)).p_kododo) in done.stdout


def test_without_arguments_it_is_the_edition_of_four():
    """The defaults are those of `rules()`."""
    assert run().stdout.strip() == terminal.odds_text(rules(), round_law(rules()))


@pytest.mark.parametrize(("edition", "players"), EVERY_SHEET)
def test_the_table_holds_the_exact_law(capsys, edition, players):
    """Every edition and player count prints its five probabilities and its mean, as fractions in the last column."""
    law = round_law(rules(edition, players))
    lines = printed(capsys, "--edition", edition, "--players", str(players)).splitlines()[1:]
    last = [line.split()[-1] for line in lines if line]
    expected = [law.p_majority, law.p_kododo, law.p_nothing, law.p_burst, law.p_tie, law.player_points.mean]
    assert [Fraction(text) for text in last] == expected


def test_the_three_endings_sum_to_one(capsys):
    """Exactly one of the first group's lines happens."""
    group = printed(capsys, "--edition", "hahn").split("\n\n")[1]
    assert sum(Fraction(line.split()[-1]) for line in group.splitlines()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_columns_are_aligned(capsys, language):
    """The exact fractions stand flush below one another."""
    lines = [line for line in printed(capsys, "--language", language).splitlines()[1:] if line]
    assert len({line.rindex(line.split()[-1]) for line in lines}) == 1


def test_german(capsys):
    """Words and decimal commas are German, and edition `hahn` says Hahn."""
    table = printed(capsys, "--edition", "hahn", "--language", "de")
    assert "Hahn" in table
    assert "zufällig" in table
    assert f"{float(round_law(rules('hahn', 4)).p_kododo):.6f}".replace(".", ",") in table


@pytest.mark.parametrize(("edition", "players"), EVERY_SHEET)
def test_json_says_the_same_exactly(capsys, edition, players):
    """A script reads the same fractions, the model, and distributions that sum to one."""
    law = round_law(rules(edition, players))
    data = json.loads(printed(capsys, "--edition", edition, "--players", str(players), "--json"))
    read = {name: Fraction(value["fraction"]) for name, value in data["probabilities"].items()}
    assert (data["edition"], data["players"]) == (edition, players)
    assert "uniformly random play" in data["model"]
    assert read == {name: getattr(law, name) for name in read}
    assert len(read) == len(["kododo", "majority", "nothing", "burst", "tie"])
    assert Fraction(data["mean_points_per_player"]["fraction"]) == law.player_points.mean
    for distribution in data["distributions"].values():
        assert sum(Fraction(value["fraction"]) for value in distribution.values()) == 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--edition", "bogus"], "bogus"),
        (["--players", "6"], "expected 2, 3, 4 or 5, got 6"),
        (["--edition", "aggressive"], "expected 2 or 3, got 4"),
        (["--players", "two"], "two"),
        (["--players", "2.5"], "2.5"),
        (["--players"], "--players"),
        (["--language", "fr"], "fr"),
        (["--colour"], "--colour"),
        (["kododo"], "kododo"),
    ],
)
def test_a_mistake_is_told_in_one_line(arguments, told):
    """No traceback: one line that quotes the mistake, nothing on standard output, and exit code 2."""
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert told in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_reader_may_stop_reading():
    """A pipe that is closed at its other end, as by `| head`, is no error."""
    receiver, sender = os.pipe()
    os.close(receiver)
    command = [sys.executable, "-m", "kododo_math", "--json"]
    root = Path(__file__).parents[1]
    done = subprocess.run(command, stdout=sender, stderr=subprocess.PIPE, check=False, cwd=root)
    os.close(sender)
    assert (done.returncode, done.stderr) == (0, b"")


def test_help_names_every_option_and_edition():
    """A reader finds what can be asked for."""
    text = " ".join(run("--help").stdout.split())
    assert all(word in text for word in ("--edition", "--players", "--language", "--json", "--version", *EDITIONS))
    assert "uniformly random" in text


def test_version(capsys):
    """It prints the version and ends well."""
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out.startswith("kododo_math ")
