"""The kernel and the strategies, compiled by numba where it is installed.

Their source stays plain Python: what is compiled is a copy of each function that calls copies.
"""

from __future__ import annotations

import hashlib
import marshal
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import CodeType, FunctionType
from typing import Any

from kododo_math.simulation.kernel.games import play_games
from kododo_math.simulation.kernel.looking import look_of
from kododo_math.simulation.kernel.records import Board
from kododo_math.simulation.kernel.turns import FAILED, ask
from kododo_math.strategies.look import Look
from kododo_math.strategies.strategy import Choose

_SHORT = 700
"""Bytes of a function so short that it is set in where it is called: a board is long to hand over."""
_PLACES = Board._fields.index("places")


@cache
def can_compile() -> bool:
    """Whether numba is installed."""
    return find_spec("numba") is not None


@cache
def compiled_kernel() -> Any:  # noqa: ANN401 - numba carries no types
    """Return the compiled ``play_games``; its machine code is kept on disk."""
    # The kernel makes no arrays, so that counting references to them would only cost time.
    return _copy(play_games, {ask: _ask_at_address()}, cache=True, nogil=True, _nrt=False)


@cache
def address_of(choose: Choose, *, keep: bool) -> int:
    """Compile a strategy's function and return where its machine code begins.

    What is to ``keep`` is cached on disk; all else is a reader's, and checked not to reach beyond a sequence.
    Raises what numba raises when it cannot compile the function.
    """
    numba = _module("numba")
    names = _entry.__globals__ | {_chosen.__name__: choose}
    entry = FunctionType(_entry.__code__.replace(co_filename=choose.__code__.co_filename), names, choose.__name__)
    compiled = _copy(entry, {_board_at: _board_from_memory()}, cache=keep, boundscheck=not keep)
    compiled.compile(numba.int64(numba.int64))
    code = compiled.overloads[(numba.int64,)]
    address: int = code.library.get_pointer_to_function(code.fndesc.llvm_func_name)
    return address


def note_places(board: Board) -> None:
    """Write into a board where each of its rows lies in memory, and how long it is."""
    for number, row in enumerate(board):
        board.places[2 * number], board.places[2 * number + 1] = row.ctypes.data, len(row)


def _entry(places: int) -> int:
    """Return the card that a strategy chooses, on the board whose rows are described at ``places``."""
    return int(_chosen(look_of(_board_at(places))))


def _chosen(look: Look) -> int:
    """Stand for the strategy's function in the source of ``_entry``."""
    raise NotImplementedError


def _board_at(places: int) -> Board:
    """Stand for compiled code that reads a board's rows from memory."""
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
    copy.__qualname__ = f"{function.__name__}_{_digest(function, options)}"
    return _module("numba").njit(**options)(copy)


def _module(name: str) -> Any:  # noqa: ANN401 - numba carries no types
    """Import a module of numba, which is optional and slow to import."""
    return import_module(name)


def _digest(function: Any, options: dict[str, Any]) -> str:  # noqa: ANN401 - a function
    """Return a mark of how ``function`` and all it calls are compiled, so that no stale code is found on disk."""
    codes = [marshal.dumps(code.replace(co_filename="")) for code in _codes(function)]
    return hashlib.sha256(b"".join(codes) + repr(options).encode()).hexdigest()[:12]


def _codes(function: Any) -> Iterator[CodeType]:  # noqa: ANN401 - a function
    yield function.__code__
    for name in function.__code__.co_names:
        called = function.__globals__.get(name)
        if isinstance(called, FunctionType):
            yield from _codes(called)


def _ask_at_address() -> Any:  # noqa: ANN401 - numba carries no types
    """Return the compiled counterpart of ``turns.ask``: it calls the strategy at an address.

    One compiled kernel thus serves every strategy, those that a reader writes too. The call hands over one
    number, and the strategy reads no more of the board than it looks at.
    """
    ir, types, extending = _module("llvmlite.ir"), _module("numba.types"), _module("numba.extending")
    word = ir.IntType(64)

    def build(_typing: Any, _address: Any, board: Any) -> Any:  # noqa: ANN401 - numba carries no types
        def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:  # noqa: ANN401 - the same
            convention = context.call_conv
            function_type = convention.get_function_type(types.int64, (types.int64,))
            function = builder.inttoptr(arguments[0], function_type.as_pointer())
            row = board.types[_PLACES]
            places = context.make_array(row)(context, builder, builder.extract_value(arguments[1], _PLACES))
            place = builder.ptrtoint(places.data, word)
            status, card = convention.call_function(builder, function, types.int64, (types.int64,), [place])
            return builder.select(status.is_error, ir.Constant(word, FAILED), card)

        return types.int64(types.int64, board), generate

    return extending.intrinsic(build)


def _board_from_memory() -> Any:  # noqa: ANN401 - numba carries no types
    """Return the compiled counterpart of ``_board_at``: arrays over the rows, without an owner."""
    ir, types, extending = _module("llvmlite.ir"), _module("numba.types"), _module("numba.extending")
    populate_array, word = _module("numba.np.arrayobj").populate_array, ir.IntType(64)
    row = types.Array(types.int64, 1, "C")
    board = types.NamedUniTuple(row, len(Board._fields), Board)

    def build(_typing: Any, _places: Any) -> Any:  # noqa: ANN401 - numba carries no types
        def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:  # noqa: ANN401 - the same
            numbers = builder.inttoptr(arguments[0], word.as_pointer())

            def number(place: int) -> Any:  # noqa: ANN401 - a value of the code that is generated
                return builder.load(builder.gep(numbers, [ir.Constant(word, place)]))

            rows = []
            for place in range(0, 2 * board.count, 2):
                array = context.make_array(row)(context, builder)
                data = builder.inttoptr(number(place), array.data.type)
                populate_array(array, data, [number(place + 1)], [ir.Constant(word, 8)], ir.Constant(word, 8), None)
                rows.append(array._getvalue())  # noqa: SLF001 - numba's own name for it
            return context.make_tuple(builder, board, rows)

        return board(types.int64), generate

    return extending.intrinsic(build)
