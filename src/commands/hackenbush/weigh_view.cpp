#include "commands/hackenbush/weigh_view.h"
#include "commands/outcome_words.h"

#include <fmt/format.h>

#include "base/error.h"
#include "value/text.h"

namespace zermelo::hackenbush {
namespace {

constexpr double interval_confidence = 0.95;
constexpr auto pause = std::chrono::milliseconds(100);
constexpr std::uint64_t longest_stalk = 24;
constexpr std::size_t widest =
    60;  // leaves room for the time and the rate on a terminal of 80 columns

std::string end_text(const std::optional<Dyadic>& end) { return end ? end->text() : "?"; }

Fields games_fact(const Weighing& weighing, std::size_t side) {
  const Estimate& games = weighing.games[side];
  const auto [low, high] = games.interval(interval_confidence);
  const Result proved = weighing.proved[side];
  Fields fact;
  fact.add("wins", games.wins).add("games", games.games);
  fact.add("rate", weighing.rate(static_cast<Side>(side)));
  fact.add("low", low).add("high", high);
  fact.add("proved", proved == Result::unknown ? Datum() : Datum(name(proved)));
  return fact;
}

/// The win rate of the side that moves first, or a word if its result is proved.
std::string rate_text(const Weighing& weighing, std::size_t side) {
  const Result proved = weighing.proved[side];
  if (proved != Result::unknown) return std::string(name(proved));
  if (weighing.games[side].games == 0) return "-";
  return fmt::format("{:.2f}", weighing.games[side].mean());
}

}  // namespace

TraceFile::TraceFile(const std::string& path) : path_(path) {
  std::ofstream emptied(path, std::ios::trunc);
  file_.open(path, std::ios::app);
  if (!emptied || !file_) {
    throw Error(
        fmt::format("{}: cannot be written; expected a place for a trace", in_quotes(path)));
  }
}

void TraceFile::add(const std::string& line) {
  file_ << line + '\n' << std::flush;
  if (!file_) throw Error(fmt::format("{}: writing the trace failed", in_quotes(path_)));
}

Fields facts_of(const Weighing& weighing) {
  Fields fields;
  fields.add("part", std::uint64_t{weighing.part}).add("weight", simple_text(weighing.weight));
  const Dyadic& number = weighing.weight.number;
  fields.add("stalk", number.birthday() > longest_stalk ? Datum() : Datum(stalk_of(number)));
  fields.add("blue_first", games_fact(weighing, 0)).add("red_first", games_fact(weighing, 1));
  const auto& outcome = weighing.outcome;
  fields.add("outcome", letter_or_null(outcome));
  fields.add("proved", weighing.is_proof).add("error", weighing.error);
  fields.add("above", weighing.low ? Datum(weighing.low->text()) : Datum());
  fields.add("below", weighing.high ? Datum(weighing.high->text()) : Datum());
  return fields;
}

/// If the line would be too long, first the bounds are left out and then the rates.
std::string line_of(const Weighing& weighing) {
  std::string line = "against " + simple_text(weighing.weight);
  std::vector<std::string> more{
      fmt::format(": Blue first {}, Red first {}", rate_text(weighing, 0), rate_text(weighing, 1))};
  if (weighing.low || weighing.high)
    more.push_back(fmt::format(", {} to {}", end_text(weighing.low), end_text(weighing.high)));
  for (const std::string& part : more) {
    if (line.size() + part.size() > widest) break;
    line += part;
  }
  return line.size() <= widest ? line : line.substr(0, widest - 3) + "...";
}

void WeighView::show(const Weighing& weighing, bool is_done) {
  if (is_done && trace_ != nullptr) {
    Fields fields;
    fields.add("position", position_);
    for (auto& field : facts_of(weighing).entries) fields.entries.push_back(std::move(field));
    trace_->add(to_json(fields));
  }
  const auto now = Clock::now();
  if (now - last_ < pause) return;
  last_ = now;
  sink_.progress(line_of(weighing), unknown_part);
}

}  // namespace zermelo::hackenbush
