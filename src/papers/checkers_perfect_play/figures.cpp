// The figures of the paper, and the claims of sections 3.2 and 4 about single positions: result,
// distance and best moves, compared with the database.

#include <fmt/format.h>

#include <algorithm>

#include "commands/checkers/needed_tables.h"
#include "commands/checkers/table_requests.h"
#include "game/result.h"
#include "games/checkers/database/judged_moves.h"
#include "games/checkers/play/forced.h"
#include "papers/checkers_perfect_play/figure_one.h"
#include "papers/checkers_perfect_play/reproductions.h"

namespace zermelo::checkers {
namespace {

/// The paper's claim about the move: that it is best, or that it is the only winning one.
enum class MoveClaim : std::uint8_t { none, best, alone };

/// A position and what the paper claims about it. Figures 1 to 3 are the only ones that
/// `completions_of_figure_one` leaves possible.
struct FigureClaim {
  std::string_view where, position;
  Outcome outcome;
  std::optional<unsigned> dtc = std::nullopt;
  std::string_view move{};
  MoveClaim about_move = MoveClaim::none;
};

constexpr std::string_view figure_one = "B:W13,21,22,23,28,29:B1,2,5,6,14,20";

const FigureClaim claims[] = {
    {"Figure 2", "W:W19,22,29:B1,5,27", {Result::draw, 0}},
    {"Figure 3", "W:W19,23,29:B2,5,26", {Result::loss, 102}},
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

Datum plies_or_null(const std::optional<Outcome>& outcome) {
  if (!outcome || outcome->result == Result::draw) return nullptr;
  return std::uint64_t{outcome->plies};
}

List as_list(const std::vector<std::string>& texts) { return {texts.begin(), texts.end()}; }

bool move_holds(const FigureClaim& claim, const std::vector<JudgedMove>& moves) {
  const auto best = best_moves(moves);
  const bool is_best = std::ranges::count(best, claim.move) == 1;
  const auto wins = std::ranges::count(moves, Result::win,
                                       [](const JudgedMove& each) { return each.outcome.result; });
  if (claim.about_move == MoveClaim::none) return true;
  return is_best && (claim.about_move == MoveClaim::best || wins == 1);
}

/// The distance to conversion, where the paper states it or the tables exist.
void add_dtc(Answer& answer, const FigureClaim& claim, const Setup& setup, Database& dtc) {
  const auto outcome = dtc.outcome(setup.position, setup.to_move);
  answer.fields.add("their_dtc", claim.dtc).add("dtc", plies_or_null(outcome));
  if (!claim.dtc) return;
  if (!outcome) {
    add_missing(answer, {slice_of(setup.position)}, Metric::dtc);
    return;
  }
  const auto moves = judged_moves(dtc, setup.position, setup.to_move);
  const bool is_same = outcome->plies == *claim.dtc;
  answer.fields.add("dtc_same", is_same);
  answer.text.push_back({fmt::format("    converts in {}, theirs {}", outcome->plies, *claim.dtc)});
  if (moves) {
    answer.fields.add("dtc_moves", as_list(best_moves(*moves)));
    answer.text.push_back({fmt::format(", by {}", fmt::join(best_moves(*moves), " or "))});
  }
  answer.text.push_back(is_same ? Span{": same\n", Tone::good} : Span{": differs\n", Tone::bad});
}

/// Figure 1 has more pieces than the tables: a search proves that 14-17 wins.
Answer first_figure(const std::vector<std::filesystem::path>& folders, const Limits& limits) {
  Prober prober(folders, std::uint64_t{64} << 20);
  const Setup setup = read_fen(figure_one);
  Limits enough = limits;
  enough.nodes = 20'000;  // with the tables 220 are enough
  Budget budget(enough);
  const Forced forced = ForcedSearch(prober, budget).solve(setup.position, setup.to_move, 20);
  const bool is_known = forced.result != Result::unknown;
  const std::string move = forced.move ? text(*forced.move) : "-";
  const bool is_same = forced.result == Result::win && move == "14-17";
  Answer answer;
  answer.status = is_known ? Status::answered : Status::unknown;
  answer.fields.add("item", "checkers-figures")
      .add("where", "Figure 1")
      .add("position", figure_one)
      .add("their_result", "win")
      .add("result", is_known ? Datum(name(forced.result)) : Datum(nullptr))
      .add("their_move", "14-17")
      .add("move", is_known ? Datum(move) : Datum(nullptr))
      .add("positions_searched", budget.nodes())
      .add("same", is_same);
  answer.text.push_back({"Figure 1\n", Tone::strong});
  answer.text.push_back({fmt::format("    {}: theirs win by 14-17; ", figure_one)});
  if (!is_known) {
    answer.text.push_back({"not known\n"});
    add_missing(answer, {read_slice("0K+3C v 0K+3C")}, Metric::dtw);
    return answer;
  }
  answer.text.push_back({fmt::format("a search into the tables proves {} by {} in {} positions",
                                     name(forced.result), move, budget.nodes())});
  answer.text.push_back(is_same ? Span{": same\n", Tone::good} : Span{": differs\n", Tone::bad});
  return answer;
}

/// The positions that Figures 1 to 3 can be.
Answer completions(Database& dtw) {
  std::size_t known = 0, lose_in_102 = 0, draw = 0;
  std::vector<std::string> both;
  const auto all = completions_of_figure_one();
  for (const FigureOne& each : all) {
    const auto two = dtw.outcome(each.figure_two, Side::right);
    const auto three = dtw.outcome(each.figure_three, Side::right);
    if (!two || !three) continue;
    const bool has_102 = *three == Outcome{Result::loss, 102},
               has_draw = two->result == Result::draw;
    ++known;
    lose_in_102 += has_102 ? 1 : 0;
    draw += has_draw ? 1 : 0;
    if (has_102 && has_draw) both.push_back(write_fen(each.position, Side::left));
  }
  Answer answer;
  answer.fields.add("item", "checkers-figures")
      .add("where", "Figures 1 to 3, completions")
      .add("completions", std::uint64_t{all.size()})
      .add("known", std::uint64_t{known})
      .add("figure_two_drawn", std::uint64_t{draw})
      .add("figure_three_lost_in_102", std::uint64_t{lose_in_102})
      .add("both", as_list(both));
  answer.text.push_back(
      {"Figures 1 to 3: ten pieces by the moves of the text, two by the tables\n", Tone::strong});
  answer.text.push_back(
      {fmt::format("    of {} completions {} are known; Figure 2 is drawn in {}, Figure 3 lost in "
                   "102 in {}, both "
                   "in {}: {}\n",
                   all.size(), known, draw, lose_in_102, both.size(), fmt::join(both, " "))});
  if (known < all.size()) add_missing(answer, dtw.missing(), Metric::dtw);
  return answer;
}

Answer compare(const FigureClaim& claim, Database& dtw, Database& dtc) {
  const Setup setup = read_fen(claim.position);
  const auto outcome = dtw.outcome(setup.position, setup.to_move);
  const auto moves = judged_moves(dtw, setup.position, setup.to_move);
  Answer answer;
  answer.fields.add("item", "checkers-figures")
      .add("where", claim.where)
      .add("position", claim.position)
      .add("their_result", name(claim.outcome.result))
      .add("result", outcome ? Datum(name(outcome->result)) : Datum(nullptr))
      .add("their_dtw", plies_or_null(claim.outcome))
      .add("dtw", plies_or_null(outcome));
  answer.text.push_back({fmt::format("{}\n", claim.where), Tone::strong});
  answer.text.push_back({fmt::format("    {}: ", claim.position)});
  if (!outcome || !moves) {
    answer.text.push_back({fmt::format("theirs {}\n", in_words(claim.outcome))});
    std::set<Slice> missing = dtw.missing();
    add_missing(answer, missing, Metric::dtw);
    return answer;
  }
  const bool is_same = *outcome == claim.outcome && move_holds(claim, *moves);
  answer.fields.add("their_move", null_if_empty(claim.move))
      .add("best_moves", as_list(best_moves(*moves)))
      .add("winning_moves",
           std::uint64_t(std::ranges::count(
               *moves, Result::win, [](const JudgedMove& each) { return each.outcome.result; })))
      .add("same", is_same);
  answer.text.push_back({fmt::format(
      "{}, theirs {}; {} {}{}", in_words(*outcome), in_words(claim.outcome),
      outcome->result == Result::win ? "won by" : "best", fmt::join(best_moves(*moves), " or "),
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
  Command command{
      .name = "checkers-figures",
      .summary = "Figures 1 to 9 of the paper on checkers: result, distance, best moves"};
  command.examples = {{"reproduce checkers-figures", "with tables of seven pieces"}};
  command.options = {tables_option()};
  command.start = [](const Arguments& arguments) -> Run {
    return [arguments](const std::string&, Sink& sink, Budget& budget) {
      const auto folders = folders_of(arguments);
      Database all(folders, Metric::dtw, std::uint64_t{64} << 20);
      sink.answer(completions(all));
      sink.answer(first_figure(folders, budget.limits()));
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
