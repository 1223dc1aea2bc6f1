#include <fmt/format.h>
#include <pybind11/numpy.h>
#include <zermelo/checkers.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <span>
#include <thread>

#include "base/error.h"
#include "python/bindings.h"
#include "python/checkers.h"
#include "python/long_work.h"
#include "python/numbers.h"

namespace zermelo::python {
namespace {

namespace py = pybind11;
namespace fs = std::filesystem;

/// The tables of some folders. A build makes them be opened again, so that new files are seen.
struct BoundTables {
  std::vector<fs::path> folders;
  std::uint64_t cache_bytes;
  CheckersTables open{folders, cache_bytes};
};

/// A position and the answer of the tables.
struct BoundProbe {
  BoundCheckers position;
  CheckersProbe known;
  std::optional<std::string> move;  // by which the position was reached, if it was
};

struct BoundLine {
  std::vector<std::string> moves;
  BoundCheckers end;
};

std::vector<fs::path> folders_of(const py::object& folders) {
  std::vector<fs::path> out;
  const auto add = [&](py::handle folder) {
    out.emplace_back(py::cast<std::string>(py::module_::import("os").attr("fspath")(folder)));
  };
  if (!py::isinstance<py::list>(folders) && !py::isinstance<py::tuple>(folders)) {
    add(folders);
  } else {
    for (const py::handle folder : folders) add(folder);
  }
  return out;
}

/// Throws MissingTable where the result of the position is not known.
void check_known(const CheckersTables& tables, const CheckersPosition& position, Result result) {
  if (result != Result::unknown) return;
  const auto missing = tables.missing(position);
  if (!missing) throw MissingTable("checkers: the tables do not know the position", "", "");
  throw MissingTable(
      fmt::format("checkers: there is no table {}; Tables.build(slice=\"{}\") builds it",
                  missing->file, missing->slice),
      missing->file, missing->slice);
}

template <class Work>
auto without_gil(const Work& work) {
  const py::gil_scoped_release released;
  return work();
}

BoundProbe probe(const BoundTables& tables, const py::object& position) {
  const BoundCheckers at = to_checkers(position);
  const CheckersTables open = tables.open;
  return without_gil([&] {
    BoundProbe out{at, open.probe(at.position), std::nullopt};
    check_known(open, at.position, out.known.result);
    return out;
  });
}

py::object get(const BoundTables& tables, const py::object& position, const py::object& other) {
  const BoundCheckers at = to_checkers(position);
  const CheckersTables open = tables.open;
  const auto known = without_gil([&] { return open.probe(at.position); });
  return known.result == Result::unknown ? other : py::cast(BoundProbe{at, known, std::nullopt});
}

/// The moves, best first; a move is known as its mover sees it, the move itself counted.
std::vector<BoundProbe> moves(const BoundTables& tables, const py::object& position) {
  const BoundCheckers at = to_checkers(position);
  const CheckersTables open = tables.open;
  return without_gil([&] {
    std::vector<BoundProbe> out;
    for (const CheckersProbedMove& each : open.moves(at.position))
      out.push_back({{each.move.after}, each.after, each.move.text});
    return out;
  });
}

BoundLine line(const BoundTables& tables, const py::object& position) {
  const BoundCheckers at = to_checkers(position);
  const CheckersTables open = tables.open;
  return without_gil([&] {
    CheckersLine found = open.line(at.position);
    if (!found.is_complete) check_known(open, found.end, Result::unknown);
    return BoundLine{std::move(found.moves), {found.end}};
  });
}

using Sets = py::array_t<std::uint32_t, py::array::c_style | py::array::forcecast>;
using Flags = py::array_t<bool, py::array::c_style | py::array::forcecast>;

/// Results and distances of many positions, given as arrays of bitboards.
py::tuple probe_many(const BoundTables& tables, const Sets& black_men, const Sets& black_kings,
                     const Sets& white_men, const Sets& white_kings, const Flags& black_to_move) {
  const py::ssize_t count = black_men.size();
  for (const Sets* each : {&black_kings, &white_men, &white_kings})
    if (each->size() != count) throw Error("probe_many() takes arrays of one length");
  if (black_to_move.size() != count) throw Error("probe_many() takes arrays of one length");
  py::array_t<std::int8_t> results(count);
  py::array_t<std::int16_t> plies(count);
  const std::span<std::int8_t> result_of(results.mutable_data(), static_cast<std::size_t>(count));
  const std::span<std::int16_t> plies_of(plies.mutable_data(), static_cast<std::size_t>(count));
  const CheckersTables open = tables.open;
  const auto *bm = black_men.data(), *bk = black_kings.data(), *wm = white_men.data(),
             *wk = white_kings.data();
  const bool* black = black_to_move.data();
  run_long([&](Stop& stop) {
    constexpr std::size_t per_look = 1 << 12;
    std::vector<CheckersPosition> positions;
    for (std::size_t begin = 0; begin < result_of.size() && !stop; begin += per_look) {
      const std::size_t end = std::min(begin + per_look, result_of.size());
      positions.clear();
      for (std::size_t i = begin; i < end; ++i)
        positions.push_back({bm[i], bk[i], wm[i], wk[i], black[i]});
      open.probe_many(positions, result_of.subspan(begin, end - begin),
                      plies_of.subspan(begin, end - begin));
    }
  });
  return py::make_tuple(results, plies);
}

/// Tells a callback of Python about the progress of a build, and keeps the exception that it raises.
class Reporter {
 public:
  explicit Reporter(const py::object& callback) : callback_(callback) {}

