"""The same seed gives the same games, whoever plays them; what goes wrong is said, and what is done is kept."""

import os
import pickle
import signal
import threading
import time
import warnings
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import numpy as np
import pytest

from kododo_math.deck import Deck
from kododo_math.editions import EDITIONS, player_counts, rules
from kododo_math.simulation import run
from kododo_math.simulation.chunks import CHUNK, Job, Player, chunk_seed, play_chunks
from kododo_math.simulation.run import simulate
from kododo_math.strategies import SHIPPED, strategy
from tests.simulation.conftest import needs_numba


@strategy(name="sorts with a key", idea="what numba does not compile", looks_at="the points")
def not_compiled(look):
    """Choose the dearest card in a way that only plain Python knows."""
    return max(range(len(look.colors)), key=lambda card: look.points[card])


@pytest.fixture
def plain(monkeypatch):
    """Let plain Python play."""
    monkeypatch.setattr(run, "_compiles", lambda *_: False)


@needs_numba
@pytest.mark.parametrize("edition", [(edition, n) for edition in EDITIONS for n in player_counts(edition)], ids=str)
def test_compiled_and_plain_play_the_same_games(edition):
    """The tally of some games is the same, number by number, in every edition with strategies that look."""
    seats = [SHIPPED[(seat * 3 + edition[1]) % 8] for seat in range(edition[1])]
    jobs = [Job(rules(*edition), tuple(seats), 7, 25, compiled=compiled, time_limit=60) for compiled in (True, False)]
    compiled, plain = (play_chunks(job, job.chunks) for job in jobs)
    for name, one, other in zip(compiled._fields, compiled, plain, strict=True):
        assert list(one) == list(other), name


@needs_numba
@pytest.mark.parametrize(
    "changes",
    [
        {"kododo_counts_for_color": False, "refill": "round"},
        {"tie_cascade": False, "burst_cascade": False, "burst": 3},
        {"kododo_first": False, "kododo_number": 2, "kododo_award": "one"},
        {"target_score": 60, "final_tie": "shared"},
        {
            "deck": Deck(("red", "blue", "tan", "gray", "pink", "white"), 1, {2: 3, 9: 5, 500: 1}),
            "removed": 8,
            "burst": 4,
        },
    ],
    ids=str,
)
def test_compiled_and_plain_play_the_same_games_by_switched_rules(changes):
    """The same holds for switches, long games, and decks of another make."""
    sheet = rules("limit", 4).replace(**changes)
    seats = (SHIPPED[3], SHIPPED[0], SHIPPED[6], SHIPPED[7])
    jobs = [Job(sheet, seats, 11, 25, compiled=compiled, time_limit=60) for compiled in (True, False)]
    compiled, plain = (play_chunks(job, job.chunks) for job in jobs)
    assert all(list(one) == list(other) for one, other in zip(compiled, plain, strict=True))


def test_chunk_seeds_are_the_children_of_one_seed_sequence():
    """A chunk's seed is what ``SeedSequence.spawn`` would give it, without spawning those before."""
    children = np.random.SeedSequence(5211).spawn(4)
    assert [chunk_seed(5211, i) for i in range(4)] == [list(map(int, c.generate_state(4))) for c in children]


def test_any_game_of_a_chunk_can_be_played_by_itself():
    """Games have seeds of their own: games 3 to 5 alone are the difference between five games and three."""
    job = Job(rules("kododo", 3), (SHIPPED[0],) * 3, 1, 10, compiled=False, time_limit=60)
    players = [Player(job) for _ in range(3)]
    players[0].play(0, games=5)
    players[1].play(0, games=3)
    players[2].play(0, first=3, games=2)
    for five, three, two in zip(*(player.tally for player in players), strict=True):
        assert list(five) == [a + b for a, b in zip(three, two, strict=True)]


def test_more_games_begin_with_the_same_games():
    """A simulation of fewer games is the beginning of one with more, so that the rest can be added."""
    few = simulate(rules("kododo", 2), games=CHUNK, seed=3)
    more = simulate(rules("kododo", 2), games=CHUNK + 1, seed=3)
    assert sum(more.tally.game_points) - sum(few.tally.game_points) < 200
    assert more.games == few.games + 1


def test_deals_are_the_same_whatever_the_players_do():
    """Shuffles have a generator of their own: the cards of each deal do not depend on the choices."""
    players = [
        Player(Job(rules("limit", 2), (chosen,) * 2, 5, 3, compiled=False, time_limit=60)) for chosen in SHIPPED[:2]
    ]
    for player in players:
        player.play(0)
    assert players[0].board.order == players[1].board.order
    assert players[0].tally.game_points != players[1].tally.game_points


