#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "base/id_table.h"
#include "base/zeroed_array.h"
#include "value/gave_up.h"
#include "value/node.h"
#include "value/value.h"
#include "value/work_limits.h"

namespace zermelo {

/// The canonical forms of a store, each once, by id: hash consing.
///
/// A form is number + ups + star ("simple", kept without options until someone asks for them), or
/// it has two lists of options. Ids:
///
///     0 .. 21    the landmarks, in the order of landmarks.h, so that a landmark's id is its bit
///     22         the draft: the form a Reducer is working on; not a value
///     23 ..      everything else, in the order in which it was first needed
///
///  1. Two ids never stand for equal games: every form is found by its options, or by its numbers
///     if it is simple, before it is added.
///  2. Option lists are canonical: sorted by id, each option once, none dominated, none reversible.
///  3. Nodes and option lists are never changed, renamed or freed, but for what is filled in once
///     (the negative, the options of a simple form) and the flag of the extra landmarks.
///  4. A form that is not simple has its options listed from the start.
///  5. Every stop is a number of this table.
///
/// Spans and references are good until the next form is added or listed. Not thread-safe.
class FormTable {
 public:
  static constexpr std::uint32_t none = IdTable::none;
  static constexpr std::uint32_t draft = landmarks::count;
  /// The longest play in a form before it reaches a number; more throws GaveUp.
  static constexpr std::uint32_t deepest = 2000;
  static constexpr std::size_t most_options = 65535;  // of one side of one form

  explicit FormTable(WorkLimits& limits);

  std::uint32_t size() const { return size_; }            // nodes, the draft's included
  std::size_t capacity() const { return nodes_.size(); }  // nodes before memory must grow
  const Node& operator[](std::uint32_t id) const { return nodes_[id]; }
  const Node& operator[](Value g) const { return nodes_[g.id]; }
  /// The number + ups + star that a form is, or nullptr.
  const Simple* simple_of(std::uint32_t id) const {
    const auto index = nodes_[id].simple;
    return index == 0 ? nullptr : &simples_[index - 1];
  }
  const Dyadic& stop(std::uint32_t id, Side side) const {
    return simple_of(nodes_[id].stop_id[side])->number;
  }
  /// The listed options of one side, the draft's included.
  std::span<const Value> options(std::uint32_t id, Side side) const {
    if (id == draft) return draft_[side];
    const Node& node = nodes_[id];
    const std::uint32_t skipped = side == Side::left ? 0U : node.counts.left;
    return {&options_[node.options + skipped], node.counts[side]};
  }
  std::span<const Value> lefts(std::uint32_t id) const { return options(id, Side::left); }
  std::span<const Value> rights(std::uint32_t id) const { return options(id, Side::right); }
  Dyadic exact_birthday(std::uint32_t id) const;

  /// The form number + ups + star, added if it is not there.
  std::uint32_t simple(const Simple& form);
  /// The form with these canonical options, sorted by id; or `none`.
  std::uint32_t find(std::span<const Value> left, std::span<const Value> right) const;
  /// The same where all options are landmarks.
  std::uint32_t find_shallow(landmarks::Options options) const;
  /// Adds a form that is not there and that is not simple.
  std::uint32_t add(const Node& node, std::span<const Value> left, std::span<const Value> right);
  /// Lists the options of a simple form, if they are not listed yet.
  void list_options(std::uint32_t id) {
    if (!nodes_[id].flags.has_listed_options) list_simple_options(id);
  }

  void set_negatives(std::uint32_t a, std::uint32_t b) {
    nodes_[a].negative = b;
    nodes_[b].negative = a;
  }
  void set_has_extra_landmarks(std::uint32_t id, bool has) {
    nodes_[id].flags.has_extra_landmarks = has;
  }
  /// Another table has a record of this size for every node and grows with this one.
  void count_beside_each_node(std::size_t bytes) { bytes_beside_node_ = bytes; }
  static void check_depth(std::uint32_t depth);

  // The draft, which only a Reducer changes.
  Node& draft_node() { return nodes_[draft]; }
  std::vector<Value>& draft_options(Side side) { return draft_[side]; }
  /// Adds the next landmark, before anything else; the draft holds its options. `form` is the
  /// simple form that it is, or nullptr.
  void add_landmark(const Node& node, const Simple* form);
  /// Ends the landmarks: the draft takes its id.
  void end_landmarks() { size_ = draft + 1; }

 private:
  using Birthdays = std::unordered_map<std::uint32_t, Dyadic>;

  std::uint32_t add_node(const Node& node);
  std::uint32_t add_simple(const Simple& form, Node node);
  landmarks::Sets simple_sets(const Simple& form) const;
  void list_simple_options(std::uint32_t id);
  void store_options(std::uint32_t id, std::span<const Value> left, std::span<const Value> right);
  std::uint32_t reserve_options(std::size_t count);
  std::uint64_t options_hash(std::uint32_t id) const;
  Dyadic late_birthday(std::uint32_t id, Birthdays& known) const;
  void book_bytes();

  WorkLimits& limits_;
  ZeroedArray<Node> nodes_;
  std::uint32_t size_ = 0;
  std::size_t bytes_beside_node_ = 0;
  ZeroedArray<Value> options_;
  std::size_t options_size_ = 0;
  std::vector<Simple> simples_;
  IdTable by_options_, by_simple_;
  std::size_t number_bytes_ = 0;  // of numbers too large for a Dyadic itself
  PerSide<std::vector<Value>> draft_;
};

}  // namespace zermelo
