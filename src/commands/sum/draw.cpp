// `draw sum`: the parts of a sum side by side.

#include <fmt/format.h>

#include <cstdlib>

#include "commands/draw/position_picture.h"
#include "commands/sum/commands.h"
#include "value/scoped_limits.h"

namespace zermelo::sum {
namespace {

constexpr std::size_t most_bytes_of_values = std::size_t{256} << 20;

const PositionModel* board_of(const SumTerm& term) {
  const auto* position = std::get_if<PositionModel::Pointer>(&term.what);
  return position == nullptr ? nullptr : position->get();
}

bool is_subtracted(const WrittenSum& sum, std::size_t part) {
  return board_of(sum.terms[part]) == nullptr ? sum.texts[part].starts_with('-')
                                              : sum.terms[part].times < 0;
}

/// The sign before a part, and how often a position occurs: "- 3."; nothing before the first part if
/// it is added once.
std::string sign_of(const WrittenSum& sum, std::size_t part) {
  const SumTerm& term = sum.terms[part];
  const std::uint64_t copies = board_of(term) == nullptr ? 1 : std::uint64_t(std::abs(term.times));
  std::string out = is_subtracted(sum, part) ? "-" : part == 0 ? "" : "+";
  if (copies != 1) out += fmt::format("{}{}.", out.empty() ? "" : " ", copies);
  return out;
}

/// A board, or the text of a value without the sign that stands before it.
Picture picture_of_part(const WrittenSum& sum, std::size_t part, bool numbers) {
  if (const PositionModel* board = board_of(sum.terms[part]))
    return position_picture(*board, numbers);
  return text_picture(sum.texts[part].substr(is_subtracted(sum, part) ? 1 : 0));
}

std::string caption_of(const WrittenSum& sum, std::size_t part) {
  const PositionModel* board = board_of(sum.terms[part]);
  return fmt::format("part {}: {}", part, board == nullptr ? "value" : board->game());
}

Picture picture_of(const WrittenSum& sum, const std::string& text, bool numbers) {
  std::vector<Framed> parts;
  for (std::size_t i = 0; i < sum.terms.size(); ++i)
    parts.push_back({sign_of(sum, i), picture_of_part(sum, i, numbers), caption_of(sum, i)});
  Picture out =
      in_a_row(parts, fmt::format("Sum of {} part{}", parts.size(), parts.size() == 1 ? "" : "s"));
  out.description = text;
  return out;
}

Text words_of(const WrittenSum& sum, bool numbers) {
  Text out;
  for (std::size_t i = 0; i < sum.terms.size(); ++i) {
    const PositionModel* board = board_of(sum.terms[i]);
    out.push_back({fmt::format("part {}: {}\n", i, sum.texts[i]), Tone::strong});
    if (board == nullptr) continue;
    for (Span& span : position_words(*board, numbers)) out.push_back(std::move(span));
  }
  return out;
}

DrawnPosition draw(const DrawRequest& request) {
  ValueStore values(most_bytes_of_values);
  const TimeLimit limit(values, request.budget);
  const WrittenSum sum = read(request.position, values, request.budget, most_bytes_of_values);
  Fields facts;
  facts.add("parts", std::uint64_t{sum.terms.size()});
  if (request.form == "text")
    return {to_text(words_of(sum, request.numbers), false), std::move(facts)};
  return {svg_document(picture_of(sum, request.position, request.numbers)), std::move(facts)};
}

}  // namespace

Command draw_command() {
  return zermelo::draw_command(
      {.game = "sum",
       .word = "sum",
       .examples = {{"draw sum \"clobber(BBW|.WB) + hackenbush(BRR) - *2\"",
                     "its parts side by side, as SVG"},
                    {"draw sum \"domineering(2x3) + 2.clobber(BW)\" --to text --numbers", ""}},
       .numbers = "number cells and name vertices",
       .draw = draw});
}

}  // namespace zermelo::sum
