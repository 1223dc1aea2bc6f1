#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>

#include "base/numbers.h"
#include "games/hackenbush/drawing/hackenbush.h"
#include "games/hackenbush/drawing/parts.h"
#include "games/hackenbush/value/evaluation.h"
#include "games/hackenbush/value/solvers.h"
#include "sums/board_model.h"
#include "sums/hackenbush_model.h"
#include "sums/positions.h"

namespace zermelo {
namespace {

using hackenbush::Colour;
using hackenbush::Drawing;
using hackenbush::Hackenbush;
using AnySetup = std::variant<Setup<Hackenbush<1>>, Setup<Hackenbush<16>>>;

/// For moves and searches: 64 edges for speed, 1024 at most.
AnySetup setup_of(const Drawing& drawing, unsigned cuts) {
  const std::size_t edges = drawing.edges.size();
  if (edges <= Bits<1>::capacity) return hackenbush::set_up<1>(drawing, cuts);
  if (edges <= Bits<16>::capacity) return hackenbush::set_up<16>(drawing, cuts);
  throw Error(
      fmt::format("hackenbush: the drawing has {} edges; moves are listed and searched for at most "
                  "{}, but its value may still be found",
                  edges, Bits<16>::capacity));
}

/// The solver sorts the moves of every position at a cost that grows with their square, and looks
/// at no stop flag meanwhile: more than a second's worth is refused.
template <std::size_t Words>
void check_move_count(const Setup<Hackenbush<Words>>& setup, std::size_t most) {
  for (const Side side : {Side::left, Side::right}) {
    if (setup.rules.move_count(setup.position, side) <= most) continue;
    throw Error(fmt::format("hackenbush: {} has more than {} moves; expected fewer edges or cuts",
                            title(side), with_commas(most)));
  }
}

constexpr std::size_t most_listed = 1'000'000;

Drawing with_colours_exchanged(Drawing drawing) {
  for (auto& edge : drawing.edges) {
    if (edge.colour == Colour::green) continue;
    edge.colour = edge.colour == Colour::blue ? Colour::red : Colour::blue;
  }
  return drawing;
}

/// Read again, so that the vertices are numbered without gaps in the order of the edges.
Drawing renumbered(const std::string& text) { return hackenbush::read_drawing(text); }

/// Vertices are named by their numbers. Equal drawings whose edges come in another order may have
/// different forms.
CanonicalPart canonical(Drawing drawing, unsigned cuts) {
  for (std::uint32_t v = 0; v < drawing.vertices; ++v) drawing.names[v] = std::to_string(v);
  const std::string own = hackenbush::write_drawing(drawing);
  const std::string negative = hackenbush::write_drawing(with_colours_exchanged(drawing));
  return {std::make_shared<HackenbushModel>(renumbered(std::min(own, negative)), cuts),
          negative < own, own == negative};
}

class DrawingValues : public PositionValues {
 public:
  DrawingValues(ValueStore& store, std::size_t most_bytes)
      : arithmetic_(store), most_bytes_(most_bytes) {}

  Value value(const PositionModel& position, Budget& budget) override {
    const auto& model = static_cast<const HackenbushModel&>(position);
    const auto found = hackenbush::value_of(model.drawing(), model.cuts(), arithmetic_, budget,
                                            {true, most_bytes_});
    if (!found.value) throw GaveUp(found.why_not.what, found.why_not.remedy);
    return arithmetic_.value(*found.value);
  }

 private:
  hackenbush::PartArithmetic arithmetic_;
  std::size_t most_bytes_;
};

}  // namespace

std::string HackenbushModel::text() const { return hackenbush::write_drawing(drawing_); }

std::vector<std::string> HackenbushModel::moves(Side side) const {
  return std::visit(
      [&](const auto& setup) {
        check_move_count(setup, most_listed);
        std::vector<std::string> out;
        for (const auto& move : setup.rules.moves(setup.position, side))
          out.push_back(setup.rules.text(move));
        return out;
      },
      setup_of(drawing_, cuts_));
}

std::size_t HackenbushModel::move_count(Side side) const {
  const Colour own = side == Side::left ? Colour::blue : Colour::red;
  const auto count = std::ranges::count_if(drawing_.edges, [own](const hackenbush::Edge& edge) {
    return edge.colour == own || edge.colour == Colour::green;
  });
  return hackenbush::choices(static_cast<std::size_t>(count), cuts_);
}

std::vector<PositionModel::Pointer> HackenbushModel::options(Side side) const {
  return std::visit(
      [&](const auto& setup) {
        check_move_count(setup, most_listed);
        std::vector<Pointer> out;
        for (const auto& move : setup.rules.moves(setup.position, side))
          out.push_back(with(setup.rules.text(setup.rules.play(setup.position, side, move))));
        return out;
      },
      setup_of(drawing_, cuts_));
}

PositionModel::Pointer HackenbushModel::after(Side side, std::string_view move) const {
  return std::visit(
      [&](const auto& setup) -> Pointer {
        check_move_count(setup, most_listed);
        for (const auto& each : setup.rules.moves(setup.position, side))
          if (setup.rules.text(each) == move)
            return with(setup.rules.text(setup.rules.play(setup.position, side, each)));
        return nullptr;
      },
      setup_of(drawing_, cuts_));
}

/// With several cuts a turn, components do not add up.
std::vector<CanonicalPart> HackenbushModel::parts() const {
  std::vector<CanonicalPart> out;
  if (drawing_.edges.empty()) return out;
  if (cuts_ > 1) return {canonical(drawing_, cuts_)};
  for (const Drawing& part : hackenbush::parts_of(drawing_)) out.push_back(canonical(part, cuts_));
  return out;
}

std::unique_ptr<PositionValues> HackenbushModel::values(ValueStore& store,
                                                        std::size_t most_bytes) const {
  return std::make_unique<DrawingValues>(store, most_bytes);
}

PositionVerdict HackenbushModel::solve(Budget& budget, std::size_t most_bytes) const {
  return std::visit(
      [&]<std::size_t Words>(const Setup<Hackenbush<Words>>& setup) {
        check_move_count(setup, Words == 1 ? 20'000 : 5'000);
        return solve_by_deepening(setup.rules, setup.position, budget, most_bytes);
      },
      setup_of(drawing_, cuts_));
}

/// With several cuts a turn, values do not add up.
BesideVerdict HackenbushModel::solve_beside(const ValueTree& rest, Side mover, Budget& budget,
                                            std::size_t most_bytes) const {
  if (cuts_ > 1 || drawing_.edges.size() > Bits<1>::capacity) return {};
  const auto setup = hackenbush::set_up<1>(drawing_, cuts_);
  return solved_beside(setup.rules, setup.position, rest, mover, budget, most_bytes);
}

PositionModel::Pointer HackenbushModel::with(const std::string& text) const {
  return std::make_shared<HackenbushModel>(renumbered(text), cuts_);
}

PositionModel::Pointer hackenbush_model(std::string_view text) {
  const bool is_stalks = text.find_first_not_of("BRGbrg+. ") == std::string_view::npos &&
                         text.find_first_not_of(" .") != std::string_view::npos;
  return std::make_shared<HackenbushModel>(
      is_stalks ? hackenbush::read_stalks(text) : hackenbush::read_drawing(text), 1);
}

}  // namespace zermelo
