#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "commands/listing.h"
#include "commands/outcome_words.h"
#include "search/both_first.h"
#include "search/line.h"

namespace zermelo {

/// Why a search ended without an answer, for people.
std::string why_unknown(const Budget& budget);

/// Turns the verdicts of a normal-play game into an answer.
template <class G>
requires NormalPlay<G> && Written<G>
class SolveAnswer {
 public:
  SolveAnswer(const Subject& subject, const G& rules, const BothFirst<G>& both)
      : rules_(rules), both_(both), answer_{subject.fields(), {}, {}} {
    const auto outcome = both.outcome();
    const bool asked_both = both.left && both.right;
    answer_.fields.add("outcome", letter_or_null(outcome));
    answer_.text.push_back({fmt::format("{}:", shortened(subject.position))});
    if (asked_both) {
      answer_.text.push_back({' ' + say_outcome(outcome), Tone::strong});
      if (outcome) answer_.text.push_back({fmt::format(" (outcome {})", letter(*outcome))});
    }
    answer_.text.push_back({"\n"});
    add_first(Side::left, both.left);
    add_first(Side::right, both.right);
  }

  /// Adds the line of play for each first player that was asked.
  template <class Solver>
  void add_lines(Solver& solver, const typename G::Position& p, Budget& budget) {
    Fields lines;
    for (const Side side : {Side::left, Side::right}) {
      const bool asked = side == Side::left ? both_.left.has_value() : both_.right.has_value();
      if (!asked) continue;
      List moves;
      std::string words;
      for (const auto& move : play_out(solver, rules_, p, side, budget)) {
        moves.emplace_back(rules_.text(move));
        words += ' ' + rules_.text(move);
      }
      answer_.text.push_back({fmt::format("  line, {} first:{}\n", title(side), words)});
      lines.add(fmt::format("{}_first", name(side)), std::move(moves));
    }
    answer_.fields.add("line", std::move(lines));
  }

  Answer finish(const Budget& budget, double seconds, std::string_view method) && {
    answer_.fields.add("nodes", budget.nodes()).add("seconds", seconds);
    answer_.fields.add("exact", answer_.status == Status::answered).add("source", "search");
    answer_.fields.add("method", method);
    answer_.text.push_back({fmt::format("  {}, by {}{}\n", say_cost(budget.nodes(), seconds),
                                        method, why_unknown(budget)),
                            Tone::dim});
    return std::move(answer_);
  }

 private:
  void add_first(Side side, const std::optional<Verdict<G>>& verdict) {
    const auto field = fmt::format("{}_first", name(side));
    if (!verdict) {
      answer_.fields.add(field, nullptr);
      return;
    }
    const auto won = winner(side, verdict->result);
    if (!won) answer_.status = Status::unknown;
    answer_.fields.add(
        field, Fields{}
                   .add("winner", won ? Datum(name(*won)) : Datum())
                   .add("move", verdict->move ? Datum(rules_.text(*verdict->move)) : Datum()));
    answer_.text.push_back({fmt::format("  {:<12}  ", fmt::format("{} first", title(side)))});
    if (!won) {
      answer_.text.push_back({"?\n", Tone::strong});
    } else if (verdict->move) {
      answer_.text.push_back(
          {fmt::format("{} wins by {}\n", title(*won), rules_.text(*verdict->move)), Tone::good});
    } else {
      answer_.text.push_back({fmt::format("{} wins against every move\n", title(*won)), Tone::bad});
    }
  }

  const G& rules_;
  const BothFirst<G>& both_;
  Answer answer_;
};

}  // namespace zermelo
