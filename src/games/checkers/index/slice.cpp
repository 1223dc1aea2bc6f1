#include "games/checkers/index/slice.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

#include "base/error.h"

namespace zermelo::checkers {

bool Slice::is_leading() const {
  if (black() != white()) return black() > white();
  return black_kings >= white_kings;
}

std::string text(const Slice& s) {
  return fmt::format("{}K+{}C v {}K+{}C", s.black_kings, s.black_men, s.white_kings, s.white_men);
}

namespace {

/// The text without blanks and in lower case; of a file's name, the part that names the slice.
std::string plain_text(std::string_view text) {
  std::string out;
  for (const char c : text.substr(text.find_last_of('/') + 1))
    if (c != ' ' && c != '\t') out += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  constexpr std::string_view prefix = "checkers-";
  if (!out.starts_with(prefix)) return out;
  out.erase(0, prefix.size());
  for (const std::string_view ending : {".wld", ".dtc", ".dtw"})
    if (out.ends_with(ending)) out.erase(out.size() - ending.size());
  return out;
}

/// Takes "2k+1c" off the front: kings, men or both, kings first, the plus optional.
std::optional<std::pair<unsigned, unsigned>> take_side(std::string_view& text) {
  unsigned counts[2] = {0, 0};
  bool has_any = false;
  for (const char letter : {'k', 'c'}) {
    std::string_view rest = text;
    if (has_any && rest.starts_with('+')) rest.remove_prefix(1);
    unsigned number = 0;
    std::size_t digits = 0;
    for (; digits < rest.size() && rest[digits] >= '0' && rest[digits] <= '9'; ++digits)
      number = std::min(10 * number + static_cast<unsigned>(rest[digits] - '0'), 99U);
    if (digits == 0 || digits == rest.size() || rest[digits] != letter) continue;
    counts[letter == 'k' ? 0 : 1] = number;
    has_any = true;
    text = rest.substr(digits + 1);
  }
  if (!has_any || counts[0] > largest_set || counts[1] > largest_set) return std::nullopt;
  return std::pair(counts[0], counts[1]);
}

/// Takes the separator of the sides off the front: "v", "vs", "vs.", or "-" as in a file's name.
bool take_versus(std::string_view& text) {
  for (const std::string_view versus : {"vs.", "vs", "v.", "v", "-"}) {
    if (!text.starts_with(versus)) continue;
    text.remove_prefix(versus.size());
    return true;
  }
  return false;
}

}  // namespace

Slice read_slice(std::string_view text) {
  const std::string plain = plain_text(text);
  std::string_view rest = plain;
  const auto black = take_side(rest);
  const bool has_versus = black && take_versus(rest);
  const auto white = has_versus ? take_side(rest) : std::nullopt;
  if (!white || !rest.empty()) {
    throw Error(
        fmt::format("checkers: {} is not a slice; write kings and men of Black and of White, "
                    "such as \"2K+1C v 1K+0C\" or \"2K+1C v 1K\"",
                    in_quotes(text)));
  }
  const Slice slice{
      static_cast<std::uint8_t>(black->first), static_cast<std::uint8_t>(black->second),
      static_cast<std::uint8_t>(white->first), static_cast<std::uint8_t>(white->second)};
  if (slice.black() == 0 || slice.white() == 0 || slice.black() > largest_set ||
      slice.white() > largest_set) {
    throw Error(
        fmt::format("checkers: {}: each side has 1 to {} pieces", in_quotes(text), largest_set));
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

std::uint32_t MenIndex::black_set(std::uint32_t number) const {
  const auto after = std::upper_bound(first_.begin(), first_.end(), number);
  return static_cast<std::uint32_t>(after - first_.begin()) - 1;
}

std::uint64_t position_count(const Slice& s) {
  const unsigned free = 32 - s.men();
  std::uint64_t men = 0;
  // Sum over the number of black men on the four squares where no white man can stand.
  for (unsigned back = 0; back <= std::min<unsigned>(4, s.black_men); ++back) {
    const unsigned others = s.black_men - back;
    if (others <= 24)
      men += std::uint64_t{choose(4, back)} * choose(24, others) * choose(28 - others, s.white_men);
  }
  return men * choose(free, s.black_kings) * choose(free - s.black_kings, s.white_kings);
}

namespace {

/// Fewer pieces first; among equals, fewer men first.
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
  // The mover may crown one man, and may take any kings and men of the opponent.
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
