#include "games/clobber/slow/slow_rows.h"

#include <algorithm>

namespace zermelo::clobber {

std::uint32_t slow_index(std::string_view row) {
  std::uint32_t shorter = 0, number = 0;
  for (std::size_t i = 1; i < row.size(); ++i) shorter += 1U << i;
  for (std::size_t i = 0; i < row.size(); ++i) number += row[i] == 'B' ? 1U << i : 0;
  return shorter + number;
}

std::string slow_row(std::uint32_t index) {
  std::uint32_t length = 1;
  for (; index >= (1U << length); ++length) index -= 1U << length;
  std::string row;
  for (std::uint32_t i = 0; i < length; ++i) row += (index >> i) % 2 == 1 ? 'B' : 'W';
  return row;
}

std::vector<SlowMove> slow_moves(const std::string& row, Side side) {
  const char own = side == Side::left ? 'B' : 'W';
  std::vector<SlowMove> moves;
  for (std::size_t i = 0; i + 1 < row.size(); ++i) {
    if (row[i] == row[i + 1]) continue;
    const std::size_t from = row[i] == own ? i : i + 1, to = row[i] == own ? i + 1 : i;
    std::string left_over = row;
    left_over[to] = own;
    moves.push_back(
        {static_cast<std::uint32_t>(i), left_over.substr(0, from), left_over.substr(from + 1)});
  }
  return moves;
}

char outcome_letter(bool left_wins_first, bool right_wins_first) {
  if (left_wins_first) return right_wins_first ? 'N' : 'L';
  return right_wins_first ? 'R' : 'P';
}

char SlowPlay::outcome(const std::string& row) {
  return outcome_letter(wins({row}, Side::left), wins({row}, Side::right));
}

/// A player who cannot move loses. The order of the rows does not matter, so they are kept sorted.
bool SlowPlay::wins(const Parts& rows, Side mover) {
  Parts sorted = rows;
  std::sort(sorted.begin(), sorted.end());
  std::string key(1, mover == Side::left ? 'L' : 'R');
  for (const auto& row : sorted) key += ' ' + row;
  if (const auto at = known_.find(key); at != known_.end()) return at->second;
  const bool won = some_move_wins(sorted, mover);
  constexpr std::size_t most_known = 1'000'000;
  if (known_.size() >= most_known) known_.clear();
  known_.emplace(std::move(key), won);
  return won;
}

bool SlowPlay::some_move_wins(const Parts& rows, Side mover) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    for (const auto& move : slow_moves(rows[i], mover)) {
      Parts next = rows;
      next[i] = move.before;
      next.push_back(move.after);
      std::erase_if(next,
                    [](const std::string& row) { return slow_moves(row, Side::left).empty(); });
      if (!wins(next, opponent(mover))) return true;
    }
  }
  return false;
}

}  // namespace zermelo::clobber
