"""The program and the package answer 1,000 random questions about each game alike."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import zermelo
from conftest import program

COUNT = 1000


def clobber_board(chance: random.Random) -> str:
    if chance.random() < 0.5:
        return "".join(chance.choices("BBBWWW.", k=chance.randint(1, 13)))
    rows, columns = chance.choice([(2, 2), (2, 3), (2, 4), (2, 5), (3, 3), (3, 4), (2, 6)])
    return "|".join("".join(chance.choices("BBWW.", k=columns)) for _ in range(rows))


def domineering_board(chance: random.Random) -> str:
    rows, columns = chance.randint(1, 4), chance.randint(1, 4)
    return "|".join("".join(chance.choices("...#", k=columns)) for _ in range(rows))


def hackenbush_drawing(chance: random.Random) -> str:
    edges = []
    for vertex in range(1, chance.randint(2, 9)):
        below = chance.randint(0, vertex - 1)
        edges.append(f"{below}-{vertex}-{chance.choice('BBRRG')}")
    if len(edges) > 2 and chance.random() < 0.5:
        edges.append(f"{chance.randint(0, 2)}-{len(edges)}-{chance.choice('BR')}")
    return " ".join(edges)


def checkers_fen(chance: random.Random) -> str:
    squares = chance.sample(range(1, 33), chance.randint(2, 3))
    sides = {"W": [], "B": []}  # type: dict[str, list[str]]
    for i, square in enumerate(squares):
        side = "WB"[i] if i < 2 else chance.choice("WB")
        must_crown = square <= 4 if side == "W" else square >= 29
        king = "K" if must_crown or chance.random() < 0.5 else ""
        sides[side].append(f"{king}{square}")
    return f"{chance.choice('WB')}:W{','.join(sides['W'])}:B{','.join(sides['B'])}"


def shape(chance: random.Random) -> str:
    return "".join(chance.choices("001", k=chance.randint(6, 12)))


def expression(chance: random.Random) -> str:
    atoms = ["1", "-1/2", "^", "v", "*", "*2", "{1|-1}", "{2|0}", "^2*", "Tiny(1)", "+-1"]
    terms = [f"{chance.randint(1, 3)} . {chance.choice(atoms)}" for _ in range(chance.randint(1, 4))]
    return " + ".join(terms)


def sum_of_games(chance: random.Random) -> str:
    stalk = "".join(chance.choices("BRG", k=chance.randint(1, 4)))
    board = "".join(chance.choices("BW.", k=chance.randint(2, 6)))
    size = f"{chance.randint(1, 3)}x{chance.randint(1, 3)}"
    times = chance.choice(["", "2.", "3."])
    return f"{times}clobber({board}) - domineering({size}) + hackenbush({stalk}) + {{1|-1}}"


def lasting(answer: dict[str, Any]) -> dict[str, Any]:
    """The fields that are the same for every call."""
    return {name: value for name, value in answer.items() if name != "seconds"}


CALLS = [
    ("value", "clobber", clobber_board),
    ("solve", "clobber", clobber_board),
    ("value", "domineering", domineering_board),
    ("solve", "domineering", domineering_board),
    ("value", "hackenbush", hackenbush_drawing),
    ("probe", "connect", shape),
    ("solve", "sum", sum_of_games),
    ("eval", None, expression),
]


@pytest.mark.parametrize("command, game, draw", CALLS)
def test_ask_gives_the_fields_of_the_program(
    command: str, game: str | None, draw: Callable[[random.Random], str]
) -> None:
    chance = random.Random(f"{command} {game}")
    lines = [draw(chance) for _ in range(COUNT)]
    words = [command] if game is None else [command, game]
    told = program(*words, lines=lines)
    asked = zermelo.ask_all(*words, lines)
    assert len(told) == COUNT
    for line, theirs, ours in zip(lines, told, asked, strict=True):
        assert lasting(ours) == lasting(theirs), line


@pytest.mark.parametrize(
    "game, draw",
    [
        ("clobber", clobber_board),
        ("domineering", domineering_board),
        ("hackenbush", hackenbush_drawing),
    ],
)
def test_positions_have_the_values_of_the_program(
    game: str, draw: Callable[[random.Random], str]
) -> None:
    chance = random.Random(game)
    lines = [draw(chance) for _ in range(COUNT)]
    read = getattr(zermelo, game)
    for line, theirs in zip(lines, program("value", game, lines=lines), strict=True):
        position = read(line)
        value = position.value()
        facts = (value.left_stop, value.right_stop, value.mean, value.temperature)
        assert str(value) == theirs["value"], line
        names = ("left_stop", "right_stop", "mean", "temperature")
        assert [str(fact) for fact in facts] == [theirs[name] for name in names], line
        assert (value.outcome, value.birthday) == (theirs["outcome"], theirs["birthday"]), line
        weight = value.atomic_weight
        assert (None if weight is None else str(weight)) == theirs["atomic_weight"], line
        solution = position.solve()
        assert solution.outcome == value.outcome, line
        for first, side in ((solution.left_first, "left"), (solution.right_first, "right")):
            assert (first.move is None) == (first.winner != side), line
            if first.move is not None:
                after = position.play(first.move, side).value().outcome
                assert after in ("P", side[0].upper()), line


def test_expressions_have_the_values_of_the_program() -> None:
    chance = random.Random(5)
    lines = [expression(chance) for _ in range(COUNT)]
    for line, theirs in zip(lines, program("eval", lines=lines), strict=True):
        value = zermelo.Value(line)
        assert (str(value), value.name, value.outcome) == (
            theirs["value"],
            theirs["name"],
            theirs["outcome"],
        ), line


def test_tables_answer_as_the_program(tables_folder: Path, tables: zermelo.Tables) -> None:
    chance = random.Random(6)
    lines = [checkers_fen(chance) for _ in range(COUNT)]
    told = program("probe", "checkers", "--tables", str(tables_folder), lines=lines)
    asked = zermelo.ask_all("probe", "checkers", lines, tables=tables_folder)
    for line, theirs, ours in zip(lines, told, asked, strict=True):
        assert lasting(ours) == lasting(theirs), line
        probe = tables.probe(line)
        assert (probe.result, probe.dtw) == (theirs["result"], theirs["dtw"]), line
        ours_moves = [(each.move, str(each.position), each.result, each.dtw) for each in tables.moves(line)]
        names = ("move", "position", "result", "dtw")
        assert ours_moves == [tuple(each[name] for name in names) for each in theirs["moves"]], line
