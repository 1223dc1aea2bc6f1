#include <fmt/format.h>
#include <zermelo/formula.h>
#include <zermelo/game_graph.h>

#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "python/bindings.h"
#include "python/numbered.h"
#include "python/numbers.h"
#include "python/operands.h"
#include "python/positions.h"
#include "python/questions.h"

namespace zermelo::python {
namespace {

namespace py = pybind11;

/// A game that Python defines, with all that is known of its positions.
struct BoundGame {
  BoundGame(const py::object& rules_, const StorePointer& store_, const GraphOptions& options)
      : rules(rules_),
        numbered(std::make_shared<NumberedObject>(rules_)),
        graph(numbered, options),
        store(store_ ? store_ : usual_store()) {}

  py::object rules;
  std::shared_ptr<NumberedObject> numbered;
  GameGraph graph;
  StorePointer store;
  std::timed_mutex busy = {};  // held by one question at a time, and taken before the store
  std::thread::id owner = {};  // changed and read with the GIL
};

/// Holds a game from a thread of Python. Waits without the GIL, and ends the wait after Ctrl-C.
class HeldGame {
 public:
  explicit HeldGame(BoundGame& game) : game_(game), lock_(game.busy, std::defer_lock) {
    if (game.owner == std::this_thread::get_id() || game.numbered->is_calling())
      throw Error(
          "game: left(), right(), parts() and mirror() cannot ask about their own game while "
          "it is being answered; make another zermelo.Game of it");
    while (!lock_.try_lock()) {
      bool is_locked = false;
      {
        const py::gil_scoped_release released;
        is_locked = lock_.try_lock_for(std::chrono::milliseconds(50));
      }
      if (is_locked) break;
      if (PyErr_CheckSignals() != 0) throw py::error_already_set();
    }
    game.owner = std::this_thread::get_id();
  }
  ~HeldGame() { game_.owner = {}; }
  HeldGame(const HeldGame&) = delete;
  HeldGame& operator=(const HeldGame&) = delete;

 private:
  BoundGame& game_;
  std::unique_lock<std::timed_mutex> lock_;
};

py::handle loopy_game;  // made once and never given back

std::string_view name_of(LoopyGame::Step::By by) {
  if (by == LoopyGame::Step::By::part) return "part";
  return by == LoopyGame::Step::By::left ? "left" : "right";
}

[[noreturn]] void raise_loopy(const BoundGame& game, const LoopyGame& loop) {
  py::list cycle;
  for (const auto& step : loop.cycle())
    cycle.append(
        py::make_tuple(game.numbered->position(step.position), std::string(name_of(step.by))));
  const py::object error = py::reinterpret_borrow<py::object>(loopy_game)(std::string(loop.what()));
  error.attr("cycle") = cycle;
  PyErr_SetObject(loopy_game.ptr(), error.ptr());
  throw py::error_already_set();
}

/// The limits without what has been used since they were set.
class Remaining {
 public:
  explicit Remaining(const Allowed& allowed) : allowed_(allowed) {}

  Allowed now() const {
    Allowed out = allowed_;
    const std::chrono::duration<double> used = std::chrono::steady_clock::now() - start_;
    if (out.seconds && *out.seconds >= 0) out.seconds = std::max(0.0, *out.seconds - used.count());
    return out;
  }

