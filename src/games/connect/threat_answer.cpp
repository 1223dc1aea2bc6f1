// `solve connect --threats`: wins by threats, shortest first.

#include "games/connect/threat_answer.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "base/numbers.h"
#include "game/listing.h"
#include "games/connect/forcing.h"
#include "games/connect/shape.h"

namespace zermelo::connect {
namespace {

constexpr std::uint64_t most_turns = 1000;

std::string points_text(const std::vector<unsigned>& points, unsigned columns) {
  std::vector<std::string> texts;
  for (const unsigned point : points) texts.push_back(cell_text(point, columns));
  return fmt::format("{}", fmt::join(texts, " "));
}

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
  if (two && arguments.given("exactly"))
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
  ForcingRules rules{k, arguments.given("exactly"), 0};
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
            .add("reply", tree.replies[i].empty() ? "*" : points_text(tree.replies[i], columns))
            .add("then", tree_fields(tree.then[i], columns)));
  }
  return Fields{}.add("move", points_text(tree.points, columns)).add("replies", std::move(replies));
}

void add_tree(Text& text, const WinTree& tree, unsigned columns, char side, std::size_t depth) {
  text.push_back(
      {fmt::format("{:{}}{} {}\n", "", 2 * depth + 2, side, points_text(tree.points, columns))});
  for (std::size_t i = 0; i < tree.replies.size(); ++i) {
    const auto& reply = tree.replies[i];
    text.push_back({fmt::format("{:{}}after {}\n", "", 2 * depth + 4,
                                reply.empty() ? "any other" : points_text(reply, columns)),
                    Tone::dim});
    add_tree(text, tree.then[i], columns, side, depth + 2);
  }
}

void say(Text& text, const ThreatAnswer& found, const std::string& kind, const Asked& asked,
         unsigned limit, bool with_tree) {
  const char side = letter(asked.to_move);
  const unsigned columns = asked.grid->columns;
  const ThreatWin& win = found.win;
  const bool pairs = asked.rules.p == 2;
  if (found.result != ThreatResult::win) {
    const char* by = pairs ? "double threats" : kind == "vcf" ? "fours" : "fours and threes";
    text.push_back({found.result == ThreatResult::none
                        ? fmt::format("no win by {} within {} turns\n", by, limit)
                        : std::string("not known\n"),
                    Tone::strong});
    return;
  }
  text.push_back({fmt::format("{} wins in {} turn{}", side, win.turns, win.turns == 1 ? "" : "s"),
                  Tone::good});
  if (win.turns > 1) {
    text.push_back({fmt::format(", by {} first {}{}", with_commas(win.first_moves),
                                pairs ? "pair" : "move", win.first_moves == 1 ? "" : "s")});
  }
  text.push_back({"\n"});
  if (with_tree) return add_tree(text, win.tree, columns, side, 0);
  for (std::size_t i = 0; i < win.line.size(); ++i) {
    text.push_back({fmt::format("  {} {}\n", i % 2 == 0 ? side : letter(other(asked.to_move)),
                                points_text(win.line[i], columns))});
  }
}

}  // namespace

Fields opening(const std::string& position, const Asked& asked) {
  return Fields{}
      .add("game", "connect")
      .add("position", position.empty() ? Datum() : Datum(position))
      .add("rules", text(asked.rules));
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
                      Budget& budget) {
  if (!asked.grid) throw Error("connect: --threats without a board; expected rows such as x../...");
  const std::string kind = kind_of(asked, arguments);
  const unsigned limit = limit_of(kind, arguments), columns = asked.grid->columns;
  const auto found = solve(asked, kind, arguments, limit, budget);
  const bool won = found.result == ThreatResult::win;
  const bool known = found.result != ThreatResult::unknown;
  const ThreatWin& win = found.win;
  List line;
  for (const auto& points : win.line) line.emplace_back(points_text(points, columns));
  Answer answer;
  answer.fields = opening(position, asked);
  answer.fields.add("to_move", std::string(1, letter(asked.to_move)))
      .add("by", kind)
      .add("result", !known ? Datum() : Datum(won ? "win" : "none"))
      .add("turns", won ? Datum(std::uint64_t{win.turns}) : Datum())
      .add("first_moves", won && win.turns > 1 ? Datum(win.first_moves) : Datum())
      .add("line", won ? Datum(std::move(line)) : Datum());
  const bool with_tree = arguments.given("tree");
  if (with_tree) answer.fields.add("tree", won ? Datum(tree_fields(win.tree, columns)) : Datum());
  say(answer.text, found, kind, asked, limit, with_tree);
  close(answer, budget, known);
  return answer;
}

}  // namespace zermelo::connect
