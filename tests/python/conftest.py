"""What several tests need: the program of the same build, and tables of three pieces."""

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import zermelo

SOURCE = Path(os.environ["ZERMELO_SOURCE"])
PROGRAM = Path(os.environ["ZERMELO_BUILD"]) / "zermelo"


def without_sanitizers() -> dict[str, str]:
    """The environment for programs that do not load the package."""
    return {name: value for name, value in os.environ.items() if name != "LD_PRELOAD"}


def program(*words: str, lines: list[str] | None = None) -> list[dict[str, Any]]:
    """The answers of the program in JSON, to lines on its standard input if there are any."""
    command = [str(PROGRAM), *words, "--json", *(["--stdin"] if lines is not None else [])]
    text = "".join(line + "\n" for line in lines or [])
    run = subprocess.run(
        command, input=text, capture_output=True, text=True, env=without_sanitizers()
    )
    assert run.returncode in (0, 1, 2), run.stderr
    return [json.loads(line) for line in run.stdout.splitlines()]


@pytest.fixture(scope="session")
def tables_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("tables")
    zermelo.Tables(folder).build(pieces=3)
    yield folder


@pytest.fixture(scope="session")
def tables(tables_folder: Path) -> zermelo.Tables:
    return zermelo.Tables(tables_folder)
