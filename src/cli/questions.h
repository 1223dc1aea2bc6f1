#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/batch.h"
#include "cli/line_reader.h"

namespace zermelo {

/// The next position of a text with one a line; blank lines and comments (`# `) are skipped.
std::optional<std::string> next_position(LineReader& reader);

/// True when a word is not a position but the name of a file that has some.
bool names_file_of_positions(const std::string& word,
                             const std::function<bool(std::string_view)>& reads);

/// The words of a call one after another; each that `is_file` says is a file gives way to the
/// positions in it. Throws Error when a file cannot be read or has no
/// positions.
NextLine questions_from(std::vector<std::string> words,
                        std::function<bool(const std::string&)> is_file,
                        const std::atomic<bool>& stop);

}  // namespace zermelo
