#include "papers/checkers_perfect_play/table_two_check.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "games/checkers/database/judged_moves.h"

namespace zermelo::checkers {
namespace {

struct Explanation {
  std::optional<unsigned> plies;
  std::string reason;
};

/// The first explanation that gives the printed figure. A figure without an explanation may be
/// wrong in the paper or here; only with two pieces, where a second, slow solver agrees with us, is
/// it called a misprint.
std::string explain(const PrintedSlice& row, unsigned printed,
                    const std::vector<Explanation>& explanations) {
  const auto fits = std::ranges::find(explanations, std::optional(printed), &Explanation::plies);
  if (fits != explanations.end()) return fits->reason;
  return row.slice.pieces() == 2 ? std::string(misprint) : std::string(not_explained);
}

/// The position with the colours exchanged and every piece on its square. Nothing when a man would
/// stand on its crowning row.
std::optional<Position> with_colours_exchanged(const Position& p) {
  const Position out{{p.men[1], p.men[0]}, {p.kings[1], p.kings[0]}};
  if ((out.men[0] & black_crowns) != 0 || (out.men[1] & white_crowns) != 0) return std::nullopt;
  return out;
}

/// Another reading of the position that gives the printed distance.
std::string other_reading(const PrintedSlice& row, const Position& p, Database& dtw) {
  const Outcome win{Result::win, row.win}, loss{Result::loss, row.loss};
  const auto white = dtw.outcome(p, Side::right);
  if (white == win) return "White to move wins in that many";
  if (white == loss) return "it is a longest loss with White to move";
  const auto exchanged = with_colours_exchanged(p);
  if (!exchanged) return "";
  if (dtw.outcome(*exchanged, Side::left) == win) return "right with the colours exchanged";
  if (dtw.outcome(*exchanged, Side::right) == loss)
    return "a longest loss with the colours exchanged and White to move";
  return "";
}

/// The squares to which one piece could be moved so that the position is what the row says: then
/// one number of the print is wrong.
std::string with_one_piece_elsewhere(const PrintedSlice& row, const Position& p, Database& dtw) {
  std::string first;
  unsigned ways = 0;
  for (Squares from = pieces(p); from != 0; from &= from - 1) {
    for (Squares to = ~pieces(p); to != 0; to &= to - 1) {
      Position moved = p;
      for (auto* sets : {&moved.men, &moved.kings})
        for (Squares& set : *sets)
          if ((set & square(lowest(from))) != 0) set ^= square(lowest(from)) | square(lowest(to));
      if ((moved.men[0] & black_crowns) != 0 || (moved.men[1] & white_crowns) != 0) continue;
      if (dtw.outcome(moved, Side::left) != Outcome{Result::win, row.win}) continue;
      if (ways++ == 0)
        first = fmt::format("right with {} for {}", lowest(to) + 1, lowest(from) + 1);
    }
  }
  return ways < 2 ? first : fmt::format("{}, or {} like changes", first, ways - 1);
}

/// An earlier row with the same squares, whether of kings or of men.
std::string same_numbers(const PrintedSlice& row) {
  const auto numbers = [](std::string_view example) {
    std::string out(example);
    std::erase(out, 'K');
    return out;
  };
  for (const PrintedSlice& above : table_two()) {
    if (&above == &row) break;
    if (numbers(above.example) == numbers(row.example))
      return fmt::format("the squares are those of the row {}", text(above.slice));
  }
  return "";
}

/// Describes an error in the material of the example; empty when it is that of the row.
std::string about_material(const PrintedSlice& row, const Position& p) {
  const Slice material = slice_of(p);
  if (material == row.slice) return "";
  const bool is_copied = std::ranges::any_of(table_two(), [&](const PrintedSlice& other) {
    return other.slice == material && other.example == row.example;
  });
  if (is_copied) return fmt::format("copied from the row {}", text(material));
  if (material == row.slice.mirrored()) return "the sides are exchanged";
  return fmt::format("its material is {}", text(material));
}

std::string joined(const std::string& a, const std::string& b) {
  return a.empty() || b.empty() ? a + b : a + "; " + b;
}

}  // namespace

/// In most rows both figures are those that PrintedSlice defines. In the others these are tried in
/// turn: the figures of the mirror image (slices of three against three, whose two rows share one
/// pair, and a row that is a copy), and a position with the weaker side to move and forced to
/// capture, which the paper itself mentions. That a loss is the win minus one is reported, but
/// explains nothing.
ComparedRow compare_row(const PrintedSlice& row, const SliceFacts& own,
                        const SliceFacts& mirrored) {
  const std::string mirror = text(row.slice.mirrored());
  const std::string less_one =
      fmt::format("{}: it is the win less one", row.slice.pieces() == 2 ? misprint : not_explained);
  ComparedRow out;
  out.win = {row.win, own.quiet.longest_win, ""};
  out.loss = {row.loss, mirrored.quiet.longest_loss, ""};
  if (!out.win.is_same()) {
    out.win.reason = explain(row, row.win,
                             {{mirrored.quiet.longest_win, "that of " + mirror},
                              {mirrored.all.longest_win, "that of White, who must capture"},
                              {own.all.longest_win, "positions with a capture are counted"}});
  }
  if (!out.loss.is_same()) {
    out.loss.reason = explain(row, row.loss,
                              {{own.quiet.longest_loss, "that of " + mirror},
                               {mirrored.all.longest_loss, "a capture is forced"},
                               {row.win - 1, less_one}});
  }
  return out;
}

JudgedExample judge_example(const PrintedSlice& row, Database& dtw) {
  JudgedExample out;
  Setup setup;
  try {
    setup = read_fen(row.example);
  } catch (const Error& error) {
    const std::string_view message = error.what();
    out.remark = message.substr(std::string_view("checkers: ").size());
    return out;
  }
  const Position& p = setup.position;
  out.outcome = dtw.outcome(p, Side::left);
  if (!out.outcome) return out;
  out.is_right = *out.outcome == Outcome{Result::win, row.win};
  out.remark = about_material(row, p);
  if (out.is_right && must_capture(p, Side::left))
    out.remark = joined(out.remark, "Black must capture");
  if (!out.is_right) {
    std::string why = joined(other_reading(row, p, dtw), same_numbers(row));
    if (why.empty()) why = with_one_piece_elsewhere(row, p, dtw);
    out.remark = joined(out.remark, joined("it is a " + in_words(*out.outcome), why));
  }
  return out;
}

}  // namespace zermelo::checkers
