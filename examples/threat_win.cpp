// Finds the shortest win by threats in Connect6 and in Go-Moku, and plays it out on the board.
#include <zermelo/connect.h>

#include <cstdio>
#include <string>
#include <vector>

namespace {

using Board = std::vector<std::string>;

Board rows_of(const std::string& text) {
  Board rows(1);
  for (const char c : text) {
    if (c == '/')
      rows.emplace_back();
    else
      rows.back() += c;
  }
  return rows;
}

bool has_row(const Board& board, char stone, unsigned k) {
  const int rows = static_cast<int>(board.size()), columns = static_cast<int>(board[0].size());
  const auto at = [&](int r, int c) {
    return r >= 0 && r < rows && c >= 0 && c < columns &&
           board[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)] == stone;
  };
  for (int r = 0; r < rows; ++r)
    for (int c = 0; c < columns; ++c)
      for (const auto& [down, right] : {std::pair{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
        unsigned length = 0;
        while (length < k &&
               at(r + static_cast<int>(length) * down, c + static_cast<int>(length) * right))
          ++length;
        if (length == k) return true;
      }
  return false;
}

/// True when a win was found in that many turns and its line ends with k in a row.
bool show(const char* name, const zermelo::ConnectPosition& position, zermelo::ThreatKind kind,
          unsigned limit, unsigned expected_turns) {
  const auto found = zermelo::connect_threats(position, limit, kind);
  if (found.result != zermelo::Result::win) return false;
  std::printf("%s: x wins in %u turns\n", name, found.turns);
  Board board = rows_of(position.board);
  bool black = position.black_to_move;
  for (const auto& turn : found.line) {
    std::printf("  %c", black ? 'x' : 'o');
    for (const auto& point : turn) {
      std::printf(" %u,%u", point.row, point.column);
      char& cell = board[point.row][point.column];
      if (cell != '.') return false;
      cell = black ? 'x' : 'o';
    }
    std::printf("\n");
    black = !black;
  }
  return found.turns == expected_turns && has_row(board, 'x', position.k);
}

}  // namespace

int main() {
  using zermelo::ThreatKind;
  bool all_right =
      show("Connect6", {"...x.x.x/......../.x....x./.xx...../..x.x.../x.......", 6, 2, true},
           ThreatKind::usual, 4, 3);
  all_right = show("Go-Moku", {"......./..xx.../....x../....x../......./.......", 5, 1, true},
                   ThreatKind::threes, 8, 3) &&
              all_right;
  return all_right ? 0 : 1;
}
