// The obligations of every game of the catalog, tested through the virtual view alone: a new game
// is tested as soon as it is listed.

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <span>
#include <sstream>
#include <utility>

#include "base/error.h"
#include "commands/catalog.h"
#include "tests/scratch_folder.h"

namespace zermelo {
namespace {

class Collected : public Sink {
 public:
  void answer(const Answer& answer) override { answers.push_back(answer); }
  /// A conversation gets one line and then the end of the input.
  std::optional<std::string> ask(std::string_view) override {
    if (std::exchange(heard_, true)) return std::nullopt;
    return "ABOUT";
  }
  std::vector<Answer> answers;

 private:
  bool heard_ = false;
};

std::optional<Command> find(const Expert& expert, std::string_view name) {
  for (auto& command : expert.commands()) {
    if (command.name == name) return command;
  }
  return std::nullopt;
}

/// Asks one question and expects one answer.
Answer ask(const Command& command, const std::string& position,
           const std::map<std::string, std::string>& options = {}) {
  Arguments arguments(command.options);
  for (const auto& [name, value] : options) arguments.set(name, value);
  Collected sink;
  Budget budget(limits_from(arguments));
  command.start(arguments)(position, sink, budget);
  EXPECT_EQ(sink.answers.size(), 1U) << position;
  return sink.answers.at(0);
}

struct Step {
  std::string side, move, position;
};

/// A move of a list, with its part where the position is a sum.
std::string move_text(const Fields& move) {
  const Datum* part = move.find("part");
  return (part == nullptr ? "" : to_json(*part) + ' ') + move.find("move")->text();
}

/// A winning move: a text, or in a sum an object with the part and the move.
std::string winning_move(const Datum& move) {
  return std::holds_alternative<Fields>(move.value) ? move_text(move.fields()) : move.text();
}

std::vector<Step> moves_of(const Expert& expert, const std::string& position) {
  std::vector<Step> steps;
  const Command moves = *find(expert, "moves");
  std::map<std::string, std::string> options;
  if (Arguments(moves.options).find("no-values") != nullptr) options["no-values"] = "";
  const Answer answer = ask(moves, position, options);
  for (const auto& entry : answer.fields.find("moves")->list()) {
    const Fields& move = entry.fields();
    steps.push_back({move.find("side")->text(), move_text(move), move.find("position")->text()});
  }
  return steps;
}

std::string other(const std::string& side) { return side == "left" ? "right" : "left"; }

/// The winner by the definition, found through `moves` only.
class Truth {
 public:
  explicit Truth(const Expert& expert) : expert_(expert) {}

  bool wins(const std::string& position, const std::string& side) {
    const auto key = std::pair(position, side);
    if (const auto it = memory_.find(key); it != memory_.end()) return it->second;
    bool won = false;
    for (const auto& step : moves_of(expert_, position)) {
      won = won || (step.side == side && !wins(step.position, other(side)));
    }
    return memory_[key] = won;
  }

 private:
  const Expert& expert_;
  std::map<std::pair<std::string, std::string>, bool> memory_;
};

std::uint64_t lines(const Expert& expert, const std::string& position, const std::string& side,
                    int plies) {
  if (plies == 0) return 1;
  std::uint64_t sum = 0;
  for (const auto& step : moves_of(expert, position)) {
    if (step.side == side) sum += lines(expert, step.position, other(side), plies - 1);
  }
  return sum;
}

/// The words of a command line as a shell would split it, with double quotes.
std::vector<std::string> split(const std::string& line) {
  std::vector<std::string> words{""};
  bool quoted_part = false;
  for (const char c : line) {
    if (c == '"') {
      quoted_part = !quoted_part;
    } else if (c == ' ' && !quoted_part) {
      words.emplace_back();
    } else {
      words.back() += c;
    }
  }
  return words;
}

class Contract : public ::testing::TestWithParam<std::size_t> {
 protected:
  /// True when a player who cannot move loses and either side may begin: then the plain solvers and
  /// their promises are tested.
  bool is_normal_play() const {
    const auto solve = find(expert_, "solve");
    return solve && find(expert_, "moves") && Arguments(solve->options).find("first") != nullptr;
  }

