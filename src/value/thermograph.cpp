#include "value/thermograph.h"

#include <algorithm>
#include <optional>

namespace zermelo {
namespace {

Dyadic times_slope(const Dyadic& t, int slope) {
  if (slope == 0) return {};
  return slope > 0 ? t : -t;
}

/// Walks two walls together: calls see(t, a, b, slope of a, slope of b) at every temperature where
/// one of them bends.
template <class See>
void walk(const Wall& a, const Wall& b, const See& see) {
  std::size_t i = 0, j = 0;
  Dyadic t;
  while (true) {
    see(t, a.points[i], b.points[j]);
    std::optional<Dyadic> next;
    if (i + 1 < a.points.size()) next = a.points[i + 1].temperature;
    if (j + 1 < b.points.size() && (!next || b.points[j + 1].temperature < *next))
      next = b.points[j + 1].temperature;
    if (!next) return;
    t = *next;
    while (i + 1 < a.points.size() && a.points[i + 1].temperature <= t) ++i;
    while (j + 1 < b.points.size() && b.points[j + 1].temperature <= t) ++j;
  }
}

Dyadic value_at(const Wall::Point& p, const Dyadic& t) {
  return p.value + times_slope(t - p.temperature, p.slope);
}

/// The height above t at which the lines of two points meet, if they do.
std::optional<Dyadic> time_to_meeting(const Dyadic& gap, int closing_speed) {
  if (closing_speed <= 0 || gap.sign() <= 0) return std::nullopt;
  return closing_speed == 1 ? gap : gap.scaled(-1);
}

void append(Wall& wall, const Dyadic& t, const Dyadic& value, int slope) {
  if (!wall.points.empty() && wall.points.back().slope == slope)
    return;  // the line goes straight on
  if (!wall.points.empty() && wall.points.back().temperature == t) wall.points.pop_back();
  if (!wall.points.empty() && wall.points.back().slope == slope) return;
  wall.points.push_back({t, value, slope});
}

/// The pointwise maximum (or minimum).
Wall envelope(const Wall& a, const Wall& b, bool maximum) {
  Wall out;
  std::vector<Dyadic> bends;
  walk(a, b, [&](const Dyadic& t, const auto&, const auto&) { bends.push_back(t); });
  std::size_t piece = 0;
  walk(a, b, [&](const Dyadic& t, const Wall::Point& p, const Wall::Point& q) {
    const Dyadic x = value_at(p, t), y = value_at(q, t);
    const bool tie_first = maximum ? p.slope >= q.slope : p.slope <= q.slope;
    const bool first = x == y ? tie_first : (x > y) == maximum;
    append(out, t, first ? x : y, first ? p.slope : q.slope);
    const Dyadic gap = x > y ? x - y : y - x;
    const int speed = x > y ? q.slope - p.slope : p.slope - q.slope;
    const auto wait = time_to_meeting(gap, speed);
    const bool last = piece + 1 == bends.size();
    if (wait && (last || t + *wait < bends[piece + 1])) {
      const Dyadic meeting = t + *wait;
      append(out, meeting, value_at(p, meeting), first ? q.slope : p.slope);
    }
    ++piece;
  });
  return out;
}

/// The same wall with every value moved by sign * temperature.
Wall taxed(Wall wall, int sign) {
  for (auto& p : wall.points) {
    p.value = p.value + times_slope(p.temperature, sign);
    p.slope += sign;
  }
  return wall;
}

/// The wall below `t`, and a mast at `mean` from there on.
Wall with_mast(const Wall& wall, const Dyadic& t, const Dyadic& mean) {
  Wall out;
  for (const auto& p : wall.points) {
    if (p.temperature < t) append(out, p.temperature, p.value, p.slope);
  }
  append(out, t, mean, 0);
  return out;
}

/// Where the left scaffold first comes down to the right one. Their distance never grows.
Dyadic meeting_point(const Wall& left, const Wall& right) {
  std::optional<Dyadic> found;
  walk(left, right, [&](const Dyadic& t, const Wall::Point& p, const Wall::Point& q) {
    if (found) return;
    const Dyadic gap = value_at(p, t) - value_at(q, t);
    if (gap.sign() <= 0) {
      found = t;
      return;
    }
    const auto wait = time_to_meeting(gap, q.slope - p.slope);
    if (!wait) return;
    const Dyadic meeting = t + *wait;
    const auto ends = [&](const Wall& wall) {
      return std::ranges::any_of(wall.points, [&](const auto& each) {
        return each.temperature > t && each.temperature < meeting;
      });
    };
    if (!ends(left) && !ends(right)) found = meeting;
  });
  return *found;
}

}  // namespace

Dyadic Wall::at(const Dyadic& temperature) const {
  auto p = points.begin();
  while (p + 1 != points.end() && (p + 1)->temperature <= temperature) ++p;
  return value_at(*p, temperature);
}

const Thermograph& Thermographs::of(Value g) {
  if (const auto known = known_.find(g.id); known != known_.end()) return known->second;
  store_.mind_the_clock();
  mind_the_stack();
  Thermograph graph = compute(g);
  return known_.emplace(g.id, std::move(graph)).first->second;
}

/// A number, and a number plus an infinitesimal, has both walls at the number: no move gains
/// anything. For every other game the left scaffold is the highest right wall among the left
/// options, less the tax t; the right scaffold is the mirror image. Where they meet, the mast
/// begins (Winning Ways, chapter 6).
Thermograph Thermographs::compute(Value g) {
  if (const Simple* form = store_.simple(g)) {
    const Dyadic x = form->number;
    const Wall mast{{{Dyadic(), x, 0}}};
    return {mast, mast, x, form->is_number() ? -Dyadic(1, x.exponent()) : Dyadic()};
  }
  const Wall left = scaffold(g, true), right = scaffold(g, false);
  const Dyadic t = meeting_point(left, right);
  const Dyadic mean = left.at(t);
  return {with_mast(left, t, mean), with_mast(right, t, mean), mean, t};
}

Wall Thermographs::scaffold(Value g, bool is_left) {
  std::optional<Wall> out;
  const std::size_t count = (is_left ? store_.left(g) : store_.right(g)).size();
  for (std::size_t i = 0; i < count; ++i) {
    store_.mind_the_clock();
    const auto& option = of((is_left ? store_.left(g) : store_.right(g))[i]);
    const Wall& wall = is_left ? option.right : option.left;
    out = out ? envelope(*out, wall, is_left) : wall;
  }
  return taxed(*out, is_left ? -1 : 1);
}

}  // namespace zermelo
