"""Every command of the program as a function."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any

from . import _zermelo

Answer = dict[str, Any]
Option = None | bool | str | int | float | Fraction | os.PathLike[str]
Progress = Callable[[str, float], object]


def _tables_folder() -> str | None:
    """The folder of tables that the program takes when none is named."""
    own = os.environ.get("ZERMELO_TABLES")
    if own:
        return own
    data = os.environ.get("XDG_DATA_HOME")
    if data:
        return data + "/zermelo"
    home = os.environ.get("HOME")
    return home + "/.local/share/zermelo" if home else None


def _texts(value: Option | Iterable[Option]) -> list[str] | None:
    """The values of an option as the command line writes them; None where it is not given."""
    if value is None or value is False:
        return None
    if value is True:
        return ["yes"]
    if isinstance(value, os.PathLike):
        return [os.fspath(value)]
    if isinstance(value, (str, int, float, Fraction)):
        return [str(value)]
    return [text for each in value for text in _texts(each) or []]


def _run(
    words: tuple[object, ...],
    options: dict[str, Any],
    keeps_refusals: bool,
    on_progress: Progress | None,
) -> list[Answer]:
    given = {name.rstrip("_").replace("_", "-"): _texts(value) for name, value in options.items()}
    texts = [text for word in words for text in _words(word)]
    present = {name: value for name, value in given.items() if value is not None}
    return _zermelo.run_command(texts, present, _tables_folder(), keeps_refusals, on_progress)


def _words(word: object) -> list[str]:
    if isinstance(word, (list, tuple)):
        return [str(each) for each in word]
    return [str(word)]


def ask(*words: object, on_progress: Progress | None = None, **options: Any) -> Answer:
    """Asks a command of the program one question: the fields of its answer, as `--json` prints them.

    The words are those of the command line, and so are the options, with True for an option
    without a value and underscores for dashes: `per_side=3` is `--per-side 3`. An option named as a
    word of Python takes an underscore at its end: `from_=2`.

    >>> ask("solve", "clobber", "BBW", by="sum")["left_first"]
    {'winner': 'left', 'move': '1-2'}

    Raises Error for a bad request. A spent budget is an answer with None for what is not known,
    or BudgetSpent where there is nothing to answer.
    """
    answers = _run(words, options, False, on_progress)
    if len(answers) != 1:
        what = " ".join(str(word) for word in words[:2])
        raise _zermelo.Error(f"{what} has {len(answers)} answers; ask_all() gives them as a list")
    return answers[0]


def ask_all(*words: object, on_progress: Progress | None = None, **options: Any) -> list[Answer]:
    """All answers of a command, as a list: for several positions, and for commands such as `stats`.

    A word may be a list of positions. A bad position has an answer with the field `error`.

    >>> [answer["outcome"] for answer in ask_all("solve", "clobber", ["BBW", "BW"])]
    ['L', 'N']
    >>> print(ask_all("solve", "clobber", ["BBW", "B?"])[1]["error"])
    clobber: cell 1 of "B?" is '?'; expected B, X or x, W, O or o, '.' or '-'
    """
    return _run(words, options, True, on_progress)
