#include "commands/normal_play/move_list.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>

#include "base/error.h"
#include "commands/sum_explanation.h"
#include "sums/sum_moves.h"
#include "value/gave_up.h"
#include "value/text.h"

namespace zermelo {
namespace {

constexpr std::uint64_t default_nodes = 400'000;
constexpr double default_seconds = 2;

/// A move with the texts of its values; a text is missing as well where it would be too long.
struct WrittenMove {
  const RatedMove* move = nullptr;
  std::optional<std::string> value, incentive;
};

std::optional<std::string> text_if_known(ValueStore& store, const std::optional<Value>& g) {
  if (!g) return std::nullopt;
  try {
    return value_text(store, *g);
  } catch (const GaveUp&) {
    return std::nullopt;
  }
}

std::vector<WrittenMove> written_moves(const SideMoves& side, ValueStore& store) {
  std::vector<WrittenMove> out;
  for (const auto& one : side.moves)
    out.push_back({&one, text_if_known(store, one.value), text_if_known(store, one.incentive)});
  return out;
}

Fields fields_of(const WrittenMove& one, Side side, const MoveListOptions& options) {
  Fields out;
  out.add("side", name(side));
  if (options.with_parts) out.add("part", std::uint64_t{one.move->part});
  out.add("move", one.move->move).add("position", one.move->position);
  if (!options.with_values) return out;
  return out.add("value", one.value)
      .add("incentive", one.incentive)
      .add("dominated", one.move->is_dominated);
}

/// A value as a person wants to read it.
std::string shown(const WrittenMove& one) { return one.move->value ? short_text(one.value) : "?"; }

std::string named(const RatedMove& move, const MoveListOptions& options) {
  return options.with_parts ? fmt::format("{}:{}", move.part, move.move) : move.move;
}

/// Columns are as wide as their widest entry, which is long only where all are.
struct Widths {
  std::size_t move = 9, value = 1;

  Widths(const std::vector<WrittenMove>& moves, const MoveListOptions& options) {
    constexpr std::size_t widest = 24;
    for (const auto& one : moves) {
      move = std::max(move, std::min(widest, named(*one.move, options).size()));
      value = std::max(value, std::min(widest, shown(one).size()));
    }
  }
};

void add_words(Text& text, const WrittenMove& one, const Widths& widths,
               const MoveListOptions& options) {
  const bool is_dominated = one.move->is_dominated.value_or(false);
  text.push_back({fmt::format("  {:<{}} ", named(*one.move, options), widths.move)});
  if (options.with_values) {
    text.push_back(
        {fmt::format("{:<{}}", shown(one), widths.value), is_dominated ? Tone::dim : Tone::good});
    text.push_back({"   "});
  }
  text.push_back(
      {fmt::format("{}{}\n", shortened(one.move->position), is_dominated ? "   (dominated)" : ""),
       options.with_values ? Tone::dim : Tone::plain});
}

std::string heading(const SideMoves& side) {
  return fmt::format("{}: {} move{}\n", title(side.side), side.moves.size(),
                     side.moves.size() == 1 ? "" : "s");
}

}  // namespace

Answer move_list_answer(const Subject& subject, const RatedMoves& found, ValueStore& store,
                        const MoveListOptions& options) {
  Answer answer{subject.fields(), {}, found.is_complete ? Status::answered : Status::unknown};
  List list;
  std::size_t without_value = 0;
  for (const SideMoves& side : found.sides) {
    const auto moves = written_moves(side, store);
    const Widths widths(moves, options);
    answer.text.push_back({heading(side), Tone::strong});
    for (const auto& one : moves) {
      list.emplace_back(fields_of(one, side.side, options));
      add_words(answer.text, one, widths, options);
      without_value += one.value ? 0 : 1;
    }
  }
  answer.fields.add("moves", std::move(list));
  if (!options.with_values || without_value == 0) return answer;
  answer.status = Status::unknown;
  answer.text.push_back(
      {fmt::format("{} value{} not found{}\n", without_value,
                   without_value == 1 ? " was" : "s were",
                   options.is_stopped ? ": stopped"
                                      : "; --seconds allows more time, --no-values only lists"),
       Tone::dim});
  return answer;
}

Option no_values_option() {
  return {"no-values", Kind::flag, "", "only list the moves, in the order of the rules"};
}

std::vector<Option> rated_moves_options() {
  Option seconds = seconds_option(), nodes = nodes_option();
  seconds.help = "look for values for s seconds per position";
  seconds.fallback_words = "2, or no limit with --nodes";
  nodes.help = "look for values with n nodes per position";
  nodes.fallback_words = "400,000, or no limit with --seconds";
  return {first_option(true), no_values_option(), seconds, nodes, memory_option("1G")};
}

Budget values_budget(const Arguments& arguments, const Budget& budget) {
  Limits limits = budget.limits();
  if (!arguments.given("nodes") && !arguments.given("seconds")) {
    limits.nodes = std::min(limits.nodes, default_nodes);
    limits.seconds = std::min(limits.seconds, default_seconds);
  }
  return Budget(limits);
}

Command rated_moves_command(const std::string& game,
                            PositionModel::Pointer (*read)(std::string_view text)) {
  Command command{.name = "moves",
                  .summary = "every move with the value it leaves, best first",
                  .takes = Takes::positions,
                  .word = "position"};
  command.options = rated_moves_options();
  command.start = [game, read](const Arguments& arguments) -> Run {
    const bool with_values = !arguments.given("no-values");
    const std::size_t bytes = arguments.bytes("memory") / 2;
    return [=](const std::string& text, Sink& sink, Budget& budget) {
      ValueStore values(bytes);
      Budget search = values_budget(arguments, budget);
      const auto found =
          rated_moves(read(text), {first_sides(arguments), with_values, bytes}, values, search);
      budget.add(search.nodes());
      sink.answer(move_list_answer({game, text}, found, values,
                                   {.with_values = with_values, .is_stopped = budget.stopped()}));
    };
  };
  return command;
}

}  // namespace zermelo
