// Beacons: more landmarks for large stores of all-small games.
//
// Where all stops are 0, the 22 landmarks say little, and comparing goes down into the options
// again and again. So once a store is large, up to 256 of its all-small values become beacons:
// values whose options are beacons or landmarks, so that, as for landmarks, the beacons below and
// above a game follow from those of its options by bits alone. On (WB)^35 they settle two thirds of
// what the landmarks leave open and save most of the way down: 27.5 M comparisons of options became
// 4.2 M, 14.3 s became 3.6 s (64 beacons: 10.1 M and 5.9 s; 512: 2.4 M and 4.6 s).

#include <algorithm>
#include <bit>

#include "value/store.h"

namespace zermelo {
namespace {

constexpr std::uint32_t large = 2048;  // values, before beacons pay
constexpr std::uint32_t too_deep = 250;

bool intersect(const BeaconSet& a, const BeaconSet& b) {
  std::uint64_t common = 0;
  for (std::size_t i = 0; i < a.size(); ++i) common |= a[i] & b[i];
  return common != 0;
}

void add(BeaconSet& to, const BeaconSet& more) {
  for (std::size_t i = 0; i < to.size(); ++i) to[i] |= more[i];
}

void take(BeaconSet& from, const BeaconSet& less) {
  for (std::size_t i = 0; i < from.size(); ++i) from[i] &= ~less[i];
}

/// Calls `visit` with each that is in both sets.
template <class Visit>
void each(const BeaconSet& a, const BeaconSet& b, const Visit& visit) {
  for (std::size_t i = 0; i < a.size(); ++i)
    for (auto rest = a[i] & b[i]; rest != 0; rest &= rest - 1)
      visit(64 * i + static_cast<std::size_t>(std::countr_zero(rest)));
}

void insert(BeaconSet& to, std::size_t k) { to[k / 64] |= std::uint64_t{1} << (k % 64); }

}  // namespace

bool ValueStore::has_beacons(std::uint32_t id) const {
  const Node& node = nodes_[id];
  return (node.flags & all_small_flag) != 0 && node.depth <= too_deep;
}

/// Called when a comparison is open: true when there are beacons to ask. Chosen anew when the store
/// has doubled, as long as there are not enough.
bool ValueStore::beacons_ready() {
  if (size_ < next_choice_) return beacons_ != nullptr;
  next_choice_ = std::max(2 * size_, large);
  if (size_ >= large && (!beacons_ || beacons_->count < beacon_count)) choose_beacons();
  return beacons_ != nullptr;
}

void ValueStore::choose_beacons() {
  check_memory(nodes_.size() * sizeof(BeaconSets));
  if (beacon_sets_.size() < nodes_.size()) beacon_sets_.grow(nodes_.size());
  beacons_ = std::make_unique<Beacons>();
  std::vector<std::uint16_t> place(size_, beacon_count), born(beacon_count);
  const auto has_place = [&](Value g) {
    return g.id < landmarks::count || (g.id < place.size() && place[g.id] != beacon_count);
  };
  for (std::uint32_t id = 0; id < size_; ++id)
    nodes_[id].flags &= static_cast<std::uint8_t>(~beacons_flag);
  Beacons& all = *beacons_;
  for (std::uint32_t id = draft + 1; id < place.size() && all.count < beacon_count; ++id) {
    if (!has_beacons(id) || (nodes_[id].flags & listed_flag) == 0) continue;
    if (!std::ranges::all_of(lefts(id), has_place) || !std::ranges::all_of(rights(id), has_place))
      continue;
    std::size_t day = 0;
    const auto enter = [&](std::span<const Value> options, auto& by_landmark, auto& by_beacon,
                           BeaconSet& are_options) {
      for (const Value g : options) {
        if (g.id < landmarks::count) {
          insert(by_landmark[g.id], all.count);
        } else {
          insert(by_beacon[place[g.id]], all.count);
          insert(are_options, place[g.id]);
          day = std::max<std::size_t>(day, born[place[g.id]] + 1U);
        }
      }
    };
    enter(lefts(id), all.with_left_landmark, all.with_left, all.left_options);
    enter(rights(id), all.with_right_landmark, all.with_right, all.right_options);
    all.days.resize(std::max(all.days.size(), day + 1));
    insert(all.days[day], all.count);
    born[all.count] = static_cast<std::uint16_t>(day);
    place[id] = all.count++;
  }
}

/// The beacons below and above a value, from those of its options. A beacon B is <= G unless some
/// right option of G is <= B or some left option of B is >= G; options come before what they are
/// options of, so that one pass day by day has all it needs. Each beacon found below or above rules
/// out those that it is an option of; most are an option of none.
const BeaconSets& ValueStore::beacons_of(std::uint32_t id) {
  if ((nodes_[id].flags & beacons_flag) != 0) return beacon_sets_[id];
  mind_the_stack();
  if (id != draft) list_options(id);
  BeaconSet not_below{}, not_above{};
  for (std::size_t i = 0; i < rights(id).size(); ++i)
    add(not_below, beacons_of(rights(id)[i].id).above);
  for (std::size_t i = 0; i < lefts(id).size(); ++i)
    add(not_above, beacons_of(lefts(id)[i].id).below);
  if (beacon_sets_.size() < nodes_.size()) beacon_sets_.grow(nodes_.size());
  const Beacons& all = *beacons_;
  for (auto rest = nodes_[id].above; rest != 0; rest &= rest - 1)
    add(not_below, all.with_left_landmark[static_cast<std::size_t>(std::countr_zero(rest))]);
  for (auto rest = nodes_[id].below; rest != 0; rest &= rest - 1)
    add(not_above, all.with_right_landmark[static_cast<std::size_t>(std::countr_zero(rest))]);
  BeaconSets& out = beacon_sets_[id];
  out = {};
  for (const BeaconSet& day : all.days) {
    BeaconSet below = day, above = day;
    take(below, not_below);
    take(above, not_above);
    add(out.below, below);
    add(out.above, above);
    each(below, all.right_options, [&](std::size_t k) { add(not_above, all.with_right[k]); });
    each(above, all.left_options, [&](std::size_t k) { add(not_below, all.with_left[k]); });
  }
  nodes_[id].flags |= beacons_flag;
  return out;
}

ValueStore::Answer ValueStore::glance_at_beacons(std::uint32_t a, std::uint32_t b) {
  if (!has_beacons(a) || !has_beacons(b)) return Answer::open;
  beacons_of(a);
  const BeaconSets& to = beacons_of(b);
  const BeaconSets& from = beacon_sets_[a];  // the array may have moved
  std::uint64_t no = 0;
  for (std::size_t i = 0; i < to.below.size(); ++i)
    no |= (from.below[i] & ~to.below[i]) | (to.above[i] & ~from.above[i]);
  if (no != 0) return Answer::no;
  return intersect(from.above, to.below) ? Answer::yes : Answer::open;
}

}  // namespace zermelo
