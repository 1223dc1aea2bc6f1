#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "base/error.h"
#include "commands/listing.h"
#include "games/hackenbush/drawing/hackenbush.h"
#include "games/hackenbush/value/evaluation.h"
#include "value/text.h"
#include "value/thermograph.h"

namespace zermelo::hackenbush {

/// A move, where it leads, and what that is worth (nothing: not known).
struct MoveValue {
  std::string move, position;
  std::optional<Value> value;
  Dyadic mean;  // for sorting
};

/// Best first for a side. Values are only partly ordered: a better one always comes before a worse
/// one (it has no smaller mean), confused ones stand as their means, else as they were.
/// False when the budget that the store watches was spent meanwhile: then only the means count.
bool sort_best_first(std::vector<MoveValue>& moves, Side side, ValueStore& store);

/// Fills in the value and its mean; neither, when the budget is spent before both are known.
void rate(MoveValue& move, const PartValue& worth, PartArithmetic& arithmetic,
          Thermographs& graphs);

/// Where names cannot be written, moves call the vertices by numbers: which is which.
void add_names(Answer& answer, const Drawing& drawing);

/// With several cuts a turn there may be more moves than anyone can list: true when the listing is
/// to end, because it was interrupted, or the budget is spent and the list is long already. Throws
/// Error for a list that would fill the memory.
bool is_cut_short(std::size_t listed, const Budget& budget);

/// Every move of the given sides with the value it leaves, best first.
template <std::size_t Words>
Answer list_move_values(const Subject& subject, const Setup<Hackenbush<Words>>& setup,
                        unsigned cuts, const std::vector<Side>& sides, Budget& budget,
                        const EvaluationOptions& options) {
  Answer answer{subject.fields(), {}, {}};
  ValueStore store(options.most_bytes);
  PartArithmetic arithmetic(store);
  Thermographs graphs(store);
  List list;
  for (const Side side : sides) {
    std::vector<MoveValue> moves;
    for (const auto& move : setup.rules.moves(setup.position, side)) {
      if (is_cut_short(moves.size(), budget)) {
        answer.status = Status::unknown;
        break;
      }
      const auto next = setup.rules.play(setup.position, side, move);
      const auto found = value_of(setup.rules.drawing(next), cuts, arithmetic, budget, options);
      MoveValue one{setup.rules.text(move), setup.rules.text(next), std::nullopt, {}};
      if (found.value) rate(one, *found.value, arithmetic, graphs);
      if (!one.value) answer.status = Status::unknown;
      moves.push_back(std::move(one));
    }
    if (!sort_best_first(moves, side, store)) answer.status = Status::unknown;
    answer.text.push_back(
        {fmt::format("{}: {} move{}\n", title(side), moves.size(), moves.size() == 1 ? "" : "s"),
         Tone::strong});
    for (const auto& one : moves) {
      const Datum value = one.value ? Datum(value_text(store, *one.value)) : Datum();
      list.emplace_back(Fields{}
                            .add("side", name(side))
                            .add("move", one.move)
                            .add("position", one.position)
                            .add("value", value));
      answer.text.push_back({fmt::format("  {:<9} ", one.move)});
      answer.text.push_back({value.is_null() ? "?" : value.text(), Tone::good});
      answer.text.push_back({fmt::format("   {}\n", shortened(one.position)), Tone::dim});
    }
  }
  answer.fields.add("moves", std::move(list));
  add_names(answer, setup.rules.drawing(setup.position));
  return answer;
}

}  // namespace zermelo::hackenbush