  const Catalog catalog_ = make_catalog();
  const Expert& expert_ = *catalog_.at(GetParam());
};

TEST_P(Contract, IsDescribed) {
  EXPECT_FALSE(expert_.name().empty());
  EXPECT_EQ(expert_.name().find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-"),
            std::string_view::npos);
  EXPECT_FALSE(expert_.summary().empty());
  EXPECT_FALSE(expert_.samples().empty());
  EXPECT_FALSE(expert_.notation().empty());
  EXPECT_FALSE(expert_.commands().empty());
  EXPECT_EQ(find(expert_, "moves").has_value(), find(expert_, "perft").has_value());
}

TEST_P(Contract, CommandsExplainThemselves) {
  for (const auto& command : expert_.commands()) {
    SCOPED_TRACE(command.name);
    EXPECT_FALSE(command.summary.empty());
    EXPECT_FALSE(command.examples.empty());
    std::set<std::string> names{"json", "csv", "stdin", "help"};
    for (const auto& option : command.options) {
      EXPECT_TRUE(names.insert(option.name).second) << option.name << " twice";
      EXPECT_FALSE(option.help.empty()) << option.name;
      Arguments arguments(command.options);
      if (option.fallback.empty()) continue;
      EXPECT_NO_THROW(arguments.set(option.name, option.fallback)) << option.name;
    }
  }
}

/// The file that an example names, with a question in it.
std::string_view file_for(std::string_view command, std::string_view game) {
  if (command == "annotate") return "1. 11-15 *\n";
  if (command != "check") return "# any file\n";
  return game == "sum" ? "clobber(BW) B W\n" : "BW B W\n";
}

TEST_P(Contract, ExamplesWork) {
  ScratchFolder folder;  // of tables, which `build` makes and later commands use
  for (const auto& command : expert_.commands()) {
    write_file(folder / "FILE", file_for(command.name, expert_.name()));
    for (const auto& example : command.examples) {
      SCOPED_TRACE(example.line);
      auto words = split(example.line);
      ASSERT_GE(words.size(), 2U);
      EXPECT_EQ(words[0], command.name);
      EXPECT_EQ(words[1], expert_.name());
      auto options = command.options;
      options.push_back({"json", Kind::flag, "", ""});
      for (auto& word : words)
        if (word == "FILE") word = (folder / "FILE").string();
      auto arguments = read_arguments(options, std::span(words).subspan(2),
                                      [&](std::string_view text) { return expert_.reads(text); });
      if (arguments.find("tables") !=
          nullptr) {  // in a folder of the test, and with a short time limit
        auto positions = arguments.positions;
        arguments = Arguments(options);
        arguments.positions = std::move(positions);
        arguments.set("tables", folder.path().string());
        if (arguments.find("length") != nullptr) arguments.set("length", "6");
        if (arguments.find("pieces") != nullptr) arguments.set("pieces", "2");
      }
      Collected sink;
      Budget budget;
      const auto run = command.start(arguments);
      for (const auto& position : arguments.positions) run(position, sink, budget);
      const bool may_be_alone =
          command.takes == Takes::any_positions || command.takes == Takes::conversation;
      const bool alone = may_be_alone && arguments.positions.empty();
      if (!command.takes_words() || alone) run("", sink, budget);
      EXPECT_FALSE(sink.answers.empty());
    }
  }
}

TEST_P(Contract, SamplesAreReadAndNonsenseIsRefused) {
  for (const auto& sample : expert_.samples()) EXPECT_TRUE(expert_.reads(sample)) << sample;
  const Command asked = find(expert_, "solve").value_or(expert_.commands().front());
  const ScratchFolder folder;
  std::map<std::string, std::string> options;
  if (Arguments(asked.options).find("tables") != nullptr)
    options["tables"] = folder.path().string();
  for (const std::string text : {"", "?", "no such position", "\xff\xfe", "\n"}) {
    EXPECT_FALSE(expert_.reads(text));
    try {
      ask(asked, text, options);
      ADD_FAILURE() << "read \"" << text << '"';
    } catch (const Error& error) {
      const std::string message = error.what();
      EXPECT_EQ(message.find('\n'), std::string::npos);
      EXPECT_TRUE(message.starts_with(expert_.name())) << message;
    }
  }
}

TEST_P(Contract, MovesLeadToPositionsThatCanBeRead) {
  if (!find(expert_, "moves")) GTEST_SKIP() << "its moves cannot be listed";
  for (const auto& sample : expert_.samples()) {
    std::set<std::string> seen;
    for (const auto& step : moves_of(expert_, sample)) {
      EXPECT_TRUE(expert_.reads(step.position)) << step.position;
      EXPECT_TRUE(seen.insert(step.side + ' ' + step.move).second) << step.move << " twice";
    }
  }
}

/// The words that ask `perft` about a position: it is an argument, or the value of the option
/// `from` where `perft` has a default start. Where a position names the side to move, there is no
/// `first`.
Answer count_lines(const Command& perft, const std::string& position, const std::string& side,
                   int plies) {
  std::map<std::string, std::string> options{{"depth", std::to_string(plies)}};
  const Arguments none(perft.options);
  if (none.find("first") != nullptr) options["first"] = side;
  if (perft.takes_words()) return ask(perft, position, options);
  options["from"] = position;
  return ask(perft, "", options);
}

TEST_P(Contract, PerftCountsTheLinesThatMovesSpells) {
  if (!find(expert_, "perft")) GTEST_SKIP() << "its moves cannot be counted";
  const Command perft = *find(expert_, "perft");
  for (const auto& sample : expert_.samples()) {
    for (int plies = 1; plies <= 3; ++plies) {
      for (const std::string side : {"left", "right"}) {
        const auto answer = count_lines(perft, sample, side, plies);
        if (answer.fields.find("first")->text() != side) continue;
        EXPECT_EQ(static_cast<std::uint64_t>(answer.fields.find("nodes")->count()),
                  lines(expert_, sample, side, plies))
            << sample << ' ' << side << " first, " << plies << " plies";
      }
    }
  }
}

TEST_P(Contract, EveryMethodFindsTheWinnerAndAMoveThatWins) {
  if (!is_normal_play()) GTEST_SKIP() << "not a game of normal play";
  Truth truth(expert_);
  const Command solve = *find(expert_, "solve");
  const Arguments none(solve.options);
  const Option* by = none.find("by");
  const std::vector<std::string> methods =
      by == nullptr ? std::vector<std::string>{""} : by->choices;
  std::size_t refused = 0;
  for (const auto& sample : expert_.samples()) {
    for (const auto& method : methods) {
      SCOPED_TRACE(sample + " by " + method);
      std::map<std::string, std::string> options;
      if (!method.empty()) options["by"] = method;
      Answer answer;
      try {
        answer = ask(solve, sample, options);
      } catch (const Error&) {
        ++refused;  // some methods are for some positions only
        continue;
      }
      for (const std::string side : {"left", "right"}) {
        const Fields& first = answer.fields.find(side + "_first")->fields();
        const bool mover_wins = truth.wins(sample, side);
        EXPECT_EQ(first.find("winner")->text(), mover_wins ? side : other(side));
        ASSERT_EQ(first.find("move")->is_null(), !mover_wins);
        for (const auto& step : moves_of(expert_, sample)) {
          const bool given =
              mover_wins && step.side == side && step.move == winning_move(*first.find("move"));
          EXPECT_FALSE(given && truth.wins(step.position, other(side))) << step.move;
        }
      }
    }
  }
  EXPECT_LT(2 * refused, methods.size() * expert_.samples().size());
}

TEST_P(Contract, ThreadsDoNotChangeTheAnswer) {
  if (!is_normal_play()) GTEST_SKIP() << "not a game of normal play";
  const Command solve = *find(expert_, "solve");
  for (const auto& sample : expert_.samples()) {
    std::vector<std::string> answers;
    for (const std::string threads : {"1", "2", "8"}) {
      Answer answer = ask(solve, sample, {{"threads", threads}});
      std::erase_if(answer.fields.entries,
                    [](const auto& entry) { return entry.name == "seconds"; });
      answers.push_back(to_json(answer.fields));
    }
    EXPECT_EQ(answers[0], answers[1]);
    EXPECT_EQ(answers[0], answers[2]);
  }
}

INSTANTIATE_TEST_SUITE_P(Games, Contract, ::testing::Range<std::size_t>(0, make_catalog().size()),
                         [](const ::testing::TestParamInfo<std::size_t>& tested) {
                           return std::string(make_catalog().at(tested.param)->name());
                         });

TEST(Catalog, NamesEveryGameOnce) {
  std::set<std::string_view> names;
  const Catalog catalog = make_catalog();
  for (const auto& expert : catalog) EXPECT_TRUE(names.insert(expert->name()).second);
}

}  // namespace
}  // namespace zermelo
