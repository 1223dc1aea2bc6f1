#include "games/connect/play/record.h"

#include <fmt/format.h>

namespace zermelo::connect {
namespace {

/// A coordinate in SGF: a to z, then A to Z.
char sgf_letter(unsigned i) { return static_cast<char>(i < 26 ? 'a' + i : 'A' + (i - 26)); }

/// Text for an SGF property: characters with a meaning are escaped, those outside of ASCII left
/// out.
std::string sgf_text(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c == ']' || c == '\\' || c == ':') out += '\\';
    if (c >= ' ' && c <= '~') out += c;
  }
  return out;
}

/// A text as one line of ASCII.
std::string line_of(const std::string& text) {
  std::string out;
  for (const char c : text)
    if (c >= ' ' && c <= '~') out += c;
  return out;
}

const char* rule_name(const PlayRules& rules) {
  return rules.game.p > 1 ? "Connect6" : rules.exactly ? "Standard" : "Freestyle";
}

}  // namespace

std::string to_sgf(const GameRecord& record) {
  const GameRules& game = record.rules.game;
  std::string out = "(;FF[4]GM[4]CA[UTF-8]AP[Zermelo]";
  out += game.rows == game.columns ? fmt::format("SZ[{}]", game.rows)
                                   : fmt::format("SZ[{}:{}]", game.columns, game.rows);
  out += fmt::format("RU[{}]PB[{}]PW[{}]", rule_name(record.rules), sgf_text(record.names[0]),
                     sgf_text(record.names[1]));
  using enum GameRecord::Result;
  if (record.result != none)
    out += fmt::format("RE[{}]", record.result == black   ? "B+"
                                 : record.result == white ? "W+"
                                                          : "Draw");
  for (std::size_t i = 0; i < record.turns.size(); ++i) {
    for (const unsigned cell : record.turns[i].points)
      out += fmt::format("\n;{}[{}{}]", i % 2 == 0 ? 'B' : 'W', sgf_letter(cell % game.columns),
                         sgf_letter(cell / game.columns));
  }
  return out + ")\n";
}

std::string to_psq(const GameRecord& record) {
  const GameRules& game = record.rules.game;
  std::string out = fmt::format("Piskvorky {}x{}, 11:11, 0\n", game.columns, game.rows);
  for (const auto& turn : record.turns) {
    for (std::size_t i = 0; i < turn.points.size(); ++i)
      out += fmt::format("{},{},{}\n", turn.points[i] % game.columns + 1,
                         turn.points[i] / game.columns + 1, i == 0 ? turn.millis : 0);
  }
  using enum GameRecord::Result;
  const unsigned winner = record.result == black ? 1 : record.result == white ? 2 : 0;
  return out + fmt::format("{}\n{}\n-1\n{},{}\n", line_of(record.names[0]),
                           line_of(record.names[1]), winner, rule_name(record.rules));
}

}  // namespace zermelo::connect
