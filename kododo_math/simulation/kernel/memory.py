"""Where the rows of a record lie in memory, and compiled code that finds them there.

A record is handed to compiled code as one number, the address of its ``places``: for each of its rows, where it
lies and how long it is. The kernel takes the rows as pointers, which cost least; a strategy takes them as arrays,
which know their length.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from kododo_math.simulation.kernel.encoding import as_array
from kododo_math.simulation.kernel.records import Board
from kododo_math.simulation.kernel.turns import FAILED

_BYTES = 8
"""Bytes of a word."""


def address(row: Any) -> int:  # noqa: ANN401 - numpy may be missing
    """Return where an array lies in memory."""
    place: int = row.ctypes.data
    return place


def places_of(record: tuple[Any, ...]) -> Any:  # noqa: ANN401 - numpy may be missing
    """Return where each row of a record lies, and how long it is, as an array."""
    return as_array([number for row in record for number in (address(row), len(row))])


def pointers(record: Any) -> Any:  # noqa: ANN401 - numba carries no types
    """Return compiled code that makes a ``record`` of pointers from the address of its places."""
    types = import_module("numba.types")

    def point(_context: Any, _builder: Any, data: Any, _length: Any) -> Any:  # noqa: ANN401 - values of compiled code
        return data

    return _from_memory(record, types.CPointer(types.int64), point)


def arrays(record: Any) -> Any:  # noqa: ANN401 - numba carries no types
    """Return compiled code that makes a ``record`` of arrays, which own nothing, from the address of its places."""
    types, populate = import_module("numba.types"), import_module("numba.np.arrayobj").populate_array
    row = types.Array(types.int64, 1, "C")

    def array_over(context: Any, builder: Any, data: Any, length: Any) -> Any:  # noqa: ANN401 - values of compiled code
        array, step = context.make_array(row)(context, builder), length.type(_BYTES)
        return populate(array, data, [length], [step], step, None)._getvalue()  # noqa: SLF001 - numba's own name

    return _from_memory(record, row, array_over)


def ask_at_address() -> Any:  # noqa: ANN401 - numba carries no types
    """Return the compiled counterpart of ``turns.ask``: it calls the strategy at an address.

    One compiled kernel thus serves every strategy, those that a reader writes too.
    """
    ir, types, extending = import_module("llvmlite.ir"), import_module("numba.types"), import_module("numba.extending")
    word, places = ir.IntType(64), Board._fields.index("places")

    def build(_typing: Any, _address: Any, board: Any) -> Any:  # noqa: ANN401 - numba carries no types
        def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:  # noqa: ANN401 - the same
            convention = context.call_conv
            function_type = convention.get_function_type(types.int64, (types.int64,))
            function = builder.inttoptr(arguments[0], function_type.as_pointer())
            place = builder.ptrtoint(builder.extract_value(arguments[1], places), word)
            status, card = convention.call_function(builder, function, types.int64, (types.int64,), [place])
            return builder.select(status.is_error, ir.Constant(word, FAILED), card)

        return types.int64(types.int64, board), generate

    return extending.intrinsic(build)


def _from_memory(record: Any, row: Any, make_row: Callable[..., Any]) -> Any:  # noqa: ANN401 - numba carries no types
    """Return compiled code that makes a ``record`` of rows of one type from the address of its places."""
    ir, types, extending = import_module("llvmlite.ir"), import_module("numba.types"), import_module("numba.extending")
    word, made = ir.IntType(64), types.NamedUniTuple(row, len(record._fields), record)

    def build(_typing: Any, _places: Any) -> Any:  # noqa: ANN401 - numba carries no types
        def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:  # noqa: ANN401 - the same
            places = builder.inttoptr(arguments[0], word.as_pointer())
            numbers = [builder.load(builder.gep(places, [ir.Constant(word, i)])) for i in range(2 * made.count)]
            rows = [
                make_row(context, builder, builder.inttoptr(data, word.as_pointer()), length)
                for data, length in zip(numbers[::2], numbers[1::2], strict=True)
            ]
            return context.make_tuple(builder, made, rows)

        return made(types.int64), generate

    return extending.intrinsic(build)
