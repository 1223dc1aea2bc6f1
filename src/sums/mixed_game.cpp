#include "sums/mixed_game.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "base/numbers.h"
#include "base/stack_left.h"
#include "sums/positions.h"
#include "value/scoped_limits.h"
#include "value/text.h"

namespace zermelo {
namespace {

std::size_t index(Side side) { return side == Side::left ? 0 : 1; }

/// A copy of the same component more than this often is refused where its value is not known, since
/// the search treats each copy by itself.
constexpr std::uint64_t most_copies = 1000;

/// The nodes that the value of a part met in a search may take before the part is left to the
/// search.
constexpr std::uint64_t nodes_for_part = 1000;

/// The steps of the store that go with a node.
constexpr std::uint64_t steps_per_node = 64;

}  // namespace

MixedGame::Summand MixedGame::summand(const PositionModel::Pointer& position, std::int64_t times) {
  const std::uint64_t count = times < 0 ? std::uint64_t{0} - static_cast<std::uint64_t>(times)
                                        : static_cast<std::uint64_t>(times);
  if (count > std::numeric_limits<std::uint32_t>::max())
    throw GaveUp(fmt::format("{} copies of a position; at most 4294967295 can be added", times));
  return {component_of(position, Form::as_given), static_cast<std::uint32_t>(count), times < 0};
}

MixedGame::Summand MixedGame::summand(Value value) { return summand_of(value); }

MixedGame::Position MixedGame::sum_of(std::vector<Summand> summands) const {
  std::ranges::sort(summands, [](const Summand& a, const Summand& b) {
    return std::pair(a.component, a.is_negated) < std::pair(b.component, b.is_negated);
  });
  std::vector<Summand> kept;
  for (const Summand& each : summands) {
    if (each.times == 0) continue;
    if (kept.empty() || kept.back().component != each.component) {
      kept.push_back(each);
    } else if (kept.back().is_negated == each.is_negated) {
      kept.back().times += each.times;
    } else if (kept.back().times > each.times) {
      kept.back().times -= each.times;
    } else {
      const std::uint32_t rest = each.times - kept.back().times;
      kept.back() = {each.component, rest, each.is_negated};
      if (rest == 0) kept.pop_back();
    }
  }
  const std::uint64_t hash = hash_of(kept);
  const auto [first, last] = sum_numbers_.equal_range(hash);
  for (auto it = first; it != last; ++it)
    if (sums_[it->second] == kept) return {it->second};
  count(sizeof(std::vector<Summand>) + 48 + kept.size() * sizeof(Summand));
  const auto number = static_cast<std::uint32_t>(sums_.size());
  sums_.push_back(std::move(kept));
  sum_numbers_.emplace(hash, number);
  return {number};
}

bool MixedGame::find_values(const Position& p, std::uint64_t nodes, Budget& budget) {
  bool is_any_new = false;
  const std::vector<Summand> summands = sums_[p.sum];
  for (const Summand& each : summands) {
    is_any_new |= find_value(each.component, nodes, budget);
    if (components_[each.component].value) continue;
    const std::vector<Summand> parts = parts_of(each.component);
    if (parts.size() < 2) continue;
    for (const Summand& part : parts) is_any_new |= find_value(part.component, nodes, budget);
  }
  return is_any_new;
}

std::vector<MixedGame::Move> MixedGame::moves(const Position& p, Side side) const {
  std::vector<Move> out;
  const std::vector<Summand> summands = sums_[p.sum];
  for (const Summand& each : summands) {
    const Side own = own_side(each, side);
    const auto count = options(each.component, own).size();
    for (std::size_t i = 0; i < count; ++i)
      out.push_back({each.component, static_cast<std::uint32_t>(i), own});
  }
  return out;
}

std::size_t MixedGame::move_count(const Position& p, Side side) const {
  std::size_t out = 0;
  for (const Summand& each : sums_[p.sum])
    out += components_[each.component].move_counts[index(own_side(each, side))];
  return out;
}

MixedGame::Position MixedGame::play(const Position& p, Side side, const Move& move) const {
  mind_the_stack();  // solvers recurse, and a game that a program defines may be of any length
  std::vector<Summand> summands = sums_[p.sum];
  for (Summand& each : summands) {
    if (each.component != move.component || own_side(each, side) != move.own) continue;
    --each.times;
    Summand option = options(move.component, move.own)[move.option];
    option.is_negated =
        option.is_negated != each.is_negated && !components_[option.component].is_own_negative;
    summands.push_back(option);
    break;
  }
  return sum_of(std::move(summands));
}

std::vector<MixedGame::Position> MixedGame::parts(const Position& p) const {
  std::vector<Position> out;
  const std::vector<Summand> summands = sums_[p.sum];
  for (const Summand& each : summands)
    if (each.times > 0) add_parts(each, out);
  return out;
}

MixedGame::Position MixedGame::mirrored(const Position& p) const {
  std::vector<Summand> summands = sums_[p.sum];
  for (Summand& each : summands)
    each.is_negated = !each.is_negated && !components_[each.component].is_own_negative;
  return sum_of(std::move(summands));
}

std::string MixedGame::text(const Position& p) const {
  std::string out;
  for (const Summand& each : sums_[p.sum]) {
    out += out.empty() ? (each.is_negated ? "-" : "") : each.is_negated ? " - " : " + ";
    if (each.times > 1) out += fmt::format("{}.", each.times);
    const ComponentData& data = components_[each.component];
    out += data.position ? expression_of(*data.position) : value_text(values_, *data.value);
  }
  return out.empty() ? "0" : out;
}

std::string MixedGame::text(const Move& move) const {
  const ComponentData& data = components_[move.component];
  if (data.position) return data.position->moves(move.own)[move.option];
  const auto options =
      move.own == Side::left ? values_.left(*data.value) : values_.right(*data.value);
  return value_text(values_, options[move.option]);
}

std::optional<Value> MixedGame::value_of(const Position& part) const {
  const auto& summands = sums_[part.sum];
  if (summands.empty()) return Value{};
  const Summand only = summands.front();
  const auto& value = components_[only.component].value;
  if (summands.size() != 1 || !value) return std::nullopt;
  const std::int64_t times = only.times;
  return values_.times(only.is_negated ? -times : times, *value);
}

std::uint64_t MixedGame::hash_of(const std::vector<Summand>& summands) {
  std::uint64_t h = summands.size();
  for (const Summand& each : summands)
    h = mix(mix(h, each.component), std::uint64_t{each.times} << 1 | (each.is_negated ? 1 : 0));
  return h;
}

MixedGame::Component MixedGame::component_of(const PositionModel::Pointer& position,
                                             Form form) const {
  const auto [entry, is_new] =
      position_numbers_.emplace(fmt::format("{}\n{}\n{}", form == Form::as_given ? '?' : '=',
                                            position->game(), position->rules_and_text()),
                                static_cast<Component>(components_.size()));
  if (!is_new) return entry->second;
  count(sizeof(ComponentData) + 400 + 2 * entry->first.size());
  ComponentData& data = components_.emplace_back();
  data.position = position;
  data.is_own_negative = form == Form::own_negative;
  for (const Side side : {Side::left, Side::right})
    data.move_counts[index(side)] = static_cast<std::uint32_t>(std::min<std::size_t>(
        position->move_count(side), std::numeric_limits<std::uint32_t>::max()));
  return entry->second;
}

MixedGame::Summand MixedGame::summand_of(Value value) const {
  if (value == Value{}) return {0, 0, false};
  const Value negative = values_.negative(value);
  const Value known = negative.id < value.id ? negative : value;
  const auto [entry, is_new] =
      value_numbers_.emplace(known.id, static_cast<Component>(components_.size()));
  if (is_new) {
    count(sizeof(ComponentData) + 100);
    ComponentData& data = components_.emplace_back();
    data.value = known;
    data.move_counts[0] = static_cast<std::uint32_t>(values_.left(known).size());
    data.move_counts[1] = static_cast<std::uint32_t>(values_.right(known).size());
  }
  return {entry->second, 1, known != value};
}

MixedGame::Summand MixedGame::summand_of(const CanonicalPart& part) const {
  return {component_of(part.form, part.is_own_negative ? Form::own_negative : Form::canonical), 1,
          part.is_negated};
}

const std::vector<MixedGame::Summand>& MixedGame::options(Component component, Side side) const {
  const std::size_t s = index(side);
  if (!components_[component].is_listed[s]) {
    std::vector<Summand> found;
    if (const auto position = components_[component].position) {
      for (const auto& option : position->options(side))
        found.push_back({component_of(option, Form::as_given), 1, false});
    } else {
      const Value value = *components_[component].value;
      const auto list = side == Side::left ? values_.left(value) : values_.right(value);
      const std::vector<Value> copies(list.begin(), list.end());
      for (const Value g : copies) found.push_back(summand_of(g));
    }
    count(found.size() * sizeof(Summand));
    components_[component].options[s] = std::move(found);
    components_[component].is_listed[s] = true;
  }
  return components_[component].options[s];
}

/// The canonical parts of a canonical part are itself alone.
const std::vector<MixedGame::Summand>& MixedGame::parts_of(Component component) const {
  if (!components_[component].parts) {
    std::vector<Summand> found;
    if (const auto position = components_[component].position) {
      for (const CanonicalPart& part : position->parts()) {
        found.push_back(summand_of(part));
        if (finds_values_ && part.form->is_cheap()) {
          Budget little({.nodes = nodes_for_part});
          find_value(found.back().component, nodes_for_part, little);
        }
      }
    } else {
      found.push_back({component, 1, false});
    }
    count(found.size() * sizeof(Summand));
    components_[component].parts = std::move(found);
  }
  return *components_[component].parts;
}

void MixedGame::add_parts(const Summand& summand, std::vector<Position>& out) const {
  if (components_[summand.component].value) return out.push_back(sum_of({summand}));
  const std::vector<Summand> parts = parts_of(summand.component);
  for (Summand part : parts) {
    part.is_negated =
        part.is_negated != summand.is_negated && !components_[part.component].is_own_negative;
    if (components_[part.component].value) {
      part.times = summand.times;
      add_parts(part, out);
      continue;
    }
    if (summand.times > most_copies)
      throw GaveUp(
          fmt::format("{} copies of a position whose value takes too long to find; at "
                      "most {} can be searched",
                      with_commas(summand.times), with_commas(most_copies)));
    for (std::uint32_t i = 0; i < summand.times; ++i) out.push_back(sum_of({part}));
  }
}

bool MixedGame::find_value(Component component, std::uint64_t nodes, Budget& budget) const {
  if (components_[component].value || components_[component].tried >= nodes) return false;
  components_[component].tried = nodes;
  const auto position = components_[component].position;
  Budget portion = budget.portion(nodes);
  try {
    const StepLimit limit(values_, steps_per_node * nodes);
    components_[component].value = position->value(values_, portion, most_bytes_);
  } catch (const GaveUp&) {
    // It stays a position.
  }
  budget.settle(portion);
  return components_[component].value.has_value();
}

void MixedGame::count(std::size_t bytes) const {
  bytes_ += bytes;
  if (bytes_ > most_bytes_)
    throw GaveUp(fmt::format("the sums need more than {} of memory", show_bytes(most_bytes_)),
                 Remedy::more_memory);
}

}  // namespace zermelo
