#include "games/checkers/board/position.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/characters.h"
#include "base/error.h"

namespace zermelo::checkers {
namespace {

char capital(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

std::string_view small_colour(Side side) { return side == Side::left ? "black" : "white"; }

/// Reads from left to right and skips blanks before everything that it reads.
class FenReader {
 public:
  explicit FenReader(std::string_view text) : text_(text) {}

  Setup read() {
    const Side to_move = read_side("B or W, the side to move");
    expect(':', "':' and a list of pieces");
    const Side first = read_side("B or W and the squares of that side");
    read_list(first);
    const Side second = opponent(first);
    const auto other = fmt::format("':{}' and {}'s pieces", colour(second)[0], colour(second));
    expect(':', other);
    if (peek() != colour(second)[0]) fail(other);
    ++at_;
    read_list(second);
    if (peek() == '.') ++at_;
    if (peek()) fail("the end");
    if (pieces(position_) == 0) {
      throw Error(fmt::format("checkers: no piece in {}; expected one at least", in_quotes(text_)));
    }
    return {position_, to_move};
  }

 private:
  /// The next character that is not blank, as a capital; nothing at the end.
  std::optional<char> peek() {
    while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
    if (at_ == text_.size()) return std::nullopt;
    return capital(text_[at_]);
  }

  [[noreturn]] void fail(std::string_view expected) {
    if (text_.empty()) {
      throw Error("checkers: the position is empty; expected one such as B:W18,K22:B1,K2");
    }
    const auto found = peek() ? "is " + in_quotes(text_[at_]) : std::string("is missing");
    throw Error(fmt::format("checkers: character {} of {} {}; expected {}", at_ + 1,
                            in_quotes(text_), found, expected));
  }

  void expect(char c, std::string_view expected) {
    if (peek() != c) fail(expected);
    ++at_;
  }

  Side read_side(std::string_view expected) {
    const bool is_black = peek() == 'B';
    if (!is_black && peek() != 'W') fail(expected);
    ++at_;
    return is_black ? Side::left : Side::right;
  }

  /// The pieces of a side, up to the next colon, the dot or the end; there may be none.
  void read_list(Side side) {
    const auto next = peek();
    if (!next || next == ':' || next == '.') return;
    while (true) {
      read_pieces(side);
      if (peek() != ',') return;
      ++at_;
    }
  }

  /// One piece, or a range of them.
  void read_pieces(Side side) {
    const bool king = take_k();
    const unsigned first = read_square();
    unsigned last = first;
    if (peek() == '-') {
      ++at_;
      if (king) take_k();
      last = read_square();
    }
    if (last < first) {
      throw Error(fmt::format("checkers: range {}-{} in {}; expected the smaller square first",
                              first, last, in_quotes(text_)));
    }
    for (unsigned n = first; n <= last; ++n) put(side, king, n);
  }

  bool take_k() {
    if (peek() != 'K') return false;
    ++at_;
    return true;
  }

  unsigned read_square() {
    if (!peek() || !is_digit(text_[at_])) fail("a square from 1 to 32, after a K for a king");
    const std::size_t begin = at_;
    unsigned square = 0;
    for (; at_ < text_.size() && is_digit(text_[at_]); ++at_) {
      square = std::min(10 * square + static_cast<unsigned>(text_[at_] - '0'), 1000U);
    }
    if (square >= 1 && square <= 32) return square;
    throw Error(fmt::format("checkers: square {} in {}; squares are 1 to 32",
                            shortened(text_.substr(begin, at_ - begin)), in_quotes(text_)));
  }

  void put(Side side, bool king, unsigned number) {
    const Squares place = square(number - 1);
    if ((pieces(position_) & place) != 0) {
      throw Error(fmt::format("checkers: square {} twice in {}; expected one piece there", number,
                              in_quotes(text_)));
    }
    if (!king && (crowns(side) & place) != 0) {
      throw Error(fmt::format("checkers: {0} man on {1} in {2}; it is crowned there, write K{1}",
                              small_colour(side), number, in_quotes(text_)));
    }
    if (size(pieces(position_, side)) == most_pieces) {
      throw Error(fmt::format("checkers: more than {} {} pieces in {}; a side has no more",
                              most_pieces, small_colour(side), in_quotes(text_)));
    }
    (king ? position_.kings : position_.men)[index_of(side)] |= place;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  Position position_;
};

std::string list(const Position& p, Side side) {
  std::string text(1, colour(side)[0]);
  for (Squares rest = pieces(p, side); rest != 0; rest &= rest - 1) {
    if (text.size() > 1) text += ',';
    const unsigned s = lowest(rest);
    if ((p.kings[index_of(side)] & square(s)) != 0) text += 'K';
    text += std::to_string(s + 1);
  }
  return text;
}

}  // namespace

Setup read_fen(std::string_view text) { return FenReader(text).read(); }

std::string write_pieces(const Position& p) {
  return list(p, Side::right) + ':' + list(p, Side::left);
}

std::string write_fen(const Position& p, Side to_move) {
  return fmt::format("{}:{}", colour(to_move)[0], write_pieces(p));
}

}  // namespace zermelo::checkers
