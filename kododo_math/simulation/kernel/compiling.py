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

from kododo_math.simulation.kernel.encoding import as_array
from kododo_math.simulation.kernel.games import play_games
from kododo_math.simulation.kernel.turns import FAILED, ask
from kododo_math.strategies.look import Look
from kododo_math.strategies.strategy import Choose

_SHORT = 700
"""Bytes of a function so short that it is set in where it is called: a look is long to hand over."""


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
    look = numba.typeof(_example_look())
    compiled = _copy(choose, {}, cache=keep, boundscheck=not keep)
    compiled.compile(numba.int64(look))
    code = compiled.overloads[(look,)]
    address: int = code.library.get_pointer_to_function(code.fndesc.llvm_func_name)
    return address


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

    One compiled kernel thus serves every strategy, those that a reader writes too.
    """
    ir, types, extending = _module("llvmlite.ir"), _module("numba.types"), _module("numba.extending")

    def build(_typing: Any, _address: Any, look: Any) -> Any:  # noqa: ANN401 - numba carries no types
        def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:  # noqa: ANN401 - the same
            convention = context.call_conv
            function_type = convention.get_function_type(types.int64, (look,))
            function = builder.inttoptr(arguments[0], function_type.as_pointer())
            borrowed = arguments[1]
            for place, member in enumerate(look.types):
                if isinstance(member, types.Array):  # without an owner, no references to the array are counted
                    unowned = context.get_constant_null(types.MemInfoPointer(types.voidptr))
                    borrowed = builder.insert_value(borrowed, unowned, (place, 0))
            status, card = convention.call_function(builder, function, types.int64, (look,), [borrowed])
            return builder.select(status.is_error, ir.Constant(ir.IntType(64), FAILED), card)

        return types.int64(types.int64, look), generate

    return extending.intrinsic(build)


def _example_look() -> Look:
    """Return a look whose only use is its type."""
    row = as_array([0])
    return Look(*[row] * 14, *[0] * 9)
