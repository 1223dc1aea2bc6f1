"""The examples in docstrings, in the README and in the tutorial give what they say."""

import doctest
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import zermelo
from conftest import SOURCE


def documented() -> Iterator[tuple[str, str]]:
    """All names of the package with their docstrings."""
    yield "zermelo", zermelo.__doc__ or ""
    for name in zermelo.__all__:
        thing = getattr(zermelo, name)
        if isinstance(thing, str):
            continue
        assert thing.__doc__, f"{name} has no docstring"
        yield name, thing.__doc__
        if isinstance(thing, type):
            for part, member in vars(thing).items():
                doc = getattr(member, "__doc__", None)
                if not part.startswith("_") and isinstance(doc, str):
                    yield f"{name}.{part}", doc


def names(folder: Path) -> dict[str, Any]:
    return {**{name: getattr(zermelo, name) for name in zermelo.__all__}, "zermelo": zermelo,
            "folder": folder}


@pytest.mark.parametrize("name, doc", list(documented()), ids=lambda each: str(each)[:40])
def test_examples_of_docstrings(name: str, doc: str, tmp_path: Path) -> None:
    test = doctest.DocTestParser().get_doctest(doc, names(tmp_path), name, name, 0)
    failed, _ = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test)
    assert failed == 0


def test_most_names_have_examples() -> None:
    with_examples = [name for name, doc in documented() if ">>> " in doc]
    assert len(with_examples) > 30


def fenced(text: str) -> Iterator[str]:
    """The blocks of a document that are Python sessions."""
    for block in text.split("```")[1::2]:
        if block.startswith("python\n"):
            yield block.removeprefix("python\n")


@pytest.mark.parametrize("document", ["docs/python.md", "README.md"])
def test_examples_of_documents(document: str, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = list(fenced((SOURCE / document).read_text()))
    assert blocks
    known: dict[str, Any] = {}
    test = doctest.DocTestParser().get_doctest("\n".join(blocks), known, document, document, 0)
    assert test.examples
    failed, _ = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test)
    assert failed == 0


def test_the_stubs_have_the_names_of_the_module() -> None:
    stubs = (SOURCE / "src/python/zermelo/_zermelo.pyi").read_text()
    for name in zermelo.__all__:
        thing = getattr(zermelo, name)
        if getattr(thing, "__module__", "").endswith("_zermelo"):
            assert f"class {name}" in stubs or f"def {name}(" in stubs, name
            if isinstance(thing, type) and not issubclass(thing, Exception):
                for part, member in vars(thing).items():
                    if not part.startswith("_") and not isinstance(member, types.ModuleType):
                        assert f"def {part}(" in stubs, f"{name}.{part}"