def test_processes_give_the_numbers_of_one_process():
    """Two worker processes, and a thread pool, count what this process counts."""
    alone = simulate(rules("limit", 3), games=5500, seed=9, strategies="follow the majority")
    with ProcessPoolExecutor(2) as processes:
        assert (
            simulate(rules("limit", 3), games=5500, seed=9, strategies="follow the majority", executor=processes)
            == alone
        )
    with ThreadPoolExecutor(3) as threads:
        assert (
            simulate(rules("limit", 3), games=5500, seed=9, strategies="follow the majority", executor=threads) == alone
        )


def test_a_broken_executor_leaves_the_rest_to_this_process(dying_executor):
    """When workers die the run completes here, says so, and the numbers are the same."""
    with pytest.warns(RuntimeWarning, match="a worker died"):
        survived = simulate(rules("kododo", 2), games=9000, seed=2, executor=dying_executor(3))
    assert survived == simulate(rules("kododo", 2), games=9000, seed=2)


def kill_a_worker(executor):
    """Kill one process of a pool."""
    time.sleep(0.3)
    os.kill(next(iter(executor._processes)), signal.SIGKILL)  # noqa: SLF001 - a pool does not show its workers


@pytest.mark.slow
def test_a_killed_process_of_a_pool_does_not_stop_the_run():
    """A pool breaks when a process is killed; the run completes with the same numbers."""
    with ProcessPoolExecutor(2) as executor:
        executor.submit(len, "").result()
        threading.Thread(target=kill_a_worker, args=(executor,)).start()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)
            survived = simulate(rules("kododo", 4), games=400_000, seed=2, executor=executor)
    assert survived == simulate(rules("kododo", 4), games=400_000, seed=2)


def interrupt_soon():
    """Press Ctrl-C in a moment; a process that was started in the background would not hear it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    threading.Timer(0.6, lambda: os.kill(os.getpid(), signal.SIGINT)).start()


@needs_numba
def test_an_interrupt_keeps_what_is_done():
    """Ctrl-C ends the run; the result counts the games that are done, and the warning says how many."""
    simulate(rules("kododo", 4), games=10, seed=1)
    interrupt_soon()
    with pytest.warns(RuntimeWarning, match=r"interrupted: [\d,]+ of 1,000,000,000 games are done and kept"):
        kept = simulate(rules("kododo", 4), games=10**9, seed=1, confirm=True)
    assert 0 < kept.games < 10**9
    assert kept.rounds == 6 * kept.games
    assert kept == simulate(rules("kododo", 4), games=kept.games, seed=1)


@pytest.mark.usefixtures("plain")
def test_an_interrupt_of_plain_python_keeps_what_is_done():
    """The same in plain Python: the game being played is finished."""
    interrupt_soon()
    with pytest.warns(RuntimeWarning, match="interrupted"):
        kept = simulate(rules("kododo", 4), games=10**6, seed=1, confirm=True)
    assert 0 < kept.games < 10**6
    assert kept == simulate(rules("kododo", 4), games=kept.games, seed=1)


def test_an_interrupt_of_workers_keeps_what_is_done():
    """The same with an executor: the tasks that are done count."""
    with ThreadPoolExecutor(2) as executor:
        interrupt_soon()
        with pytest.warns(RuntimeWarning, match="interrupted"):
            kept = simulate(rules("kododo", 4), games=3 * 10**6, seed=1, executor=executor, confirm=True)
    assert kept.games < 3 * 10**6
    assert kept.rounds == 6 * kept.games


@strategy(name="keeps notes", idea="count my cards of a turn", looks_at="my notes")
def keeps_notes(look):
    """Lay the first card if the notes hold how many cards of this turn are laid, else one that I do not hold."""
    laid = (2 if look.turn == 1 else 1) - look.to_play
    fits = look.notes[0] == laid and look.notes[3] == 7 * laid
    look.notes[0], look.notes[3] = laid + 1, 7 * (laid + 1)
    return 0 if fits else len(look.colors)


@pytest.mark.parametrize("others", [keeps_notes, SHIPPED[0]], ids=lambda others: others.name)
@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=needs_numba)])
def test_notes_last_for_one_turn_of_one_player(compiled, others):
    """They are empty on a turn's first card, and on its second as they were left; nobody reads those of another."""
    seats = (keeps_notes, others, others, others)
    job = Job(rules("kododo", 4), seats, 7, 20, compiled=compiled, time_limit=60)
    assert play_chunks(job, job.chunks).totals[0] == job.games


