#pragma once

#include <zermelo/dyadic.h>
#include <zermelo/export.h>

#include <vector>

namespace zermelo {

/// One side of a thermograph: a line of slope -1, 0 or 1 from each point to the next, and on from
/// the last for ever.
struct ZERMELO_API Wall {
  struct Point {
    Dyadic temperature, value;
    int slope = 0;

    friend bool operator==(const Point&, const Point&) = default;
  };
  std::vector<Point> points;  // rising temperatures; the first is at 0

  Dyadic at(const Dyadic& temperature) const;
};

/// The left and right stops of a game as a function of the tax on every move, exactly. At and above
/// `temperature` both walls stand at `mean`. For a number m/2^n the temperature is -1/2^n.
struct Thermograph {
  Wall left, right;
  Dyadic mean, temperature;
};

}  // namespace zermelo
