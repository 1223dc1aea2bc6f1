#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "base/budget.h"
#include "base/id_table.h"
#include "base/pair_cache.h"
#include "base/zeroed_array.h"
#include "game/result.h"
#include "value/gave_up.h"
#include "value/landmarks.h"
#include "value/value.h"

namespace zermelo {

/// Sets of the beacons of a store (beacons.cpp).
inline constexpr std::uint16_t beacon_count = 256;
using BeaconSet = std::array<std::uint64_t, beacon_count / 64>;
struct alignas(64) BeaconSets {
  BeaconSet below{}, above{};
};

/// Owns canonical forms and does arithmetic on them.
///
/// Forms are never freed or renamed: a Value stays good as long as its store lives. Numbers and
/// number + ups + star are kept without options until someone asks for them. Memory stays under the
/// ceiling given; what would need more throws GaveUp. Not thread-safe; give each worker its own.
class ValueStore {
 public:
  static constexpr std::size_t default_bytes = std::size_t{1} << 30;
  /// The longest play in a form before it reaches a number; more throws GaveUp. It bounds how deep
  /// the recursions go, so that no game overflows the stack. Numbers, ups and stars by themselves
  /// may be of any size.
  static constexpr std::uint32_t deepest = 2000;
  static constexpr std::size_t most_options = 65535;  // of one side of one form

  explicit ValueStore(std::size_t most_bytes = default_bytes);

  /// The canonical form of { left | right }. Drops dominated options and bypasses reversible ones,
  /// so the lists may hold anything in any order.
  Value make(std::span<const Value> left, std::span<const Value> right);

  /// The same value as `g` has in another store, its form taken over as it is. `names` remembers
  /// what was taken over from that store before, by id; it begins empty.
  Value adopt(const ValueStore& from, Value g, std::vector<Value>& names);

  Value number(const Dyadic& x) { return simple({x, 0, 0}); }
  Value nimber(std::uint32_t star) { return simple({Dyadic(), 0, star}); }
  Value simple(const Simple& form);

  Value negative(Value g);
  Value sum(Value g, Value h);
  /// The same where it was worked out before and has not been forgotten.
  std::optional<Value> known_sum(Value g, Value h) const;
  Value difference(Value g, Value h) { return sum(g, negative(h)); }
  Value times(std::int64_t factor, Value g);

  bool less_or_equal(Value g, Value h) { return less_or_equal(g.id, h.id); }
  Ordering compare(Value g, Value h);
  OutcomeClass outcome(Value g) const;

  /// What is left of G when Left (Right) starts and play stops at the first number.
  Dyadic left_stop(Value g) const { return simple_of(nodes_[g.id].left_stop_id)->number; }
  Dyadic right_stop(Value g) const { return simple_of(nodes_[g.id].right_stop_id)->number; }

  /// The number + ups + star that g is, or nullptr. Good until the next value is made.
  const Simple* simple(Value g) const { return simple_of(g.id); }
  bool is_number(Value g) const { return (nodes_[g.id].flags & number_flag) != 0; }
  /// Either both players can move or neither, there and ever after.
  bool all_small(Value g) const { return (nodes_[g.id].flags & all_small_flag) != 0; }
  /// The largest number there is where it is too large for a form other than number + ups + star.
  std::uint64_t birthday(Value g) const;
  /// The same, of any size.
  Dyadic exact_birthday(Value g) const;

  /// The canonical options, in order of ids. Good until the next value is made or listed. Throws
  /// GaveUp for the options of a nimber beyond *65535.
  std::span<const Value> left(Value g);
  std::span<const Value> right(Value g);

  std::size_t size() const { return size_ - 1; }  // values held; one node is the draft's
  std::size_t bytes() const;
  /// Tables beside the store share its ceiling and take this much of it.
  void count_elsewhere(std::size_t bytes) { elsewhere_ = bytes; }
  /// Long computations stop when this budget's deadline or stop flag says so.
  void watch(const Budget& budget);
  /// They also stop after this many more steps of making and comparing.
  void allow_steps(std::uint64_t more) { last_step_ = more < ~steps_ ? steps_ + more : ~0ULL; }
  /// The step they stop after, counted from the beginning; for restoring a limit.
  std::uint64_t last_step() const { return last_step_; }
  void set_last_step(std::uint64_t step) { last_step_ = step; }
  std::uint64_t steps() const { return steps_; }
  /// For long work outside the store: throws GaveUp when the deadline has passed or the stop flag
  /// is up. Costs a decrement.
  void mind_the_clock() {
    if (!watch_.enter()) [[unlikely]]
      give_up();
  }

