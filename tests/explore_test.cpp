// `zermelo explore` as a program: its answers are those of the command line, it ends within a second of a
// signal, and it refuses a port that is taken.

#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <set>

#include "commands/catalog.h"
#include "commands/own_commands.h"
#include "commands/program_options.h"
#include "papers/catalog.h"
#include "tests/explorer.h"
#include "tests/format_samples.h"
#include "tests/lines.h"
#include "tests/program.h"
#include "tests/scratch_folder.h"
#include "web/endpoints.h"

namespace zermelo::testing {
namespace {

using namespace std::chrono_literals;

/// The command that a sample calls, and its path below /api/v1/.
struct Asked {
  const Expert* expert = nullptr;
  Command command;
  std::string path;
};

std::optional<Asked> asked_by(const FormatSample& sample, const Catalog& catalog) {
  const auto blank = sample.command.find(' ');
  const std::string name = sample.command.substr(0, blank);
  const std::string game = blank == std::string::npos ? "" : sample.command.substr(blank + 1);
  if (name == "eval") return Asked{nullptr, eval_command(), name};
  for (const auto& item : all_reproductions()) {
    if (name == "reproduce" && item.command.name == game)
      return Asked{nullptr, item.command, "reproduce/" + game};
  }
  for (const auto& expert : catalog) {
    if (expert->name() != game) continue;
    for (const auto& command : expert->commands())
      if (command.name == name) return Asked{expert.get(), command, game + '/' + name};
  }
  return std::nullopt;
}

/// The target of a request that asks what the sample asks; nothing for one that cannot be asked over
/// HTTP: it reads or writes a file, or holds a conversation.
std::optional<std::string> target_of(const FormatSample& sample, const Asked& asked) {
  const Command command = with_program_options(asked.command);
  if (command.takes == Takes::conversation || command.word == "file" || !sample.input.empty())
    return std::nullopt;
  const auto arguments = read_arguments(command.options, sample.words, [&](std::string_view text) {
    return asked.expert != nullptr && asked.expert->reads(text);
  });
  std::string query;
  for (const auto& position : arguments.positions) query += "&position=" + in_query(position);
  for (const Option& option : command.options) {
    for (const auto& value : arguments.all(option.name)) {
      if (option.name == "tables" && value == "TABLES") continue;
      if (option.kind == Kind::file || option.name == "csv") return std::nullopt;
      query += '&' + option.name + '=' + (option.kind == Kind::flag ? "1" : in_query(value));
    }
  }
  return "/api/v1/" + asked.path + '?' + query;
}

/// The answers of the command line, without what changes.
Json answers_of_program(const FormatSample& sample, const std::string& tables) {
  std::vector<std::string> words;
  std::istringstream names(sample.command);
  for (std::string word; names >> word;) words.push_back(word);
  for (const auto& word : sample.words) words.push_back(word == "TABLES" ? tables : word);
  words.emplace_back("--json");
  Json answers = Json::array();
  for (const auto& line : lines_of(run(words).out))
    answers.push_back(without_changing(Json::parse(line)));
  return answers;
}

/// The answers in a stream of events.
Json answers_in(const std::string& events) {
  Json answers = Json::array();
  const std::string mark = "event: answer\ndata: ";
  for (auto at = events.find(mark); at != std::string::npos; at = events.find(mark, at + 1)) {
    const auto begin = at + mark.size();
    answers.push_back(
        without_changing(Json::parse(events.substr(begin, events.find('\n', begin) - begin))));
  }
  return answers;
}

/// The body of an answer in pieces of given lengths.
std::string joined_pieces(const std::string& text) {
  std::string body;
  auto at = text.find("\r\n\r\n") + 4;
  while (at < text.size()) {
    const auto size = std::strtoull(text.c_str() + at, nullptr, 16);
    at = text.find("\r\n", at) + 2;
    if (size == 0) break;
    body += text.substr(at, size);
    at += size + 2;
  }
  return body;
}

/// The same with a type in place of every fact, for searches that a clock ends.
Json types_in(const Json& fact) {
  Json out = fact.is_structured() ? fact : Json(fact.is_number() ? "number" : fact.type_name());
  for (auto& element : out)
    if (fact.is_structured()) element = types_in(element);
  return out;
}

bool is_ended_by_a_clock(const FormatSample& sample) {
  return std::ranges::count(sample.words, "--seconds") > 0 ||
         sample.command.starts_with("reproduce");
}

/// Builds small tables of every kind.
void build_small_tables(const std::string& folder) {
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"build", "clobber", "--length", "6"},
        {"build", "connect", "--length", "8"},
        {"build", "checkers", "--pieces", "2", "--metric", "wld,dtc,dtw"}}) {
    auto with_folder = words;
    with_folder.insert(with_folder.end(), {"--tables", folder});
    ASSERT_EQ(run(with_folder).status, 0);
  }
}

