#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/id_table.h"
#include "games/hackenbush/value/numbers.h"

namespace zermelo::hackenbush {

/// Names numbers by small ids, so that weights are quick to copy and to compare. Equal numbers have
/// equal ids, and zero has id 0. Remembers the value of each number on a blue and on a red edge.
template <class Number>
class NumberNames {
 public:
  NumberNames() { id(Number{}); }

  std::uint32_t id(const Number& x) {
    const auto hash = x.hash();
    const auto known = table_.find(hash, [&](std::uint32_t i) { return numbers_[i] == x; });
    if (known != IdTable::none) return known;
    numbers_.push_back(x);
    heap_bytes_ += heap_bytes(x);
    on_edge_.push_back({IdTable::none, IdTable::none});
    const auto fresh = static_cast<std::uint32_t>(numbers_.size() - 1);
    table_.insert(hash, fresh, [this](std::uint32_t i) { return numbers_[i].hash(); });
    return fresh;
  }

  std::size_t bytes() const {
    return numbers_.capacity() * sizeof(Number) + on_edge_.capacity() * sizeof(on_edge_[0]) +
           table_.bytes() + heap_bytes_;
  }

  const Number& number(std::uint32_t i) const { return numbers_[i]; }

  std::uint32_t sum(std::uint32_t a, std::uint32_t b) {
    if (a == 0) return b;
    return b == 0 ? a : id(numbers_[a] + numbers_[b]);
  }

  /// The value of an edge that bears that number.
  std::uint32_t on_edge(std::uint32_t a, Colour colour) {
    const std::size_t side = colour == Colour::blue ? 0 : 1;
    if (on_edge_[a][side] == IdTable::none) {
      const auto made = id(hackenbush::on_edge(numbers_[a], colour));
      on_edge_[a][side] = made;
    }
    return on_edge_[a][side];
  }

 private:
  std::vector<Number> numbers_;
  std::vector<std::array<std::uint32_t, 2>> on_edge_;
  IdTable table_;
  std::size_t heap_bytes_ = 0;  // of large numbers
};

}  // namespace zermelo::hackenbush
