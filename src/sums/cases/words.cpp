#include "sums/cases/words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace zermelo::cases {

std::string_view trimmed(std::string_view text) {
  const auto start = text.find_first_not_of(blanks);
  if (start == std::string_view::npos) return {};
  return text.substr(start, text.find_last_not_of(blanks) - start + 1);
}

std::string_view cut(std::string_view& text, std::string_view separators) {
  const auto end = text.find_first_of(separators);
  const auto piece = text.substr(0, end);
  text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
  return piece;
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  for (text = trimmed(text); !text.empty(); text = trimmed(text))
    words.push_back(cut(text, blanks));
  return words;
}

std::string squeezed(std::string_view text) {
  return fmt::format("{}", fmt::join(words_of(text), " "));
}

}  // namespace zermelo::cases
