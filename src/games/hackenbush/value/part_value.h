#pragma once

#include <optional>
#include <variant>

#include "games/hackenbush/drawing/drawing.h"
#include "value/store.h"

namespace zermelo::hackenbush {

/// The value of a part of a drawing: a number as it is, however large, or any other game by its id
/// in a store. Numbers stay out of the store, because a tall tree passes through as many of them as
/// it has edges, each longer than the one before.
using PartValue = std::variant<Dyadic, Value>;

/// The arithmetic of the colon principle. Keeps a reference to the store; used by one thread.
class PartArithmetic {
 public:
  explicit PartArithmetic(ValueStore& store) : store_(store) {}

  PartValue sum(const PartValue& a, const PartValue& b);
  /// The value of an edge that bears a part on its upper end.
  PartValue on_edge(const PartValue& above, Colour colour);
  /// The value of a loop, or of an edge that bears nothing.
  PartValue edge(Colour colour) { return on_edge(Dyadic(), colour); }

  /// The same value as an id in the store.
  Value value(const PartValue& part);
  /// A value of the store as a part, a number as a number.
  PartValue part_value(Value g) const;
  /// n if the value is the nimber *n (0 is *0); otherwise nothing.
  std::optional<std::uint32_t> nimber(const PartValue& part) const;

  ValueStore& store() { return store_; }

 private:
  ValueStore& store_;
};

}  // namespace zermelo::hackenbush
