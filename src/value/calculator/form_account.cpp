#include "value/calculator/form_account.h"

#include <algorithm>
#include <utility>

#include "value/text.h"

namespace zermelo {
namespace {

class Accountant {
 public:
  Accountant(ValueStore& store, FormAccount& account)
      : store_(store), account_(account), options_(account.options) {}

  /// Options that take the place of reversible ones may be dominated, but an option that was not
  /// reversible before does not become so: that depends on the value of the form alone.
  void settle(Side side) {
    mark_dominated(side);
    bypass_reversible(side);
    mark_dominated(side);
  }

 private:
  bool no_better(Value g, Value h, Side side) {
    store_.mind_the_clock();
    return side == Side::left ? store_.less_or_equal(g, h) : store_.less_or_equal(h, g);
  }

  bool is_kept(std::size_t i, Side side) const {
    return options_[i].side == side && options_[i].fate == OptionFate::kept;
  }

  bool dominates(std::size_t j, std::size_t i, Side side) {
    const Value g = options_[i].value, h = options_[j].value;
    return g == h ? j < i : no_better(g, h, side);
  }

  /// One that dominates is itself among those left at the end: domination is transitive.
  void mark_dominated(Side side) {
    std::vector<std::size_t> present;
    for (std::size_t i = 0; i < options_.size(); ++i)
      if (is_kept(i, side)) present.push_back(i);
    for (const std::size_t i : present) {
      const auto j = std::ranges::find_if(
          present, [&](std::size_t other) { return other != i && dominates(other, i, side); });
      if (j == present.end()) continue;
      options_[i].fate = OptionFate::dominated;
      options_[i].by = *j;
    }
    for (const std::size_t i : present) {
      auto& by = options_[i].by;
      while (by && options_[*by].fate == OptionFate::dominated) by = options_[*by].by;
    }
  }

  /// The list grows while it is gone through: those that take a place are looked at in their turn.
  void bypass_reversible(Side side) {
    for (std::size_t i = 0; i < options_.size(); ++i) {
      if (!is_kept(i, side)) continue;
      const auto through = answer_for(options_[i].value, side);
      if (!through) continue;
      options_[i].fate = OptionFate::reversible;
      options_[i].through = through;
      options_[i].replaced_by = listed(*through, side);
      for (const Value g : std::vector<Value>(options_[i].replaced_by))
        if (!is_present(g, side)) options_.push_back({side, g});
    }
  }

  std::vector<Value> listed(Value g, Side side) {
    const auto list = side == Side::left ? store_.left(g) : store_.right(g);
    return in_order_of_texts(store_, {list.begin(), list.end()});
  }

  /// The opponent's answer to an option that is at least as good for him as the whole game.
  std::optional<Value> answer_for(Value option, Side side) {
    for (const Value answer : listed(option, opponent(side)))
      if (no_better(answer, account_.value, side)) return answer;
    return std::nullopt;
  }

  bool is_present(Value g, Side side) const {
    return std::ranges::any_of(options_, [&](const AccountedOption& each) {
      return each.side == side && each.value == g && each.fate != OptionFate::dominated;
    });
  }

  ValueStore& store_;
  FormAccount& account_;
  std::vector<AccountedOption>& options_;
};

}  // namespace

std::vector<Value> in_order_of_texts(ValueStore& store, std::vector<Value> values) {
  if (values.size() < 2) return values;
  std::vector<std::pair<std::string, Value>> texts;
  for (const Value g : values) texts.emplace_back(value_text(store, g), g);
  std::ranges::sort(texts);
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = texts[i].second;
  return values;
}

FormAccount account_of_form(ValueStore& store, const std::vector<TypedOption>& typed) {
  FormAccount out;
  std::vector<Value> left, right;
  for (const auto& each : typed) {
    out.options.push_back({each.side, each.value, each.text});
    out.options.back().inner = each.inner;
    (each.side == Side::left ? left : right).push_back(each.value);
  }
  out.value = store.make(left, right);
  Accountant accountant(store, out);
  accountant.settle(Side::left);
  accountant.settle(Side::right);
  return out;
}

}  // namespace zermelo
