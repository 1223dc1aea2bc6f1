"""Runs the code cells of a notebook, without Jupyter.

    python3 tests/python/notebook.py FILE.ipynb..      writes the outputs into the files
"""

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

Cell = dict[str, Any]


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def run_cell(source: str, known: dict[str, Any]) -> list[dict[str, Any]]:
    """The outputs of a cell: what it prints, and its last expression as text and as a picture."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed, value = io.StringIO(), None
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, "cell", "exec"), known)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), known)
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": lines(printed.getvalue())})
    if value is not None:
        data = {"text/plain": lines(repr(value))}
        if hasattr(value, "_repr_svg_"):
            data = {"image/svg+xml": lines(value._repr_svg_()), **data}
        outputs.append(
            {"data": data, "execution_count": None, "metadata": {}, "output_type": "execute_result"}
        )
    return outputs


def run(notebook: dict[str, Any]) -> list[tuple[Cell, list[dict[str, Any]]]]:
    """The code cells with the outputs that they have now."""
    known: dict[str, Any] = {}
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    return [(cell, run_cell("".join(cell["source"]), known)) for cell in cells]


def main(paths: list[str]) -> None:
    for path in paths:
        notebook = json.loads(Path(path).read_text())
        for number, (cell, outputs) in enumerate(run(notebook), 1):
            cell["outputs"], cell["execution_count"] = outputs, number
            for output in outputs:
                if output["output_type"] == "execute_result":
                    output["execution_count"] = number
        Path(path).write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
