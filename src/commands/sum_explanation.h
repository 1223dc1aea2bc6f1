#pragma once

#include <fmt/format.h>

#include <optional>
#include <string>
#include <vector>

#include "commands/advice.h"
#include "commands/answer.h"
#include "search/sum_solver.h"
#include "value/text.h"

namespace zermelo {

/// Why the side to move wins or loses a sum, in words.
std::string say_reason(Reason reason, Side mover, Result result);

/// The text of a part without the empty cells to its right, where the board is a row.
std::string part_text(std::string board);

/// A value as text for programs: whole, or nothing where even that is longer than a text may be.
std::optional<std::string> whole_value(ValueStore& store, Value g);

/// A value as text for people, unless that is long.
std::string short_value(ValueStore& store, Value g);

/// One part of a sum as an explanation lists it.
struct ToldPart {
  Fields fields;
  std::string line;
};

/// What is known of a part: nothing but its board when it has no value here. Where the work allowed
/// ends before the atomic weight is found, `unknown` lists it; null alone means "not all-small".
ToldPart tell_part(ValueStore& store, const std::string& board, std::optional<Value> g);

/// The terms of a sum with plus signs between them.
template <Summable G>
std::string sum_text(const SumGame<G>& sums, const typename SumGame<G>::Position& sum) {
  std::string out;
  for (std::uint32_t i = 0; i < sum.count; ++i) {
    out += i == 0 ? "" : " + ";
    out += sums.is_part(sum.terms[i]) ? "?" : short_value(sums.store(), sums.value(sum.terms[i]));
  }
  return out.empty() ? "0" : out;
}

/// Adds to an answer the parts of a position, their values where they are cheap enough to have, and
/// why the sum is won when `mover` starts.
template <class G>
requires Summable<G> && Written<G>
void add_explanation(const G& rules, const typename G::Position& p, Side mover,
                     const SumOptions& options, Answer& out, Budget& budget) {
  constexpr std::uint64_t steps = 1 << 16;
  const std::size_t bytes = options.bytes / 2;  // the table of the search keeps the other half
  ValueStore store(bytes);
  PartValues<G> parts(rules, store, bytes);
  SumGame<G> sums(parts);
  const typename PartValues<G>::Charge charge(parts, budget);
  parts.allow(steps);
  std::vector<std::uint32_t> ids;
  parts.add_parts(p, ids);
  List list;
  out.text.push_back({fmt::format("  {} first: {} part{}\n", title(mover), ids.size(),
                                  ids.size() == 1 ? "" : "s")});
  const auto value_of = [&parts](std::uint32_t id) -> std::optional<Value> {
    try {
      return parts.value(id);
    } catch (const GaveUp&) {
      return std::nullopt;
    }
  };
  for (const auto id : ids) {
    auto told = tell_part(store, part_text(rules.text(parts.position(id))), value_of(id));
    list.emplace_back(std::move(told.fields));
    out.text.push_back({std::move(told.line)});
  }
  Reason reason = Reason::none;
  std::string why;
  try {
    const auto sum = sums.of(p);
    if (sum.count != ids.size()) out.text.push_back({"    together " + sum_text(sums, sum) + '\n'});
    UpBoundsMemory bounds(store);
    const auto result = SumOracle(bounds, steps).judge(sums, sum, mover, reason);
    why = say_reason(result ? reason : Reason::none, mover, result.value_or(Result::unknown));
  } catch (const GaveUp& gave_up) {
    why = advised(gave_up);
  }
  out.text.push_back({fmt::format("    {}\n", why)});
  out.fields.add(fmt::format("explanation_{}_first", name(mover)),
                 Fields{}.add("parts", std::move(list)).add("why", why));
}

}  // namespace zermelo
