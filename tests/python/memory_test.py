"""Calls keep no memory."""

import gc
import os
import resource

import numpy as np
import zermelo
from zermelo import Value, clobber

COUNT = int(os.environ.get("ZERMELO_CALLS", "30000"))


def resident() -> int:
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * resource.getpagesize()


def test_calls_keep_no_memory(tables: zermelo.Tables) -> None:
    sets = [np.array([each], dtype=np.uint32) for each in zermelo.checkers("B:WK31:B18,25").sets]
    v, w = Value("{1|-1}"), Value("^*")
    black = np.array([True])

    def call(count: int) -> None:
        for i in range(count):
            (v + w) - v < w
            v.left[0].temperature, str(v), hash(w)
            clobber("BBW").value()
            tables.probe("B:WK31:B18,25")
            if i % 100 == 0:
                tables.probe_many(*(*sets, black))
                clobber("BBW").solve().left_first.move
                zermelo.ask("eval", "^ + *")
                (clobber("BBW") + v).value()
                for bad in ("{1|", "{"):
                    try:
                        Value(bad)
                    except zermelo.Error:
                        pass

    call(COUNT // 3)
    gc.collect()
    before = resident()
    call(COUNT)
    gc.collect()
    grown = resident() - before
    # The address sanitizer keeps what is freed for a while, up to 256 MiB.
    allowed = 300 << 20 if "LD_PRELOAD" in os.environ else 4 << 20
    assert grown < allowed, f"{grown} bytes more after {COUNT} turns"
