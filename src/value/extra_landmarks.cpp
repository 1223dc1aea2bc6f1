#include "value/extra_landmarks.h"

#include <algorithm>
#include <bit>

namespace zermelo {
namespace {

constexpr std::uint32_t large = 2048;  // values, before extra landmarks pay
constexpr std::uint32_t too_deep = 250;

template <class Set>
bool intersect(const Set& a, const Set& b) {
  std::uint64_t common = 0;
  for (std::size_t i = 0; i < a.size(); ++i) common |= a[i] & b[i];
  return common != 0;
}

template <class Set>
void add(Set& to, const Set& more) {
  for (std::size_t i = 0; i < to.size(); ++i) to[i] |= more[i];
}

template <class Set>
Set without(const Set& all, const Set& less) {
  Set out = all;
  for (std::size_t i = 0; i < out.size(); ++i) out[i] &= ~less[i];
  return out;
}

/// Calls `visit` with each number in both sets.
template <class Set, class Visit>
void each_common(const Set& a, const Set& b, const Visit& visit) {
  for (std::size_t i = 0; i < a.size(); ++i)
    for (auto rest = a[i] & b[i]; rest != 0; rest &= rest - 1)
      visit(64 * i + static_cast<std::size_t>(std::countr_zero(rest)));
}

template <class Set>
void insert(Set& to, std::size_t k) {
  to[k / 64] |= std::uint64_t{1} << (k % 64);
}

constexpr std::array both_sides{Side::left, Side::right};

}  // namespace

ExtraLandmarks::ExtraLandmarks(FormTable& forms, WorkLimits& limits)
    : forms_(forms), limits_(limits), sets_(1) {
  limits_.book(WorkLimits::Account::extra_landmarks, sets_.size() * sizeof(Sets));
}

bool ExtraLandmarks::can_have_sets(std::uint32_t id) const {
  return forms_[id].flags.is_all_small && forms_[id].depth <= too_deep;
}

void ExtraLandmarks::consider_choosing() {
  next_choice_ = std::max(2 * forms_.size(), large);
  if (forms_.size() >= large && (!chosen_ || chosen_->count < most)) choose();
}

/// One choice in the making: goes through the forms in order of their ids and takes those whose
/// options are landmarks or were taken before.
class ExtraLandmarks::Choosing {
 public:
  Choosing(const FormTable& forms, Choice& choice)
      : forms_(forms), choice_(choice), place_(forms.size(), most), day_(most) {}

  bool is_eligible(std::uint32_t id) const {
    const auto is_taken = [this](Value g) {
      return g.id < landmarks::count || (g.id < place_.size() && place_[g.id] != most);
    };
    return std::ranges::all_of(forms_.lefts(id), is_taken) &&
           std::ranges::all_of(forms_.rights(id), is_taken);
  }

  void take(std::uint32_t id) {
    const std::size_t day = std::max(enter(id, Side::left), enter(id, Side::right));
    choice_.days.resize(std::max(choice_.days.size(), day + 1));
    insert(choice_.days[day], choice_.count);
    day_[choice_.count] = static_cast<std::uint16_t>(day);
    place_[id] = choice_.count++;
  }

 private:
  /// Enters the options of one side; returns the day after the last of them.
  std::size_t enter(std::uint32_t id, Side side) {
    std::size_t day = 0;
    for (const Value g : forms_.options(id, side)) {
      if (g.id < landmarks::count) {
        insert(choice_.with_landmark[side][g.id], choice_.count);
      } else {
        insert(choice_.with_option[side][place_[g.id]], choice_.count);
        insert(choice_.are_options[side], place_[g.id]);
        day = std::max<std::size_t>(day, day_[place_[g.id]] + 1U);
      }
    }
    return day;
  }

