// The values in sections 2 and 3 of the thesis, and the values and times of its exact method in
// section 5, computed again.

#include <fmt/format.h>

#include "base/numbers.h"
#include "commands/hackenbush/commands.h"
#include "games/hackenbush/value/evaluation.h"
#include "papers/hackenbush_mcts/beds.h"
#include "papers/hackenbush_mcts/reproductions.h"
#include "papers/hackenbush_mcts/thesis_claims.h"
#include "value/calculator/calculator.h"
#include "value/text.h"

namespace zermelo::hackenbush {
namespace {

struct Item {
  const char* where;
  const char* position;  // a sum of stalks, or a drawing
  unsigned cuts;
  const char* value;  // as the thesis has it
  const char* outcome;
  const char* seconds;  // of its recursive method; empty: not given
};

constexpr Item items[] = {
    {"Table 1", "B", 1, "1", "L", ""},
    {"Table 1", "R", 1, "-1", "R", ""},
    {"Table 1", "G", 1, "*", "N", ""},
    {"Table 1", ".", 1, "0", "P", ""},
    {"Figure 2", "BR+RB", 1, "0", "P", ""},
    {"Figure 3a", "B", 1, "1", "L", ""},
    {"Figure 3b", "R", 1, "-1", "R", ""},
    {"Figure 3c", "B+R", 1, "0", "P", ""},
    {"Figure 3d", "BR", 1, "1/2", "L", ""},
    {"Section 2.1", "{-1|1}", 1, "0", "P", ""},
    {"Section 2.1", "{0|1}", 1, "1/2", "L", ""},
    {"Section 2.1", "{3|15/2}", 1, "4", "L", ""},
    {"Figure 4", "G", 1, "*", "N", ""},
    {"Section 2.1.1", "GG", 1, "*2", "N", ""},
    {"Section 2.1.1", "{0,*|0,*}", 1, "*2", "N", ""},
    {"Section 2.1.1, day 0", "{|}", 1, "0", "P", ""},
    {"Section 2.1.1, day 1", "{0|}", 1, "1", "L", ""},
    {"Section 2.1.1, day 1", "{|0}", 1, "-1", "R", ""},
    {"Section 2.1.1, day 1", "{0|0}", 1, "*", "N", ""},
    {"Figure 8a, two cuts", "B", 2, "0", "P", ""},
    {"Figure 8b, two cuts", "R", 2, "0", "P", ""},
    {"Figure 8c, two cuts", "B+R", 2, "0", "P", ""},
    {"Figure 9, two cuts", "BB", 2, "1", "L", ""},
    {"Figure 9, two cuts", "B+B", 2, "1", "L", ""},
    {"Figure 10, two cuts", "RB+BR", 2, "*", "N", ""},
    {"Figure 10, two cuts", "BRRB", 2, "*", "N", ""},
    {"Figure 11, two cuts", "RBBR+BRBR", 2, "*2", "N", ""},
    {"Section 3", "{0|*}", 1, "^", "L", ""},
    {"Section 3", "{*|0}", 1, "v", "R", ""},
    {"Figure 12, two cuts", "BRBB+RB", 2, "^*", "N", ""},
    {"Figure 12", "{0,*|0}", 1, "^*", "N", ""},
    {"Figure 13, two cuts", "BRB+R+B+B", 2, "1*", "L", ""},
    {"Figure 13", "{1|1}", 1, "1*", "L", ""},
    {"Figure 14", "BRR+RBB", 1, "0", "P", ""},
    {"Table 4, two cuts", "B+R", 2, "0", "P", ""},
    {"Table 4, two cuts", "RB+BR", 2, "*", "N", ""},
    {"Table 4, two cuts", "RBBR+BRBR", 2, "*2", "N", ""},
    {"Table 4, two cuts", "BRBB+RB", 2, "^*", "N", ""},
    {"Table 4, two cuts", "BR+BR", 2, "1/2", "L", ""},
    {"Table 4, two cuts", "RB+RB", 2, "-1/2", "R", ""},
    {"Table 4, two cuts", "BRB+R+B+B", 2, "1*", "L", ""},
    {"Table 4, two cuts", "RBR+B+R+R", 2, "-1*", "R", ""},
    {"Table 5", "BRRRRRRRRR", 1, "1/512", "L", "0"},
    {"Table 6, a redwood bed", redwood_bed, 1, "1/32", "L", "175"},
    {"Table 6, a bluewood bed", bluewood_bed, 1, "-1/32", "R", ""},
};

/// The value of a position, or of a game written by its options. The redwood theorem is not used,
/// because the thesis evaluates beds by recursion.
Value value_of(const Item& item, ValueStore& store, Budget& budget) {
  const std::string_view text = item.position;
  if (text.starts_with('{')) return Calculator(store).value(text);
  const bool stalks = text.find('-') == std::string_view::npos;
  const Drawing drawing = stalks ? read_stalks(text) : read_drawing(text);
  PartArithmetic arithmetic(store);
  const auto found = value_of(drawing, item.cuts, arithmetic, budget, {.redwood = false});
  return arithmetic.value(found.value.value());
}

/// A value of the thesis, computed again.
struct ComparedValue {
  Item theirs;
  std::string value, outcome;
  double seconds = 0;

  bool is_same() const { return value == theirs.value && outcome == theirs.outcome; }
  std::string_view their_seconds() const { return theirs.seconds; }
};

ComparedValue compare(const Item& item) {
  ValueStore store;
  Budget budget;
  const Value g = value_of(item, store, budget);
  return {item, value_text(store, g), std::string(1, letter(store.outcome(g))), budget.seconds()};
}

Fields fields_of(const ComparedValue& ours) {
  const Item& item = ours.theirs;
  return Fields{}
      .add("where", item.where)
      .add("position", item.position)
      .add("moves", std::uint64_t{item.cuts})
      .add("theirs", item.value)
      .add("ours", ours.value)
      .add("their_outcome", item.outcome)
      .add("outcome", ours.outcome)
      .add("same", ours.is_same())
      .add("their_seconds", null_if_empty(ours.their_seconds()))
      .add("seconds", ours.seconds);
}

Text words_of(const ComparedValue& ours) {
  const Item& item = ours.theirs;
  const std::string_view position = item.position;
  Text text{{fmt::format("  {:<23} {:<12} theirs {:>5} {}   ours {:>5} {}", item.where,
                         position.size() < 13 ? position : "19 edges", item.value, item.outcome,
                         ours.value, ours.outcome)},
            {ours.is_same() ? "   same" : "   differs", ours.is_same() ? Tone::good : Tone::bad}};
  if (!ours.their_seconds().empty()) {
    text.push_back(
        {fmt::format("   theirs {} s, ours {}", ours.their_seconds(), show_seconds(ours.seconds)),
         Tone::dim});
  }
  text.push_back({"\n"});
  return text;
}

}  // namespace

Reproduction values_reproduction() {
  Command command{.name = "hackenbush-values",
                  .summary = "values in sections 2, 3 and 5 of the Hackenbush thesis"};
  command.examples = {{"reproduce hackenbush-values", "every value, theirs beside ours"}};
  command.start = [](const Arguments&) -> Run {
    return [](const std::string&, Sink& sink, Budget&) {
      for (const Item& item : items) {
        const ComparedValue compared = compare(item);
        sink.answer({fields_of(compared), words_of(compared)});
      }
      check_claims(sink);
    };
  };
  return {"hackenbush", command};
}

}  // namespace zermelo::hackenbush
