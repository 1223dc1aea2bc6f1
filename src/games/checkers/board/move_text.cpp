#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "base/characters.h"
#include "base/error.h"
#include "games/checkers/board/moves.h"

namespace zermelo::checkers {
namespace {

/// The numbers of a text such as "22x15x8", or nothing when it has another form.
std::optional<std::vector<unsigned>> read_path(std::string_view text) {
  std::vector<unsigned> path;
  bool number_before = false, number_due = true;
  for (const char c : text) {
    if (c >= '0' && c <= '9') {
      if (number_due) path.push_back(0);
      if (!number_due && !number_before) return std::nullopt;  // a blank within a number
      path.back() = std::min(10 * path.back() + static_cast<unsigned>(c - '0'), 1000U);
      number_before = true;
      number_due = false;
    } else if (is_blank(c)) {
      number_before = false;
    } else if ((c == '-' || c == 'x' || c == 'X' || c == ':') && !number_due) {
      number_due = true;
    } else {
      return std::nullopt;
    }
    if (path.size() > longest_path) return std::nullopt;
  }
  if (number_due || path.size() < 2) return std::nullopt;
  return path;
}

/// Whether the given squares are on the path in that order, its first and its last among them.
bool fits(const Move& move, const std::vector<unsigned>& given) {
  if (given.front() != move.from() + 1 || given.back() != move.to() + 1) return false;
  std::size_t met = 0;
  for (std::size_t i = 0; i + 1 < move.length && met + 1 < given.size(); ++i) {
    if (given[met] == move.path[i] + 1U) ++met;
  }
  return met + 1 == given.size();
}

std::string say_moves(const MoveList& moves) {
  constexpr std::size_t enough = 8;
  std::vector<std::string> texts;
  for (const auto& move : moves) texts.push_back(text(move));
  if (texts.size() <= enough) return fmt::format("{}", fmt::join(texts, ", "));
  return fmt::format("{} and {} more", fmt::join(texts.begin(), texts.begin() + enough, ", "),
                     texts.size() - enough);
}

}  // namespace

std::string text(const Move& move) {
  const char to = move.captured == 0 ? '-' : 'x';
  std::string out = std::to_string(move.path[0] + 1);
  for (std::size_t i = 1; i < move.length; ++i) out += to + std::to_string(move.path[i] + 1);
  return out;
}

Move read_move(std::string_view written, const Position& p, Side side) {
  const auto given = read_path(written);
  if (!given) {
    throw Error(fmt::format("checkers: move {}; expected one such as 11-15 or 22x15x8",
                            in_quotes(written)));
  }
  const MoveList moves(p, side);
  const Move* found = nullptr;
  for (const auto& move : moves) {
    if (fits(move, *given) && move.length == given->size()) return move;
  }
  for (const auto& move : moves) {
    if (!fits(move, *given)) continue;
    if (found != nullptr && play(p, side, *found) != play(p, side, move)) {
      throw Error(fmt::format("checkers: move {} may be {} or {}; write every square",
                              in_quotes(written), text(*found), text(move)));
    }
    if (found == nullptr) found = &move;
  }
  if (found != nullptr) return *found;
  const std::string_view but = moves.empty()           ? "it has no move"
                               : must_capture(p, side) ? "it must capture: "
                                                       : "expected ";
  throw Error(fmt::format("checkers: {} cannot play {}; {}{}", colour(side), in_quotes(written),
                          but, say_moves(moves)));
}

}  // namespace zermelo::checkers
