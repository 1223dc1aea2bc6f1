#include "games/clobber/board/family.h"

#include <fmt/format.h>

#include "base/error.h"

namespace zermelo::clobber {

Family::Family(std::string text) : text_(std::move(text)) {
  if (text_.find("^n") == std::string::npos) {
    throw Error(
        fmt::format("clobber: {} has no parameter; expected a row with ^n in it, as in: "
                    "(BBW)^n",
                    in_quotes(text_)));
  }
}

Board Family::member(std::uint64_t n) const {
  std::string row;
  for (std::size_t i = 0; i < text_.size(); ++i) {
    row += text_[i];
    if (text_[i] != '^' || i + 1 == text_.size() || text_[i + 1] != 'n') continue;
    row += std::to_string(n);
    ++i;
  }
  Board board = read_board(row);
  if (board.rows != 1)
    throw Error(fmt::format("clobber: {} is a grid; expected a row", in_quotes(text_)));
  return board;
}

}  // namespace zermelo::clobber
