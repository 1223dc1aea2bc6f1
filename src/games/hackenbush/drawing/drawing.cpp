// The text form of a drawing: edges u-v-C with blanks between.
#include "games/hackenbush/drawing/drawing.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/characters.h"
#include "base/error.h"
#include "games/hackenbush/drawing/read_json.h"
#include "games/hackenbush/drawing/sketch.h"

namespace zermelo::hackenbush {
namespace {

constexpr std::string_view separators = " \t\r\n,";
constexpr std::size_t most_digits = 9, longest_name = 64;

/// Cuts the next word off `rest`; empty when there is none left.
std::string_view next_word(std::string_view& rest) {
  const auto begin = std::min(rest.find_first_not_of(separators), rest.size());
  const auto end = std::min(rest.find_first_of(separators, begin), rest.size());
  const auto word = rest.substr(begin, end - begin);
  rest.remove_prefix(end);
  return word;
}

/// Refuses a text with too many edges before anything is built from it.
void check_length(std::string_view text) {
  std::size_t words = 0;
  bool inside = false;
  for (const char c : text) {
    const bool visible = separators.find(c) == std::string_view::npos;
    if (visible && !inside && ++words > most_edges) fail_too_many_edges();
    inside = visible;
  }
}

bool is_in_names(char c) { return is_digit(c) || is_letter(c) || c == '_'; }

/// A number of up to 9 digits, or a word of letters, digits and _ with a letter or _ in it.
bool is_vertex(std::string_view text) {
  if (text.empty()) return false;
  if (std::ranges::all_of(text, is_digit)) return text.size() <= most_digits;
  return text.size() <= longest_name && std::ranges::all_of(text, is_in_names);
}

/// 007 is vertex 7, and the ground is vertex 0.
std::string_view plain_name(std::string_view text) {
  if (text == "ground") return "0";
  if (!std::ranges::all_of(text, is_digit)) return text;
  return text.substr(std::min(text.find_first_not_of('0'), text.size() - 1));
}

[[noreturn]] void fail_edge(std::size_t number, std::string_view word, std::string_view expected,
                            Remedy remedy = Remedy::none) {
  throw Error(
      fmt::format("hackenbush: edge {} is {}; expected {}", number, in_quotes(word), expected),
      remedy);
}

void add_edge(Sketch& sketch, std::string_view word) {
  const auto number = sketch.edges().size() + 1;
  const auto first = std::min(word.find('-'), word.size());
  const auto second = word.find('-', first + 1);
  if (second == std::string_view::npos) {
    if (word.find_first_not_of("BRGbrg+") == std::string_view::npos)
      fail_edge(number, word, "0-1-B and the like", Remedy::read_as_stalks);
    fail_edge(number, word, "two vertices and a colour, such as 0-1-B, or . alone for no edges");
  }
  const auto from = word.substr(0, first), to = word.substr(first + 1, second - first - 1);
  if (!is_vertex(from) || !is_vertex(to)) {
    fail_edge(number, word,
              "vertices that are numbers of up to 9 digits or words of letters, digits and _, as "
              "in 0-1-B");
  }
  const auto last = word.substr(second + 1);
  const auto colour = last.size() == 1 ? read_colour(last) : std::nullopt;
  if (!colour) fail_edge(number, word, "the colour B, R or G at its end, as in 0-1-B");
  const auto a = sketch.vertex(plain_name(from)), b = sketch.vertex(plain_name(to));
  sketch.add({a, b, *colour});
}

Drawing read_edges(std::string_view text) {
  check_length(text);
  Sketch sketch;
  std::string_view rest = text;
  auto word = next_word(rest);
  if (word.empty()) {
    throw Error(
        "hackenbush: the text has no edges; expected some such as 0-1-B 1-2-R, or . for none");
  }
  if (word == "." && next_word(rest).empty()) return {};
  rest = text;
  while (!(word = next_word(rest)).empty()) add_edge(sketch, word);
  return sketch.standing(text);
}

bool is_plain(std::string_view name) { return is_vertex(name) && plain_name(name) == name; }

}  // namespace

char letter(Colour colour) { return "BRG"[static_cast<std::size_t>(colour)]; }

std::string_view name(Colour colour) {
  constexpr std::string_view names[] = {"blue", "red", "green"};
  return names[static_cast<std::size_t>(colour)];
}

std::optional<Colour> read_colour(std::string_view text) {
  const auto same = [](char c, char small) { return c == small || c == small - 'a' + 'A'; };
  for (const auto colour : {Colour::blue, Colour::red, Colour::green}) {
    const auto whole = name(colour);
    if (std::ranges::equal(text, whole, same)) return colour;
    if (std::ranges::equal(text, whole.substr(0, 1), same)) return colour;
  }
  return std::nullopt;
}

std::string_view without_mark(std::string_view text) {
  constexpr std::string_view mark = "\xef\xbb\xbf";
  return text.starts_with(mark) ? text.substr(mark.size()) : text;
}

Drawing read_drawing(std::string_view text) {
  text = without_mark(text);
  const auto begin = text.find_first_not_of(blanks);
  const bool braced = begin != std::string_view::npos && text[begin] == '{';
  return braced ? read_json(text) : read_edges(text);
}

bool has_plain_names(const Drawing& drawing) {
  return std::ranges::all_of(drawing.names, is_plain);
}

std::string write_drawing(const Drawing& drawing) {
  if (drawing.edges.empty()) return ".";
  const bool named = has_plain_names(drawing);
  const auto called = [&](std::uint32_t v) { return named ? drawing.names[v] : std::to_string(v); };
  std::string text;
  for (const auto& edge : drawing.edges) {
    if (!text.empty()) text += ' ';
    text += fmt::format("{}-{}-{}", called(edge.from), called(edge.to), letter(edge.colour));
  }
  return text;
}

}  // namespace zermelo::hackenbush
