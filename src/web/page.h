#pragma once

#include <span>
#include <string_view>

namespace zermelo::web {

/// A file of the page, as it is inside the program.
struct Asset {
  std::string_view path;  // "/", "/assets/page-ABC.js"
  std::string_view type;  // "text/html; charset=utf-8"
  std::string_view plain;
  std::string_view compressed;  // by gzip; empty: there is no such form
  bool is_fixed = false;        // its name changes with its content
};

/// The files of the page. Defined by a source file that the build makes out of site/.
std::span<const Asset> page_assets();

/// docs/formats.md, whose tables say what fields the answers have.
std::string_view formats_page();

}  // namespace zermelo::web
