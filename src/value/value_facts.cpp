#include "value/value_facts.h"

#include "value/text.h"

namespace zermelo {
namespace {

constexpr std::size_t bytes_a_value = 1024;  // nodes of the maps, short texts, a thermograph

/// A number of JSON where it fits one, else its digits.
Datum count_of(const Dyadic& whole) {
  if (const auto small = whole.to_integer()) return *small;
  return whole.text();
}

}  // namespace

const ValueFacts& FactBook::of(Value g) {
  if (const auto known = known_.find(g.id); known != known_.end()) return known->second;
  ValueFacts facts = work_out(g);
  if (!facts.unknown.empty()) return unfinished_ = std::move(facts);
  bytes_ += bytes_a_value + (facts.text.is_null() ? 0 : facts.text.text().size());
  return known_.emplace(g.id, std::move(facts)).first->second;
}

void FactBook::forget() {
  known_.clear();
  bytes_ = 0;
}

/// Each field by itself: one that takes too much work leaves the others as they are.
ValueFacts FactBook::work_out(Value g) {
  ValueFacts out;
  const auto find = [&out](const char* field, const auto& compute) -> Datum {
    try {
      return compute();
    } catch (const GaveUp& reason) {
      out.unknown.emplace_back(field);
      if (out.why.empty()) out.why = reason.what();
      return {};
    }
  };
  out.outcome = store_.outcome(g);
  out.left_stop = store_.left_stop(g).text();
  out.right_stop = store_.right_stop(g).text();
  out.text = find("value", [&]() -> Datum { return value_text(store_, g); });
  out.name = find("name", [&]() -> Datum {
    auto name = value_name(store_, g, uptimals_);
    return name ? Datum(std::move(*name)) : Datum();
  });
  out.atomic_weight = find("atomic_weight", [&]() -> Datum {
    const auto weight = weights_.of(g);
    return weight ? Datum(value_text(store_, *weight)) : Datum();
  });
  out.mean = find("mean", [&]() -> Datum { return graphs_.of(g).mean.text(); });
  out.temperature =
      find("temperature", [&]() -> Datum { return graphs_.of(g).temperature.text(); });
  out.birthday = find("birthday", [&]() -> Datum { return count_of(store_.exact_birthday(g)); });
  return out;
}

}  // namespace zermelo