 private:
  /// All that comparisons want to know of a value, in one cache line.
  struct alignas(64) Node {
    double left_stop = 0, right_stop = 0;  // rounded, in order; the ids tell exactly
    std::uint32_t left_stop_id = 0, right_stop_id = 0;
    landmarks::Set below = 0, above = 0;
    landmarks::Set left_landmarks = 0, right_landmarks = 0;  // among its options
    std::uint32_t options = 0;                               // where they begin: left, then right
    std::uint16_t lefts = 0, rights = 0;
    std::uint32_t birthday = 0;  // too large for 32 bits: all ones
    std::uint32_t negative = 0;  // 0: not yet known
    std::uint32_t simple = 0;    // one more than its place in simples_; 0: it is not simple
    std::uint16_t depth = 0;     // the longest play before a number; too large: all ones
    std::uint8_t flags = 0;
  };
  static constexpr std::uint8_t number_flag = 1;
  static constexpr std::uint8_t all_small_flag = 2;
  static constexpr std::uint8_t at_least_flag = 4;  // it is >= its right stop
  static constexpr std::uint8_t at_most_flag = 8;   // it is <= its left stop
  static constexpr std::uint8_t listed_flag = 16;   // its options are stored
  static constexpr std::uint8_t lefts_are_landmarks = 32;
  static constexpr std::uint8_t rights_are_landmarks = 64;
  static constexpr std::uint8_t beacons_flag = 128;  // its beacons are known
  static constexpr std::uint32_t none = IdTable::none;

  /// The form being made lives in this node and in draft_left_ and draft_right_ until it is known
  /// which value it is.
  static constexpr std::uint32_t draft = landmarks::count;

  enum class Answer : std::uint8_t { no, yes, open };

  // store.cpp: what is stored
  void add_landmarks();
  std::uint32_t add_node(const Node& node);
  std::uint32_t intern_draft();
  Node finished_draft() const;
  std::uint32_t find_draft() const;
  std::uint32_t find_shallow(landmarks::Options game) const;
  std::uint64_t options_hash(std::uint32_t id) const;
  void list_options(std::uint32_t id);
  void store_options(std::uint32_t id, std::span<const Value> left, std::span<const Value> right);
  std::uint32_t reserve_options(std::size_t count);
  Dyadic late_birthday(std::uint32_t id, std::unordered_map<std::uint32_t, Dyadic>& known) const;
  void check_memory(std::size_t more) const;
  void check_depth(std::uint32_t depth) const;
  void tick() {
    if (++steps_ > last_step_) [[unlikely]]
      give_up();
    mind_the_clock();
  }
  [[noreturn]] void give_up() const;
  const Simple* simple_of(std::uint32_t id) const {
    const auto index = nodes_[id].simple;
    return index == 0 ? nullptr : &simples_[index - 1];
  }
  std::span<const Value> lefts(std::uint32_t id) const {
    if (id == draft) return draft_left_;
    return {&options_[nodes_[id].options], nodes_[id].lefts};
  }
  std::span<const Value> rights(std::uint32_t id) const {
    if (id == draft) return draft_right_;
    return {&options_[nodes_[id].options + nodes_[id].lefts], nodes_[id].rights};
  }

  // simples.cpp: number + ups + star
  static Node simple_node(const Simple& form, std::uint32_t number_part);
  landmarks::Sets simple_sets(const Simple& form) const;
  std::uint32_t add_simple(const Simple& form, Node& node);
  std::optional<Simple> recognise_draft() const;

  // make.cpp: reduction of the draft
  std::uint32_t find_by_landmarks(std::span<const Value> left, std::span<const Value> right) const;
  void survey_draft();
  std::optional<Dyadic> draft_number() const;
  void drop_dominated();
  bool bypass_reversible();
  std::uint32_t reversing_option(std::uint32_t option, bool is_left);

