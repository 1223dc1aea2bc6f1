#include "games/connect/types/board.h"

#include <algorithm>
#include <cassert>

namespace zermelo::connect {
namespace {

/// The step from a point of a line to the next. Rising lines go down to the left, so that in every
/// direction the first point has the smallest number.
struct Step {
  int row, column;
};
constexpr std::array<Step, directions> steps{{{0, 1}, {1, 0}, {1, 1}, {1, -1}}};

/// The stretch around a point that holds none of `others`: it lies between the last of them before
/// the point and the next one after it.
struct Stretch {
  unsigned low, end;  // end is one past its last point
};

Stretch around(std::uint32_t others, unsigned point, unsigned length) {
  const std::uint32_t below = others & ((1u << point) - 1);
  const auto above = static_cast<std::uint32_t>(std::uint64_t{others} >> (point + 1));
  const auto low = static_cast<unsigned>(std::bit_width(below));
  const unsigned end =
      above == 0 ? length : point + 1 + static_cast<unsigned>(std::countr_zero(above));
  return {low, end};
}

}  // namespace

LineBoard::LineBoard(const ShapeTable& table, unsigned rows, unsigned columns)
    : table_(&table),
      rows_(rows),
      columns_(columns),
      k_(table.types().rules().k),
      cells_(size(), '.'),
      places_(size()) {
  assert(rows >= 1 && rows <= longest_side && columns >= 1 && columns <= longest_side);
  for (unsigned row = 0; row < rows; ++row) add_line(Direction::across, row, 0);
  for (unsigned column = 0; column < columns; ++column) add_line(Direction::down, 0, column);
  for (unsigned row = 1; row < rows; ++row) add_line(Direction::falling, row, 0);
  for (unsigned column = 0; column < columns; ++column) add_line(Direction::falling, 0, column);
  for (unsigned column = 0; column < columns; ++column) add_line(Direction::rising, 0, column);
  for (unsigned row = 1; row < rows; ++row) add_line(Direction::rising, row, columns - 1);
}

LineBoard::LineBoard(const ShapeTable& table, const Grid& grid)
    : LineBoard(table, grid.rows, grid.columns) {
  for (unsigned cell = 0; cell < grid.size(); ++cell)
    if (grid.cells[cell] != '.')
      place(cell, grid.cells[cell] == 'x' ? Colour::black : Colour::white);
}

void LineBoard::add_line(Direction direction, unsigned row, unsigned column) {
  const Step step = steps[static_cast<unsigned>(direction)];
  Line line;
  line.direction = direction;
  line.first_cell = static_cast<std::uint16_t>(row * columns_ + column);
  line.step = static_cast<std::uint16_t>(step.row * static_cast<int>(columns_) + step.column);
  const auto number = static_cast<std::uint16_t>(lines_.size());
  int r = static_cast<int>(row), c = static_cast<int>(column);
  for (; r < static_cast<int>(rows_) && c >= 0 && c < static_cast<int>(columns_);
       r += step.row, c += step.column) {
    const auto cell = static_cast<unsigned>(r) * columns_ + static_cast<unsigned>(c);
    places_[cell][static_cast<unsigned>(direction)] = {number, line.length++};
  }
  enter(line, 0, 0, line.length);
  enter(line, 1, 0, line.length);
  lines_.push_back(line);
}

/// Enters a Connection of a colour: its type, the types of its points, and the count. In a stretch
/// that is too short all points are U.
void LineBoard::enter(Line& line, unsigned colour, unsigned low, unsigned end) {
  TypeCode* points = line.points[colour].data() + low;
  const unsigned length = end - low;
  if (length < k_) {
    std::memset(points, 0, length);
    return;
  }
  const Shape shape{length, line.stones[colour] >> low & low_bits(length)};
  TypeCode type = 0;
  if (length <= table_->length()) {
    const TypeCode* entry = table_->entry(shape);
    type = entry[0];
    std::memcpy(points, entry + 1, length);
  } else {
    type = table_->types().type(shape);
    std::ranges::copy(points_of(shape, table_->types(), Promotions::all), points);
  }
  line.types[colour][low] = type;
  ++counts_[colour][type];
}

/// Takes a Connection out of the count.
void LineBoard::leave(Line& line, unsigned colour, unsigned low, unsigned end) {
  if (end - low >= k_) --counts_[colour][line.types[colour][low]];
}

/// Places or removes a stone at one point of a line.
///
/// 1. For its own colour one Connection changes its shape.
/// 2. For the other colour a placed stone cuts one Connection in two, and a removed stone joins
/// two.
void LineBoard::change(Line& line, unsigned point, Colour colour, bool placing) {
  const unsigned own = index(colour), theirs = 1 - own;
  const Stretch mine = around(line.stones[theirs], point, line.length);
  const Stretch whole = around(line.stones[own], point, line.length);
  leave(line, own, mine.low, mine.end);
  line.stones[own] ^= 1u << point;
  enter(line, own, mine.low, mine.end);
  if (placing) {
    leave(line, theirs, whole.low, whole.end);
    enter(line, theirs, whole.low, point);
    enter(line, theirs, point + 1, whole.end);
    line.points[theirs][point] = 0;
  } else {
    leave(line, theirs, whole.low, point);
    leave(line, theirs, point + 1, whole.end);
    enter(line, theirs, whole.low, whole.end);
  }
}

void LineBoard::place(unsigned cell, Colour colour) {
  assert(cells_[cell] == '.');
  cells_[cell] = letter(colour);
  for (const Place place : places_[cell]) change(lines_[place.line], place.point, colour, true);
}

void LineBoard::remove(unsigned cell) {
  assert(cells_[cell] != '.');
  const Colour colour = cells_[cell] == 'x' ? Colour::black : Colour::white;
  cells_[cell] = '.';
  for (const Place place : places_[cell]) change(lines_[place.line], place.point, colour, false);
}

std::uint32_t LineBoard::composite(unsigned cell, Colour colour) const {
  std::array<TypeCode, directions> types;
  for (unsigned d = 0; d < directions; ++d)
    types[d] = point(cell, colour, static_cast<Direction>(d));
  std::ranges::sort(types, std::greater<>());
  return std::uint32_t{types[0]} << 24 | std::uint32_t{types[1]} << 16 |
         std::uint32_t{types[2]} << 8 | types[3];
}

std::vector<Connection> LineBoard::connections() const {
  std::vector<Connection> out;
  for (const Line& line : lines_) {
    for (const Colour colour : {Colour::black, Colour::white}) {
      const std::uint32_t own = line.stones[index(colour)], others = line.stones[1 - index(colour)];
      for (unsigned low = 0; low < line.length;) {
        const bool theirs = (others >> low & 1) != 0;
        const unsigned end = theirs ? low + 1 : around(others, low, line.length).end;
        if (!theirs && end - low >= k_) {
          const auto head = static_cast<std::uint16_t>(line.first_cell + low * line.step);
          out.push_back({colour,
                         line.direction,
                         head,
                         {end - low, own >> low & low_bits(end - low)},
                         line.types[index(colour)][low]});
        }
        low = end;
      }
    }
  }
  return out;
}

}  // namespace zermelo::connect
