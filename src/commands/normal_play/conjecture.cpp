// `conjecture`: a family of positions such as (BBW)^n, tabulated with outcome, value and cost, and a
// formula in n where one fits.
#include "commands/normal_play/conjecture.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "base/numbers.h"
#include "commands/advice.h"
#include "commands/outcome_words.h"
#include "commands/sum_explanation.h"
#include "sums/family_solver.h"
#include "sums/family_text.h"
#include "value/scoped_limits.h"
#include "value/sequences/formula.h"
#include "value/text.h"

namespace zermelo {
namespace {

struct FamilyQuestion {
  std::string game, family;
  std::uint64_t from = 1, to = 20;
};

/// The members found so far; the last may be undecided.
using FamilyMembers = std::vector<FamilyMember>;

Fields member_fields(const FamilyQuestion& question, const std::string& position,
                     const FamilyMember& m) {
  return Fields{}
      .add("game", question.game)
      .add("family", question.family)
      .add("n", m.n)
      .add("position", position)
      .add("outcome", letter_or_null(m.outcome))
      .add("value", m.text)
      .add("value_too_long", m.value && !m.text)
      .add("nodes", m.nodes)
      .add("seconds", m.seconds);
}

Text member_words(const FamilyMember& m, bool is_first) {
  Text out;
  if (is_first)
    out.push_back(
        {fmt::format("{:>5}  outcome  {:<24} {:>10} {:>12}\n", "n", "value", "nodes", "time"),
         Tone::dim});
  out.push_back({fmt::format(
      "{:>5}  {:<7}  {:<24} {:>10} {:>12}\n", m.n, m.outcome ? letter(*m.outcome) : '?',
      m.value ? short_text(m.text) : "-", show_count(m.nodes), show_seconds(m.seconds))});
  if (!m.why.empty()) out.push_back({"  " + advised(m.why) + '\n', Tone::dim});
  return out;
}

std::optional<std::string> text_of(ValueStore& store, Value g) {
  return text_if_short_enough(store, g);
}

/// One period of a formula: the texts of its values, null where one is too long, or of its outcomes.
List first_values(ValueStore& store, const Formula& f) {
  List out;
  for (const Value g : f.first) {
    const auto text = text_of(store, g);
    out.emplace_back(text ? Datum(*text) : Datum());
  }
  for (const auto outcome : f.outcomes) out.emplace_back(letter_or_null(outcome));
  return out;
}

Datum step_field(ValueStore& store, const Formula& f) {
  const bool adds = f.kind != FormulaKind::outcomes && f.kind != FormulaKind::geometric &&
                    f.kind != FormulaKind::nimbers && f.kind != FormulaKind::forms;
  if (!adds) return {};
  const auto text = text_of(store, f.step);
  return text ? Datum(*text) : Datum();
}

void add_formula_fields(Fields& out, ValueStore& store, const Formula& f) {
  const auto dyadic = [](const std::optional<Dyadic>& x) { return x ? Datum(x->text()) : Datum(); };
  out.add("formula", f.text)
      .add("kind", name(f.kind))
      .add("from", f.from)
      .add("to", f.to)
      .add("period", f.period)
      .add("step", step_field(store, f))
      .add("values", first_values(store, f))
      .add("ratio", dyadic(f.ratio))
      .add("limit", f.limit ? Datum(*f.limit) : Datum())
      .add("exceptions", std::uint64_t{f.evidence.exceptions})
      .add("confirmations", std::uint64_t{f.evidence.explained() - f.evidence.parameters});
}

Fields formula_fields(const FamilyQuestion& question, ValueStore& store,
                      const FormulaSearch& search) {
  Fields out;
  out.add("game", question.game).add("family", question.family);
  if (search.formula) {
    add_formula_fields(out, store, *search.formula);
  } else {
    out.add("formula", Datum());
    for (const auto* field : {"kind", "from", "to", "period", "step", "values", "ratio", "limit",
                              "exceptions", "confirmations"})
      out.add(field, Datum());
  }
  return out.add("members", std::uint64_t{search.members})
      .add("too_few", search.too_few)
      .add("proved", false);
}

std::string say_formula(const FamilyQuestion& question, const Formula& f) {
  const std::string_view verb = f.kind == FormulaKind::outcomes ? " has "
                                : f.text.starts_with("v(n+")    ? " = v(n): "
                                                                : " = ";
  std::string out = question.family + std::string(verb) + f.text;
  if (f.evidence.exceptions > 0) out += fmt::format(", from n = {} on", f.from);
  return out + fmt::format(", as far as n = {}; not proved\n", f.to);
}

/// `is_complete`: every member that was asked for is there; otherwise too few may be known.
std::string say_search(const FamilyQuestion& question, const FormulaSearch& search,
                       bool is_complete) {
  if (search.formula) return say_formula(question, *search.formula);
  const std::string_view stopped = is_complete ? "" : "stopped; ";
  if (search.too_few)
    return fmt::format("{}: {}{} member{} of known value or outcome: too few to tell\n",
                       question.family, stopped, search.members, search.members == 1 ? "" : "s");
  return fmt::format("{}: {}no formula found{}; periods up to {} were tried\n", question.family,
                     stopped, is_complete ? "" : " so far",
                     std::min(longest_period, search.members / 3));
}

/// A formula for the values, otherwise for the outcomes alone.
FormulaSearch search_for(const FamilyQuestion& question, ValueStore& store,
                         const FamilyMembers& members) {
  std::vector<std::optional<Value>> values;
  std::vector<std::optional<OutcomeClass>> outcomes;
  for (const auto& m : members) {
    values.push_back(m.value);
    outcomes.push_back(m.outcome);
  }
  const auto of_values = find_formula(store, question.from, values);
  if (of_values.formula) return of_values;
  auto of_outcomes = find_outcome_formula(question.from, outcomes);
  if (!of_outcomes.formula) of_outcomes.too_few = of_outcomes.too_few || of_values.too_few;
  return of_outcomes;
}

void tabulate(const FamilyQuestion& question, const FamilySource& source, Sink& sink,
              Budget& budget) {
  FamilyMembers members;
  for (auto n = question.from; n <= question.to; ++n) {
    Budget one = budget.portion(Limits::no_limit);
    members.push_back(source.member(n, one));
    budget.settle(one);
    const auto& m = members.back();
    sink.answer({member_fields(question, source.position(n), m),
                 member_words(m, n == question.from),
                 m.outcome ? Status::answered : Status::unknown});
    sink.progress(fmt::format("n = {}", n), unknown_part);
    if (!m.outcome) break;
  }
  const bool is_complete = members.back().outcome.has_value();
  if (!is_complete) members.pop_back();
  const TimeLimit clock(*source.store, budget);
  const auto search = search_for(question, *source.store, members);
  sink.answer({formula_fields(question, *source.store, search),
               {{say_search(question, search, is_complete), Tone::strong}}});
}

}  // namespace

Command conjecture_command(const FamilyKind& kind) {
  Command command{.name = "conjecture",
                  .summary = "outcome and value along a family, and a formula",
                  .takes = Takes::positions,
                  .word = "family"};
  command.examples = kind.examples;
  command.options = {{"from", Kind::count, "n", "the first n", "1"},
                     {"to", Kind::count, "n", "the last n", "20"},
                     {"seconds", Kind::seconds, "s", "stop after s seconds in all"},
                     nodes_option(),
                     memory_option("4G")};
  command.notes = kind.notes;
  command.notes.emplace_back(
      "formulas",
      "a n + b, ups and stars, forms such as {2n|-n}, v(n+p) = v(n) + c, v(n+1) = r v(n) + c, "
      "outcomes alone");
  command.notes.emplace_back(
      "evidence",
      "a formula explains 3 periods, and 3 members more (outcomes: 8) than it has "
      "parameters and exceptions; it is never a proof");
  command.start = [kind](const Arguments& arguments) -> Run {
    return [kind, arguments](const std::string& text, Sink& sink, Budget& budget) {
      const FamilyQuestion question{kind.game, text, arguments.count("from"),
                                    arguments.count("to")};
      if (question.from > question.to)
        throw Error(
            fmt::format("conjecture: --from {} is above --to {}", question.from, question.to));
      tabulate(question, kind.read(text, arguments), sink, budget);
    };
  };
  return command;
}

FamilySource family_of_positions(const std::string& game, const std::string& text,
                                 PositionModel::Pointer (*read)(std::string_view),
                                 const Arguments& arguments) {
  const FamilyText family(game, text);
  read(family.member(arguments.count("from")));
  read(family.member(arguments.count("to")));
  const auto solver = std::make_shared<FamilySolver>(arguments.bytes("memory"));
  return {[family](std::uint64_t n) { return family.member(n); },
          [family, read, solver](std::uint64_t n, Budget& budget) {
            return solver->member(n, {{read(family.member(n)), 1}}, budget);
          },
          &solver->store()};
}

std::vector<std::pair<std::string, std::string>> family_notes() {
  return {{"counts", "^n, ^2n, ^3 or ^(2n+1) after a character or a group in parentheses"},
          {"groups", "(BBW)^n repeats a stretch; (..|.#)^n with | in it repeats whole rows"},
          {"sizes", "2xn, nx3, nx(n+1)"}};
}

}  // namespace zermelo