  // compare.cpp
  /// What two cache lines tell. The landmarks come first: they settle all comparisons of games born
  /// by day 3, because then every option that could object is a landmark, and so most others.
  /// G <= H asks for both stops of G to be at most those of H; it holds when G's left stop lies
  /// below H's right stop.
  static Answer glance(const Node& a, const Node& b) {
    if (((a.below & ~b.below) | (b.above & ~a.above)) != 0) return Answer::no;
    if ((a.above & b.below) != 0) return Answer::yes;
    if (a.left_stop > b.left_stop || a.right_stop > b.right_stop) return Answer::no;
    if (a.left_stop < b.right_stop) return Answer::yes;
    if ((a.flags & lefts_are_landmarks) != 0 && (b.flags & rights_are_landmarks) != 0)
      return Answer::yes;
    return Answer::open;
  }
  bool less_or_equal(std::uint32_t a, std::uint32_t b) {
    if (a == b) return true;
    const Answer answer = glance(nodes_[a], nodes_[b]);
    return answer == Answer::open ? study(a, b) : answer == Answer::yes;
  }
  bool study(std::uint32_t a, std::uint32_t b);
  Answer study_known_forms(std::uint32_t a, std::uint32_t b) const;
  Answer glance_at_options(std::uint32_t a, std::uint32_t b) const;
  bool study_options(std::uint32_t a, std::uint32_t b);
  std::uint32_t nearer(std::uint32_t id, std::int64_t remote);
  bool no_left_option_reaches(std::uint32_t a, std::uint32_t b);
  bool no_right_option_reaches(std::uint32_t b, std::uint32_t a);
  std::uint32_t cache_name(std::uint32_t id) const { return id == draft ? draft_name_ : id; }

  // beacons.cpp
  struct Beacons {
    std::uint16_t count = 0;
    std::vector<BeaconSet> days;  // none is an option of another of its day or of an earlier one
    BeaconSet left_options{}, right_options{};  // those that are such, of some beacon
    // for each landmark and each beacon: the beacons that have it as a left (right) option
    std::array<BeaconSet, landmarks::count> with_left_landmark{}, with_right_landmark{};
    std::array<BeaconSet, beacon_count> with_left{}, with_right{};
  };
  bool has_beacons(std::uint32_t id) const;
  bool beacons_ready();
  void choose_beacons();
  const BeaconSets& beacons_of(std::uint32_t id);
  Answer glance_at_beacons(std::uint32_t a, std::uint32_t b);

  // adopt.cpp
  std::uint32_t adopt_form(const ValueStore& from, std::uint32_t id, std::vector<Value>& names);

  // arithmetic.cpp
  std::uint32_t negative(std::uint32_t a);
  std::uint32_t sum(std::uint32_t a, std::uint32_t b);
  std::uint32_t translated(std::uint32_t a, std::uint32_t number);
  std::uint32_t sum_of_options(std::uint32_t a, std::uint32_t b);
  std::uint32_t canonical(std::span<const Value> left, std::span<const Value> right);
  class Frame;

  std::size_t most_bytes_;
  std::size_t elsewhere_ = 0;  // of them in use outside of the store
  ZeroedArray<Node> nodes_;
  std::uint32_t size_ = 0;
  ZeroedArray<Value> options_;
  std::size_t options_size_ = 0;
  std::vector<Simple> simples_;
  IdTable by_options_, by_simple_;
  std::size_t number_bytes_ = 0;  // of big numbers
  PairCache sums_, comparisons_;
  PairCache draft_comparisons_;       // small: of use for one draft only
  std::unique_ptr<Beacons> beacons_;  // none: not yet chosen
  ZeroedArray<BeaconSets> beacon_sets_;
  std::uint32_t next_choice_ = 0;  // how many values to wait for before choosing again
  std::vector<Value> draft_left_, draft_right_;
  std::uint32_t draft_name_ = 0;  // by which the cache knows the present draft
  std::vector<Value> work_;       // option lists under construction, as a stack
  Budget watch_;
  std::uint64_t steps_ = 0, last_step_ = ~0ULL;
};

}  // namespace zermelo
