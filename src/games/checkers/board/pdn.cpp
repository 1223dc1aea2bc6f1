#include "games/checkers/board/pdn.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/characters.h"
#include "base/error.h"

namespace zermelo::checkers {
namespace {

constexpr auto none = std::string_view::npos;

bool is_move_letter(char c) { return is_digit(c) || std::string_view("-xX:/").find(c) != none; }

std::optional<Ending> read_ending(std::string_view text) {
  if (text == "1-0" || text == "2-0") return Ending::black_wins;
  if (text == "0-1" || text == "0-2") return Ending::white_wins;
  if (text == "1/2-1/2" || text == "1-1") return Ending::draw;
  if (text == "*" || text == "0-0") return Ending::unknown;
  return std::nullopt;
}

class PdnReader {
 public:
  explicit PdnReader(std::string_view text) : text_(text) {
    constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
    if (text_.starts_with(byte_order_mark)) text_.remove_prefix(byte_order_mark.size());
  }

  std::vector<PdnGame> read() {
    for (skip_blanks(); at_ < text_.size(); skip_blanks()) read_next();
    finish();
    return std::move(games_);
  }

 private:
  void read_next() {
    const char c = text_[at_];
    if (c == '[') return read_tag();
    if (c == '{') return read_comment();
    if (c == '(') return skip_variation();
    if (c == ';' || ((c == '%' || c == '#') && starts_line())) return skip_line();
    if (c == '$') return skip_mark();
    if (c == '*') {
      ++at_;
      return end_game(game_.ending);  // a Result tag may know more
    }
    if (is_digit(c)) return read_word();
    fail(fmt::format("found {}; expected a move, a result or a tag", in_quotes(c)));
  }

  /// A move number, a result or a move.
  void read_word() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && is_move_letter(text_[at_])) ++at_;
    const auto word = text_.substr(begin, at_ - begin);
    if (std::ranges::all_of(word, is_digit)) {
      if (at_ == text_.size() || text_[at_] != '.') {
        fail(fmt::format("found {}; expected a move such as 11-15 or a number such as 1.",
                         in_quotes(word)));
      }
      while (at_ < text_.size() && text_[at_] == '.') ++at_;
      return;
    }
    if (const auto ending = read_ending(word)) return end_game(*ending);
    play_move(word);
    while (at_ < text_.size() && std::string_view("!?*").find(text_[at_]) != none) ++at_;
  }

  void play_move(std::string_view word) {
    if (!in_moves_) position_ = game_.start.position;
    in_moves_ = true;
    const bool odd = game_.moves.size() % 2 == 1;
    const Side side = odd ? opponent(game_.start.to_move) : game_.start.to_move;
    const std::size_t plies = game_.moves.size() + index_of(game_.start.to_move);
    try {
      game_.moves.push_back(read_move(word, position_, side));
    } catch (const Error& error) {
      fail(fmt::format("move {} of {}: {}", plies / 2 + 1, colour(side), plain(error)));
    }
    position_ = play(position_, side, game_.moves.back());
  }

  /// `[Name "value"]` on one line; in the value `\"` is a quote.
  void read_tag() {
    if (in_moves_) finish();
    const auto line = text_.substr(at_, text_.find('\n', at_) - at_);
    PdnTag tag;
    std::size_t i = 1;
    for (; i < line.size() && line[i] != '"'; ++i) {
      if (!is_blank(line[i])) tag.name += line[i];
    }
    for (++i; i < line.size() && line[i] != '"'; ++i) {
      if (line[i] == '\\' && i + 1 < line.size()) ++i;
      tag.value += line[i] == '\r' ? ' ' : line[i];
    }
    const auto close = line.find_first_not_of(" \t", std::min(i + 1, line.size()));
    if (close == none || line[close] != ']') {
      fail(fmt::format("found {}; expected a tag such as [Event \"...\"]", in_quotes(line)));
    }
    put_tag(std::move(tag));
    at_ += close + 1;
    in_tags_ = true;
  }

  void put_tag(PdnTag tag) {
    if (tag.name == "FEN") {
      try {
        game_.start = read_fen(tag.value);
      } catch (const Error& error) {
        fail(plain(error));
      }
    } else if (tag.name == "Result") {
      game_.ending = read_ending(tag.value).value_or(Ending::unknown);
    } else if (tag.name == "SetUp") {
      return;  // implied by the FEN tag
    } else if (tag.name == "GameType") {
      if (tag.value.substr(0, tag.value.find(',')) != "21") {
        fail(fmt::format("GameType {} is another game; expected 21", in_quotes(tag.value)));
      }
    } else {
      game_.tags.push_back(std::move(tag));
    }
  }

  void end_game(Ending ending) {
    game_.ending = ending;
    in_moves_ = true;
    finish();
  }

  /// Stores the game, if there is one.
  void finish() {
    if (!game_.comments.empty()) game_.comments.resize(game_.moves.size() + 1);
    if (in_moves_ || in_tags_) games_.push_back(std::move(game_));
    game_ = PdnGame();
    in_moves_ = in_tags_ = false;
  }

  void skip_blanks() {
    while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
  }
  void skip_line() { at_ = std::min(text_.find('\n', at_), text_.size()); }
  bool starts_line() const { return at_ == 0 || text_[at_ - 1] == '\n'; }

  /// A comment belongs to the move before it.
  void read_comment() {
    const std::size_t begin = at_ + 1;
    skip_comment();
    std::string words;
    for (const char c : text_.substr(begin, at_ - 1 - begin)) {
      if (!is_blank(c)) words += c;
      if (is_blank(c) && !words.empty() && words.back() != ' ') words += ' ';
    }
    if (!words.empty() && words.back() == ' ') words.pop_back();
    if (words.empty()) return;
    game_.comments.resize(std::max(game_.comments.size(), game_.moves.size() + 1));
    std::string& place = game_.comments[game_.moves.size()];
    place += (place.empty() ? "" : " ") + words;
  }

  void skip_comment() {
    const auto end = text_.find('}', at_);
    if (end == none) fail("a comment begins with '{'; expected '}' after it");
    at_ = end + 1;
  }

  /// Variations may hold comments and other variations.
  void skip_variation() {
    const std::size_t begin = at_;
    std::size_t depth = 0;
    while (at_ < text_.size()) {
      if (text_[at_] == '{') {
        skip_comment();
        continue;
      }
      if (text_[at_] == '(') ++depth;
      if (text_[at_] == ')' && --depth == 0) {
        ++at_;
        return;
      }
      ++at_;
    }
    at_ = begin;
    fail("a variation begins with '('; expected ')' after it");
  }

  void skip_mark() {
    ++at_;
    while (at_ < text_.size() && is_digit(text_[at_])) ++at_;
  }

  /// The message of the error, without the name of the game before it.
  static std::string_view plain(const Error& error) {
    const std::string_view message = error.what(), game = "checkers: ";
    return message.substr(message.starts_with(game) ? game.size() : 0);
  }

  [[noreturn]] void fail(std::string_view what) const {
    const auto read = text_.substr(0, at_);
    throw Error(fmt::format("checkers: line {}: {}", std::ranges::count(read, '\n') + 1, what));
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::vector<PdnGame> games_;
  PdnGame game_;
  Position position_;                        // after the moves read so far
  bool in_moves_ = false, in_tags_ = false;  // of the game being read, something was read
};

}  // namespace

std::vector<PdnGame> read_pdn(std::string_view text) { return PdnReader(text).read(); }

}  // namespace zermelo::checkers
