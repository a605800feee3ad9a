"""Asking for a printed edition: the errors say which numbers of players are printed. The tables: test_rulebook."""

from __future__ import annotations

import pytest

from kododo_math.editions import player_counts, rules
from kododo_math.game import Game


@pytest.mark.parametrize(
    ("edition", "players", "sentence"),
    [
        ("kododo", 0, "players of edition 'kododo': expected 2, 3, 4 or 5, got 0"),
        ("kododo", 1, "players of edition 'kododo': expected 2, 3, 4 or 5, got 1"),
        ("limit", 6, "players of edition 'limit': expected 2, 3, 4 or 5, got 6"),
        ("hahn", -4, "players of edition 'hahn': expected 2, 3, 4 or 5, got -4"),
        ("kododo", 2.5, "players: expected a whole number, got 2.5"),
        ("kododo", 4.0, "players: expected a whole number, got 4.0"),
        ("kododo", True, "players: expected a whole number, got True"),
        ("kododo", "4", "players: expected a whole number, got '4'"),
        ("kododo", None, "players: expected a whole number, got None"),
        ("aggressive", 4, "players of edition 'aggressive': expected 2 or 3, got 4"),
        ("numbers", 4, "unknown edition 'numbers': expected one of kododo, aggressive, limit, hahn"),
        (["limit"], 4, "unknown edition ['limit']: expected one of kododo, aggressive, limit, hahn"),
    ],
)
def test_what_no_edition_prints_is_refused(edition, players, sentence):
    """The error names the field, what was expected and what was given."""
    with pytest.raises((TypeError, ValueError)) as error:
        rules(edition, players)
    assert str(error.value) == sentence


def test_an_unknown_field_is_refused_by_name():
    """A misspelt field is quoted, and the fields are listed."""
    with pytest.raises(
        ValueError, match=r"^unknown field 'bust' of a rule set: expected one of edition, players, deck"
    ):
        rules("kododo", 4, bust=7)


def test_player_counts_of_an_unknown_edition():
    """Asking for the counts of players refuses the edition in the same words."""
    with pytest.raises(ValueError, match=r"^unknown edition 'skat': expected one of kododo, aggressive, limit, hahn$"):
        player_counts("skat")


def test_changes_overrule_what_is_printed():
    """Any field may be changed, the edition's own among them; all others stay as printed."""
    changed = rules("kododo", 3, burst=9, kododo_mode="off")
    assert (changed.burst, changed.kododo_mode) == (9, "off")
    assert changed.replace(burst=6, kododo_mode="at_least") == rules("kododo", 3)


def test_rules_without_arguments_are_the_publisher_s_for_four():
    """The default is edition 000 with four players."""
    assert rules() == rules("kododo", 4)


def test_every_printed_rule_set_can_be_dealt(printed):
    """Each of them comes out even."""
    assert printed.is_even
    assert Game.deal(printed, seed=1).rules is printed
