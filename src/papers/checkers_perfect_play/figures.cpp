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
struct PositionClaim {
  std::string_view where, position;
  Outcome outcome;
  std::optional<unsigned> dtc = std::nullopt;
  std::string_view move{};
  MoveClaim about_move = MoveClaim::none;
};

constexpr std::string_view figure_one = "B:W13,21,22,23,28,29:B1,2,5,6,14,20";

const PositionClaim claims[] = {
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

bool move_holds(const PositionClaim& claim, const std::vector<JudgedMove>& moves) {
  const auto best = best_moves(moves);
  const bool is_best = std::ranges::count(best, claim.move) == 1;
  const auto wins = std::ranges::count(moves, Result::win,
                                       [](const JudgedMove& each) { return each.outcome.result; });
  if (claim.about_move == MoveClaim::none) return true;
  return is_best && (claim.about_move == MoveClaim::best || wins == 1);
}

Span verdict(bool is_same) {
  return is_same ? Span{": same\n", Tone::good} : Span{": differs\n", Tone::bad};
}

// -- Figure 1 ------------------------------------------------------------------------------------

/// Figure 1 has more pieces than the tables: a search proves that 14-17 wins.
struct FirstFigure {
  Forced forced;
  std::uint64_t positions_searched = 0;

  bool is_known() const { return forced.result != Result::unknown; }
  std::string move() const { return forced.move ? text(*forced.move) : "-"; }
  bool is_same() const { return forced.result == Result::win && move() == "14-17"; }
};

FirstFigure first_figure(const std::vector<std::filesystem::path>& folders, const Limits& limits) {
  Prober prober(folders, std::uint64_t{64} << 20);
  const Setup setup = read_fen(figure_one);
  Limits enough = limits;
  enough.nodes = 20'000;  // with the tables 220 are enough
  Budget budget(enough);
  const Forced forced = ForcedSearch(prober, budget).solve(setup.position, setup.to_move, 20);
  return {forced, budget.nodes()};
}

Fields fields_of(const FirstFigure& found) {
  return Fields{}
      .add("item", "checkers-figures")
      .add("where", "Figure 1")
      .add("position", figure_one)
      .add("their_result", "win")
      .add("result", found.is_known() ? Datum(name(found.forced.result)) : Datum(nullptr))
      .add("their_move", "14-17")
      .add("move", found.is_known() ? Datum(found.move()) : Datum(nullptr))
      .add("positions_searched", found.positions_searched)
      .add("same", found.is_same());
}

Text words_of(const FirstFigure& found) {
  Text out{{"Figure 1\n", Tone::strong},
           {fmt::format("    {}: theirs win by 14-17; ", figure_one)}};
  if (!found.is_known()) {
    out.push_back({"not known\n"});
    return out;
  }
  out.push_back({fmt::format("a search into the tables proves {} by {} in {} positions",
                             name(found.forced.result), found.move(), found.positions_searched)});
  out.push_back(verdict(found.is_same()));
  return out;
}

Answer answer_of(const FirstFigure& found) {
  Answer answer{fields_of(found), words_of(found)};
  if (!found.is_known()) add_missing(answer, {read_slice("0K+3C v 0K+3C")}, Metric::dtw);
  return answer;
}

// -- the positions that Figures 1 to 3 can be ----------------------------------------------------

struct Completions {
  std::size_t all = 0, known = 0, lost_in_102 = 0, drawn = 0;
  std::vector<std::string> both = {};
  std::set<Slice> missing = {};
};

Completions completions(Database& dtw) {
  Completions out;
  for (const FigureOne& each : completions_of_figure_one()) {
    ++out.all;
    const auto two = dtw.outcome(each.figure_two, Side::right);
    const auto three = dtw.outcome(each.figure_three, Side::right);
    if (!two || !three) continue;
    const bool has_102 = *three == Outcome{Result::loss, 102},
               has_draw = two->result == Result::draw;
    ++out.known;
    out.lost_in_102 += has_102 ? 1 : 0;
    out.drawn += has_draw ? 1 : 0;
    if (has_102 && has_draw) out.both.push_back(write_fen(each.position, Side::left));
  }
  if (out.known < out.all) out.missing = dtw.missing();
  return out;
}

Fields fields_of(const Completions& found) {
  return Fields{}
      .add("item", "checkers-figures")
      .add("where", "Figures 1 to 3, completions")
      .add("completions", std::uint64_t{found.all})
      .add("known", std::uint64_t{found.known})
      .add("figure_two_drawn", std::uint64_t{found.drawn})
      .add("figure_three_lost_in_102", std::uint64_t{found.lost_in_102})
      .add("both", as_list(found.both));
}

Text words_of(const Completions& found) {
  return {
      {"Figures 1 to 3: ten pieces by the moves of the text, two by the tables\n", Tone::strong},
      {fmt::format("    of {} completions {} are known; Figure 2 is drawn in {}, Figure 3 lost "
                   "in 102 in {}, both in {}: {}\n",
                   found.all, found.known, found.drawn, found.lost_in_102, found.both.size(),
                   fmt::join(found.both, " "))}};
}

Answer answer_of(const Completions& found) {
  Answer answer{fields_of(found), words_of(found)};
  if (found.known < found.all) add_missing(answer, found.missing, Metric::dtw);
  return answer;
}

// -- single positions ----------------------------------------------------------------------------

/// The distance to conversion that the paper states, or that the tables have.
struct CheckedConversion {
  std::optional<Outcome> outcome;
  std::vector<std::string> best = {};  // the moves that keep it; empty if not known

  bool is_same(unsigned theirs) const { return outcome && outcome->plies == theirs; }
};

/// A claim, and what the tables say; not known where a table is missing.
struct CheckedPosition {
  PositionClaim claim;
  std::optional<Outcome> outcome;
  std::vector<JudgedMove> moves = {};
  CheckedConversion conversion = {};
  bool is_known = false;
  std::set<Slice> missing = {};

  bool is_same() const { return *outcome == claim.outcome && move_holds(claim, moves); }
};

CheckedConversion check_conversion(const PositionClaim& claim, const Setup& setup, Database& dtc) {
  CheckedConversion out{.outcome = dtc.outcome(setup.position, setup.to_move)};
  if (!claim.dtc || !out.outcome) return out;
  if (const auto moves = judged_moves(dtc, setup.position, setup.to_move))
    out.best = best_moves(*moves);
  return out;
}

CheckedPosition check_position(const PositionClaim& claim, Database& dtw, Database& dtc) {
  const Setup setup = read_fen(claim.position);
  const auto outcome = dtw.outcome(setup.position, setup.to_move);
  const auto moves = judged_moves(dtw, setup.position, setup.to_move);
  CheckedPosition out{.claim = claim, .outcome = outcome};
  if (!outcome || !moves) {
    out.missing = dtw.missing();
    return out;
  }
  out.is_known = true;
  out.moves = *moves;
  out.conversion = check_conversion(claim, setup, dtc);
  return out;
}

void add_conversion(Fields& fields, const PositionClaim& claim, const CheckedConversion& found) {
  fields.add("their_dtc", claim.dtc).add("dtc", plies_or_null(found.outcome));
  if (!claim.dtc || !found.outcome) return;
  fields.add("dtc_same", found.is_same(*claim.dtc));
  if (!found.best.empty()) fields.add("dtc_moves", as_list(found.best));
}

Fields fields_of(const CheckedPosition& checked) {
  const PositionClaim& claim = checked.claim;
  const auto& outcome = checked.outcome;
  Fields fields;
  fields.add("item", "checkers-figures")
      .add("where", claim.where)
      .add("position", claim.position)
      .add("their_result", name(claim.outcome.result))
      .add("result", outcome ? Datum(name(outcome->result)) : Datum(nullptr))
      .add("their_dtw", plies_or_null(claim.outcome))
      .add("dtw", plies_or_null(outcome));
  if (!checked.is_known) return fields;
  const auto wins = std::ranges::count(checked.moves, Result::win,
                                       [](const JudgedMove& each) { return each.outcome.result; });
  fields.add("their_move", null_if_empty(claim.move))
      .add("best_moves", as_list(best_moves(checked.moves)))
      .add("winning_moves", static_cast<std::uint64_t>(wins))
      .add("same", checked.is_same());
  add_conversion(fields, claim, checked.conversion);
  return fields;
}

void add_conversion_words(Text& text, const PositionClaim& claim, const CheckedConversion& found) {
  if (!claim.dtc || !found.outcome) return;
  text.push_back({fmt::format("    converts in {}, theirs {}", found.outcome->plies, *claim.dtc)});
  if (!found.best.empty()) text.push_back({fmt::format(", by {}", fmt::join(found.best, " or "))});
  text.push_back(verdict(found.is_same(*claim.dtc)));
}

Text words_of(const CheckedPosition& checked) {
  const PositionClaim& claim = checked.claim;
  Text out{{fmt::format("{}\n", claim.where), Tone::strong},
           {fmt::format("    {}: ", claim.position)}};
  if (!checked.is_known) {
    out.push_back({fmt::format("theirs {}\n", in_words(claim.outcome))});
    return out;
  }
  const std::string their_move =
      claim.move.empty()
          ? ""
          : fmt::format(", theirs {}{}", claim.about_move == MoveClaim::alone ? "only " : "",
                        claim.move);
  out.push_back(
      {fmt::format("{}, theirs {}; {} {}{}", in_words(*checked.outcome), in_words(claim.outcome),
                   checked.outcome->result == Result::win ? "won by" : "best",
                   fmt::join(best_moves(checked.moves), " or "), their_move)});
  out.push_back(verdict(checked.is_same()));
  add_conversion_words(out, claim, checked.conversion);
  return out;
}

Answer answer_of(const CheckedPosition& checked) {
  Answer answer{fields_of(checked), words_of(checked)};
  if (!checked.is_known) {
    add_missing(answer, checked.missing, Metric::dtw);
  } else if (checked.claim.dtc && !checked.conversion.outcome) {
    add_missing(answer, {slice_of(read_fen(checked.claim.position).position)}, Metric::dtc);
  }
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
      sink.answer(answer_of(completions(all)));
      sink.answer(answer_of(first_figure(folders, budget.limits())));
      for (const PositionClaim& claim : claims) {
        Database dtw(folders, Metric::dtw, std::uint64_t{64} << 20);
        Database dtc(folders, Metric::dtc, std::uint64_t{64} << 20);
        sink.answer(answer_of(check_position(claim, dtw, dtc)));
      }
    };
  };
  return {"checkers", command};
}

}  // namespace zermelo::checkers
