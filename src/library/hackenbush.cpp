#include <fmt/format.h>
#include <zermelo/hackenbush.h>

#include "base/error.h"
#include "games/hackenbush/weigh/weighing.h"
#include "sums/hackenbush_model.h"
#include "value/text.h"

namespace zermelo {
namespace {

using hackenbush::Drawing;

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
