"""The kernel and the strategies, compiled by numba where it is installed.

Their source stays plain Python: what is compiled is a copy of each function that calls copies.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import CodeType, FunctionType
from typing import Any

from kododo_math.simulation.kernel import memory
from kododo_math.simulation.kernel.games import play_games
from kododo_math.simulation.kernel.looking import look_of
from kododo_math.simulation.kernel.records import Board, Sheet, Tally
from kododo_math.simulation.kernel.turns import ask
from kododo_math.strategies.look import Look
from kododo_math.strategies.strategy import Choose

_SHORT = 700
"""Bytes of a function so short that it is set in where it is called: a board is long to hand over."""


@cache
def can_compile() -> bool:
    """Whether numba is installed."""
    return find_spec("numba") is not None


@cache
def compiled_kernel() -> Any:  # noqa: ANN401 - numba carries no types
    """Return the compiled ``play_games``; its machine code is kept on disk."""
    # The kernel makes no arrays, so that counting references to them would only cost time.
    known = {ask: memory.ask_at_address(), _board_at: memory.pointers(Board), _tally_at: memory.pointers(Tally)}
    play = _copy(_play_in_memory, known, cache=True, nogil=True, _nrt=False)

    def play_in_arrays(sheet: Sheet, board: Board, tally: Tally, first: int, games: int) -> None:
        places = memory.places_of(tally)  # named, so that it is still there when it is read
        play(sheet, memory.address(board.places), memory.address(places), first, games)

    return play_in_arrays


def address_of(choose: Choose, *, keep: bool) -> int:
    """Compile a strategy's function and return where its machine code begins.

    What is to ``keep`` is cached on disk; all else is a reader's, and checked not to reach beyond a sequence.
    Raises what numba raises when it cannot compile the function.
    """
    (code,) = _compiled_strategy(choose, keep=keep).overloads.values()
    address: int = code.library.get_pointer_to_function(code.fndesc.llvm_func_name)
    return address


@cache
def _compiled_strategy(choose: Choose, *, keep: bool) -> Any:  # noqa: ANN401 - numba carries no types
    numba = _module("numba")
    names = _choose_in_memory.__globals__ | {_chosen.__name__: choose}
    code = _choose_in_memory.__code__.replace(co_filename=choose.__code__.co_filename)
    entry = FunctionType(code, names, choose.__name__)
    compiled = _copy(entry, {_board_at: memory.arrays(Board)}, cache=keep, boundscheck=not keep)
    compiled.compile(numba.int64(numba.int64))
    return compiled


def _play_in_memory(sheet: Sheet, board: int, tally: int, first: int, games: int) -> None:
    play_games(sheet, _board_at(board), _tally_at(tally), first, games)


def _choose_in_memory(board: int) -> int:
    return int(_chosen(look_of(_board_at(board))))


def _chosen(look: Look) -> int:
    """Stand for a strategy's function in the source above."""
    raise NotImplementedError


def _board_at(places: int) -> Board:
    """Stand for compiled code that finds a board in memory."""
    raise NotImplementedError


def _tally_at(places: int) -> Tally:
    """Stand for compiled code that finds a tally in memory."""
    raise NotImplementedError


def _copy(function: Any, known: dict[Any, Any], **options: Any) -> Any:  # noqa: ANN401 - numba carries no types
    """Return a compiled copy of ``function`` that calls compiled copies, those that are ``known`` among them."""
    inner = {option: value for option, value in options.items() if option != "cache"} | {"no_cpython_wrapper": True}
    names = dict(function.__globals__)
    for name in set(function.__code__.co_names) & names.keys():
        called = names[name]
        if isinstance(called, FunctionType):
            if called not in known:
                known[called] = _copy(called, known, **inner)
            names[name] = known[called]
    copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__, function.__closure__)
    options["no_cfunc_wrapper"] = True
    if len(function.__code__.co_code) < _SHORT:
        options["forceinline"] = True
    copy.__qualname__ = f"{function.__name__}_{digest(function, options)}"
    return _module("numba").njit(**options)(copy)


def _module(name: str) -> Any:  # noqa: ANN401 - numba carries no types
    """Import a module of numba, which is optional and slow to import."""
    return import_module(name)


def digest(function: Any, options: dict[str, Any]) -> str:  # noqa: ANN401 - a function
    """Return a mark of how ``function`` and all it calls are compiled, so that no stale code is found on disk."""
    layout = [record._fields for record in (Sheet, Board, Tally, Look)]
    finding = [found for found in vars(memory).values() if isinstance(found, FunctionType)]
    read = [each for one in (function, *finding) for each in _read(one.__code__, one.__globals__)]
    return hashlib.sha256(repr((read, options, layout)).encode()).hexdigest()[:12]


def _read(code: CodeType, names: dict[str, Any]) -> Iterator[object]:
    """Yield what code is made of, all it calls and the numbers it knows by name; the same in every process."""
    yield code.co_code, code.co_names, code.co_varnames
    for value in (*code.co_consts, *(names.get(name) for name in code.co_names)):
        if isinstance(value, CodeType):
            yield from _read(value, names)
        elif isinstance(value, FunctionType):
            yield from _read(value.__code__, value.__globals__)
        elif isinstance(value, (int, float, str, tuple)):
            yield value
