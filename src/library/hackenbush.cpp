#include <fmt/format.h>
#include <zermelo/hackenbush.h>

#include <variant>

#include "base/numbers.h"
#include "games/hackenbush/drawing/hackenbush.h"
#include "games/hackenbush/value/evaluation.h"
#include "games/hackenbush/value/solvers.h"
#include "games/hackenbush/weigh/weighing.h"
#include "library/position_model.h"
#include "value/gave_up.h"
#include "value/text.h"

namespace zermelo {
namespace {

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

class HackenbushModel : public PositionModel {
 public:
  HackenbushModel(Drawing drawing, unsigned cuts) : drawing_(std::move(drawing)), cuts_(cuts) {}

  const Drawing& drawing() const { return drawing_; }
  unsigned cuts() const { return cuts_; }

  std::string_view game() const override { return "hackenbush"; }
  std::string text() const override { return hackenbush::write_drawing(drawing_); }
  std::vector<std::string> moves(Side side) const override {
    return std::visit(
        [&](const auto& setup) {
          check_move_count(setup, most_listed);
          return move_texts(setup, side);
        },
        setup_of(drawing_, cuts_));
  }
  Pointer after(Side side, std::string_view move) const override {
    return std::visit(
        [&](const auto& setup) -> Pointer {
          check_move_count(setup, most_listed);
          const auto next = played(setup, side, move);
          if (!next) return nullptr;
          // Read again, so that the vertices are numbered without gaps.
          return std::make_shared<HackenbushModel>(
              hackenbush::read_drawing(setup.rules.text(*next)), cuts_);
        },
        setup_of(drawing_, cuts_));
  }
  Value value(ValueStore& store, Budget& budget, std::size_t most_bytes) const override {
    hackenbush::PartArithmetic arithmetic(store);
    const auto found =
        hackenbush::value_of(drawing_, cuts_, arithmetic, budget, {true, most_bytes});
    if (!found.value) throw GaveUp(found.why_not.what, found.why_not.remedy);
    return arithmetic.value(*found.value);
  }
  Solution<std::string> solve(Budget& budget, std::size_t most_bytes) const override {
    return std::visit(
        [&]<std::size_t Words>(const Setup<Hackenbush<Words>>& setup) {
          check_move_count(setup, Words == 1 ? 20'000 : 5'000);
          return solve_by_deepening(setup, budget, most_bytes);
        },
        setup_of(drawing_, cuts_));
  }

 private:
  static constexpr std::size_t most_listed = 1'000'000;

  Drawing drawing_;
  unsigned cuts_;
};

NormalPosition position_of(Drawing drawing, unsigned cuts) {
  constexpr unsigned most_cuts = 64;
  if (cuts < 1 || cuts > most_cuts)
    throw Error(fmt::format("hackenbush: {} cuts a turn; expected 1 to {}", cuts, most_cuts));
  return NormalPosition(std::make_shared<HackenbushModel>(std::move(drawing), cuts));
}

hackenbush::WeighOptions weigh_options(const WeighingOptions& given, unsigned cuts) {
  hackenbush::WeighOptions out;
  out.by = given.by_uct ? hackenbush::Player::uct : hackenbush::Player::pure;
  out.iterations = given.iterations;
  out.playouts = given.playouts;
  out.cuts = cuts;
  out.confidence = given.confidence;
  out.seed = given.seed;
  out.threads = given.threads;
  return out;
}

}  // namespace

NormalPosition hackenbush_position(std::string_view text, unsigned cuts) {
  return position_of(hackenbush::read_drawing(text), cuts);
}

NormalPosition hackenbush_stalks(std::string_view text, unsigned cuts) {
  return position_of(hackenbush::read_stalks(text), cuts);
}

EstimatedValue hackenbush_weigh(const NormalPosition& position, const WeighingOptions& options,
                                const Limits& limits) {
  const auto* model = dynamic_cast<const HackenbushModel*>(&position.model());
  if (model == nullptr)
    throw Error(fmt::format("hackenbush: a position of {}; expected a drawing", position.game()));
  Budget budget(limits);
  const auto found = hackenbush::weigh_drawing(
      model->drawing(), weigh_options(options, model->cuts()),
      [](const hackenbush::Weighing&, bool) {}, budget);
  EstimatedValue out;
  if (found.value) out.text = simple_text(*found.value);
  out.outcome = found.outcome;
  out.rates = found.rates;
  out.confidence = found.confidence;
  out.is_proved = found.is_proved;
  out.iterations = budget.nodes();
  out.seconds = budget.seconds();
  out.why_not = found.why_not;
  return out;
}

}  // namespace zermelo
