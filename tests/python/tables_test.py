"""Checkers tables: single probes, lines, many at once, builds."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import zermelo
from agreement_test import checkers_fen


def test_many_positions_are_answered_as_single_ones(tables: zermelo.Tables) -> None:
    chance = random.Random(21)
    positions = [zermelo.checkers(checkers_fen(chance)) for _ in range(3000)]
    sets = np.array([p.sets for p in positions], dtype=np.uint32)
    black = np.array([p.to_move == "black" for p in positions])
    results, plies = tables.probe_many(*(*sets.T, black))
    assert results.dtype == np.int8 and plies.dtype == np.int16
    numbers = {"win": 1, "draw": 0, "loss": -1}
    for p, result, distance in zip(positions, results, plies, strict=True):
        probe = tables.probe(p)
        assert result == numbers[probe.result], p
        assert distance == (0 if probe.dtw is None else probe.dtw), p
        assert zermelo.checkers_of_sets(*p.sets, p.to_move == "black") == p


def test_many_positions_may_be_unknown(tables: zermelo.Tables) -> None:
    four = zermelo.checkers("B:WK31,K32:BK1,K2")
    black_men, black_kings, white_men, white_kings = ([each] for each in four.sets)
    results, plies = tables.probe_many(black_men, black_kings, white_men, white_kings, [True])
    assert (results[0], plies[0]) == (2, -1)
    results, plies = tables.probe_many([1], [1], [4], [0], [True])  # two pieces on one square
    assert (results[0], plies[0]) == (2, -1)
    with pytest.raises(zermelo.Error, match="one length"):
        tables.probe_many([1, 2], [0], [0], [0], [True])


def test_a_missing_table_is_named(tables: zermelo.Tables) -> None:
    fen = "B:WK31,K32:BK1,K2"
    with pytest.raises(zermelo.MissingTable, match="checkers-0?2K") as raised:
        tables.probe(fen)
    assert raised.value.slice == "2K+0C v 2K+0C" and raised.value.file.endswith(".dtw")
    assert tables.get(fen) is None and tables.get(fen, 3) == 3
    with pytest.raises(zermelo.MissingTable):
        tables.line(fen)


def test_a_line_keeps_the_promise_of_its_length(tables: zermelo.Tables) -> None:
    chance = random.Random(22)
    for _ in range(200):
        fen = checkers_fen(chance)
        probe, line = tables.probe(fen), tables.line(fen)
        assert len(line.moves) == (probe.dtw or 0)
        at = zermelo.checkers(fen)
        for move in line.moves:
            assert move in at.moves()
            at = at.play(move)
        assert at == line.end


def test_a_build_tells_its_progress_and_can_be_ended(tmp_path: Path) -> None:
    tables = zermelo.Tables(tmp_path)
    heard: list[Any] = []

    class Enough(Exception):
        pass

    def end_it(*progress: object) -> None:
        raise Enough

    with pytest.raises(Enough):
        tables.build(pieces=3, on_progress=end_it)
    tables.build(pieces=3, on_progress=lambda *now: heard.append(now))
    assert heard and heard[-1][1] <= heard[-1][2] and 0 <= heard[-1][3] <= 1
    assert tables.probe("B:WK31:B18,25").dtw == 3


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(zermelo.Error, match="not a folder"):
        zermelo.Tables(tmp_path / "none")
    with pytest.raises(zermelo.Error):
        zermelo.Tables(tmp_path).build(pieces=9)
    with pytest.raises(zermelo.Error):
        zermelo.Tables(tmp_path).probe("nonsense")
