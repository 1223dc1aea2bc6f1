# Two commands do everything on a fresh Debian 12: `make run` and `make test`. Both install missing
# packages (as root or through sudo), build, and do their work. The rest are thin calls of CMake
# presets; CMakePresets.json explains each of them.

build_packages := g++ cmake ninja-build libfmt-dev nlohmann-json3-dev libpcg-cpp-dev libgmp-dev \
                  libzstd-dev libxxhash-dev libmicrohttpd-dev
python_packages := $(build_packages) python3-dev pybind11-dev python3-numpy python3-venv \
                   python3-pip python3-setuptools python3-wheel
test_packages  := $(python_packages) libgtest-dev librapidcheck-dev pkg-config python3-pytest mypy
browser_packages := chromium
bench_packages := $(build_packages) libbenchmark-dev
lint_packages  := $(test_packages) clang-format clang-tidy
mutant_packages := $(test_packages) patch
fuzz_packages  := $(build_packages) clang libclang-rt-14-dev
deb_packages   := $(python_packages) dpkg-dev file
python := /usr/bin/python3

PREFIX ?= /usr/local
PORT ?= 8080

jobs := $(shell nproc)
sources = $(shell git ls-files '*.cpp' '*.h')

.PHONY: run need-node program build python python-package install deb test screenshots bench format lint tsan mutants fuzz clean

# The page is built by node, which may come from elsewhere than Debian.
run: need-node program
	@tests/tour build/release/zermelo docs/tour.md
	@echo
	@build/release/zermelo explore --port $(PORT)

need-node:
	@command -v npm >/dev/null || tests/need nodejs npm

# The program alone; `make build` makes the library for others as well.
program:
	@tests/need $(build_packages)
	@cmake --preset release >/dev/null
	@cmake --build --preset release --target zermelo

build: program
	@cmake --build --preset release

# The Python package in build/python, as a wheel in build/python/dist, and installed from it into the
# virtual environment build/venv, where the examples of the README are tried.
python: python-package
	@rm -rf build/python/dist build/venv build/lib.* build/bdist.*
	@ZERMELO_PYTHON_PACKAGE=build/release/python/zermelo $(python) -m pip wheel --quiet \
	  --no-build-isolation --no-deps --no-index -w build/python/dist . 2>build/wheel.log || \
	  { cat build/wheel.log >&2; exit 1; }
	@tests/python/in_venv $(python) build/python/dist build/venv README.md
	@ls build/python/dist/*.whl

python-package:
	@tests/need $(python_packages)
	@cmake --preset release -DZERMELO_PYTHON=ON >/dev/null
	@cmake --build --preset release --target zermelo_python
	@cmake -E copy_directory build/release/python build/python

# DESTDIR, if it is set, is put before the prefix.
install: build
	@DESTDIR="$(DESTDIR)" cmake --install build/release --prefix "$(PREFIX)"

deb: python-package build
	@tests/need $(deb_packages)
	@rm -rf build/deb
	@cpack --config build/release/CPackConfig.cmake -G DEB -B build/deb >build/deb.log || \
	  { cat build/deb.log >&2; exit 1; }
	@if command -v lintian >/dev/null; then \
	  lintian --allow-root --fail-on error,warning build/deb/*.deb; fi
	@ls build/deb/*.deb

test: need-node
	@tests/need $(test_packages) $(browser_packages)
	@cmake --preset dev >/dev/null
	@cmake --build --preset dev
	@ctest --test-dir build/dev --output-on-failure -j $(jobs)

# Pictures of every view of the explorer, wide, dark and as on a phone, into build/screenshots.
screenshots: need-node program
	@tests/need $(browser_packages)
	@cd site && ZERMELO=../build/release/zermelo npm run --silent screenshots ../build/screenshots

tsan:
	@tests/need $(test_packages)
	@cmake --preset tsan >/dev/null
	@cmake --build --preset tsan
	@ctest --test-dir build/tsan --output-on-failure -j $(jobs)

bench:
	@tests/need $(bench_packages)
	@cmake --preset bench >/dev/null
	@cmake --build --preset bench
	@build/bench/bench/zermelo_bench
	@build/bench/zermelo bench

format:
	@tests/need clang-format
	@clang-format -i $(sources)

# Ninja knows which files were checked since they, one of their headers or the rules changed: the
# first run is long, later ones read changed files only.
lint: export LINT_RULES = $(firstword $(shell cksum .clang-tidy))
lint:
	@tests/need $(lint_packages)
	@clang-format --dry-run --Werror $(sources)
	@cmake --preset lint >/dev/null
	@cmake --build --preset lint -- -k 0 >build/lint.log 2>&1 || \
	  { grep -A 5 'error:' build/lint.log; exit 1; }
	@echo lint: clean

mutants:
	@tests/need $(mutant_packages)
	@tests/mutants/run

fuzz:
	@tests/need $(fuzz_packages)
	@cmake --preset fuzz >/dev/null
	@cmake --build --preset fuzz
	@tests/fuzz/run build/fuzz/tests/fuzz 60

clean:
	@rm -rf build
