// Figures 4 to 9 of the paper, and what sections 3.2 and 4 say of single positions: result,
// distance and best moves, theirs beside ours.

#include <fmt/format.h>

#include <algorithm>

#include "game/result.h"
#include "games/checkers/commands.h"
#include "games/checkers/judged_moves.h"
#include "games/checkers/needed_tables.h"
#include "games/checkers/table_requests.h"

namespace zermelo::checkers {
namespace {

/// What is said of the move: that it is best, or that it alone wins.
enum class MoveClaim : std::uint8_t { none, best, alone };

/// A position as the paper speaks of it. Figures 1 to 3 are lost in the text we have.
struct FigureClaim {
  std::string_view where, position;
  Worth worth;
  std::optional<unsigned> dtc = std::nullopt;
  std::string_view move{};
  MoveClaim about_move = MoveClaim::none;
};

const FigureClaim claims[] = {
    {"Figure 4", "B:WK31:B18,25", {Result::win, 3}, 1, "18-23", MoveClaim::best},
    {"Figure 5", "B:W12,K9,K21:BK4,1,8,10", {Result::win, 253}, {}, "8-11", MoveClaim::best},
    {"Figure 6",
     "B:WK16,K19,K32:BK7,K21,K27,28",
     {Result::win, 207},
     149,
     "27-24",
     MoveClaim::best},
    {"Section 3.2, Schaeffer's form of Figure 6",
     "B:WK12,K15,K32:BK7,K21,K27,28",
     {Result::win, 207}},
    {"Figure 7", "B:WK1,K22,K32:BK21,K28,K30,3", {Result::win, 207}, {}, "28-24", MoveClaim::alone},
    {"Figure 8", "B:WK31,K32,30:BK20,K22,K23,21", {Result::win, 81}, {}, "22-25", MoveClaim::best},
    {"Figure 8, White to move", "W:WK31,K32,30:BK20,K22,K23,21", {Result::draw, 0}},
    {"Section 4, Figure 8 after Payne's 22-18",
     "W:WK31,K32,30:BK18,K20,K23,21",
     {Result::loss, 84}},
    {"Figure 9", "W:WK27,K32,30:BK18,K19,K20,21", {Result::loss, 82}, {}, "32-28", MoveClaim::best},
    {"Figure 9 after the usual 27-31", "B:WK31,K32,30:BK18,K19,K20,21", {Result::win, 69}},
    {"Figure 9 after 32-28, 12 plies longer", "B:WK27,K28,30:BK18,K19,K20,21", {Result::win, 81}},
};

Datum plies_or_null(const std::optional<Worth>& worth) {
  if (!worth || worth->result == Result::draw) return nullptr;
  return std::uint64_t{worth->plies};
}

List as_list(const std::vector<std::string>& texts) { return {texts.begin(), texts.end()}; }

bool move_holds(const FigureClaim& claim, const std::vector<JudgedMove>& moves) {
  const auto best = best_moves(moves);
  const bool is_best = std::ranges::count(best, claim.move) == 1;
  const auto wins = std::ranges::count(moves, Result::win,
                                       [](const JudgedMove& each) { return each.worth.result; });
  if (claim.about_move == MoveClaim::none) return true;
  return is_best && (claim.about_move == MoveClaim::best || wins == 1);
}

/// The distance to conversion, where the paper names it or the tables are there.
void add_dtc(Answer& answer, const FigureClaim& claim, const Setup& setup, Database& dtc) {
  const auto worth = dtc.worth(setup.position, setup.to_move);
  answer.fields.add("their_dtc", claim.dtc ? Datum(std::uint64_t{*claim.dtc}) : Datum(nullptr))
      .add("dtc", plies_or_null(worth));
  if (!claim.dtc) return;
  if (!worth) {
    add_missing(answer, {slice_of(setup.position)}, Metric::dtc);
    return;
  }
  const auto moves = judged_moves(dtc, setup.position, setup.to_move);
  const bool is_same = worth->plies == *claim.dtc;
  answer.fields.add("dtc_same", is_same);
  answer.text.push_back({fmt::format("    converts in {}, theirs {}", worth->plies, *claim.dtc)});
  if (moves) {
    answer.fields.add("dtc_moves", as_list(best_moves(*moves)));
    answer.text.push_back({fmt::format(", by {}", fmt::join(best_moves(*moves), " or "))});
  }
  answer.text.push_back(is_same ? Span{": same\n", Tone::good} : Span{": differs\n", Tone::bad});
}

Answer compare(const FigureClaim& claim, Database& dtw, Database& dtc) {
  const Setup setup = read_fen(claim.position);
  const auto worth = dtw.worth(setup.position, setup.to_move);
  const auto moves = judged_moves(dtw, setup.position, setup.to_move);
  Answer answer;
  answer.fields.add("item", "checkers-figures")
      .add("where", claim.where)
      .add("position", claim.position)
      .add("their_result", name(claim.worth.result))
      .add("result", worth ? Datum(name(worth->result)) : Datum(nullptr))
      .add("their_dtw", plies_or_null(claim.worth))
      .add("dtw", plies_or_null(worth));
  answer.text.push_back({fmt::format("{}\n", claim.where), Tone::strong});
  answer.text.push_back({fmt::format("    {}: ", claim.position)});
  if (!worth || !moves) {
    answer.text.push_back({fmt::format("theirs {}\n", in_words(claim.worth))});
    std::set<Slice> missing = dtw.missing();
    add_missing(answer, missing, Metric::dtw);
    return answer;
  }
  const bool is_same = *worth == claim.worth && move_holds(claim, *moves);
  answer.fields.add("their_move", claim.move.empty() ? Datum(nullptr) : Datum(claim.move))
      .add("best_moves", as_list(best_moves(*moves)))
      .add("winning_moves",
           std::uint64_t(std::ranges::count(
               *moves, Result::win, [](const JudgedMove& each) { return each.worth.result; })))
      .add("same", is_same);
  answer.text.push_back({fmt::format(
      "{}, theirs {}; {} {}{}", in_words(*worth), in_words(claim.worth),
      worth->result == Result::win ? "won by" : "best", fmt::join(best_moves(*moves), " or "),
      claim.move.empty()
          ? ""
          : fmt::format(", theirs {}{}", claim.about_move == MoveClaim::alone ? "only " : "",
                        claim.move))});
  answer.text.push_back(is_same ? Span{": same\n", Tone::good} : Span{": differs\n", Tone::bad});
  add_dtc(answer, claim, setup, dtc);
  return answer;
}

}  // namespace

Reproduction figures_reproduction() {
  Command command{"checkers-figures",
                  "Figures 4 to 9 of the paper on checkers: result, distance, best moves",
                  "",
                  {},
                  {},
                  nullptr};
  command.examples = {{"reproduce checkers-figures", "with tables of seven pieces"}};
  command.options = {tables_option()};
  command.start = [](const Arguments& arguments) -> Run {
    return [arguments](const std::string&, Sink& sink, Budget&) {
      const auto folders = folders_of(arguments);
      for (const FigureClaim& claim : claims) {
        Database dtw(folders, Metric::dtw, std::uint64_t{64} << 20);
        Database dtc(folders, Metric::dtc, std::uint64_t{64} << 20);
        sink.answer(compare(claim, dtw, dtc));
      }
    };
  };
  return {"checkers", command};
}

}  // namespace zermelo::checkers