  const FormTable& forms_;
  Choice& choice_;
  std::vector<std::uint16_t> place_;  // by id: its number among the extra landmarks, or `most`
  std::vector<std::uint16_t> day_;    // by that number
};

void ExtraLandmarks::choose() {
  limits_.check_memory(forms_.capacity() * sizeof(Sets));
  make_room();
  forms_.count_beside_each_node(sizeof(Sets));
  chosen_ = std::make_unique<Choice>();
  const std::uint32_t size = forms_.size();
  for (std::uint32_t id = 0; id < size; ++id) forms_.set_has_extra_landmarks(id, false);
  Choosing choosing(forms_, *chosen_);
  for (std::uint32_t id = FormTable::draft + 1; id < size && chosen_->count < most; ++id) {
    if (!can_have_sets(id) || !forms_[id].flags.has_listed_options) continue;
    if (choosing.is_eligible(id)) choosing.take(id);
  }
}

/// One set for each node there is room for.
void ExtraLandmarks::make_room() {
  if (sets_.size() >= forms_.capacity()) return;
  sets_.grow(forms_.capacity());
  limits_.book(WorkLimits::Account::extra_landmarks, sets_.size() * sizeof(Sets));
}

const ExtraLandmarks::Sets& ExtraLandmarks::sets_of(std::uint32_t id) {
  if (forms_[id].flags.has_extra_landmarks) return sets_[id];
  mind_the_stack();
  if (id != FormTable::draft) forms_.list_options(id);
  PerSide<Set> refused = refused_by_options(id);
  refuse_by_landmarks(forms_[id], refused);
  make_room();  // listing options may have added forms
  sets_[id] = survey(refused);
  forms_.set_has_extra_landmarks(id, true);
  return sets_[id];
}

/// An extra landmark B is not <= G if some right option of G is <= B; and the mirror image.
PerSide<ExtraLandmarks::Set> ExtraLandmarks::refused_by_options(std::uint32_t id) {
  PerSide<Set> refused;
  for (const Side side : both_sides) {
    const Side other = opponent(side);
    for (std::size_t i = 0; i < forms_.options(id, other).size(); ++i)
      add(refused[side], sets_of(forms_.options(id, other)[i].id).no_better_for[other]);
  }
  return refused;
}

/// Nor is it if it has a landmark >= G as a left option; and the mirror image.
void ExtraLandmarks::refuse_by_landmarks(const Node& node, PerSide<Set>& refused) const {
  for (const Side side : both_sides) {
    for (auto rest = node.no_better_for(opponent(side)); rest != 0; rest &= rest - 1)
      add(refused[side],
          chosen_->with_landmark[side][static_cast<std::size_t>(std::countr_zero(rest))]);
  }
}

/// The last test: an extra landmark may be refused by one of its own options that is itself an
/// extra landmark. Options come on earlier days, so that one pass day by day has all it needs: each
/// found below or above the game refuses those that it is an option of; most are an option of none.
ExtraLandmarks::Sets ExtraLandmarks::survey(PerSide<Set> refused) const {
  Sets out;
  for (const Set& day : chosen_->days) {
    const PerSide<Set> found{without(day, refused.left), without(day, refused.right)};
    for (const Side side : both_sides) {
      const Side other = opponent(side);
      add(out.no_better_for[side], found[side]);
      each_common(found[side], chosen_->are_options[other],
                  [&](std::size_t k) { add(refused[other], chosen_->with_option[other][k]); });
    }
  }
  return out;
}

Ternary ExtraLandmarks::glance(std::uint32_t a, std::uint32_t b) {
  if (!can_have_sets(a) || !can_have_sets(b)) return Ternary::open;
  sets_of(a);
  const PerSide<Set>& to = sets_of(b).no_better_for;
  const PerSide<Set>& from = sets_[a].no_better_for;  // the array may have moved
  std::uint64_t objections = 0;
  for (std::size_t i = 0; i < to.left.size(); ++i)
    objections |= (from.left[i] & ~to.left[i]) | (to.right[i] & ~from.right[i]);
  if (objections != 0) return Ternary::no;
  return intersect(from.right, to.left) ? Ternary::yes : Ternary::open;
}

}  // namespace zermelo
