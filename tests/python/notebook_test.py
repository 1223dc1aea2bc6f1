"""The notebooks of examples/python give the outputs that they show, and are small."""

import json
from pathlib import Path
from typing import Any

import pytest
from conftest import SOURCE
from notebook import run

NOTEBOOKS = sorted((SOURCE / "examples/python").glob("*.ipynb"))


def shown(output: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in output.items() if name != "execution_count"}


def test_there_are_three_notebooks() -> None:
    assert len(NOTEBOOKS) >= 3


@pytest.mark.parametrize("path", NOTEBOOKS, ids=[path.stem for path in NOTEBOOKS])
def test_a_notebook_gives_the_outputs_that_it_shows(path: Path) -> None:
    text = path.read_text()
    assert len(text) < 100_000
    for cell, outputs in run(json.loads(text)):
        assert [shown(output) for output in cell["outputs"]] == [shown(each) for each in outputs], (
            "".join(cell["source"])
        )
