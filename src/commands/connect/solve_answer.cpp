#include "commands/connect/solve_answer.h"

#include <fmt/format.h>

#include "base/numbers.h"
#include "commands/connect/notation.h"

namespace zermelo::connect {
namespace {

std::string side_name(Colour colour) { return {letter(colour)}; }

Datum won_already_field(const std::optional<WonRow>& row) {
  return row ? Datum(side_name(row->colour)) : Datum();
}

void say_won_already(Text& text, const WonRow& row, unsigned columns) {
  text.push_back({fmt::format("{} has won already: {} in a row on {}\n", letter(row.colour),
                              row.cells.size(), cells_text(row.cells, columns)),
                  Tone::strong});
  text.push_back({fmt::format("  ({})\n", cell_legend), Tone::dim});
}

// -- Exact ---------------------------------------------------------------------------------------

const char* in_words(const std::optional<Ending>& ending) {
  if (!ending) return "not known";
  switch (*ending) {
    case Ending::first:
      return "Black (x), the first player, wins";
    case Ending::second:
      return "White (o), the second player, wins";
    case Ending::draw:
      break;
  }
  return "a draw";
}

/// The winning turn, or that the budget was spent before it was found.
std::string say_turn(const Solved& solved, const Question& question) {
  if (solved.is_cut) return "  the budget was spent before the winning move was found\n";
  if (solved.turn.empty()) return "";
  return fmt::format("  {} wins by {} ({})\n", letter(question.to_move),
                     cells_text(solved.turn, question.grid.columns), cell_legend);
}

// -- Threats -------------------------------------------------------------------------------------

Fields fields_of(const WinTree& tree, unsigned columns) {
  List replies;
  for (std::size_t i = 0; i < tree.replies.size(); ++i) {
    replies.emplace_back(
        Fields{}
            .add("reply", tree.replies[i].empty() ? "*" : cells_text(tree.replies[i], columns))
            .add("then", fields_of(tree.then[i], columns)));
  }
  return Fields{}.add("move", cells_text(tree.points, columns)).add("replies", std::move(replies));
}

void say_tree(Text& text, const WinTree& tree, unsigned columns, char side, std::size_t depth) {
  text.push_back(
      {fmt::format("{:{}}{} {}\n", "", 2 * depth + 2, side, cells_text(tree.points, columns))});
  for (std::size_t i = 0; i < tree.replies.size(); ++i) {
    const auto& reply = tree.replies[i];
    text.push_back({fmt::format("{:{}}after {}\n", "", 2 * depth + 4,
                                reply.empty() ? "any other" : cells_text(reply, columns)),
                    Tone::dim});
    say_tree(text, tree.then[i], columns, side, depth + 2);
  }
}

/// In how many turns the side wins and by how many first moves, as far as the budget went.
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

void say_line(Text& text, const ThreatWin& win, const SolveRequest& request) {
  for (std::size_t i = 0; i < win.line.size(); ++i) {
    const Colour colour = i % 2 == 0 ? request.to_move : other(request.to_move);
    text.push_back(
        {fmt::format("  {} {}\n", letter(colour), cells_text(win.line[i], request.grid->columns))});
  }
  if (win.cut != ThreatWin::Cut::nothing)
    text.push_back({"  the line is cut here: the budget was spent\n"});
}

std::string say_no_win(const ThreatReport& report) {
  if (report.found.result == ThreatResult::unknown) return "not known\n";
  const bool pairs = report.request.rules.p == 2;
  const char* by = pairs ? "double threats" : report.kind == "vcf" ? "fours" : "fours and threes";
  return fmt::format("{} has no win by {} within {} turns\n", letter(report.request.to_move), by,
                     report.limit);
}

void say_win(Text& text, const ThreatReport& report) {
  const SolveRequest& request = report.request;
  const ThreatWin& win = report.found.win;
  const char side = letter(request.to_move);
  text.push_back({headline(win, side, request.rules.p == 2), Tone::good});
  if (report.with_tree && win.cut == ThreatWin::Cut::nothing) {
    say_tree(text, win.tree, request.grid->columns, side, 0);
  } else {
    say_line(text, win, request);
  }
  text.push_back({fmt::format("  ({})\n", cell_legend), Tone::dim});
}

/// The place of the position in its game, and a picture of it.
std::string say_record(const SolveRequest& request) {
  std::string out = fmt::format("after turn {} of {}, {} to move, connect({}{})\n",
                                request.record->ply, request.record->plies, letter(request.to_move),
                                text(request.rules), request.exactly ? ", exactly" : "");
  const Grid& grid = *request.grid;
  for (unsigned row = 0; row < grid.rows; ++row)
    out += fmt::format("  {}\n", grid.cells.substr(std::size_t{row} * grid.columns, grid.columns));
  return out;
}

}  // namespace

Fields opening_fields(const std::string& position, const SolveRequest& request) {
  Fields fields;
  fields.add("game", "connect")
      .add("position", null_if_empty(position))
      .add("rules", text(request.rules));
  if (!request.record) return fields;
  fields.add("record", request.record->file)
      .add("ply", std::uint64_t{request.record->ply})
      .add("plies", std::uint64_t{request.record->plies})
      .add("board", text(*request.grid));
  return fields;
}

Fields fields_of(const ExactReport& report) {
  const auto& [request, question, solved] = report;
  return Fields{}
      .add("to_move", side_name(question.to_move))
      .add("result", solved.ending ? Datum(name(*solved.ending)) : Datum())
      .add("move", null_if_empty(cells_text(solved.turn, question.grid.columns)))
      .add("cut", solved.is_cut)
      .add("won_already", won_already_field(solved.won_already));
}

Text text_of(const ExactReport& report) {
  const auto& [request, question, solved] = report;
  Text out;
  if (solved.won_already) {
    say_won_already(out, *solved.won_already, question.grid.columns);
    return out;
  }
  out.push_back({fmt::format("connect({}): {}\n", text(request.rules), in_words(solved.ending)),
                 Tone::strong});
  out.push_back({say_turn(solved, question)});
  return out;
}

Fields fields_of(const ThreatReport& report) {
  const ThreatWin& win = report.found.win;
  const unsigned columns = report.request.grid->columns;
  const bool won = report.found.result == ThreatResult::win;
  const bool whole = win.cut == ThreatWin::Cut::nothing;
  const bool counted = won && win.turns > 1 && win.cut != ThreatWin::Cut::first_moves;
  const bool known = report.found.result != ThreatResult::unknown;
  List line;
  for (const auto& points : win.line) line.emplace_back(cells_text(points, columns));
  Fields fields;
  fields.add("to_move", side_name(report.request.to_move))
      .add("by", report.kind)
      .add("result", known ? Datum(won ? "win" : "none") : Datum())
      .add("turns", won ? Datum(std::uint64_t{win.turns}) : Datum())
      .add("first_moves", counted ? Datum(win.first_moves) : Datum())
      .add("line", won ? Datum(std::move(line)) : Datum());
  if (report.with_tree)
    fields.add("tree", won && whole ? Datum(fields_of(win.tree, columns)) : Datum());
  return fields.add("cut", !whole)
      .add("limit", std::uint64_t{report.limit})
      .add("won_already", won_already_field(report.won_already));
}

Text text_of(const ThreatReport& report) {
  Text out;
  if (report.request.record) out.push_back({say_record(report.request)});
  if (report.won_already) {
    say_won_already(out, *report.won_already, report.request.grid->columns);
  } else if (report.found.result == ThreatResult::win) {
    say_win(out, report);
  } else {
    out.push_back({say_no_win(report), Tone::strong});
  }
  return out;
}

}  // namespace zermelo::connect
