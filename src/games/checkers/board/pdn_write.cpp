#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <sstream>

#include "games/checkers/board/pdn.h"

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

/// A tag on one line, whatever its value contains.
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

/// Result is the last of the seven tag roster, so it comes after those of the others that exist.
std::string tags_of(const PdnGame& game) {
  constexpr std::array<std::string_view, 6> roster{"Event", "Site",  "Date",
                                                   "Round", "White", "Black"};
  const auto is_of_roster = [&](const PdnTag& each) {
    return std::ranges::find(roster, each.name) != roster.end();
  };
  const auto last = std::find_if(game.tags.rbegin(), game.tags.rend(), is_of_roster);
  const auto place = static_cast<std::size_t>(game.tags.rend() - last);
  std::string out;
  for (std::size_t i = 0; i <= game.tags.size(); ++i) {
    if (i == place) out += tag("Result", text(game.ending));
    if (i < game.tags.size()) out += tag(game.tags[i].name, game.tags[i].value);
  }
  return out;
}

void add_comment(Wrapped& words, const PdnGame& game, std::size_t place) {
  if (place >= game.comments.size() || game.comments[place].empty()) return;
  std::istringstream stream('{' + game.comments[place] + '}');
  for (std::string word; std::getline(stream, word, ' ');) words.add(word);
}

}  // namespace

std::string write_pdn(const PdnGame& game) {
  std::string out = tags_of(game) + tag("GameType", "21");
  if (game.start != start_position()) {
    out += tag("SetUp", "1") + tag("FEN", write_fen(game.start.position, game.start.to_move));
  }
  Wrapped words;
  std::size_t ply = index_of(game.start.to_move), made = 0;
  add_comment(words, game, made);
  for (const auto& move : game.moves) {
    if (ply % 2 == 0) words.add(fmt::format("{}.", ply / 2 + 1));
    if (ply == 1 && game.start.to_move == Side::right) words.add("1...");
    words.add(checkers::text(move));
    add_comment(words, game, ++made);
    ++ply;
  }
  words.add(text(game.ending));
  return out + '\n' + words.text();
}

}  // namespace zermelo::checkers
