#include <fmt/format.h>
#include <zermelo/connect.h>

#include "base/error.h"
#include "python/bindings.h"
#include "python/checkers.h"
#include "python/numbers.h"
#include "python/pictures.h"
#include "python/questions.h"

namespace zermelo::python {
namespace {

namespace py = pybind11;

std::string fen_of(const BoundCheckers& p) { return checkers_fen(p.position); }

void bind_checkers(py::module_& module) {
  py::class_<BoundCheckers>(module, "CheckersPosition",
                            "A position of American checkers, with the side to move. Positions "
                            "never change.")
      .def("__str__", &fen_of)
      .def("__repr__", [](const BoundCheckers& p) { return "checkers('" + fen_of(p) + "')"; })
      .def(
          "__eq__",
          [](const BoundCheckers& p, const BoundCheckers& q) { return p.position == q.position; },
          py::is_operator())
      .def("__hash__", [](const BoundCheckers& p) { return py::hash(py::str(fen_of(p))); })
      .def("__reduce__",
           [](const BoundCheckers& p) {
             return py::make_tuple(py::module_::import("zermelo._again").attr("checkers"),
                                   py::make_tuple(fen_of(p)));
           })
      .def("_repr_svg_", [](const BoundCheckers& p) { return drawing_of("checkers", fen_of(p)); })
      .def_property_readonly(
          "to_move",
          [](const BoundCheckers& p) { return p.position.black_to_move ? "black" : "white"; })
      .def_property_readonly(
          "sets",
          [](const BoundCheckers& p) {
            const CheckersPosition& at = p.position;
            return py::make_tuple(at.black_men, at.black_kings, at.white_men, at.white_kings);
          },
          "Four bitboards: black men and kings, white men and kings; bit 0 is square 1.")
      .def(
          "moves",
          [](const BoundCheckers& p) {
            std::vector<std::string> out;
            for (auto& move : checkers_moves(p.position)) out.push_back(std::move(move.text));
            return out;
          },
          "The legal moves, always in the same order; two routes of a capture are two moves.\n\n"
          ">>> checkers('W:W22:B18').moves()\n['22x15']")
      .def(
          "play",
          [](const BoundCheckers& p, const std::string& move) {
            return BoundCheckers{checkers_play(p.position, move)};
          },
          py::arg("move"),
          "The position after a move.\n\n>>> checkers().play('11-15').to_move\n'white'");
  module.def(
      "checkers",
      [](const std::optional<std::string>& fen) {
        return BoundCheckers{fen ? checkers_position(*fen) : CheckersPosition{}};
      },
      py::arg("fen") = py::none(),
      "A position of checkers: a FEN such as 'W:W18,K22:B1,K2', or the start of the game.");
  module.def(
      "checkers_of_sets",
      [](std::uint32_t black_men, std::uint32_t black_kings, std::uint32_t white_men,
         std::uint32_t white_kings, bool black_to_move) {
        const BoundCheckers out{{black_men, black_kings, white_men, white_kings, black_to_move}};
        fen_of(out);  // throws where the sets are not a position
        return out;
      },
      py::arg("black_men"), py::arg("black_kings"), py::arg("white_men"), py::arg("white_kings"),
      py::arg("black_to_move"),
      "A position from four bitboards; bit 0 is square 1.\n\n"
      ">>> checkers_of_sets(1, 0, 0, 1 << 31, True)\ncheckers('B:WK32:B1')");
}

std::vector<std::pair<unsigned, unsigned>> points_of(const BoardTurn& turn) {
  std::vector<std::pair<unsigned, unsigned>> out;
  for (const BoardPoint point : turn) out.emplace_back(point.row, point.column);
  return out;
}

ThreatKind kind_named(const std::optional<std::string>& name) {
  if (!name) return ThreatKind::usual;
  if (*name == "double") return ThreatKind::double_only;
  if (*name == "single") return ThreatKind::single_first;
  if (*name == "vcf") return ThreatKind::fours;
  if (*name == "vct") return ThreatKind::threes;
  throw Error(fmt::format("the kind of threats is {}; expected 'double', 'single', 'vcf' or 'vct'",
                          in_quotes(*name)));
}

/// The solution of a small game: x or o wins, or it is a draw; and the winning turn of the mover.
py::object solve_connect(const std::string& board, unsigned k, unsigned p, bool x_to_move,
                         unsigned stones, std::optional<double> seconds,
                         std::optional<std::uint64_t> nodes, const py::object& memory) {
  const std::size_t most_bytes = to_bytes(memory);
  Trouble why;
  const auto found = asked({seconds, nodes}, why, [&](const Limits& limits, Trouble*) {
    auto solution = connect_solve({board, k, p, x_to_move}, stones, limits, most_bytes);
    return solution.ending ? std::optional(std::move(solution)) : std::nullopt;
  });
  if (!found) return py::none();
  constexpr const char* names[] = {"x", "o", "draw"};
  return py::make_tuple(names[static_cast<int>(*found->ending)], points_of(found->turn));
}

/// A win by threats: turns and the line; an empty tuple when there is none within the turns; None
/// when the limits were reached.
py::object threats_connect(const std::string& board, unsigned k, unsigned p, bool x_to_move,
                           unsigned turns, const std::optional<std::string>& kind,
                           std::optional<double> seconds, std::optional<std::uint64_t> nodes) {
  const ThreatKind by = kind_named(kind);
  Trouble why;
  const auto found = asked({seconds, nodes}, why, [&](const Limits& limits, Trouble*) {
    auto win = connect_threats({board, k, p, x_to_move}, turns, by, limits);
    return win.result == Result::unknown ? std::nullopt : std::optional(std::move(win));
  });
  if (!found) return py::none();
  if (found->result != Result::win) return py::tuple();
  py::list line;
  for (const BoardTurn& turn : found->line) line.append(points_of(turn));
  return py::make_tuple(found->turns, line);
}

void bind_connect(py::module_& module) {
  module.def("solve_connect", &solve_connect);
  module.def("threats_connect", &threats_connect);
  py::class_<ShapeTypes>(
      module, "ShapeTypes",
      "The type of a stretch of one line, and those of its points; U at a stone.")
      .def_readonly("type", &ShapeTypes::type)
      .def_readonly("fine_type", &ShapeTypes::fine_type)
      .def_readonly("points", &ShapeTypes::points)
      .def("__repr__", [](const ShapeTypes& t) {
        return fmt::format("ShapeTypes(type='{}', fine_type='{}', points={})", t.type, t.fine_type,
                           py::cast<std::string>(py::repr(py::cast(t.points))));
      });
  module.def("connect_shape", &connect_shape, py::arg("shape"), py::kw_only(), py::arg("k") = 6,
             py::arg("p") = 2,
             "The types of a shape such as '0011100', with k in a row to win and p stones a "
             "turn.\n\n>>> connect_shape('0011100').type\n'S3'");
}

}  // namespace

BoundCheckers to_checkers(py::handle object) {
  if (py::isinstance<BoundCheckers>(object)) return py::cast<BoundCheckers>(object);
  if (py::isinstance<py::str>(object)) return {checkers_position(py::cast<std::string>(object))};
  throw py::type_error("expected a FEN or a position of checkers");
}

void bind_boards(py::module_& module) {
  bind_checkers(module);
  bind_connect(module);
}

}  // namespace zermelo::python
