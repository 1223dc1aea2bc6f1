// `weigh hackenbush` without the program around it; weighing runs, the thesis' method and the
// trace.

#include <gtest/gtest.h>

#include <set>
#include <sstream>

#include "commands/hackenbush/commands.h"
#include "commands/hackenbush/weigh_view.h"
#include "games/hackenbush/weigh/scale_method.h"
#include "games/hackenbush/weigh/weighing_run.h"
#include "tests/complaint.h"
#include "tests/heard.h"
#include "tests/scratch_folder.h"
#include "tests/seeded_drawing.h"
#include "value/text.h"

namespace zermelo::hackenbush {
namespace {

using testing::answer_of;
using testing::said;
using testing::Settings;

TEST(WeighCommand, HasTheFactsOfTheContractFirst) {
  const Answer answer = answer_of(weigh_command(), "BRR", {{"stalk", ""}, {"seed", "7"}});
  const std::vector<std::string> facts = testing::names_of(answer.fields);
  const std::vector<std::string> contract{"game",  "position",   "estimate", "outcome",
                                          "rates", "confidence", "proved",   "exact",
                                          "seed",  "iterations", "seconds"};
  ASSERT_GE(facts.size(), contract.size());
  EXPECT_EQ(std::vector(facts.begin(), facts.begin() + 11), contract);
  EXPECT_EQ(said(answer, "estimate") + said(answer, "outcome"), "\"1/4\"\"L\"");
  EXPECT_EQ(said(answer, "proved") + said(answer, "exact"), "truetrue");
  EXPECT_EQ(said(answer, "why") + said(answer, "between"), "nullnull");
  EXPECT_EQ(said(answer, "parts"), "1");
  EXPECT_TRUE(to_text(answer.text, false).starts_with("BRR: 1/4, proved")) << said(answer, "why");
}

/// The same seed gives the same fields except for the time; other seeds do not.
TEST(WeighCommand, TheSeedDecides) {
  const auto facts = [](const char* seed) {
    const Answer answer =
        answer_of(weigh_command(), "0-1-B 1-2-R 0-2-B 2-3-R 3-0-R 1-3-B 3-4-B 4-0-R",
                  {{"by", "pure"},
                   {"no-proof", ""},
                   {"iterations", "2"},
                   {"playouts", "10"},
                   {"threads", "1"},
                   {"seed", seed}});
    EXPECT_EQ(said(answer, "seed"), seed);
    std::string out;
    for (const Field& field : answer.fields.entries)
      if (field.name != "seconds" && field.name != "seed")
        out += field.name + '=' + to_json(field.value) + ' ';
    return out;
  };
  std::set<std::string> seen;
  for (const char* seed : {"1", "2", "3", "4"}) {
    const std::string found = facts(seed);
    EXPECT_EQ(found, facts(seed));
    seen.insert(found);
  }
  EXPECT_GT(seen.size(), 1U);
}

TEST(WeighCommand, TheTraceTellsEveryWeighingAndEndsWithTheBalance) {
  const ScratchFolder folder;
  const std::string file = (folder / "trace").string();
  write_file(file, "what was there before\n");
  const Answer answer = answer_of(weigh_command(), "BRR", {{"stalk", ""}, {"trace", file}});
  std::istringstream lines(file_content(file));
  std::vector<Fields> steps;
  for (std::string line; std::getline(lines, line);)
    steps.push_back(zermelo::read_json(line, "trace").fields());
  ASSERT_EQ(std::to_string(steps.size()), said(answer, "weighings"));
  for (const Fields& step : steps) {
    EXPECT_EQ(said(step, "position"), "\"BRR\"");
    EXPECT_EQ(said(step, "part"), "0");
    EXPECT_NE(said(step, "outcome"), "null");
    // The class is that of 1/4 minus the weight, and the bounds before it hold.
    const Dyadic weight = *Dyadic::read(step.find("weight")->text());
    const int sign = (Dyadic(1, 2) - weight).sign();
    EXPECT_EQ(said(step, "outcome"), sign > 0 ? "\"L\"" : sign < 0 ? "\"R\"" : "\"P\"");
    EXPECT_EQ(said(step, "stalk"), '"' + stalk_of(weight) + '"');
    for (const char* bound : {"above", "below"}) {
      if (said(step, bound) == "null") continue;
      const Dyadic end = *Dyadic::read(step.find(bound)->text());
      EXPECT_EQ(end < Dyadic(1, 2), bound[0] == 'a') << end.text();
    }
  }
  EXPECT_EQ(said(steps.back(), "weight"), "\"1/4\"");
}

TEST(WeighCommand, BadNumbersAndPlacesAreNamed) {
  const auto complaint = [](const Settings& given) {
    return testing::complaint_of([&] { answer_of(weigh_command(), "0-1-B", given); });
  };
  EXPECT_EQ(complaint({{"iterations", "1000000001"}}),
            "hackenbush: --iterations 1000000001; expected 1 to 1000000000");
  EXPECT_EQ(complaint({{"playouts", "1000001"}}),
            "hackenbush: --playouts 1000001; expected 1 to 1000000");
  for (const char* wrong : {"1", "0.4"}) {
    EXPECT_EQ(complaint({{"confidence", wrong}}), "hackenbush: --confidence " + std::string(wrong) +
                                                      "; expected at least 0.5 and less than 1");
  }
  EXPECT_EQ(complaint({{"confidence", "99"}}),
            "--confidence is \"99\"; expected a number from 0 to 1, such as 0.99");
  EXPECT_EQ(complaint({{"trace", "/no/such/place"}}),
            "\"/no/such/place\": cannot be written; expected a place for a trace");
  EXPECT_TRUE(complaint({{"by", "guess"}}).starts_with("--by is \"guess\"; expected uct, pure"));
  const auto thesis = testing::complaint_of([] {
    answer_of(weigh_command(), std::string(65, 'B'), {{"stalk", ""}, {"rule", "thesis"}});
  });
  EXPECT_EQ(thesis, "hackenbush: 65 edges; the thesis' rule takes at most 64");
}

TEST(WeighCommand, IgnoresNoOption) {
  const auto complaint = [](const Settings& given) {
    return testing::complaint_of([&] { answer_of(weigh_command(), "0-1-B", given); });
  };
  EXPECT_EQ(complaint({{"rollouts", "2"}}),
            "weigh: --rollouts is only for --rule library; it was given with --rule test");
  EXPECT_EQ(complaint({{"rule", "thesis"}, {"confidence", "0.9"}}),
            "weigh: --confidence is only for --rule test; it was given with --rule thesis");
  EXPECT_EQ(complaint({{"rule", "library"}, {"by", "pure"}}),
            "weigh: --by pure is not for --rule library, whose player is UCT");
  EXPECT_NE(complaint({{"trace", "-"}}).find("expected a file name"), std::string::npos);
}

/// Up, G + GB, is greater than zero and less than every positive number, so that no stalk balances
/// it.
TEST(WeighCommand, WhereTheSafeguardOfTheThesisGoesOffNothingIsKnown) {
  const Answer answer = answer_of(weigh_command(), "G+GB",
                                  {{"stalk", ""},
                                   {"rule", "thesis"},
                                   {"iterations", "60"},
                                   {"playouts", "9"},
                                   {"threads", "1"}});
  EXPECT_EQ(answer.status, Status::unknown);
  EXPECT_EQ(said(answer, "estimate") + said(answer, "confidence"), "nullnull");
  EXPECT_EQ(said(answer, "why"), "\"the safeguard went off\"");
  EXPECT_EQ(said(answer, "weighings"), "8") << "three edges and five";
  EXPECT_EQ(said(answer, "outcome"), "\"L\"");
}

Weighing a_weighing() {
  Weighing weighing{.weight = {Dyadic(-3, 2), 0, 0}};
  weighing.games = {Estimate{3, 10, 1}, Estimate{0, 0, 1}};
  weighing.proved = {Result::unknown, Result::loss};
  weighing.high = Dyadic(1);
  return weighing;
}

TEST(WeighView, FactsAndLineTellTheSameWeighing) {
  const Weighing weighing = a_weighing();
  const Fields facts = facts_of(weighing);
  EXPECT_EQ(said(facts, "weight") + said(facts, "stalk"), "\"-3/4\"\"RBR\"");
  EXPECT_EQ(said(facts, "outcome") + said(facts, "above") + said(facts, "below"), "nullnull\"1\"");
  const Fields& blue = facts.find("blue_first")->fields();
  EXPECT_EQ(said(blue, "wins") + said(blue, "games") + said(blue, "proved"), "310null");
  EXPECT_EQ(said(blue, "rate"), "0.3");
  EXPECT_EQ(said(facts.find("red_first")->fields(), "proved"), "\"loss\"");
  EXPECT_EQ(said(facts.find("red_first")->fields(), "rate"), "0.0");
  const std::string line = line_of(weighing);
  EXPECT_EQ(line, "against -3/4: Blue first 0.30, Red first loss, ? to 1");
}

/// Together with the time and the rate the line must fit on a terminal.
TEST(WeighView, TheLineIsNeverWiderThanSixtyCharacters) {
  Weighing weighing = a_weighing();
  for (const unsigned exponent : {0U, 3U, 10U, 20U, 40U, 80U, 200U}) {
    const Dyadic x = Dyadic(5) + Dyadic(-1, exponent);
    weighing.weight.number = x;
    weighing.low = x + Dyadic(-1, exponent);
    weighing.high = x + Dyadic(1, exponent);
    const std::string line = line_of(weighing);
    EXPECT_LE(line.size(), 60U) << line;
    EXPECT_TRUE(line.starts_with("against ")) << line;
    EXPECT_EQ(line.find("Red first loss") != std::string::npos, exponent <= 20) << line;
  }
}

/// Ctrl-C is not a budget.
TEST(WeighCommand, AnInterruptIsCalledOne) {
  const std::atomic<bool> stop = true;
  Limits limits;
  limits.stop = &stop;
  for (const char* rule : {"test", "thesis"}) {
    const auto heard =
        testing::heard_from(weigh_command(), {{"stalk", ""}, {"rule", rule}}, "BRRBRRBR", limits);
    EXPECT_EQ(said(heard.answers.at(0), "why"), "\"interrupted\"") << rule;
    EXPECT_EQ(heard.worst, Status::unknown);
  }
  const auto spent =
      testing::heard_from(weigh_command(), {{"stalk", ""}, {"nodes", "10"}}, "BRRBRRBR");
  EXPECT_EQ(said(spent.answers.at(0), "why"), "\"the budget was spent first\"");
}

TEST(WeighView, AStalkTooLongToLookAtIsLeftOut) {
  Weighing weighing = a_weighing();
  weighing.weight.number = Dyadic(1, 24);
  EXPECT_EQ(said(facts_of(weighing), "stalk"), "null");
  weighing.weight.number = Dyadic(1, 23);
  EXPECT_EQ(said(facts_of(weighing), "stalk"), "\"B" + std::string(23, 'R') + '"');
}

/// With the colours and the rates exchanged, the mirrored rule gives the mirrored class.
TEST(ScaleClass, TheMirroredRuleGivesMirroredClasses) {
  ScaleMethod to_right, to_left;
  to_left.undecided = Side::left;
  const auto mirrored_class = [](OutcomeClass outcome) {
    return outcome == OutcomeClass::left    ? OutcomeClass::right
           : outcome == OutcomeClass::right ? OutcomeClass::left
                                            : outcome;
  };
  for (int a = 0; a <= 20; ++a) {
    for (int b = 0; b <= 20; ++b) {
      const double x = a / 20.0, y = b / 20.0;
      EXPECT_EQ(scale_class(to_left, y, x), mirrored_class(scale_class(to_right, x, y)))
          << x << ' ' << y;
    }
  }
}

TEST(ScaleMethod, AWeighingAgainstTheValueIsSaidToBalance) {
  const ScaleMethod method{.iterations = 100, .playouts = 20};
  Budget budget;
  for (const char* word : {"BR", "RBB", "BB"}) {
    const Drawing drawing = read_stalks(word);
    Dyadic number;
    for (const char* c = word; *c != '\0'; ++c) number = with_edge(number, *c == 'B');
    EXPECT_EQ(weigh_once(drawing, {number, 0, 0}, method, budget).outcome, OutcomeClass::previous);
    EXPECT_EQ(weigh_once(drawing, {number - Dyadic(2), 0, 0}, method, budget).outcome,
              OutcomeClass::left);
    EXPECT_EQ(weigh_once(drawing, {number + Dyadic(2), 0, 0}, method, budget).outcome,
              OutcomeClass::right);
  }
}

TEST(ScaleMethod, ASpentBudgetEndsIt) {
  Limits limits;
  limits.nodes = 10;
  Budget budget(limits);
  const auto found = scale_value(read_stalks("BRRR"), {}, unwatched, budget);
  EXPECT_TRUE(found.is_spent);
  EXPECT_FALSE(found.value);
  EXPECT_TRUE(found.steps.empty());
}

/// Small drawings are weighed against weights as their values compare; a proof is never wrong.
TEST(WeighingRun, TellsTheClassOfSmallDrawings) {
  Random random(121);
  const std::vector<Dyadic> weights{0, 1, Dyadic(-1, 1), Dyadic(1, 2)};
  for (int i = 0; i < 12; ++i) {
    const auto edges = seeded_graph(random, 5, 4, "BR");
    const Dyadic truth(slow::Hackenbush(twigs(edges)).number(), 40);
    const BalanceGame<1> rules(drawing_of(edges), 1, SkipDominated{});
    using Method = Uct<BalanceGame<1>>;
    const UctOptions settings{.iterations = 400, .prove = true};
    WeighingRun<1, Method> run(rules, {Method(rules, settings), Method(rules, settings)},
                               {.playouts = 40}, true);
    for (const Dyadic& weight : weights) {
      Weighing weighing{.weight = {weight, 0, 0}};
      Budget budget;
      run.weigh(weighing, 0.01, unwatched, budget);
      const int sign = (truth - weight).sign();
      const auto expected = sign > 0   ? OutcomeClass::left
                            : sign < 0 ? OutcomeClass::right
                                       : OutcomeClass::previous;
      EXPECT_EQ(weighing.outcome, expected) << text_of(edges) << " against " << weight.text();
      if (weighing.is_proof) {
        EXPECT_EQ(weighing.error, 0);
      }
    }
  }
}

}  // namespace
}  // namespace zermelo::hackenbush