std::string events_of(std::uint16_t port, const std::string& target) {
  HttpConnection connection(port);
  connection.ask(target, "Accept: text/event-stream\r\nConnection: close\r\n");
  EXPECT_TRUE(connection.read_until("event: end"));
  connection.read_to_end();
  return joined_pieces(connection.text());
}

void compare(const FormatSample& sample, const std::string& events, const Json& expected) {
  if (!expected.empty() && expected.back().contains("error")) {
    EXPECT_NE(events.find(expected.back()["error"].dump()), std::string::npos) << events;
  } else if (is_ended_by_a_clock(sample)) {
    EXPECT_EQ(types_in(answers_in(events)), types_in(expected));
  } else {
    EXPECT_EQ(answers_in(events), expected);
  }
}

TEST(Explore, AnswersAsTheCommandLineDoes) {
  const ScratchFolder folder;
  const auto tables = (folder / "tables").string();
  build_small_tables(tables);
  const Explorer explorer(tables);
  ASSERT_TRUE(explorer.is_up());
  ASSERT_TRUE(explorer.is_ready());
  const Catalog catalog = make_catalog();
  std::vector<FormatSample> items = format_samples_of_items();
  items.resize(3);  // the others take a minute
  std::set<std::string> compared;
  for (const auto& samples :
       {format_samples_of_normal_play(), format_samples_of_connect(), format_samples_of_checkers(),
        format_samples_of_the_program(), items}) {
    for (const auto& sample : samples) {
      const auto asked = asked_by(sample, catalog);
      const auto target = asked ? target_of(sample, *asked) : std::nullopt;
      if (!target || asked->command.writes_tables) continue;
      SCOPED_TRACE(*target);
      compare(sample, events_of(explorer.port(), *target), answers_of_program(sample, tables));
      compared.insert(asked->path);
    }
  }
  const web::Endpoints endpoints(catalog);
  for (const auto& endpoint : endpoints.all()) {
    const bool is_elsewhere = endpoint->command.writes_tables || endpoint->path == "tables" ||
                              endpoint->path.starts_with("reproduce");
    EXPECT_TRUE(is_elsewhere || compared.contains(endpoint->path)) << endpoint->path;
  }
}

TEST(Explore, APlainAnswerIsThatOfTheCommandLine) {
  const ScratchFolder folder;
  const Explorer explorer(folder.path().string());
  ASSERT_TRUE(explorer.is_up());
  const auto target = "/api/v1/eval?position=" + in_query("{1|-1} + 2.^* - 1/2");
  const auto answer = http_get(explorer.port(), target);
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(without_changing(Json::parse(answer.body)),
            without_changing(Json::parse(run({"eval", "{1|-1} + 2.^* - 1/2", "--json"}).out)));
  const auto bad = http_get(explorer.port(), "/api/v1/eval?position=" + in_query("{1|"));
  EXPECT_EQ(bad.status, 400);
  EXPECT_EQ(Json::parse(bad.body)["error"],
            Json::parse(run({"eval", "{1|", "--json"}).out)["error"]);
}

TEST(Explore, DoesNotRememberWhatAnotherClientHasDefined) {
  const ScratchFolder folder;
  const Explorer explorer(folder.path().string());
  ASSERT_TRUE(explorer.is_up());
  const std::string eval = "/api/v1/eval?position=";
  EXPECT_EQ(http_get(explorer.port(), eval + in_query("g = {1|-1}")).status, 200);
  EXPECT_EQ(http_get(explorer.port(), eval + in_query("g + g")).status, 400);
  EXPECT_EQ(http_get(explorer.port(), eval + in_query("g = *") + "&position=" + in_query("g + g"))
                .json()[1]["value"],
            "0");
}

TEST(Explore, EndsWithinASecondOfASignal) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  constexpr auto most_time = 5s;
#else
  constexpr auto most_time = 1500ms;
#endif
  for (const int signal : {SIGTERM, SIGINT}) {
    const ScratchFolder folder;
    Explorer explorer(folder.path().string());
    ASSERT_TRUE(explorer.is_up());
    HttpConnection stream(explorer.port()), plain(explorer.port()), idle(explorer.port());
    stream.ask("/api/v1/clobber/solve?position=12x12", "Accept: text/event-stream\r\n");
    plain.ask("/api/v1/clobber/solve?position=12x12&seconds=10");
    ASSERT_TRUE(stream.read_until("event: progress"));
    EXPECT_EQ(explorer.ended_by(signal, most_time), 0);
  }
}

TEST(Explore, RefusesAPortThatIsTaken) {
  const ScratchFolder folder;
  const Explorer explorer(folder.path().string());
  ASSERT_TRUE(explorer.is_up());
  const auto other = run({"explore", "--port", std::to_string(explorer.port())});
  EXPECT_EQ(other.status, 2);
  EXPECT_EQ(lines_of(other.err).size(), 1U);
  EXPECT_NE(other.err.find("--port"), std::string::npos);
  EXPECT_EQ(run({"explore", "--port", "70000"}).status, 2);
}

}  // namespace
}  // namespace zermelo::testing
