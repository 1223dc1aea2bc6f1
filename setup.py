"""Makes a wheel of the package that CMake builds: `pip wheel --no-build-isolation --no-deps .`

The shared libraries that a bare system may lack go into the wheel, beside the package.
ZERMELO_PYTHON_PACKAGE names a package that is built already.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
BUNDLED = ("libfmt", "libgmp", "libgmpxx", "libzstd", "libxxhash")


def version() -> str:
    found = re.search(r"project\(zermelo VERSION ([0-9.]+)", (ROOT / "CMakeLists.txt").read_text())
    assert found, "CMakeLists.txt has the version"
    return found[1]


def built_package() -> Path:
    given = os.environ.get("ZERMELO_PYTHON_PACKAGE")
    if given:
        return Path(given)
    subprocess.check_call(
        ["cmake", "--preset", "release", "-DZERMELO_PYTHON=ON", f"-DPython_EXECUTABLE={sys.executable}"],
        cwd=ROOT,
    )
    subprocess.check_call(
        ["cmake", "--build", "--preset", "release", "--target", "zermelo_python"], cwd=ROOT
    )
    return ROOT / "build/release/python/zermelo"


def bundle(module: Path, libraries: Path) -> None:
    """Copies the libraries that the module needs and that not every Debian has."""
    libraries.mkdir(parents=True, exist_ok=True)
    for line in subprocess.check_output(["ldd", module], text=True).splitlines():
        name, arrow, path = line.strip().partition(" => ")
        if arrow and name.split(".so")[0] in BUNDLED:
            shutil.copy(path.rsplit(" (", 1)[0], libraries / name)


class CopyBuilt(build_ext):
    def run(self) -> None:
        target = Path(self.build_lib)
        shutil.copytree(built_package(), target / "zermelo", dirs_exist_ok=True,
                        ignore=shutil.ignore_patterns("__pycache__"))
        for module in (target / "zermelo").glob("_zermelo.*.so"):
            subprocess.check_call(["strip", "--strip-unneeded", module])
            bundle(module, target / "zermelo.libs")


(ROOT / "build").mkdir(exist_ok=True)
setup(
    options={"egg_info": {"egg_base": str(ROOT / "build")}},  # nothing is left beside the source
    version=version(),
    packages=[],
    ext_modules=[Extension("zermelo._zermelo", sources=[])],
    cmdclass={"build_ext": CopyBuilt},
)
