#include "python/positions.h"

#include <fmt/format.h>
#include <zermelo/clobber.h>
#include <zermelo/domineering.h>

#include "base/error.h"
#include "commands/draw/position_picture.h"
#include "python/bindings.h"
#include "python/numbers.h"
#include "python/operands.h"
#include "python/questions.h"

namespace zermelo::python {
namespace {

namespace py = pybind11;

BoundPosition read_hackenbush(const std::optional<std::string>& drawing,
                              const std::optional<std::string>& stalk, unsigned cuts) {
  if (drawing.has_value() == stalk.has_value())
    throw Error("hackenbush() takes a drawing, or stalk=..; expected one of them");
  return {drawing ? hackenbush_position(*drawing, cuts) : hackenbush_stalks(*stalk, cuts), cuts};
}

std::vector<std::string> moves_of(const BoundPosition& p, const std::optional<std::string>& side) {
  if (const auto one = side_named(side)) return p.position.moves(*one);
  auto out = p.position.moves(Side::left);
  for (auto& move : p.position.moves(Side::right))
    if (std::ranges::find(out, move) == out.end()) out.push_back(std::move(move));
  return out;
}

/// The position after a move of the side named or, without a name, of the one that can make it.
BoundPosition after(const BoundPosition& p, const std::string& move,
                    const std::optional<std::string>& side) {
  if (const auto one = side_named(side)) return {p.position.play(*one, move), p.cuts};
  const auto has = [&](Side mover) {
    const auto moves = p.position.moves(mover);
    return std::ranges::find(moves, move) != moves.end();
  };
  const bool is_lefts = has(Side::left), is_rights = has(Side::right);
  const Side mover = is_rights && !is_lefts ? Side::right : Side::left;
  NormalPosition next = p.position.play(mover, move);
  if (is_lefts && is_rights && p.position.play(Side::right, move).text() != next.text())
    throw Error(fmt::format("{}: both players can play {}; name one: play({}, side='left')",
                            p.position.game(), in_quotes(move), in_quotes(move)));
  return {std::move(next), p.cuts};
}

py::list parts_of(const BoundPosition& p) {
  py::list out;
  for (auto& [times, part] : p.position.parts())
    out.append(py::make_tuple(times, BoundPosition{std::move(part), p.cuts}));
  return out;
}

std::optional<StoredValue> found_value(const BoundPosition& p, const Allowed& allowed,
                                       const StorePointer& values, Trouble& why) {
  const StorePointer& store = values ? values : usual_store();
  const auto found =
      asked_of_store(*store, allowed, why, [&](const Limits& limits, Trouble* reason) {
        return p.position.value(store->values, limits, reason);
      });
  if (!found) return std::nullopt;
  return StoredValue{store, *found};
}

std::optional<BoundSolution> found_solution(const BoundPosition& p, const Allowed& allowed,
                                            const py::object& memory, Trouble& why) {
  const std::size_t most_bytes = to_bytes(memory);
  const auto found = asked(allowed, why, [&](const Limits& limits, Trouble* reason) {
    auto solution = p.position.solve(limits, most_bytes);
    *reason = solution.why;
    return if_known(std::move(solution), limits);
  });
  if (!found) return std::nullopt;
  return bound(*found, [](const std::string& move) { return py::str(move); });
}

void bind_questions(py::class_<BoundPosition>& type) {
  bind_value_and_solution(
      type, &found_value, &found_solution,
      "The game value. Raises BudgetSpent when the limits do not suffice.\n\n"
      ">>> clobber('BBW').value()\nValue('^')",
      "The winner for each player moving first. Raises BudgetSpent when the limits do not "
      "suffice.\n\n"
      ">>> clobber('BBW').solve().left_first\nFirst(winner='left', move='1-2')");
}

void bind_readers(py::module_& module) {
  module.def(
      "clobber", [](const std::string& text) { return BoundPosition{clobber_position(text)}; },
      py::arg("board"),
      "A Clobber board: 'BBW.W', rows joined by '|', a size '3x4' or a pattern '(BBW)^40'. Black "
      "(B) is Left, White (W) is Right; moves are 'from-to', cells counted row by row from 0.\n\n"
      ">>> clobber('BBW').moves()\n['1-2', '2-1']");
  module.def(
      "domineering",
      [](const std::string& text) { return BoundPosition{domineering_position(text)}; },
      py::arg("board"),
      "A Domineering board: rows of '.' and '#' joined by '|', or a size '3x4'. Left plays "
      "vertical "
      "dominoes, Right horizontal ones.\n\n>>> print(domineering('2x2').value())\n{1|-1}");
  module.def(
      "hackenbush", &read_hackenbush, py::arg("drawing") = py::none(), py::kw_only(),
      py::arg("stalk") = py::none(), py::arg("cuts") = 1,
      "A Hackenbush drawing: edges '0-1-B 1-2-R' (0 is the ground; B, R and G are the colours), a "
      "JSON text, or stalk='BRR+RBB', bottom first. A turn cuts `cuts` edges.\n\n"
      ">>> hackenbush(stalk='BRR').value().number\nFraction(1, 4)");
}

bool is_own(const BoundPosition& p) { return p.position.game() == "own"; }

}  // namespace

std::string repr_of(const BoundPosition& p) {
  if (is_own(p)) return fmt::format("<position {} of a game of your own>", p.text());
  const std::string more = p.cuts == 1 ? "" : fmt::format(", cuts={}", p.cuts);
  return fmt::format("{}('{}'{})", p.position.game(), p.text(), more);
}

void bind_positions(py::module_& module) {
  py::class_<BoundPosition> type(
      module, "Position",
      "A position of Clobber, Domineering or Hackenbush, where a player who cannot move loses. "
      "Positions never change. Sums and multiples of positions, and of positions and values, are "
      "Sums.");
  type.def_property_readonly("game",
                             [](const BoundPosition& p) { return std::string(p.position.game()); });
  type.def("__str__", &BoundPosition::text);
  type.def("__repr__", &repr_of);
  type.def(
      "__eq__",
      [](const BoundPosition& p, const BoundPosition& q) {
        if (is_own(p) || is_own(q))  // of one Game, and one position of it
          return p.position.game() == q.position.game() &&
                 p.position.model().rules_and_text() == q.position.model().rules_and_text();
        return repr_of(p) == repr_of(q);
      },
      py::is_operator());
  type.def("__hash__", [](const BoundPosition& p) { return py::hash(py::str(repr_of(p))); });
  type.def("__reduce__", [](const BoundPosition& p) {
    // The functions of the compiled module cannot be pickled.
    const auto again = py::module_::import("zermelo._again");
    const std::string game(p.position.game());
    if (game == "own") throw py::type_error("a position of a game of your own cannot be pickled");
    if (game != "hackenbush")
      return py::make_tuple(again.attr(game.c_str()), py::make_tuple(p.text()));
    return py::make_tuple(again.attr("hackenbush"), py::make_tuple(p.text(), p.cuts));
  });
  type.def("moves", &moves_of, py::arg("side") = py::none(),
           "The moves of 'left' or 'right', or of both, always in the same order.\n\n"
           ">>> clobber('BBW').moves('left')\n['1-2']");
  type.def("play", &after, py::arg("move"), py::arg("side") = py::none(),
           "The position after a move. The side has to be named only where the move means two "
           "things.\n\n>>> clobber('BBW').play('1-2')\nclobber('B.B')");
  type.def("parts", &parts_of,
           "The independent parts whose sum the position is: how often each is counted, and a "
           "position. Equal parts come in the same form; the negative of a form is counted -1 "
           "times.\n\n>>> clobber('BBW.WB').parts()\n[(1, clobber('BBW')), (1, clobber('BW'))]");
  type.def("_repr_svg_", [](const BoundPosition& p) -> std::optional<std::string> {
    if (is_own(p)) return std::nullopt;
    return svg_document(position_picture(p.position.model(), false));
  });
  bind_questions(type);
  bind_readers(module);
  bind_sums(module, type);
}

}  // namespace zermelo::python
