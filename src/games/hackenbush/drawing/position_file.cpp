#include "games/hackenbush/drawing/position_file.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "base/characters.h"
#include "base/error.h"
#include "base/numbers.h"
#include "games/hackenbush/drawing/read_json.h"
#include "games/hackenbush/drawing/sketch.h"

namespace zermelo::hackenbush {
namespace {

constexpr std::size_t longest_path = 4096;

std::string whole_file(const std::string& name) {
  std::error_code trouble;
  const auto bytes = std::filesystem::file_size(name, trouble);
  if (!trouble && bytes > most_json_bytes) {
    throw Error(fmt::format("{}: a file of {}; the longest drawing has {}", in_quotes(name),
                            show_bytes(bytes), show_bytes(most_json_bytes)));
  }
  std::ifstream file(name, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  if (!file || file.bad()) throw Error(fmt::format("{}: cannot be read", in_quotes(name)));
  return std::move(text).str();
}

bool is_skipped(const std::string& line) {
  return line.find_first_not_of(blanks) == std::string::npos || line.starts_with("# ");
}

/// True for a line of a single word.
bool is_one_edge(const std::string& line) {
  const auto begin = line.find_first_not_of(blanks), end = line.find_last_not_of(blanks);
  return line.find_first_of(" \t,", begin) > end;
}

/// The lines of a drawing as one text. Throws Error for several drawings, one a line, which must
/// not be taken for one.
std::string joined_lines(const std::string& text, const std::string& name) {
  std::istringstream lines(text);
  std::string all, line;
  std::size_t count = 0;
  bool is_list = true;
  while (std::getline(lines, line)) {
    if (is_skipped(line)) continue;
    ++count;
    is_list = is_list && is_one_edge(line);
    all += line + '\n';
  }
  if (count > 1 && !is_list) {
    throw Error(fmt::format("{}: {} lines; expected one drawing on one line, one edge a line, or a "
                            "JSON object",
                            in_quotes(name), with_commas(count)),
                Remedy::read_line_by_line);
  }
  return all;
}

}  // namespace

std::optional<std::string> text_of_file(const std::string& name) {
  std::error_code trouble;
  if (name.empty() || name == "." || name.size() > longest_path) return std::nullopt;
  if (!std::filesystem::is_regular_file(name, trouble)) return std::nullopt;
  const std::string text = whole_file(name);
  const std::string_view inside = without_mark(text);
  const auto begin = inside.find_first_not_of(" \t\r\n");
  if (begin != std::string_view::npos && inside[begin] == '{') return text;
  return joined_lines(std::string(inside), name);
}

}  // namespace zermelo::hackenbush
