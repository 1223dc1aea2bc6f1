#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "value/store.h"

namespace zermelo {

/// One side of a thermograph: a line of slope -1, 0 or 1 from each point to the next, and on from
/// the last for ever.
struct Wall {
  struct Point {
    Dyadic temperature, value;
    int slope = 0;

    friend bool operator==(const Point&, const Point&) = default;
  };
  std::vector<Point> points;  // rising temperatures; the first is at 0

  Dyadic at(const Dyadic& temperature) const;
};

/// What becomes of the stops of a game as every move is taxed more and more, exactly. At and above
/// `temperature` both walls stand at `mean`. For a number m/2^n the temperature is -1/2^n.
struct Thermograph {
  Wall left, right;
  Dyadic mean, temperature;
};

/// Thermographs of the values of one store, each worked out once. Keeps a reference to the store.
class Thermographs {
 public:
  explicit Thermographs(ValueStore& store) : store_(store) {}

  /// The reference stays good.
  const Thermograph& of(Value g);

 private:
  Thermograph compute(Value g);
  Wall scaffold(Value g, bool is_left);

  ValueStore& store_;
  std::unordered_map<std::uint32_t, Thermograph> known_;
};

}  // namespace zermelo
