#include "games/connect/slow/shape_verifier.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <vector>

#include "base/random.h"
#include "games/connect/slow/slow_types.h"

namespace zermelo::connect {
namespace {

// The order of the paper's types, worst first, as section 5.1 prints it.
constexpr std::array<std::string_view, 12> paper_order{"U",  "O",  "L2", "D3", "S3", "L3",
                                                       "D4", "L4", "D5", "L5", "DW", "C6"};

/// The slow types of one pair (k, p) by name, and the rule of section 5.1 for points.
class SlowPoints {
 public:
  SlowPoints(LineRules rules, Promotions promotions, const LineTypes& names, Budget& budget)
      : rules_(rules), reduced_(promotions == Promotions::reduced), budget_(budget) {
    for (unsigned code = 0; code <= names.win(); ++code)
      order_.push_back(names.name(static_cast<TypeCode>(code)));
    if (is_connect6()) order_.assign(paper_order.begin(), paper_order.end());
  }

  std::string type(Shape shape) {
    if (!is_connect6()) return slow_general_type(shape, rules_, budget_);
    auto& truth = truth_[shape.length];
    if (!truth) truth = std::make_unique<Definitions>(shape.length);
    return merged(truth->type(static_cast<unsigned>(shape.bits)));
  }
  std::string point(Shape shape, unsigned i) {
    const std::uint64_t stone = std::uint64_t{1} << i;
    const std::string before = type(shape);
    if ((shape.bits & stone) != 0 || before == order_.back()) return "U";
    const std::string after = type({shape.length, shape.bits | stone});
    const bool dropped =
        reduced_ && (after == "DW" || (before == "D5" && after == "L5" && is_connect6()));
    if (place(after) > place(before) && !dropped) return after;
    return threatens(before) ? "U" : "O";
  }

 private:
  bool is_connect6() const { return rules_ == LineRules{6, 2}; }
  std::size_t place(const std::string& name) const {
    return static_cast<std::size_t>(std::ranges::find(order_, name) - order_.begin());
  }
  bool threatens(const std::string& name) const {
    return is_connect6() ? place(name) >= place("D4") : name == "DW" || name[0] == 'T';
  }

  LineRules rules_;
  bool reduced_;
  Budget& budget_;
  std::vector<std::string> order_;
  std::map<unsigned, std::unique_ptr<Definitions>> truth_;
};

/// The first wrong byte of one entry, or nothing.
std::optional<WrongEntry> first_wrong(const ShapeTable& table, SlowPoints& slow, Shape shape) {
  const LineTypes& types = table.types();
  const auto name = [&](TypeCode code) {
    return code <= types.win() ? types.name(code) : fmt::format("code {}", code);
  };
  const std::string type = slow.type(shape), found = name(table.type(shape));
  if (found != type) return WrongEntry{shape, std::nullopt, found, type};
  for (unsigned i = 0; i < shape.length; ++i) {
    const std::string point = slow.point(shape, i), held = name(table.point(shape, i));
    if (held != point) return WrongEntry{shape, i, held, point};
  }
  return std::nullopt;
}

/// The budget within a shape. One shape may take a millisecond, and with many stones a turn much
/// longer, so the clock and the stop flag are checked there as well; nodes are not counted.
Limits within_a_shape(const Budget& budget) {
  Limits limits = budget.limits();
  limits.nodes = Limits::no_limit;
  limits.on_nodes = nullptr;
  limits.seconds -= budget.seconds();
  limits.nodes_between_looks = 64;
  return limits;
}

}  // namespace

ShapeCheck verify_shapes(const SavedShapes& saved, unsigned full, std::uint64_t sample,
                         std::uint64_t seed, Budget& budget,
                         const std::function<void(double)>& progress) {
  const ShapeTable& table = saved.table;
  const LineRules rules = table.types().rules();
  Budget within(within_a_shape(budget));
  SlowPoints slow(rules, saved.promotions, table.types(), within);
  ShapeCheck check;
  const auto check_shape = [&](std::uint64_t index) {
    auto wrong = first_wrong(table, slow, shape_at(index, rules.k));
    if (within.spent() != Spent::no) return;
    ++check.checked;
    if (wrong && check.wrong++ == 0) check.first_wrong = std::move(wrong);
  };
  const unsigned whole = std::min(full, table.length());
  const std::uint64_t first = whole < rules.k ? 0 : shapes_up_to(whole, rules.k);
  const std::uint64_t beyond = table.shapes() - first;
  const std::uint64_t all = first + std::min(sample, beyond);
  Random random(seed);
  for (std::uint64_t i = 0; i < all && within.enter() && budget.enter(); ++i) {
    check_shape(i < first ? i : first + random.below(static_cast<std::uint32_t>(beyond)));
    if (i % 4096 == 0) progress(static_cast<double>(i) / static_cast<double>(all));
  }
  if (within.spent() != Spent::no) budget.settle(within);
  return check;
}

}  // namespace zermelo::connect
