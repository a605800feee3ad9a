"""What the tests of the simulation share: the mark of those that need machine code."""

import pytest

from kododo_math.simulation.kernel.compiling import can_compile

needs_numba = pytest.mark.skipif(not can_compile(), reason="numba is not installed: plain Python plays")
