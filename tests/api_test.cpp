// docs/api.md and the schema that the server gives: the examples of the page are answered, real answers
// to random questions have the fields and types of the schema, and are those of the command line.

#include <gtest/gtest.h>

#include <fstream>

#include "base/random.h"
#include "commands/catalog.h"
#include "tests/explorer.h"
#include "tests/lines.h"
#include "tests/program.h"
#include "tests/scratch_folder.h"

namespace zermelo::testing {
namespace {

/// Random positions for a command, some of them spoilt.
class RandomPositions {
 public:
  std::string board(std::string_view cells, char separator) {
    const auto columns = 1 + random_.below(4), rows = 1 + random_.below(2);
    std::string text;
    for (std::uint32_t i = 0; i < rows * columns; ++i) {
      if (i > 0 && i % columns == 0) text += separator;
      text += one_of(cells);
    }
    return text;
  }
  /// A tree, with one edge more now and then.
  std::string drawing() {
    const auto edges = 1 + random_.below(6);
    std::string text;
    for (std::uint32_t i = 1; i <= edges; ++i)
      text +=
          std::to_string(random_.below(i)) + '-' + std::to_string(i) + '-' + one_of("BRG") + ' ';
    if (random_.below(2) == 0) text += "0-" + std::to_string(edges) + "-B ";
    text.pop_back();
    return text;
  }
  std::string fen() {
    const auto square = [&](std::uint32_t from) {
      return std::to_string(from + random_.below(12));
    };
    const bool has_kings = random_.below(2) == 0;
    return std::string(1, one_of("BW")) + ":W" + (has_kings ? "K" : "") + square(21) + ":B" +
           (has_kings ? "K" : "") + square(1);
  }
  std::string expression() {
    static const std::vector<std::string> terms{"1/2", "*", "^", "{1|-1}", "{2||1|-1}", "*2"};
    std::string text = terms[random_.below(6)];
    for (auto more = random_.below(3); more > 0; --more)
      text += std::string(" ") + one_of("+-") + ' ' + terms[random_.below(6)];
    return text;
  }
  std::string spoilt(std::string text) {
    if (random_.below(10) == 0)
      text.insert(random_.below(static_cast<std::uint32_t>(text.size() + 1)), 1,
                  one_of("?%&=+ \"<"));
    return text;
  }

 private:
  char one_of(std::string_view all) {
    return all[random_.below(static_cast<std::uint32_t>(all.size()))];
  }

  Random random_{19};
};

/// A command, its options, and how to make a position for it.
struct RandomQuestions {
  std::string command, game;
  std::vector<std::string> options;
  std::function<std::string(RandomPositions&)> position;

