#pragma once

#include <string>

#include "commands/answer.h"
#include "commands/book_symbols.h"
#include "value/calculator/calculator.h"

namespace zermelo {

/// The answer to a line of the calculator whose result is not a game: a truth value, words, lists
/// of games, or the account of a form. Throws GaveUp where a text is too long.
Answer calculated_answer(const std::string& line, ValueStore& store, const Calculated& out,
                         Symbols symbols);

}  // namespace zermelo