 private:
  Allowed allowed_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

/// The rules are asked on the thread of the caller; then the values need no Python.
std::optional<StoredValue> value_in(BoundGame& game, const py::object& position,
                                    const Allowed& allowed, Trouble& why) {
  const Remaining remaining(allowed);
  const HeldGame held(game);
  try {
    const PositionNumber p = game.numbered->number(position);
    if (!game.graph.explore(p, allowed.within({}), &why)) return std::nullopt;
    const auto found = asked_of_store(
        *game.store, remaining.now(), why, [&](const Limits& limits, Trouble* reason) {
          return game.graph.value(p, game.store->values, limits, reason);
        });
    if (!found) return std::nullopt;
    return StoredValue{game.store, *found};
  } catch (const LoopyGame& loop) {
    raise_loopy(game, loop);
  }
}

std::optional<BoundSolution> solution_in(BoundGame& game, const py::object& position,
                                         const std::optional<std::string>& by,
                                         const Allowed& allowed, Trouble& why) {
  if (by && *by != "search" && *by != "values")
    throw Error(fmt::format("by is '{}'; expected 'search' or 'values'", *by));
  const HeldGame held(game);
  try {
    const PositionNumber p = game.numbered->number(position);
    std::optional<Solution<PositionNumber>> found;
    if (by == "search") {
      const Limits limits = allowed.within({});
      const py::gil_scoped_release released;
      auto solution = game.graph.search(p, limits);
      why = solution.why;
      if (solution.outcome()) found = std::move(solution);
    } else {
      found = asked_of_store(*game.store, allowed, why, [&](const Limits& limits, Trouble* reason) {
        auto solution = game.graph.solve(p, game.store->values, limits);
        *reason = solution.why;
        return if_known(std::move(solution), limits);
      });
    }
    if (!found) return std::nullopt;
    return bound(*found, [&](PositionNumber n) { return game.numbered->position(n); });
  } catch (const LoopyGame& loop) {
    raise_loopy(game, loop);
  }
}

py::list options_in(BoundGame& game, const py::object& position, const std::string& side) {
  const Side mover = *side_named(side);
  const HeldGame held(game);
  py::list out;
  for (const auto option : game.graph.options(game.numbered->number(position), mover))
    out.append(game.numbered->position(option));
  return out;
}

BoundPosition position_in(BoundGame& game, const py::object& position) {
  const HeldGame held(game);
  return {game.graph.position(game.numbered->number(position))};
}

py::object text_or_none(const std::optional<std::string>& x) {
  return x ? py::cast(*x) : py::object(py::none());
}

/// A formula for members, each an outcome or None, and a value or None, as the fields of
/// `conjecture` are named.
py::dict formula_for(const StorePointer& values, std::uint64_t first, const py::list& members) {
  const StorePointer store = values ? values : usual_store();
  std::vector<FamilyValue> known;
  for (const py::handle member : members) {
    const auto pair = py::cast<py::tuple>(member);
    FamilyValue each;
    if (!pair[0].is_none()) {
      const auto outcome = py::cast<std::string>(pair[0]);
      for (const auto c :
           {OutcomeClass::left, OutcomeClass::right, OutcomeClass::next, OutcomeClass::previous})
        if (outcome == std::string(1, letter(c))) each.outcome = c;
    }
    if (!pair[1].is_none()) each.value = py::cast<StoredValue>(pair[1]).game;
    known.push_back(each);
  }
  Trouble why;
  const auto found = asked_of_store(*store, {}, why, [&](const Limits& limits, Trouble*) {
    return std::optional(find_formula(store->values, first, known, limits));
  });
  py::dict out;
  out["members"] = found->members;
  out["too_few"] = found->too_few;
  const auto& f = found->formula;
  out["formula"] = f ? py::cast(f->text) : py::object(py::none());
  if (!f) return out;
  py::list period;
  for (const auto& g : f->first) period.append(StoredValue{store, g});
  for (const auto c : f->outcomes) period.append(std::string(1, letter(c)));
  out["kind"] = f->kind;
  out["first"] = f->from;
  out["last"] = f->to;
  out["period"] = f->period;
  out["values"] = period;
  out["step"] = f->step ? py::cast(StoredValue{store, *f->step}) : py::object(py::none());
  out["ratio"] = f->ratio ? to_fraction(*f->ratio) : py::object(py::none());
  out["limit"] = text_or_none(f->limit);
  out["exceptions"] = f->exceptions;
  out["confirmations"] = f->confirmations;
  return out;
}

void bind_loopy_game(py::module_& module) {
  PyObject* type = PyErr_NewExceptionWithDoc(
      "zermelo.LoopyGame",
      "A game whose play may never end. `cycle` has the positions of a cycle in order, each with "
      "the "
      "way to the next: 'left', 'right' or 'part'; it is empty where the game was part of a sum.",
      py::object(module.attr("Error")).ptr(), nullptr);
  if (type == nullptr) throw py::error_already_set();
  loopy_game = type;
  module.attr("LoopyGame") = loopy_game;
  py::setattr(loopy_game, "cycle", py::list());
  py::register_exception_translator([](std::exception_ptr pointer) {
    try {
      if (pointer) std::rethrow_exception(pointer);
    } catch (const LoopyGame& error) {
      PyErr_SetString(loopy_game.ptr(), error.what());
    }
  });
}

}  // namespace

void bind_own_games(py::module_& module) {
  using Seconds = std::optional<double>;
  using Nodes = std::optional<std::uint64_t>;
  bind_loopy_game(module);
  const py::arg_v seconds = py::arg("seconds") = py::none(), nodes = py::arg("nodes") = py::none();
  const py::arg_v fallback = py::arg("default") = py::none(), by = py::arg("by") = py::none();
  py::class_<BoundGame>(
      module, "Game",
      "A game of your own, with all that is known of its positions.\n\n"
      "`rules` is any object with left(position) and right(position), which give the positions to "
      "which a player can move; a player who cannot move loses. Positions are any hashable "
      "objects. "
      "It may also have parts(position), the positions whose sum it is (the position alone when it "
      "is in one piece), and mirror(position), the position with the players exchanged. "
      "With check=True both are compared with the options, for every position that is reached. "
      "Positions, moves and search take `memory` at most.\n\n"
      ">>> class Nim:\n"
      "...     def left(self, heap): return range(heap)\n"
      "...     right = left\n"
      ">>> Game(Nim()).value(5)\nValue('*5')")
      .def(py::init([](const py::object& rules, bool check, const py::object& memory,
                       const StorePointer& values) {
             return std::make_unique<BoundGame>(
                 rules, values, GraphOptions{.most_bytes = to_bytes(memory), .check = check});
           }),
           py::arg("rules"), py::kw_only(), py::arg("check") = false, py::arg("memory") = "1G",
           py::arg("values") = py::none())
      .def(
          "value",
          [](BoundGame& game, const py::object& position, Seconds s, Nodes n) {
            Trouble why;
            return expected(value_in(game, position, {s, n}, why), why);
          },
          py::arg("position"), py::kw_only(), seconds, nodes,
          "The game value. Raises BudgetSpent when the limits do not suffice, and LoopyGame, which "
          "has the cycle, for a game whose play may never end.")
      .def(
          "get_value",
          [](BoundGame& game, const py::object& position, const py::object& other, Seconds s,
             Nodes n) {
            Trouble why;
            const auto found = value_in(game, position, {s, n}, why);
            return found ? py::cast(*found) : other;
          },
          py::arg("position"), fallback, py::kw_only(), seconds, nodes,
          "As value(), but gives the default when the limits do not suffice.")
      .def(
          "solve",
          [](BoundGame& game, const py::object& position, const std::optional<std::string>& method,
             Seconds s, Nodes n) {
            Trouble why;
            return expected(solution_in(game, position, method, {s, n}, why), why);
          },
          py::arg("position"), py::kw_only(), by, seconds, nodes,
          "The winner for each player moving first, and the position to move to: by values where "
          "they are cheap and by search where they are not, or by='search' alone.")
      .def(
          "get_solution",
          [](BoundGame& game, const py::object& position, const py::object& other,
             const std::optional<std::string>& method, Seconds s, Nodes n) {
            Trouble why;
            const auto found = solution_in(game, position, method, {s, n}, why);
            return found ? py::cast(*found) : other;
          },
          py::arg("position"), fallback, py::kw_only(), by, seconds, nodes,
          "As solve(), but gives the default when the limits do not suffice.")
      .def("options", &options_in, py::arg("position"), py::arg("side"),
           "The positions to which 'left' or 'right' can move, as the rules give them.")
      .def(
          "position", &position_in, py::arg("position"),
          "The position for sums with positions of other games. Its moves are named by the repr of "
          "the positions after them.")
      .def_property_readonly("rules", [](const BoundGame& game) { return game.rules; })
      .def_property_readonly("values", [](const BoundGame& game) { return game.store; })
      .def_property_readonly(
          "positions", [](const BoundGame& game) { return game.graph.positions(); },
          "The number of positions whose options are all known.")
      .def("__repr__", [](const BoundGame& game) {
        return fmt::format("Game({})", py::cast<std::string>(py::str(py::repr(game.rules))));
      });
  module.def("_formula", &formula_for, py::arg("values"), py::arg("first"), py::arg("members"));
}

}  // namespace zermelo::python
