#pragma once

#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

namespace zermelo::testing {

inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

/// One JSON value a line, fields in the order printed. Throws where a line is none.
inline std::vector<nlohmann::ordered_json> json_lines(const std::string& text) {
  std::vector<nlohmann::ordered_json> values;
  for (const auto& line : lines_of(text)) values.push_back(nlohmann::ordered_json::parse(line));
  return values;
}

inline bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace zermelo::testing
