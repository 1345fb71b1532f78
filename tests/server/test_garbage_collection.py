"""Garbage collection: young objects as ever, everything only at times of our choosing."""

from __future__ import annotations

import subprocess
import sys

# In a process of its own, as it is meant; what it prints are counts, not times.
PROGRAM = """
import gc, weakref
from mindtable.server.ops import garbage_collection

class Circle:
    pass

def circle():
    one = Circle()
    one.itself = one
    return weakref.ref(one)

garbage_collection.take_over()
whole = gc.get_stats()[2]["collections"]
forgotten = circle()
tables = [[[number]] for number in range(1_000_000)]  # what stays makes Python look through everything, otherwise
print(gc.get_stats()[2]["collections"] - whole, forgotten() is None)
"""


def test_many_tables_bring_no_pause_and_young_garbage_goes() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=120)
    assert done.stdout.split() == ["0", "True"], done.stderr


def test_python_alone_would_pause() -> None:
    """Otherwise the test above proves nothing."""
    program = PROGRAM.replace("garbage_collection.take_over()", "gc.collect()")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    if sys.version_info < (3, 14):  # from then on Python itself looks through a part at a time
        assert int(done.stdout.split()[0]) > 0, done.stderr
