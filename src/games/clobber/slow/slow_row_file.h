#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

#include "games/clobber/slow/slow_forms.h"

namespace zermelo::clobber {

/// The content of a table file of kind "clobber rows", one entry per row. The format is drawn at
/// the top of rows/row_file.cpp.
struct SlowRowFile {
  static constexpr std::uint32_t no_row = 0xffffffffU;

  std::uint32_t length = 0;
  std::vector<std::uint8_t> outcome;
  std::vector<SlowForms::Form> value;
  std::vector<std::uint32_t> left_dominated, right_dominated, bounds, simplest;
};

/// Reads every block and makes the forms. Throws Error for a file that is of another kind, is
/// damaged, or holds forms that no position of Clobber has: in Clobber either both players can move
/// or neither can, and plays are short.
SlowRowFile read_row_file(const std::filesystem::path& path, SlowForms& forms);

}  // namespace zermelo::clobber
