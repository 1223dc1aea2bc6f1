#include "commands/sum_explanation.h"

#include "value/atomic_weight.h"

namespace zermelo {

std::string part_text(std::string board) {
  if (board.find('|') != std::string::npos) return board;
  return board.substr(0, board.find_last_not_of('.') + 1);
}

std::optional<std::string> whole_value(ValueStore& store, Value g) {
  try {
    return value_text(store, g);
  } catch (const GaveUp&) {
    return std::nullopt;
  }
}

std::string short_value(ValueStore& store, Value g) {
  constexpr std::size_t longest = 120;
  const auto text = whole_value(store, g);
  return text && text->size() <= longest ? *text : "a value too long to print";
}

ToldPart tell_part(ValueStore& store, const std::string& board, std::optional<Value> g) {
  ToldPart out;
  out.fields.add("part", board);
  if (!g) {
    out.fields.add("value", Datum()).add("value_too_long", false).add("outcome", Datum());
    out.fields.add("atomic_weight", Datum());
    out.line =
        fmt::format("    {}  has no value within the work allowed here: it is searched\n", board);
    return out;
  }
  const auto full = whole_value(store, *g);
  const char outcome = letter(store.outcome(*g));
  std::optional<std::string> weight;
  bool is_known = true;
  try {
    if (const auto found = atomic_weight(store, *g)) weight = value_text(store, *found);
  } catch (const GaveUp&) {
    is_known = false;
  }
  out.fields.add("value", full)
      .add("value_too_long", !full)
      .add("outcome", std::string(1, outcome))
      .add("atomic_weight", weight);
  if (!is_known) out.fields.add("unknown", List{"atomic_weight"});
  out.line = fmt::format("    {}  = {}, outcome {}{}\n", board, short_value(store, *g), outcome,
                         weight     ? ", atomic weight " + *weight
                         : is_known ? ""
                                    : ", atomic weight ?");
  return out;
}

std::string say_reason(Reason reason, Side mover, Result result) {
  const auto who = title(mover);
  const bool wins = result == Result::win;
  switch (reason) {
    case Reason::nothing_left:
      return fmt::format("the parts cancel: the sum is 0, so {} has no good move", who);
    case Reason::classes:
      return wins ? fmt::format(
                        "no part is bad for {}, and at most one hangs in the balance: {} "
                        "moves there, or keeps his advantage",
                        who, who)
                  : fmt::format("no part is good for {}, and none hangs in the balance", who);
    case Reason::bounds:
      return fmt::format("bounds by ups and star, added up, show that {} {}", who,
                         wins ? "wins" : "loses");
    case Reason::comparison:
      return fmt::format("two values G and H are left; G compared with -H shows that {} {}", who,
                         wins ? "wins" : "loses");
    case Reason::none:
      break;
  }
  return "values alone do not tell: the sum is searched";
}

}  // namespace zermelo
