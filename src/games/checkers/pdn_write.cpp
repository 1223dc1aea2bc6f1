#include <fmt/format.h>

#include "games/checkers/pdn.h"

namespace zermelo::checkers {
namespace {

std::string_view text(Ending ending) {
  switch (ending) {
    case Ending::black_wins:
      return "1-0";
    case Ending::white_wins:
      return "0-1";
    case Ending::draw:
      return "1/2-1/2";
    case Ending::unknown:
      break;
  }
  return "*";
}

/// A tag is one line, whatever its value holds.
std::string tag(std::string_view name, std::string_view value) {
  std::string escaped;
  for (const char c : value) {
    if (c == '"' || c == '\\') escaped += '\\';
    escaped += c == '\n' || c == '\r' ? ' ' : c;
  }
  return fmt::format("[{} \"{}\"]\n", name, escaped);
}

/// Words with blanks between them, in lines of at most 80 characters.
class Wrapped {
 public:
  void add(std::string_view word) {
    if (!text_.empty()) {
      const bool fits = column_ + 1 + word.size() <= 80;
      text_ += fits ? ' ' : '\n';
      column_ = fits ? column_ + 1 : 0;
    }
    text_ += word;
    column_ += word.size();
  }
  std::string text() const { return text_ + '\n'; }

 private:
  std::string text_;
  std::size_t column_ = 0;
};

}  // namespace

std::string write_pdn(const PdnGame& game) {
  std::string out;
  for (const auto& each : game.tags) out += tag(each.name, each.value);
  out += tag("Result", text(game.ending)) + tag("GameType", "21");
  if (game.start != start_position()) {
    out += tag("FEN", write_fen(game.start.position, game.start.to_move));
  }
  Wrapped words;
  std::size_t ply = index_of(game.start.to_move);
  for (const auto& move : game.moves) {
    if (ply % 2 == 0) words.add(fmt::format("{}.", ply / 2 + 1));
    if (ply == 1 && game.start.to_move == Side::right) words.add("1...");
    words.add(checkers::text(move));
    ++ply;
  }
  words.add(text(game.ending));
  return out + '\n' + words.text();
}

}  // namespace zermelo::checkers
