#pragma once

#include <variant>

#include "games/hackenbush/drawing/drawing.h"
#include "value/store.h"

namespace zermelo::hackenbush {

/// What a part of a drawing is worth: a number as it is, however large, or any other game by its
/// value in a store. Numbers stay out of the store, because a tall tree passes through as many of
/// them as it has edges, each longer than the one before.
using Worth = std::variant<Dyadic, Value>;

/// Does the sums of the colon principle. Keeps a reference to the store.
class Worths {
 public:
  explicit Worths(ValueStore& store) : store_(store) {}

  Worth sum(const Worth& a, const Worth& b);
  /// An edge with something on top of it.
  Worth on_edge(const Worth& above, Colour colour);
  /// A loop, or an edge with nothing on top.
  Worth edge(Colour colour) { return on_edge(Dyadic(), colour); }

  Value value(const Worth& worth);
  Worth worth(Value g) const;
  /// The nimber that it is, 0 included; nothing when it is none.
  std::optional<std::uint32_t> nimber(const Worth& worth) const;

  ValueStore& store() { return store_; }

 private:
  ValueStore& store_;
};

}  // namespace zermelo::hackenbush