  void tell(const CheckersProgress& now, Stop& stop) {
    if (stop) return;
    const py::gil_scoped_acquire acquired;
    try {
      callback_(now.slice, now.number, now.count, now.part);
    } catch (py::error_already_set& error) {
      raised_ = std::make_shared<py::error_already_set>(std::move(error));
      stop = true;
    }
  }
  void rethrow() const {
    if (raised_) throw py::error_already_set(*raised_);
  }

 private:
  const py::object& callback_;
  std::shared_ptr<py::error_already_set> raised_;
};

void build(BoundTables& tables, unsigned pieces, std::optional<unsigned> per_side,
           const std::optional<std::string>& slice, const std::string& metric,
           const py::object& memory, std::optional<unsigned> threads,
           const py::object& on_progress) {
  CheckersBuild request;
  request.folders = tables.folders;
  request.pieces = pieces;
  request.per_side = per_side.value_or(request.per_side);
  request.slice = slice.value_or("");
  request.metric = metric;
  request.most_bytes = to_bytes(memory);
  request.threads = threads.value_or(std::max(1U, std::thread::hardware_concurrency()));
  Reporter reporter(on_progress);
  run_long([&](Stop& stop) {
    request.stop = &stop;
    if (!on_progress.is_none())
      request.on_progress = [&](const CheckersProgress& now) { reporter.tell(now, stop); };
    build_checkers_tables(request);
  });
  tables.open = CheckersTables(tables.folders, tables.cache_bytes);
  reporter.rethrow();
}

std::string probe_repr(const BoundProbe& probe) {
  const auto number = [](const std::optional<unsigned>& plies) {
    return plies ? fmt::format("{}", *plies) : std::string("None");
  };
  const std::string move = probe.move ? fmt::format("move='{}', ", *probe.move) : "";
  return fmt::format("Probe({}result='{}', dtw={}, dtc={})", move, name(probe.known.result),
                     number(probe.known.plies_to_win), number(probe.known.plies_to_conversion));
}

void bind_answers(py::module_& module) {
  py::class_<BoundProbe>(module, "Probe",
                         "What the tables know of a position, for the side to move: the result "
                         "('win', 'loss', 'draw' or 'unknown') and the distances in plies, to the "
                         "win and to the next conversion; None for draws and where there are no "
                         "such tables. `move` is the move by which the position was reached, or "
                         "None.")
      .def_property_readonly("result",
                             [](const BoundProbe& p) { return std::string(name(p.known.result)); })
      .def_property_readonly("dtw", [](const BoundProbe& p) { return p.known.plies_to_win; })
      .def_property_readonly("dtc", [](const BoundProbe& p) { return p.known.plies_to_conversion; })
      .def_readonly("move", &BoundProbe::move)
      .def_readonly("position", &BoundProbe::position)
      .def("__repr__", &probe_repr);
  py::class_<BoundLine>(module, "Line", "A line of best play to the end of the game.")
      .def_readonly("moves", &BoundLine::moves)
      .def_readonly("end", &BoundLine::end)
      .def("__repr__", [](const BoundLine& line) {
        return fmt::format("Line({})", py::cast<std::string>(py::repr(py::cast(line.moves))));
      });
}

}  // namespace

void bind_tables(py::module_& module) {
  bind_answers(module);
  py::class_<BoundTables>(
      module, "Tables",
      "Checkers endgame tables in a folder, or in several. Any number of threads may ask.\n\n"
      "`cache` is the most memory for unpacked tables, a third for each metric. It is taken as "
      "tables\n"
      "are read; where it is too small for those in use, probes are a hundred times slower.\n\n"
      ">>> tables = zermelo.Tables(folder)\n>>> tables.build(pieces=3)\n"
      ">>> tables.probe('B:WK31:B18,25')\nProbe(result='win', dtw=3, dtc=None)\n"
      ">>> tables.line('B:WK31:B18,25').moves\n['18-23', '31-26', '23x30']")
      .def(py::init([](const py::object& folders, const py::object& cache) {
             return BoundTables{folders_of(folders), to_bytes(cache)};
           }),
           py::arg("folder"), py::kw_only(), py::arg("cache") = "1G")
      .def(
          "probe", &probe, py::arg("position"),
          "The result and the distances of a position, a FEN or a checkers(). Raises MissingTable, "
          "which names the table.")
      .def("get", &get, py::arg("position"), py::arg("default") = py::none(),
           "As probe(), but gives the default when a table is missing.")
      .def("moves", &moves, py::arg("position"),
           "The moves, best first: for each what is known of the position after it, for the side "
           "then to move.")
      .def("line", &line, py::arg("position"),
           "The best moves of both sides to the end; none for a draw. Raises MissingTable.")
      .def(
          "probe_many", &probe_many, py::arg("black_men"), py::arg("black_kings"),
          py::arg("white_men"), py::arg("white_kings"), py::arg("black_to_move"),
          "Results and distances of many positions, from numpy arrays of bitboards (bit 0 is "
          "square 1). Returns two arrays: 1 for a win, 0 for a draw, -1 for a loss of the side to "
          "move, 2 where it is not known or the sets are not a position; and the plies to the win, "
          "0 for a draw, -1 where they are not known.")
      .def(
          "build", &build, py::kw_only(), py::arg("pieces") = 4, py::arg("per_side") = py::none(),
          py::arg("slice") = py::none(), py::arg("metric") = "dtw", py::arg("memory") = "16G",
          py::arg("threads") = py::none(), py::arg("on_progress") = py::none(),
          "Builds the tables of 2 to `pieces` pieces in the first folder; those that are there "
          "stay. `on_progress(slice, number, count, part)` is called now and then; an exception in "
          "it, or Ctrl-C, ends the build, and the next call goes on from there.");
}

}  // namespace zermelo::python
