#pragma once

#include <rapidcheck.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo::testing {

/// All boards of that many cells over an alphabet, as text cut into rows of `columns`.
inline std::vector<std::string> all_boards(std::size_t cells, std::size_t columns,
                                           std::string_view alphabet) {
  std::vector<std::string> boards{""};
  for (std::size_t i = 0; i < cells; ++i) {
    std::vector<std::string> longer;
    for (const auto& board : boards) {
      for (const char c : alphabet) {
        longer.push_back((i > 0 && i % columns == 0 ? board + '|' : board) + c);
      }
    }
    boards = std::move(longer);
  }
  return boards;
}

/// A random board of up to that size, every letter of the alphabet as likely.
inline rc::Gen<std::string> any_grid(std::size_t most_rows, std::size_t most_columns,
                                     const std::string& alphabet) {
  return rc::gen::exec([=] {
    const auto rows = *rc::gen::inRange<std::size_t>(1, most_rows + 1);
    const auto columns = *rc::gen::inRange<std::size_t>(1, most_columns + 1);
    std::string text;
    for (std::size_t r = 0; r < rows; ++r) {
      if (r > 0) text += '|';
      text += *rc::gen::container<std::string>(columns, rc::gen::elementOf(alphabet));
    }
    return text;
  });
}

}  // namespace zermelo::testing
