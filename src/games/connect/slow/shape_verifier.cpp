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

// The order of the types of the paper, worst first, as section 5.1 prints it.
constexpr std::array<std::string_view, 12> paper_order{"U",  "O",  "L2", "D3", "S3", "L3",
                                                       "D4", "L4", "D5", "L5", "DW", "C6"};

/// The slow types of one pair (k, p) by name, and the rule of section 5.1 on them.
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

/// What is wrong with one entry, or nothing.
std::string complaint(const ShapeTable& table, SlowPoints& slow, Shape shape) {
  const LineTypes& types = table.types();
  const auto name = [&](TypeCode code) {
    return code <= types.win() ? types.name(code) : fmt::format("code {}", code);
  };
  const std::string type = slow.type(shape), found = name(table.type(shape));
  if (found != type)
    return fmt::format("{} is {} in the table; expected {}", text(shape), found, type);
  for (unsigned i = 0; i < shape.length; ++i) {
    const std::string point = slow.point(shape, i), held = name(table.point(shape, i));
    if (held != point) {
      return fmt::format("point {} of {} is {} in the table; expected {}", i, text(shape), held,
                         point);
    }
  }
  return "";
}

}  // namespace

ShapeCheck verify_shapes(const SavedShapes& saved, unsigned full, std::uint64_t sample,
                         std::uint64_t seed, Budget& budget,
                         const std::function<void(double)>& progress) {
  const ShapeTable& table = saved.table;
  const LineRules rules = table.types().rules();
  // A shape may take a millisecond, and where many stones are to be placed much longer: time and
  // the stop flag are looked at within a shape as well, where nodes do not count.
  Limits limits = budget.limits();
  limits.nodes = Limits::no_limit;
  limits.on_nodes = nullptr;
  limits.seconds -= budget.seconds();
  limits.nodes_between_looks = 64;
  Budget within(limits);
  SlowPoints slow(rules, saved.promotions, table.types(), within);
  ShapeCheck check;
  const auto look_at = [&](std::uint64_t index) {
    const std::string wrong = complaint(table, slow, shape_at(index, rules.k));
    if (within.spent() != Spent::no) return;
    ++check.checked;
    if (wrong.empty()) return;
    if (check.wrong++ == 0) check.first_wrong = wrong;
  };
  const unsigned whole = std::min(full, table.length());
  const std::uint64_t first = whole < rules.k ? 0 : shapes_up_to(whole, rules.k);
  const std::uint64_t beyond = table.shapes() - first;
  const std::uint64_t all = first + std::min(sample, beyond);
  Random random(seed);
  for (std::uint64_t i = 0; i < all && within.enter() && budget.enter(); ++i) {
    look_at(i < first ? i : first + random.below(static_cast<std::uint32_t>(beyond)));
    if (i % 4096 == 0) progress(static_cast<double>(i) / static_cast<double>(all));
  }
  if (within.spent() != Spent::no) budget.settle(within);
  return check;
}

}  // namespace zermelo::connect