@needs_numba
def test_a_strategy_that_does_not_compile_plays_as_plain_python():
    """It is said that this is slower, and the games are those of the same idea that does compile."""
    with pytest.warns(RuntimeWarning, match=r"'sorts with a key' cannot be compiled"):
        slow = simulate(rules("kododo", 2), games=20, seed=1, strategies=not_compiled)
    assert slow.games == 20


def test_without_numba_plain_python_plays_and_says_so(monkeypatch):
    """Where numba is absent everything works, slower, with the same numbers."""
    there = simulate(rules("kododo", 2), games=30, seed=4)
    monkeypatch.setattr(run, "can_compile", lambda: False)
    with pytest.warns(RuntimeWarning, match="numba is not installed"):
        absent = simulate(rules("kododo", 2), games=30, seed=4)
    assert absent == there


def test_no_games_is_an_empty_result():
    """Zero games are zero rounds, with shares that are not numbers."""
    empty = simulate(rules("kododo", 4), games=0, seed=1)
    assert (empty.games, empty.rounds) == (0, 0)
    assert np.isnan(empty.p_burst)
    assert simulate(rules("kododo", 4), games=5, seed=2).merge(empty).games == 5


def test_a_run_of_days_is_refused_with_the_time_it_would_take():
    """10**12 games have to be asked for."""
    with pytest.raises(ValueError, match=r"games: 1,000,000,000,000 would take about \d+ days in one process"):
        simulate(rules("kododo", 4), games=10**12, seed=1)


@pytest.mark.parametrize(
    ("changes", "error", "message"),
    [
        ({"games": -1}, ValueError, "games: expected at least 0, got -1"),
        ({"games": 2.5}, TypeError, "games: expected a whole number, got 2.5"),
        ({"games": True}, TypeError, "games: expected a whole number"),
        ({"seed": -3}, ValueError, "seed: expected at least 0, got -3"),
        ({"strategies": "bluff"}, ValueError, "unknown strategy 'bluff': expected one of random"),
        ({"strategies": ["random"]}, ValueError, "strategies: expected one for each of 2 seats, got 1"),
        ({"strategies": [3, 4]}, TypeError, "strategy: expected a name or what @strategy has made, got 3"),
        ({"rules": rules("kododo", 2, removed=0)}, ValueError, "cannot play a whole game"),
    ],
)
def test_bad_input_is_refused_with_a_sentence(changes, error, message):
    """What, expected, got."""
    arguments = {"rules": rules("kododo", 2), "games": 10, "seed": 1} | changes
    with pytest.raises(error, match=message):
        simulate(arguments.pop("rules"), **arguments)


def test_strategies_travel_by_name_or_by_value():
    """A shipped strategy is the same object in another process; a reader's is the same function."""
    assert pickle.loads(pickle.dumps(SHIPPED[3])) is SHIPPED[3]  # noqa: S301 - pickled here
    inner = strategy(name="inner", idea="none", looks_at="nothing")(lambda look: look.seat - look.seat)
    copied = pickle.loads(pickle.dumps(inner))  # noqa: S301 - pickled here
    assert copied.name == "inner"
    assert copied.choose.__code__.co_code == inner.choose.__code__.co_code


def test_progress_shows_a_bar(capsys):
    """The bar ends at the number of games."""
    simulate(rules("kododo", 2), games=2000, seed=1, progress=True)
    assert "2.00k/2.00k" in capsys.readouterr().err


@pytest.mark.slow
def test_a_killed_dask_worker_does_not_change_the_numbers():
    """A real cluster of two processes, one killed on the way: the run completes with the same numbers."""
    distributed = pytest.importorskip("dask.distributed")
    warnings.simplefilter("ignore")
    alone = simulate(rules("kododo", 4), games=600_000, seed=6)
    cluster = distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None)
    with cluster, distributed.Client(cluster) as client:
        assert simulate(rules("kododo", 4), games=20_000, seed=6, executor=client.get_executor()).games == 20_000
        pid = next(iter(client.run(os.getpid).values()))
        threading.Timer(0.4, lambda: os.kill(pid, signal.SIGKILL)).start()
        shared = simulate(rules("kododo", 4), games=600_000, seed=6, executor=client.get_executor())
        assert pid not in client.run(os.getpid).values()
    assert shared == alone
