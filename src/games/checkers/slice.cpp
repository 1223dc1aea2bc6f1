#include "games/checkers/slice.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <tuple>

#include "base/error.h"

namespace zermelo::checkers {

bool Slice::is_leading() const {
  if (black() != white()) return black() > white();
  return black_kings >= white_kings;
}

std::string text(const Slice& s) {
  return fmt::format("{}K+{}C v {}K+{}C", s.black_kings, s.black_men, s.white_kings, s.white_men);
}

Slice read_slice(std::string_view text) {
  // Digits become 0, so that one comparison checks the shape; "v" may be written "vs.", "+" left
  // out.
  std::vector<unsigned> numbers;
  std::string shape;
  for (const char c : text) {
    const bool is_digit = c >= '0' && c <= '9';
    if (is_digit && (shape.empty() || shape.back() != '0')) numbers.push_back(0);
    if (is_digit)
      numbers.back() = std::min(10 * numbers.back() + static_cast<unsigned>(c - '0'), 99U);
    const char seen = is_digit ? '0' : c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    if (seen == ' ' || seen == '+' || seen == '.' || seen == 'S') continue;
    if (!is_digit || shape.empty() || shape.back() != '0') shape += seen;
  }
  const bool fits = shape == "0K0CV0K0C" && std::ranges::max(numbers) <= largest_set;
  if (!fits) {
    throw Error(
        fmt::format("checkers: {} is no slice; write kings and men of Black and of White, "
                    "such as \"2K+1C v 1K+0C\"",
                    zermelo::quoted(text)));
  }
  const Slice slice{static_cast<std::uint8_t>(numbers[0]), static_cast<std::uint8_t>(numbers[1]),
                    static_cast<std::uint8_t>(numbers[2]), static_cast<std::uint8_t>(numbers[3])};
  if (slice.black() == 0 || slice.white() == 0 || slice.black() > largest_set ||
      slice.white() > largest_set) {
    throw Error(fmt::format("checkers: {}: each side has 1 to {} pieces", zermelo::quoted(text),
                            largest_set));
  }
  return slice;
}

MenIndex::MenIndex(unsigned black, unsigned white) {
  first_.reserve(choose(28, black) + 1);
  first_.push_back(0);
  each_set(black, black_ground, [&](Squares men) {
    first_.push_back(first_.back() + choose(size(white_ground & ~men), white));
  });
}

std::uint64_t position_count(const Slice& s) {
  const unsigned free = 32 - s.men();
  std::uint64_t men = 0;
  // By how many of the black men stand on the four squares where no white man can be.
  for (unsigned back = 0; back <= std::min<unsigned>(4, s.black_men); ++back) {
    const unsigned others = s.black_men - back;
    if (others <= 24)
      men += std::uint64_t{choose(4, back)} * choose(24, others) * choose(28 - others, s.white_men);
  }
  return men * choose(free, s.black_kings) * choose(free - s.black_kings, s.white_kings);
}

namespace {

/// Fewer pieces first; with as many, more kings first.
bool comes_before(const Slice& a, const Slice& b) {
  const auto key = [](const Slice& s) {
    return std::tuple(s.pieces(), s.men(), std::max(s.black(), s.white()), s.leading(), s);
  };
  return key(a) < key(b);
}

}  // namespace

std::vector<Slice> slices_up_to(unsigned pieces, unsigned per_side) {
  std::vector<Slice> out;
  for (unsigned black = 1; black <= per_side; ++black)
    for (unsigned white = 1; white <= per_side && black + white <= pieces; ++white)
      for (unsigned bk = 0; bk <= black; ++bk)
        for (unsigned wk = 0; wk <= white; ++wk)
          out.push_back({static_cast<std::uint8_t>(bk), static_cast<std::uint8_t>(black - bk),
                         static_cast<std::uint8_t>(wk), static_cast<std::uint8_t>(white - wk)});
  std::ranges::sort(out, comes_before);
  return out;
}

std::vector<Slice> feeds(const Slice& slice) {
  std::set<Slice> found;
  // The mover may crown one man, and takes any kings and men of the other side.
  const auto add = [&found](const Slice& s) {
    for (int crowned = 0; crowned <= (s.black_men > 0 ? 1 : 0); ++crowned)
      for (int kings = 0; kings <= s.white_kings; ++kings)
        for (int men = 0; men <= s.white_men; ++men) {
          const Slice to{static_cast<std::uint8_t>(s.black_kings + crowned),
                         static_cast<std::uint8_t>(s.black_men - crowned),
                         static_cast<std::uint8_t>(s.white_kings - kings),
                         static_cast<std::uint8_t>(s.white_men - men)};
          if (to != s && to.white() > 0) found.insert(to.leading());
        }
  };
  add(slice);
  add(slice.mirrored());
  return {found.begin(), found.end()};
}

std::vector<Slice> slices_below(const Slice& slice) {
  std::set<Slice> found{slice.leading()};
  std::vector<Slice> open{slice.leading()};
  while (!open.empty()) {
    const Slice next = open.back();
    open.pop_back();
    for (const Slice& each : feeds(next))
      if (found.insert(each).second) open.push_back(each);
  }
  std::vector<Slice> out(found.begin(), found.end());
  std::ranges::sort(out, comes_before);
  return out;
}

}  // namespace zermelo::checkers
