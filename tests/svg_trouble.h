#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/occurrences.h"

namespace zermelo::testing {

/// An error in the nesting of a document's elements; empty if there is none.
inline std::string nesting_trouble(std::string_view svg) {
  std::vector<std::string> open;
  for (auto i = svg.find('<'); i != std::string_view::npos; i = svg.find('<', i + 1)) {
    const auto end = svg.find('>', i);
    if (end == std::string_view::npos) return "a tag is not closed";
    const auto tag = svg.substr(i + 1, end - i - 1);
    if (tag.find('<') != std::string_view::npos) return "a tag in a tag";
    if (tag.ends_with('/')) continue;
    if (tag.starts_with('/')) {
      if (open.empty() || open.back() != tag.substr(1)) return "closes " + std::string(tag);
      open.pop_back();
    } else {
      open.emplace_back(tag.substr(0, tag.find(' ')));
    }
  }
  return open.empty() ? "" : "leaves open " + open.back();
}

/// A fault of a document that is to stand in any page: in its nesting, a number that is not one, an
/// id or a style sheet that could meet another, a reference to the outside. Empty if there is none.
inline std::string svg_trouble(std::string_view svg) {
  if (!svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\"")) return "the beginning";
  if (!svg.ends_with("</svg>\n")) return "the end";
  for (const char* bad : {"nan", "inf", "href", "url(", "<script", "<style", " id="}) {
    if (occurrences(svg, bad) > 0) return bad;
  }
  if (occurrences(svg, "http") != 1) return "http";
  return nesting_trouble(svg);
}

}  // namespace zermelo::testing
