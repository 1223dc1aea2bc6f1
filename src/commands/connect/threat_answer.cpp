// `solve connect --threats`: wins by threats, shortest first.

#include "commands/connect/threat_answer.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "base/numbers.h"
#include "commands/listing.h"
#include "games/connect/threats/forcing.h"
#include "games/connect/types/shape.h"

namespace zermelo::connect {
namespace {

constexpr std::uint64_t most_turns = 1000;

/// By which kind of threats: the kind asked for, or the usual one.
std::string kind_of(const Asked& asked, const Arguments& arguments) {
  if (asked.rules.p > 2) {
    throw Error(
        fmt::format("connect: --threats with {} stones a turn; expected 1 or 2", asked.rules.p));
  }
  const bool two = asked.rules.p == 2;
  const std::string kind = arguments.has("by") ? arguments.text("by") : two ? "double" : "vcf";
  if ((kind == "double" || kind == "single") != two) {
    throw Error(fmt::format("connect: --by {} with {} stone{} a turn; expected {}", kind,
                            asked.rules.p, two ? "s" : "",
                            two ? "double or single" : "vcf or vct"));
  }
  if (two && asked.exactly)
    throw Error("connect: --exactly with 2 stones a turn; it is known with 1 only");
  return kind;
}

unsigned limit_of(const std::string& kind, const Arguments& arguments) {
  if (arguments.has("turns"))
    return static_cast<unsigned>(std::min(arguments.count("turns"), most_turns));
  return kind == "vcf" ? 100 : kind == "vct" ? 8 : 4;
}

ThreatAnswer solve(const Asked& asked, const std::string& kind, const Arguments& arguments,
                   unsigned limit, Budget& budget) {
  const unsigned k = checked_line_rules(asked.rules.k, asked.rules.p).k;
  const bool tree = arguments.given("tree");
  if (asked.rules.p == 2)
    return solve_threats(*asked.grid, k, asked.to_move, limit, budget, {kind == "single", tree});
  ForcingRules rules{k, asked.exactly, 0};
  if (kind == "vct") {
    rules.reach = static_cast<unsigned>(std::min(arguments.count("reach"), most_turns));
    if (rules.reach < 2)
      throw Error("connect: --reach must be 2 or more; fours alone are --by vcf");
  }
  return solve_forcing(*asked.grid, rules, asked.to_move, limit, tree, budget);
}

Fields tree_fields(const WinTree& tree, unsigned columns) {
  List replies;
  for (std::size_t i = 0; i < tree.replies.size(); ++i) {
    replies.emplace_back(
        Fields{}
            .add("reply", tree.replies[i].empty() ? "*" : cells_text(tree.replies[i], columns))
            .add("then", tree_fields(tree.then[i], columns)));
  }
  return Fields{}.add("move", cells_text(tree.points, columns)).add("replies", std::move(replies));
}

void add_tree(Text& text, const WinTree& tree, unsigned columns, char side, std::size_t depth) {
  text.push_back(
      {fmt::format("{:{}}{} {}\n", "", 2 * depth + 2, side, cells_text(tree.points, columns))});
  for (std::size_t i = 0; i < tree.replies.size(); ++i) {
    const auto& reply = tree.replies[i];
    text.push_back({fmt::format("{:{}}after {}\n", "", 2 * depth + 4,
                                reply.empty() ? "any other" : cells_text(reply, columns)),
                    Tone::dim});
    add_tree(text, tree.then[i], columns, side, depth + 2);
  }
}

/// What is said of a win: in how many turns, by how many first moves, and that this is all that is
/// known where the budget was spent.
std::string headline(const ThreatWin& win, char side, bool pairs) {
  std::string out = fmt::format("{} wins in {} turn{}", side, win.turns, win.turns == 1 ? "" : "s");
  if (win.cut == ThreatWin::Cut::first_moves)
    return out + "; the budget was spent before the first moves were counted\n";
  if (win.turns > 1) {
    out += fmt::format(", by {} first {}{}", with_commas(win.first_moves), pairs ? "pair" : "move",
                       win.first_moves == 1 ? "" : "s");
  }
  return out + '\n';
}

void say_line(Text& text, const ThreatWin& win, const Asked& asked) {
  for (std::size_t i = 0; i < win.line.size(); ++i) {
    const Colour colour = i % 2 == 0 ? asked.to_move : other(asked.to_move);
    text.push_back(
        {fmt::format("  {} {}\n", letter(colour), cells_text(win.line[i], asked.grid->columns))});
  }
  if (win.cut != ThreatWin::Cut::nothing)
    text.push_back({"  the line is cut here: the budget was spent\n"});
}

void say(Text& text, const ThreatAnswer& found, const std::string& kind, const Asked& asked,
         unsigned limit, bool with_tree) {
  const ThreatWin& win = found.win;
  const bool pairs = asked.rules.p == 2;
  if (found.result != ThreatResult::win) {
    const char* by = pairs ? "double threats" : kind == "vcf" ? "fours" : "fours and threes";
    text.push_back({found.result == ThreatResult::none
                        ? fmt::format("{} has no win by {} within {} turns\n",
                                      letter(asked.to_move), by, limit)
                        : std::string("not known\n"),
                    Tone::strong});
    return;
  }
  text.push_back({headline(win, letter(asked.to_move), pairs), Tone::good});
  if (with_tree && win.cut == ThreatWin::Cut::nothing) {
    add_tree(text, win.tree, asked.grid->columns, letter(asked.to_move), 0);
  } else {
    say_line(text, win, asked);
  }
  text.push_back({fmt::format("  ({})\n", cell_legend), Tone::dim});
}

/// The facts about a win or about there being none, in the order of the contract.
void add_facts(Fields& fields, const ThreatAnswer& found, unsigned columns, bool with_tree) {
  const bool won = found.result == ThreatResult::win;
  const ThreatWin& win = found.win;
  const bool counted = won && win.turns > 1 && win.cut != ThreatWin::Cut::first_moves;
  List line;
  for (const auto& points : win.line) line.emplace_back(cells_text(points, columns));
  fields
      .add("result", found.result == ThreatResult::unknown ? Datum() : Datum(won ? "win" : "none"))
      .add("turns", won ? Datum(std::uint64_t{win.turns}) : Datum())
      .add("first_moves", counted ? Datum(win.first_moves) : Datum())
      .add("line", won ? Datum(std::move(line)) : Datum());
  const bool whole = win.cut == ThreatWin::Cut::nothing;
  if (with_tree) fields.add("tree", won && whole ? Datum(tree_fields(win.tree, columns)) : Datum());
  fields.add("cut", !whole);
}

/// Which position of a game this is, and a picture of it.
std::string say_record(const Asked& asked) {
  std::string out = fmt::format("after turn {} of {}, {} to move, connect({}{})\n",
                                asked.record->ply, asked.record->plies, letter(asked.to_move),
                                text(asked.rules), asked.exactly ? ", exactly" : "");
  const Grid& grid = *asked.grid;
  for (unsigned row = 0; row < grid.rows; ++row)
    out += fmt::format("  {}\n", grid.cells.substr(std::size_t{row} * grid.columns, grid.columns));
  return out;
}

/// A game that is over: the side to move has won, or has lost and so has no win.
ThreatAnswer over(const WonRow& row, Colour to_move) {
  if (row.colour == to_move) return {ThreatResult::win, {}};
  return {ThreatResult::none, {}};
}

}  // namespace

Fields opening(const std::string& position, const Asked& asked) {
  Fields fields;
  fields.add("game", "connect")
      .add("position", null_if_empty(position))
      .add("rules", text(asked.rules));
  if (!asked.record) return fields;
  fields.add("record", asked.record->file)
      .add("ply", std::uint64_t{asked.record->ply})
      .add("plies", std::uint64_t{asked.record->plies})
      .add("board", text(*asked.grid));
  return fields;
}

void add_row_won(Answer& answer, const Asked& asked, const std::optional<WonRow>& row) {
  answer.fields.add("won_already", row ? Datum(std::string(1, letter(row->colour))) : Datum());
  if (!row) return;
  answer.text.push_back(
      {fmt::format("{} has won already: {} in a row on {}\n", letter(row->colour),
                   row->cells.size(), cells_text(row->cells, asked.grid->columns)),
       Tone::strong});
  answer.text.push_back({fmt::format("  ({})\n", cell_legend), Tone::dim});
}

void close(Answer& answer, const Budget& budget, bool known) {
  answer.status = known ? Status::answered : Status::unknown;
  answer.fields.add("nodes", budget.nodes())
      .add("seconds", budget.seconds())
      .add("exact", known)
      .add("source", "search");
  answer.text.push_back({say_cost(budget.nodes(), budget.seconds()) + '\n', Tone::dim});
}

Answer answer_threats(const std::string& position, const Asked& asked, const Arguments& arguments,
                      Budget& given) {
  if (!asked.grid) throw Error("connect: --threats without a board; expected rows such as x../...");
  const std::string kind = kind_of(asked, arguments);
  const unsigned limit = limit_of(kind, arguments);
  const bool with_tree = arguments.given("tree");
  checked_line_rules(asked.rules.k, asked.rules.p);
  const auto row = row_won_already(*asked.grid, asked.rules.k, asked.exactly);
  Budget budget(checked_at_every_node(given));
  const auto found = row ? over(*row, asked.to_move) : solve(asked, kind, arguments, limit, budget);
  Answer answer;
  answer.fields = opening(position, asked);
  answer.fields.add("to_move", std::string(1, letter(asked.to_move))).add("by", kind);
  add_facts(answer.fields, found, asked.grid->columns, with_tree);
  answer.fields.add("limit", std::uint64_t{limit});
  if (asked.record) answer.text.push_back({say_record(asked)});
  add_row_won(answer, asked, row);
  if (!row) say(answer.text, found, kind, asked, limit, with_tree);
  close(answer, budget,
        found.result != ThreatResult::unknown && found.win.cut == ThreatWin::Cut::nothing);
  return answer;
}

}  // namespace zermelo::connect
