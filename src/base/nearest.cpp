#include "base/nearest.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace zermelo {
namespace {

constexpr std::size_t longest_word = 64;  // nobody mistypes a word of ten megabytes

}  // namespace

std::size_t edit_distance(std::string_view a, std::string_view b) {
  // Three rows of the usual table: the current one and the two before it.
  std::vector<std::size_t> before(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t change = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, change});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) row[j] = std::min(row[j], before[j - 2] + 1);
    }
    std::swap(before, last);
    std::swap(last, row);
  }
  return last[b.size()];
}

std::optional<std::string> nearest(std::string_view word, std::span<const std::string> choices) {
  if (word.empty() || word.size() > longest_word) return std::nullopt;
  std::optional<std::string> best;
  std::size_t best_distance = std::max<std::size_t>(1, (word.size() + 1) / 3) + 1;
  for (const auto& choice : choices) {
    const bool prefix = word.size() >= 2 && word != choice && choice.starts_with(word);
    const std::size_t distance = prefix ? 1 : edit_distance(word, choice);
    if (distance < best_distance && distance < choice.size()) {
      best = choice;
      best_distance = distance;
    }
  }
  return best;
}

std::string did_you_mean(std::string_view word, std::span<const std::string> choices) {
  const auto guess = nearest(word, choices);
  return guess ? fmt::format("; did you mean \"{}\"?", *guess) : "";
}

}  // namespace zermelo
