#include "value/sequences/form_pattern.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

#include "value/sequences/formula_text.h"
#include "value/text.h"

namespace zermelo {
namespace {

/// Longer forms are not looked at: no reader would see a pattern in them.
constexpr std::size_t most_leaves = 24;

/// Periods by which a number that grows by a dyadic step has a dyadic slope.
constexpr std::array<std::size_t, 3> periods{1, 2, 4};

/// A form as a tree that does not depend on how options are numbered: `shape` has a dot for every
/// leaf, and the leaves come in the order of the dots. Options of equal shapes stand in the order
/// of their leaves.
struct ShapedForm {
  std::string shape = ".";
  std::vector<Simple> leaves;
};

bool comes_before(const ShapedForm& a, const ShapedForm& b) {
  if (a.shape != b.shape) return a.shape < b.shape;
  const auto key = [](const Simple& x) { return std::tie(x.star, x.number, x.ups); };
  return std::ranges::lexicographical_compare(
      a.leaves, b.leaves, [&](const Simple& x, const Simple& y) { return key(x) < key(y); });
}

/// Nothing if the form has too many leaves.
std::optional<ShapedForm> shaped(ValueStore& store, Value g) {
  if (const Simple* simple = store.simple(g)) return ShapedForm{".", {*simple}};
  ShapedForm out{"{", {}};
  for (const Side side : {Side::left, Side::right}) {
    const auto list = side == Side::left ? store.left(g) : store.right(g);
    std::vector<ShapedForm> options;
    std::size_t leaves = out.leaves.size();
    for (const Value option : std::vector<Value>(list.begin(), list.end())) {
      auto form = shaped(store, option);
      if (!form || (leaves += form->leaves.size()) > most_leaves) return std::nullopt;
      options.push_back(std::move(*form));
    }
    std::ranges::stable_sort(options, comes_before);
    for (const auto& option : options) {
      out.shape += option.shape;
      out.leaves.insert(out.leaves.end(), option.leaves.begin(), option.leaves.end());
    }
    out.shape += side == Side::left ? '|' : '}';
  }
  return out;
}

/// The growth of a leaf from one form to the next of its pattern.
struct Growth {
  Dyadic number;
  std::int64_t ups = 0;
  friend bool operator==(const Growth&, const Growth&) = default;
};

/// The growth of every leaf; nothing where the shapes or the stars differ.
std::optional<std::vector<Growth>> growth_of(const std::optional<ShapedForm>& from,
                                             const std::optional<ShapedForm>& to) {
  if (!from || !to || from->shape != to->shape) return std::nullopt;
  std::vector<Growth> out;
  for (std::size_t i = 0; i < from->leaves.size(); ++i) {
    const Simple &a = from->leaves[i], &b = to->leaves[i];
    if (a.star != b.star) return std::nullopt;
    out.push_back({b.number - a.number, std::int64_t{b.ups} - a.ups});
  }
  return out;
}

/// Makes the tree of a shape with the leaves of one form and their growth.
class PatternReader {
 public:
  PatternReader(const ShapedForm& form, const std::vector<Growth>& growth)
      : form_(form), growth_(growth) {}

  FormPattern read() {
    FormPattern out;
    if (form_.shape[at_++] == '.') {
      out.is_leaf = true;
      out.start = form_.leaves[leaf_];
      out.number_step = growth_[leaf_].number;
      out.ups_step = static_cast<std::int32_t>(growth_[leaf_].ups);
      ++leaf_;
      return out;
    }
    while (form_.shape[at_] != '|') out.left.push_back(read());
    ++at_;
    while (form_.shape[at_] != '}') out.right.push_back(read());
    ++at_;
    return out;
  }

