#include "value/value_facts.h"

#include "value/text.h"

namespace zermelo {
namespace {

constexpr std::size_t bytes_a_value = 1024;  // nodes of the maps, short texts, a thermograph

}  // namespace

const ValueFacts& FactBook::of(Value g) {
  if (const auto known = known_.find(g.id); known != known_.end()) return known->second;
  ValueFacts facts = work_out(g);
  if (!facts.unknown.empty()) return unfinished_ = std::move(facts);
  bytes_ += bytes_a_value + (facts.text ? facts.text->size() : 0);
  return known_.emplace(g.id, std::move(facts)).first->second;
}

void FactBook::forget() {
  known_.clear();
  names_.forget();
  bytes_ = 0;
}

/// Each fact by itself: one that takes too much work does not affect the others.
ValueFacts FactBook::work_out(Value g) {
  ValueFacts out;
  const auto find = [&out](const char* fact, const auto& compute) {
    using Found = decltype(compute());
    try {
      return compute();
    } catch (const GaveUp& reason) {
      out.unknown.emplace_back(fact);
      if (out.why.empty()) out.why = reason.trouble();
      return Found();
    }
  };
  using Text = std::optional<std::string>;
  using Number = std::optional<Dyadic>;
  out.outcome = store_.outcome(g);
  out.left_stop = store_.left_stop(g);
  out.right_stop = store_.right_stop(g);
  out.text = find("value", [&]() -> Text { return value_text(store_, g); });
  out.name = find("name", [&]() -> Text { return names_.of(g); });
  out.atomic_weight = find("atomic_weight", [&]() -> Text {
    const auto weight = weights_.of(g);
    return weight ? Text(value_text(store_, *weight)) : std::nullopt;
  });
  out.mean = find("mean", [&]() -> Number { return graphs_.of(g).mean; });
  out.temperature = find("temperature", [&]() -> Number { return graphs_.of(g).temperature; });
  out.birthday = find("birthday", [&]() -> Number { return store_.exact_birthday(g); });
  return out;
}

}  // namespace zermelo
