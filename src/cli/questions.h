#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/batch.h"
#include "cli/line_reader.h"

namespace zermelo {

/// The next position of an input with one position per line; blank lines and comments (`# `) are
/// skipped.
std::optional<std::string> next_position(LineReader& reader);

/// True when there is a file of this name.
bool names_file(const std::string& word);

/// True when a word is not a position but the name of a file.
bool names_file_of_positions(const std::string& word,
                             const std::function<bool(std::string_view)>& reads);

/// The questions, of which there must be only one because of an option that draws one picture:
/// throws Error before the first is answered if there is a second.
NextLine only_question(NextLine next, std::string option);

/// Gives the words of a call one after another; a word that `is_file` recognises is replaced by the
/// positions in that file. Throws Error when a file cannot be read or has no positions.
NextLine questions_from(std::vector<std::string> words,
                        std::function<bool(const std::string&)> is_file,
                        const std::atomic<bool>& stop);

}  // namespace zermelo
