// `value`, `moves`, `perft` and `draw hackenbush`, asked without the program around them.

#include "commands/hackenbush/commands.h"
#include "commands/hackenbush/expert.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <atomic>
#include <limits>

#include "games/hackenbush/drawing/hackenbush.h"
#include "tests/complaint.h"
#include "tests/heard.h"
#include "tests/scratch_folder.h"
#include "tests/seeded_drawing.h"

namespace zermelo::hackenbush {
namespace {

using testing::answer_of;
using testing::said;
using testing::Settings;

std::string command_complaint(const Command& command, const std::string& position,
                              const Settings& given = {}) {
  return testing::complaint_of([&] { answer_of(command, position, given); });
}

TEST(HackenbushValueCommand, TellsAllThatFollowsFromTheValue) {
  const Answer half = answer_of(value_command(), "0-1-B 1-2-R");
  const std::pair<const char*, const char*> facts[] = {
      {"game", "\"hackenbush\""}, {"position", "\"0-1-B 1-2-R\""},
      {"value", "\"1/2\""},       {"outcome", "\"L\""},
      {"left_stop", "\"1/2\""},   {"right_stop", "\"1/2\""},
      {"mean", "\"1/2\""},        {"temperature", "\"-1/2\""},
      {"birthday", "2"},          {"exact", "true"},
      {"atomic_weight", "null"},  {"source", "\"colon principle\""}};
  for (const auto& [name, fact] : facts) EXPECT_EQ(said(half, name), fact) << name;
  const Answer up = answer_of(value_command(), "GB", {{"stalk", ""}});
  EXPECT_EQ(said(up, "value") + said(up, "atomic_weight"), "\"^*\"\"1\"");
  const Answer two = answer_of(value_command(), "RB+BR", {{"stalk", ""}, {"moves", "2"}});
  EXPECT_EQ(said(two, "value") + said(two, "outcome"), "\"*\"\"N\"");
}

/// The theorem and the search agree; the source says which of them was used.
TEST(HackenbushValueCommand, TheTheoremIsLeftOutWhereThatIsAskedFor) {
  const std::string bed = "0-1-B 1-2-R 0-3-B 3-4-R 2-5-R 4-5-R 2-5-R";
  const Answer by_theorem = answer_of(value_command(), bed);
  const Answer by_search = answer_of(value_command(), bed, {{"no-redwood", ""}});
  EXPECT_EQ(said(by_theorem, "value"), said(by_search, "value"));
  EXPECT_EQ(said(by_theorem, "source"), "\"redwood theorem\"");
  EXPECT_NE(said(by_search, "source"), said(by_theorem, "source"));
}

TEST(HackenbushValueCommand, ASpentBudgetIsNotAValue) {
  Random random(111);
  const auto edges = seeded_graph(random, 40, 8, "BR");
  const Answer answer = answer_of(value_command(), text_of(edges), {{"nodes", "1"}});
  EXPECT_EQ(answer.status, Status::unknown);
  EXPECT_EQ(said(answer, "value"), "null");
  EXPECT_EQ(said(answer, "exact"), "false");
}

/// A drawing has the same value with its edges in any order, with any names and in either form.
TEST(HackenbushValueCommand, FormsOfOneDrawingHaveOneValue) {
  Random random(112);
  for (int i = 0; i < 6; ++i) {
    auto edges = seeded_graph(random, 8, 5, "BRG");
    const std::string value = said(answer_of(value_command(), text_of(edges)), "value");
    const Drawing drawing = drawing_of(edges);
    EXPECT_EQ(said(answer_of(value_command(), write_json(drawing)), "value"), value);
    for (auto& [from, to, colour] : edges) {
      std::swap(from, to);
      for (auto* v : {&from, &to}) *v = *v == 0 ? 0 : 100 - 7 * *v;
    }
    std::ranges::reverse(edges);
    EXPECT_EQ(said(answer_of(value_command(), text_of(edges)), "value"), value) << text_of(edges);
  }
}

TEST(HackenbushCommands, BadDrawingsAreNamed) {
  for (const Command& command :
       {value_command(), moves_command(), perft_command(), solve_command(), weigh_command()}) {
    SCOPED_TRACE(command.name);
    EXPECT_EQ(command_complaint(command, ""),
              "hackenbush: the text has no edges; expected some such as 0-1-B 1-2-R, or . for "
              "none");
    EXPECT_EQ(command_complaint(command, "0-1-B 1-2"),
              "hackenbush: edge 2 is \"1-2\"; expected two vertices and a colour, such as 0-1-B, "
              "or . alone for no edges");
    EXPECT_EQ(command_complaint(command, "0-x?-B"),
              "hackenbush: edge 1 is \"0-x?-B\"; expected vertices that are numbers of up to 9 "
              "digits or words of letters, digits and _, as in 0-1-B");
    EXPECT_EQ(command_complaint(command, "0-1-blue"),
              "hackenbush: edge 1 is \"0-1-blue\"; expected the colour B, R or G at its end, as in "
              "0-1-B");
    EXPECT_EQ(command_complaint(command, "1-2-B"),
              "hackenbush: no edge of \"1-2-B\" touches the ground, vertex 0; one that does is "
              "0-1-B");
    EXPECT_EQ(command_complaint(command, "BX", {{"stalk", ""}}),
              "hackenbush: character 2 of \"BX\" is 'X'; expected B, R, G or +");
    EXPECT_EQ(command_complaint(command, ".", {{"moves", "65"}}),
              "hackenbush: --moves 65; expected 1 to 64");
  }
}

TEST(HackenbushCommands, TheNameOfAFileStandsForTheDrawingInIt) {
  const ScratchFolder folder;
  const std::string file = (folder / "drawing.json").string();
  write_file(file,
             "{\n \"vertices\": [{\"id\": \"a\"}, {\"id\": \"b\"}],\n \"edges\": [\n"
             "  {\"from\": \"ground\", \"to\": \"a\", \"colour\": \"Blue\"},\n"
             "  {\"from\": \"a\", \"to\": \"b\", \"colour\": \"r\"}]}\n");
  const Answer answer = answer_of(value_command(), file);
  EXPECT_EQ(said(answer, "value"), "\"1/2\"");
  for (const Command& command :
       {moves_command(), perft_command(), solve_command(), weigh_command(), draw_command()})
    EXPECT_EQ(command_complaint(command, file), "") << command.name;
  EXPECT_NE(command_complaint(value_command(), (folder / "none.json").string()), "");
  write_file(folder / "stalk", "BRR\r\n");
  EXPECT_EQ(said(answer_of(value_command(), (folder / "stalk").string(), {{"stalk", ""}}), "value"),
            "\"1/4\"");
}

/// Words may name vertices in the text form as in JSON, and moves keep them.
TEST(HackenbushCommands, MovesCallVerticesByTheirNames) {
  for (const char* text :
       {"0-a-B a-top_2-R ground-a-r",
        "{\"vertices\":[{\"id\":\"a\"},{\"id\":\"top_2\"}],\"edges\":[{\"from\":0,"
        "\"to\":\"a\",\"colour\":\"B\"},{\"from\":\"a\",\"to\":\"top_2\","
        "\"colour\":\"R\"},{\"from\":0,\"to\":\"a\",\"colour\":\"R\"}]}"}) {
    const auto heard = testing::heard_from(moves_command(), {{"first", "right"}}, text);
    EXPECT_TRUE(heard.says("a-top_2-R")) << heard.words;
    EXPECT_TRUE(heard.says("0-a-B a-top_2-R")) << heard.words;
    EXPECT_EQ(heard.answers.at(0).fields.find("names"), nullptr);
  }
}

TEST(HackenbushCommands, NamesThatCannotBeWrittenAreListed) {
  const auto heard = testing::heard_from(
      moves_command(), {},
      R"({"vertices":[{"id":"my foot"}],"edges":[{"from":0,"to":"my foot","colour":"B"}]})");
  EXPECT_TRUE(heard.says("0-1-B")) << heard.words;
  EXPECT_TRUE(heard.says("1 is \"my foot\"")) << heard.words;
  EXPECT_EQ(said(heard.answers.at(0), "names"), "[\"my foot\"]");
}

TEST(HackenbushCommands, EdgesInTheAirAreMentioned) {
  for (const Command& command : {value_command(), moves_command(), perft_command(), solve_command(),
                                 weigh_command(), draw_command()}) {
    SCOPED_TRACE(command.name);
    EXPECT_EQ(testing::heard_from(command, {}, "0-1-B 2-3-R 3-2-R").notes,
              std::vector<std::string>{
                  "hackenbush: 2 of 3 edges are not joined to the ground and are left out"});
    EXPECT_TRUE(testing::heard_from(command, {}, "0-1-B 2-1-R").notes.empty());
  }
}

TEST(HackenbushCommands, AByteOrderMarkAndWindowsLinesAreRead) {
  EXPECT_EQ(said(answer_of(value_command(),
                           "\xef\xbb\xbf"
                           "0-1-b\r\n1-2-r\r\n"),
                 "value"),
            "\"1/2\"");
  EXPECT_EQ(said(answer_of(value_command(),
                           "\xef\xbb\xbf"
                           "brr\r",
                           {{"stalk", ""}}),
                 "value"),
            "\"1/4\"");
}

TEST(HackenbushCommands, HelpSaysHowAPositionIsWritten) {
  std::string all;
  for (const auto& [name, what] : make_expert()->notation()) all += name + ' ' + what + '\n';
  EXPECT_NE(all.find("0 is the ground"), std::string::npos) << all;
  EXPECT_NE(all.find("is blue, Left's"), std::string::npos) << all;
}

/// A list that ended early would say that a side has fewer moves than it has.
TEST(HackenbushCommands, EveryMoveIsListedWhateverTheBudget) {
  std::string drawing = "0-1-B";
  for (int i = 2; i <= 30; ++i)
    drawing += fmt::format(" 0-{}-{} {}-{}-{}", i, "BRG"[i % 3], i - 1, i, "RGB"[i % 3]);
  const auto moves_of = [&](const testing::Settings& settings, const Limits& limits) {
    const auto heard = testing::heard_from(moves_command(), settings, drawing, limits);
    return std::pair(heard.answers.at(0).fields.find("moves")->list().size(), heard.worst);
  };
  const auto [count, status] = moves_of({{"no-values", ""}}, {});
  EXPECT_GE(count, 59U);  // either player may cut a green edge
  EXPECT_EQ(status, Status::answered);
  const std::atomic<bool> stop = true;
  Limits stopped;
  stopped.stop = &stop;
  for (const Limits& limits : {stopped, Limits{.nodes = 1}})
    EXPECT_EQ(moves_of({}, limits), std::pair(count, Status::unknown));
}

/// 32 of 64 edges can be chosen in more ways than can be enumerated.
TEST(HackenbushCommands, ManyChoicesATurnEndWithTheBudget) {
  std::string many = "B";
  for (int i = 1; i < 64; ++i) many += "+B";
  const Settings spent{{"stalk", ""}, {"moves", "32"}, {"nodes", "5000"}};
  EXPECT_EQ(command_complaint(value_command(), many, spent),
            "hackenbush: 32 cuts a turn give Left more than 200,000 moves; expected fewer");
  EXPECT_EQ(command_complaint(solve_command(), many, spent),
            "hackenbush: Left has more than 20,000 moves, too many for a search over moves; "
            "expected fewer edges or fewer --moves");
  const std::atomic<bool> stop = true;
  Limits limits;
  limits.stop = &stop;
  EXPECT_EQ(
      testing::heard_from(perft_command(), {{"stalk", ""}, {"moves", "32"}}, many, limits).worst,
      Status::unknown);
  const auto listed = testing::complaint_of([&] {
    testing::heard_from(moves_command(), {{"stalk", ""}, {"moves", "32"}}, many, limits);
  });
  EXPECT_EQ(listed, "stopped while the moves were listed");  // not a list cut short
  EXPECT_EQ(command_complaint(moves_command(), many, spent),
            "the budget was spent while the moves were listed");
  EXPECT_EQ(command_complaint(weigh_command(), many, {{"stalk", ""}, {"moves", "32"}}),
            "hackenbush: 64 edges for 32 cuts a turn give more than 1,000,000 moves, too many to "
            "weigh; expected fewer");
}

TEST(HackenbushCommands, ChoicesAreCountedWithoutListingThem) {
  EXPECT_EQ(choices(5, 2), 10U);
  EXPECT_EQ(choices(64, 64), 1U);
  EXPECT_EQ(choices(3, 4), 0U);
  EXPECT_EQ(choices(64, 31), 1'777'090'076'065'542'336U);
  EXPECT_EQ(choices(1000, 500), std::numeric_limits<std::size_t>::max());
  const auto setup = set_up<1>(read_stalks("BRBGR+BG"), 3);
  for (const Side side : {Side::left, Side::right}) {
    std::size_t listed = 0;
    for ([[maybe_unused]] const auto& move : setup.rules.moves(setup.position, side)) ++listed;
    EXPECT_EQ(setup.rules.move_count(setup.position, side), listed);
  }
}

TEST(HackenbushCommands, TooManyEdgesForASearchOverMovesAreTold) {
  const std::string tall(1025, 'B');
  for (const Command& command : {moves_command(), perft_command(), solve_command()}) {
    EXPECT_EQ(command_complaint(command, tall, {{"stalk", ""}}),
              "hackenbush: the drawing has 1025 edges; a search over moves takes at most 1024, but "
              "zermelo value may still know its value");
  }
  EXPECT_EQ(said(answer_of(value_command(), tall, {{"stalk", ""}}), "value"), "\"1025\"");
}

/// Lines of play counted by the slow rules.
std::uint64_t slow_lines(const slow::Hackenbush& rules, std::uint32_t set, bool left,
                         unsigned plies) {
  if (plies == 0) return 1;
  std::uint64_t sum = 0;
  for (const auto cut : rules.cuts(set, left))
    sum += slow_lines(rules, rules.standing(set & ~cut), !left, plies - 1);
  return sum;
}

TEST(HackenbushPerftCommand, CountsTheLinesOfTheSlowRules) {
  Random random(113);
  for (int i = 0; i < 10; ++i) {
    const auto edges = seeded_graph(random, 7, 4, "BRG");
    const unsigned cuts = 1 + random.below(2);
    const slow::Hackenbush rules(twigs(edges), cuts);
    for (const char* first : {"left", "right"}) {
      const Answer answer =
          answer_of(perft_command(), text_of(edges),
                    {{"depth", "3"}, {"first", first}, {"moves", std::to_string(cuts)}});
      EXPECT_EQ(said(answer, "nodes"),
                std::to_string(slow_lines(rules, rules.start(), first[0] == 'l', 3)))
          << text_of(edges);
      EXPECT_EQ(said(answer, "depth"), "3");
    }
  }
}

/// The value that `moves` gives for a cut is the one that `value` gives for the position after it.
TEST(HackenbushMovesCommand, ValuesAreThoseOfThePositionsLeft) {
  Random random(114);
  for (int i = 0; i < 3; ++i) {
    const auto edges = seeded_graph(random, 6, 4, "BRG");
    const Answer answer = answer_of(moves_command(), text_of(edges));
    for (const Datum& each : answer.fields.find("moves")->list()) {
      const Fields& move = each.fields();
      const std::string position = move.find("position")->text();
      EXPECT_EQ(said(move, "value"), said(answer_of(value_command(), position), "value"))
          << text_of(edges) << " to " << position;
    }
  }
  const Answer left = answer_of(moves_command(), "BRR", {{"stalk", ""}, {"first", "left"}});
  EXPECT_EQ(left.fields.find("moves")->list().size(), 1U);
  EXPECT_TRUE(to_text(left.text, false).starts_with("Left: 1 move\n")) << to_text(left.text, false);
  EXPECT_EQ(said(answer_of(moves_command(), "."), "moves"), "[]");
}

TEST(HackenbushDrawCommand, WritesTheFormAskedFor) {
  const std::string stalks = "BR+G";
  const auto drawn = [&](const std::string& form) {
    const Answer answer = answer_of(draw_command(), stalks, {{"stalk", ""}, {"to", form}});
    EXPECT_EQ(said(answer, "form") + said(answer, "edges"), '"' + form + "\"3");
    const Datum* made = answer.fields.find("drawing");
    return made == nullptr ? "" : made->text();
  };
  EXPECT_EQ(drawn("text"), "0-1-B 1-2-R 0-3-G\n");
  EXPECT_EQ(read_drawing(drawn("json")), read_stalks(stalks));
  EXPECT_EQ(read_drawing(drawn("text")), read_stalks(stalks));
  EXPECT_TRUE(drawn("svg").starts_with("<")) << drawn("svg").substr(0, 40);
  EXPECT_TRUE(drawn("svg").ends_with("</svg>\n"));
}

TEST(HackenbushDrawCommand, WritesToAFileWhereOneIsNamed) {
  const ScratchFolder folder;
  const std::string file = (folder / "drawing.json").string();
  const Answer answer = answer_of(draw_command(), "0-1-B 1-1-R", {{"to", "json"}, {"out", file}});
  EXPECT_EQ(said(answer, "drawing"), "missing");
  EXPECT_EQ(said(answer, "file"), to_json(file));
  EXPECT_EQ(read_drawing(file_content(file)), read_drawing("0-1-B 1-1-R"));
  EXPECT_EQ(folder.files(), 1U);
  EXPECT_NE(command_complaint(draw_command(), ".", {{"out", (folder / "no/such/x").string()}}), "");
  const std::string picture = (folder / "drawing.svg").string();
  EXPECT_NE(command_complaint(draw_command(), ".", {{"to", "json"}, {"out", picture}}), "");
}

}  // namespace
}  // namespace zermelo::hackenbush