 private:
  const ShapedForm& form_;
  const std::vector<Growth>& growth_;
  std::size_t at_ = 0, leaf_ = 0;
};

using ShapedForms = std::vector<std::optional<ShapedForm>>;

/// The patterns with one period, if the growth of the last members reaches back far enough.
std::optional<FormPatterns> with_period(const ShapedForms& forms, std::size_t period,
                                        bool& has_start) {
  if (forms.size() < 2 * period) return std::nullopt;
  std::vector<std::vector<Growth>> growth(period);  // by the number of the member mod period
  std::size_t from = forms.size() - period;
  for (std::size_t i = from; i < forms.size(); ++i) {
    auto found = growth_of(forms[i - period], forms[i]);
    if (!found) return std::nullopt;
    growth[i % period] = std::move(*found);
  }
  from -= period;
  while (from > 0 && growth_of(forms[from - 1], forms[from - 1 + period]) ==
                         std::optional(growth[(from - 1) % period]))
    --from;
  const Evidence evidence{forms.size(), from, 2 * period, period};
  has_start = has_start || evidence.is_a_start();
  if (!evidence.is_enough()) return std::nullopt;
  FormPatterns out{{}, from, evidence};
  for (std::size_t i = from; i < from + period; ++i)
    out.patterns.push_back(PatternReader(*forms[i], growth[i % period]).read());
  return out;
}

/// `n`, `2n-1`, `n/2+3/4`: without blanks, as numbers are written in forms.
std::string number_text(const FormPattern& leaf, std::int64_t from, std::int64_t period) {
  std::int64_t power = 0;
  while ((std::int64_t{1} << power) < period) ++power;
  auto out = say_numbers({from, {leaf.start.number}, leaf.number_step.scaled(-power)})
                 .value_or(leaf.start.number.text());
  std::erase(out, ' ');
  return out;
}

/// `n.^`, `(n-1).v`
std::string ups_text(const FormPattern& leaf, std::int64_t from, std::int64_t period) {
  FormPattern ups{.is_leaf = true,
                  .start = {Dyadic(leaf.start.ups), 0, 0},
                  .number_step = Dyadic(leaf.ups_step)};
  const bool falls = leaf.ups_step < 0;
  if (falls) {
    ups.start.number = -ups.start.number;
    ups.number_step = -ups.number_step;
  }
  const auto count = number_text(ups, from, period);
  return (count == "n" ? count : '(' + count + ')') + (falls ? ".v" : ".^");
}

std::string leaf_text(const FormPattern& leaf, std::int64_t from, std::int64_t period) {
  if (leaf.is_constant()) return simple_text(leaf.start);
  const bool has_number = leaf.start.number.sign() != 0 || leaf.number_step.sign() != 0;
  std::string out = has_number ? number_text(leaf, from, period) : "";
  const auto add = [&](const std::string& part) { out += (out.empty() ? "" : "+") + part; };
  if (leaf.ups_step != 0) {
    add(ups_text(leaf, from, period));
    if (leaf.start.star != 0) add(simple_text({Dyadic(), 0, leaf.start.star}));
  } else if (leaf.start.ups != 0 || leaf.start.star != 0) {
    add(simple_text({Dyadic(), leaf.start.ups, leaf.start.star}));
  }
  return out;
}

}  // namespace

bool FormPattern::is_constant() const {
  const auto all = [](const std::vector<FormPattern>& options) {
    return std::ranges::all_of(options, &FormPattern::is_constant);
  };
  return is_leaf ? number_step.sign() == 0 && ups_step == 0 : all(left) && all(right);
}

std::optional<FormPatterns> find_form_patterns(ValueStore& store, const std::vector<Value>& values,
                                               bool& has_start) {
  ShapedForms forms;
  for (const Value g : values) forms.push_back(shaped(store, g));
  for (const std::size_t period : periods) {
    auto found = with_period(forms, period, has_start);
    if (found && !std::ranges::all_of(found->patterns, &FormPattern::is_constant)) return found;
  }
  return std::nullopt;
}

std::string pattern_text(const FormPattern& pattern, std::int64_t from, std::int64_t period) {
  if (pattern.is_leaf) return leaf_text(pattern, from, period);
  const auto texts = [&](const std::vector<FormPattern>& options) {
    std::vector<std::string> out;
    for (const auto& option : options) out.push_back(pattern_text(option, from, period));
    return fmt::format("{}", fmt::join(out, ","));
  };
  return '{' + texts(pattern.left) + '|' + texts(pattern.right) + '}';
}

Value instance(ValueStore& store, const FormPattern& pattern, std::int64_t t) {
  if (pattern.is_leaf) {
    Simple leaf = pattern.start;
    leaf.number = leaf.number + pattern.number_step.times(t);
    leaf.ups += static_cast<std::int32_t>(pattern.ups_step * t);
    return store.simple(leaf);
  }
  std::vector<Value> left, right;
  for (const auto& option : pattern.left) left.push_back(instance(store, option, t));
  for (const auto& option : pattern.right) right.push_back(instance(store, option, t));
  return store.make(left, right);
}

}  // namespace zermelo