  std::string path() const { return game.empty() ? command : game + '/' + command; }
};

std::vector<RandomQuestions> all_random_questions() {
  const auto row = [](RandomPositions& any) { return any.board("BBWW.", '|'); };
  const auto grid = [](RandomPositions& any) { return any.board("...#", '|'); };
  const auto stones = [](RandomPositions& any) { return any.board("xo...", '/'); };
  const auto drawing = [](RandomPositions& any) { return any.drawing(); };
  const auto fen = [](RandomPositions& any) { return any.fen(); };
  const auto value = [](RandomPositions& any) { return any.expression(); };
  return {{"solve", "clobber", {"line"}, row},
          {"moves", "clobber", {}, row},
          {"value", "domineering", {}, grid},
          {"solve", "domineering", {}, grid},
          {"value", "hackenbush", {"unicode"}, drawing},
          {"moves", "hackenbush", {"no-values"}, drawing},
          {"draw", "connect", {}, stones},
          {"probe", "checkers", {}, fen},
          {"line", "checkers", {}, fen},
          {"value", "sum", {}, value},
          {"eval", "", {}, value}};
}

constexpr int random_positions = 20;

std::vector<std::string> random_positions_of(const RandomQuestions& asked) {
  RandomPositions any;
  std::vector<std::string> positions;
  for (int i = 0; i < random_positions; ++i) positions.push_back(any.spoilt(asked.position(any)));
  return positions;
}

Json answers_over_http(std::uint16_t port, const RandomQuestions& asked,
                       const std::vector<std::string>& positions) {
  std::string target = "/api/v1/" + asked.path() + '?';
  for (const auto& position : positions) target += "position=" + in_query(position) + '&';
  for (const auto& option : asked.options) target += option + "=1&";
  const auto answer = http_get(port, target);
  EXPECT_EQ(answer.status, 200) << answer.body;
  return without_changing(Json::parse(answer.body));
}

Json answers_of_the_program(const RandomQuestions& asked, const std::string& tables,
                            const std::vector<std::string>& positions) {
  std::vector<std::string> words{asked.command};
  if (!asked.game.empty()) words.push_back(asked.game);
  words.insert(words.end(), {"--json", "--stdin"});
  for (const auto& option : asked.options) words.push_back("--" + option);
  if (asked.game == "checkers") words.insert(words.end(), {"--tables", tables});
  std::string input;
  for (const auto& position : positions) input += position + '\n';
  Json answers = Json::array();
  for (const auto& line : lines_of(run(words, input).out))
    answers.push_back(without_changing(Json::parse(line)));
  return answers;
}

bool has_type(const Json& fact, const std::string& type) {
  if (type == "integer") return fact.is_number_integer();
  return type == (fact.is_number() ? "number" : fact.type_name());
}

/// Expects that the schema describes every field, and that each has one of its types.
void expect_valid(const Json& fact, const Json& schema, const std::string& where) {
  if (schema.contains("type")) {
    const Json types = schema["type"].is_array() ? schema["type"] : Json::array({schema["type"]});
    const bool fits = std::ranges::any_of(
        types, [&](const Json& type) { return has_type(fact, type.get<std::string>()); });
    EXPECT_TRUE(fits) << where << " is " << fact << ", expected " << types;
  }
  if (fact.is_object()) {
    for (const auto& [name, value] : fact.items()) {
      const bool is_known = schema.contains("properties") && schema["properties"].contains(name);
      EXPECT_TRUE(is_known) << where << '.' << name;
      if (is_known) expect_valid(value, schema["properties"][name], where + '.' + name);
    }
  }
  if (!fact.is_array() || !schema.contains("items")) return;
  for (const Json& element : fact) expect_valid(element, schema["items"], where + "[]");
}

TEST(Api, RandomAnswersAreThoseOfTheCommandLineAndFitTheSchema) {
  const ScratchFolder folder;
  const auto tables = (folder / "tables").string();
  const std::vector<std::string> build{"build",    "checkers", "--pieces", "2",
                                       "--metric", "dtw,dtc",  "--tables", tables};
  ASSERT_EQ(run(build).status, 0);
  const Explorer explorer(tables);  // what it builds at its start has more pieces
  ASSERT_TRUE(explorer.is_up());
  const Json schema = Json::parse(http_get(explorer.port(), "/api/v1/schema").body)["$defs"];
  for (const RandomQuestions& asked : all_random_questions()) {
    SCOPED_TRACE(asked.path());
    const auto positions = random_positions_of(asked);
    const Json answers = answers_over_http(explorer.port(), asked, positions);
    EXPECT_EQ(answers, answers_of_the_program(asked, tables, positions));
    for (const Json& answer : answers)
      expect_valid(answer, schema[answer.contains("error") ? "error" : asked.path()], asked.path());
  }
}

TEST(Api, TheExamplesOfThePageAreAnswered) {
  const ScratchFolder folder;
  const Explorer explorer(folder.path().string());
  ASSERT_TRUE(explorer.is_up());
  std::ifstream page(std::string(SOURCE_PATH) + "/docs/api.md");
  const std::string host = "'http://127.0.0.1:8080";
  int examples = 0;
  for (std::string line; std::getline(page, line);) {
    const auto at = line.find(host);
    if (!line.starts_with("    curl ") || at == std::string::npos) continue;
    SCOPED_TRACE(line);
    const auto begin = at + host.size();
    std::string target = line.substr(begin, line.find('\'', begin) - begin);
    const auto data = line.find("--data-urlencode 'position=");
    if (data != std::string::npos)
      target += "?position=" + in_query(line.substr(data + 27, line.rfind('\'') - data - 27));
    const bool streams = line.find("text/event-stream") != std::string::npos;
    HttpConnection connection(explorer.port());
    connection.ask(target, streams ? "Accept: text/event-stream\r\n" : "");
    ASSERT_TRUE(connection.read_until("\r\n\r\n"));
    const bool must_wait = streams && connection.text().starts_with("HTTP/1.1 503");
    EXPECT_TRUE(must_wait || connection.text().starts_with("HTTP/1.1 200")) << connection.text();
    ++examples;
  }
  EXPECT_GE(examples, 4);
}

}  // namespace
}  // namespace zermelo::testing
