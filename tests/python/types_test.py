"""The types are right: mypy --strict on the package, its tests and the examples."""

import subprocess

from conftest import PROGRAM, SOURCE, without_sanitizers


def test_mypy_is_content() -> None:
    package = SOURCE / "src/python"
    checked = [
        package / "zermelo", SOURCE / "tests/python", *sorted((SOURCE / "examples/python").glob("*.py"))
    ]
    run = subprocess.run(
        ["/usr/bin/mypy", "--strict", "--cache-dir", str(PROGRAM.parent / "mypy"), *map(str, checked)],
        env={**without_sanitizers(), "MYPYPATH": str(package)},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout
