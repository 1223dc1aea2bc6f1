// The server over real sockets: what it answers, whom it refuses, and that nobody holds up the others.

#include "web/server.h"

#include <gtest/gtest.h>

#include <thread>

#include "base/error.h"
#include "tests/http_client.h"
#include "tests/scratch_folder.h"

namespace zermelo::web {
namespace {

using nlohmann::json;
using zermelo::testing::http_get;
using zermelo::testing::HttpAnswer;
using zermelo::testing::HttpConnection;
using zermelo::testing::in_query;

const std::string long_question = "/api/v1/clobber/solve?position=12x12&seconds=10";
const std::string quick_question = "/api/v1/clobber/solve?position=BBW";
const std::string streams = "Accept: text/event-stream\r\n";

class WebServer : public ::testing::Test {
 protected:
  WebServer() {
    ServerSetup setup;
    setup.port = 0;
    setup.version = "0.0.0";
    setup.resources = {.tables = folder_.path().string(), .threads = 2, .memory = 1U << 30U};
    server_.emplace(catalog_, setup);
  }

  std::uint16_t port() const { return server_->port(); }
  HttpAnswer get(const std::string& target, const std::string& headers = "") const {
    return http_get(port(), target, headers);
  }
  std::string own_host() const { return "127.0.0.1:" + std::to_string(port()); }
  /// The answer to a request that is written out, with %HOST% for the address.
  HttpAnswer raw(std::string request) const {
    const auto place = request.find("%HOST%");
    if (place != std::string::npos) request.replace(place, 6, own_host());
    HttpConnection connection(port());
    connection.send(request);
    return zermelo::testing::read_answer(connection);
  }
  /// Follows a stream to its end.
  std::string events(const std::string& target) const {
    HttpConnection connection(port());
    connection.ask(target, streams + "Connection: close\r\n");
    connection.read_until("event: end");
    return connection.text();
  }
  double seconds_of_quick_question() const {
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_EQ(get(quick_question).status, 200);
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  }

  ScratchFolder folder_;
  const Catalog catalog_ = make_catalog();
  std::optional<Server> server_;
};

TEST_F(WebServer, AnswersOnePositionByOneObject) {
  const auto answer = get(quick_question);
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(answer.json()["outcome"], "L");
  EXPECT_TRUE(answer.has("Content-Type: application/json"));
  EXPECT_TRUE(answer.has("Cache-Control: no-store"));
  EXPECT_TRUE(answer.has("X-Content-Type-Options: nosniff"));
}

TEST_F(WebServer, AnswersSeveralPositionsByAnArrayWithErrorsInTheirPlaces) {
  const auto answer = get("/api/v1/clobber/solve?position=BBW&position=B%3FW&position=B");
  EXPECT_EQ(answer.status, 200);
  ASSERT_EQ(answer.json().size(), 3U);
  EXPECT_EQ(answer.json()[0]["position"], "BBW");
  EXPECT_EQ(answer.json()[1]["position"], "B?W");
  EXPECT_TRUE(answer.json()[1].contains("error"));
  EXPECT_EQ(answer.json()[2]["outcome"], "P");
}

TEST_F(WebServer, AnswersACommandWithoutPositionsByAnArray) {
  EXPECT_TRUE(get("/api/v1/tables").json().is_array());
  EXPECT_TRUE(get("/api/v1/reproduce/connect-types").json().is_array());
}

TEST_F(WebServer, AnswersABadRequestByOneSentence) {
  for (const std::string query :
       {"position=B%3FW", "", "position=BBW&nonsense=1", "position=BBW&line=perhaps",
        "position=BBW&seconds=soon", "position=%zz", "position=B%00W", "position=%ff",
        "position=%c0%af", "position=%ed%a0%80"}) {
    const auto answer = get("/api/v1/clobber/solve?" + query);
    EXPECT_EQ(answer.status, 400) << query;
    EXPECT_TRUE(answer.json()["error"].is_string()) << query;
  }
}

TEST_F(WebServer, KnowsNoOtherPaths) {
  for (const char* path : {"/nothing", "/api/v1/chess/solve", "/api/v1/clobber", "/api/v2/",
                           "/assets/../../etc/passwd", "/assets/%2e%2e/x", "/api/v1/clobber/play",
                           "/api/v1/checkers/annotate?position=x", "/api/v1/bench"})
    EXPECT_EQ(get(path).status, 404) << path;
}

TEST_F(WebServer, RefusesOptionsThatNameFilesOrOtherForms) {
  const auto description = get("/api/v1/").json();
  for (const auto& command : description["commands"])
    for (const auto& option : command["options"]) EXPECT_NE(option["kind"], "file") << option;
  for (const char* option : {"tables=/tmp", "stdin=1", "csv=1", "csv=/tmp/x", "json=1", "help=1"})
    EXPECT_EQ(get("/api/v1/checkers/probe?position=B:W1:BK2&" + std::string(option)).status, 403)
        << option;
  for (const char* option :
       {"load=/etc/passwd", "save=/tmp/x", "script=/etc/passwd", "thermograph=/tmp/x.svg"})
    EXPECT_EQ(get("/api/v1/eval?position=0&" + std::string(option)).status, 403) << option;
}

TEST_F(WebServer, NeverTakesATextForTheNameOfAFile) {
  const auto file = (folder_ / "board").string();
  write_file(file, "xo./.x./...\n");
  for (const char* command : {"connect/solve", "connect/probe"})
    EXPECT_EQ(get("/api/v1/" + std::string(command) + "?position=" + in_query(file)).status, 400);
  write_file(file, "0-1-B\n");
  for (const char* command : {"value", "solve", "moves", "draw", "weigh", "perft"}) {
    const auto answer =
        get("/api/v1/hackenbush/" + std::string(command) + "?position=" + in_query(file));
    EXPECT_EQ(answer.status, 400) << command << answer.body;
  }
  write_file(file, "BBW\n");
  EXPECT_EQ(get("/api/v1/clobber/solve?position=" + in_query(file)).status, 400);
}

TEST_F(WebServer, AnswersAtItsOwnNamesAlone) {
  const auto port_text = std::to_string(port());
  for (const auto& host : {own_host(), "localhost:" + port_text, "[::1]:" + port_text})
    EXPECT_EQ(raw("GET /api/v1/status HTTP/1.1\r\nHost: " + host + "\r\n\r\n").status, 200);
  for (const std::string host : {"evil.example", "127.0.0.1", "localhost", "127.0.0.1:1",
                                 "evil.example:%PORT%", "127.0.0.1.evil.example"})
    EXPECT_EQ(raw("GET / HTTP/1.1\r\nHost: " + host + "\r\n\r\n").status, 403) << host;
  EXPECT_EQ(raw("GET / HTTP/1.0\r\n\r\n").status, 403);
  EXPECT_EQ(raw("GET / HTTP/1.1\r\nHost: %HOST%\r\nHost: evil\r\n\r\n").status, 403);
}

TEST_F(WebServer, RefusesOtherPages) {
  EXPECT_EQ(get("/api/v1/status", "Origin: http://" + own_host() + "\r\n").status, 200);
  for (const char* origin : {"null", "http://evil.example", "https://127.0.0.1", ""})
    EXPECT_EQ(get("/api/v1/status", "Origin: " + std::string(origin) + "\r\n").status, 403);
  for (const char* site : {"cross-site", "same-site"})
    EXPECT_EQ(get("/api/v1/status", "Sec-Fetch-Site: " + std::string(site) + "\r\n").status, 403);
}

TEST_F(WebServer, AnswersGetAndHeadAlone) {
  for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH"}) {
    const auto answer = raw(std::string(method) + " / HTTP/1.1\r\nHost: %HOST%\r\n\r\n");
    EXPECT_EQ(answer.status, 405) << method;
    EXPECT_TRUE(answer.has("Allow: GET, HEAD"));
  }
  HttpConnection connection(port());
  connection.send("HEAD " + quick_question + " HTTP/1.1\r\nHost: " + own_host() + "\r\n\r\n");
  ASSERT_TRUE(connection.read_until("\r\n\r\n"));
  EXPECT_TRUE(connection.text().starts_with("HTTP/1.1 200"));
  EXPECT_TRUE(connection.text().ends_with("\r\n\r\n"));
}

TEST_F(WebServer, RefusesABodyBeforeItIsSent) {
  for (const char* headers : {"Content-Length: 10000000000", "Transfer-Encoding: chunked",
                              "Content-Length: 5\r\nExpect: 100-continue"}) {
    for (const char* method : {"GET", "POST"}) {
      const auto answer =
          raw(std::string(method) + " / HTTP/1.1\r\nHost: %HOST%\r\n" + headers + "\r\n\r\n");
      EXPECT_EQ(answer.status, 413) << method << headers;
    }
  }
}

TEST_F(WebServer, RefusesWhatIsTooLong) {
  EXPECT_EQ(get("/?" + std::string(40'000, 'a')).status, 413);
  std::string headers, parameters, positions;
  for (int i = 0; i < 100; ++i) headers += "X-" + std::to_string(i) + ": 1\r\n";
  for (int i = 0; i < 400; ++i) parameters += "&a=1";
  for (int i = 0; i < 290; ++i) positions += "&position=B";
  EXPECT_EQ(get("/", headers).status, 413);
  EXPECT_EQ(get("/api/v1/clobber/solve?" + parameters).status, 413);
  EXPECT_EQ(get("/api/v1/clobber/solve?" + positions).status, 413);
  EXPECT_GE(get("/?" + std::string(1'000'000, 'a')).status, 413);
}

TEST_F(WebServer, EndsAHeaderThatDoesNotEnd) {
  HttpConnection connection(port());
  connection.send("GET / HTTP/1.1\r\nHost: " + own_host() + "\r\nX: ");
  bool is_open = true;
  for (int i = 0; i < 1'000 && is_open; ++i) is_open = connection.send(std::string(10'000, 'a'));
  EXPECT_FALSE(is_open);
  EXPECT_EQ(get(quick_question).status, 200);
}

TEST_F(WebServer, TellsWhatItCanBeAsked) {
  const auto description = get("/api/v1/").json();
  EXPECT_EQ(description["games"].size(), catalog_.size());
  bool found = false;
  for (const auto& command : description["commands"]) {
    if (command["path"] != "/api/v1/clobber/solve") continue;
    found = true;
    EXPECT_EQ(command["needs_position"], true);
    EXPECT_FALSE(command["examples"].empty());
  }
  EXPECT_TRUE(found);
  EXPECT_EQ(get("/api/v1/status").json()["tables"]["state"], "none");
}

TEST_F(WebServer, ServesAPage) {
  const auto page = get("/");
  EXPECT_EQ(page.status, 200);
  EXPECT_TRUE(page.has("Content-Type: text/html"));
  EXPECT_TRUE(page.has("Content-Security-Policy: default-src 'none'"));
  EXPECT_TRUE(page.has("Cache-Control: no-cache"));
}

// ---- event streams ----

TEST_F(WebServer, StreamsAnswersAndTheirEnd) {
  const auto text = events("/api/v1/clobber/solve?position=BBW&position=B%3FW&position=B");
  EXPECT_NE(text.find("Content-Type: text/event-stream"), std::string::npos);
  const auto first = text.find("event: answer\ndata: {\"game\":\"clobber\",\"position\":\"BBW\"");
  const auto error = text.find("event: error\ndata: {\"position\":\"B?W\",\"error\":");
  const auto end = text.find("event: end\ndata: {\"status\":\"wrong\"}");
  EXPECT_LT(first, error);
  EXPECT_LT(error, end);
  EXPECT_NE(end, std::string::npos);
}

TEST_F(WebServer, StreamsProgressAndACommentEachSecond) {
  HttpConnection connection(port());
  connection.ask("/api/v1/clobber/solve?position=12x12&seconds=60", streams);
  ASSERT_TRUE(connection.read_until("event: progress\ndata: {\"what\":"));
  ASSERT_TRUE(connection.read_until("\n: "));
}

TEST_F(WebServer, EndsAStreamByStatusUnknownWhenTheTimeIsUp) {
  EXPECT_NE(events("/api/v1/clobber/solve?position=12x12&seconds=0.2")
                .find("event: end\ndata: {\"status\":\"unknown\"}"),
            std::string::npos);
}

TEST_F(WebServer, ClosingStreamsEndsTheirWork) {
  std::vector<HttpConnection> clients;
  for (int i = 0; i < 200; ++i) {
    clients.emplace_back(port());
    clients.back().ask("/api/v1/clobber/solve?position=12x12&seconds=600", streams);
  }
  int refused = 0;
  for (auto& client : clients) {
    ASSERT_TRUE(client.read_until("\r\n\r\n"));
    refused += client.text().starts_with("HTTP/1.1 429") ? 1 : 0;
  }
  EXPECT_EQ(refused, 200 - 128);
  EXPECT_LT(seconds_of_quick_question(), 5);
  clients.clear();
  const auto begin = std::chrono::steady_clock::now();
  std::string text;
  while (text.find("event: end") == std::string::npos &&
         std::chrono::steady_clock::now() - begin < std::chrono::seconds(30)) {
    text = events(quick_question);
  }
  EXPECT_NE(text.find("{\"status\":\"answered\"}"), std::string::npos) << text;
}

// ---- nobody holds up the others ----

TEST_F(WebServer, HalfOpenConnectionsDoNotStopOthers) {
  std::vector<HttpConnection> clients;
  for (int i = 0; i < 1'000; ++i) {
    clients.emplace_back(port());
    ASSERT_TRUE(clients.back().send("GET / HT"));
  }
  EXPECT_LT(seconds_of_quick_question(), 5);
  EXPECT_TRUE(clients.front().read_to_end(30));  // they are closed after a while
}

TEST_F(WebServer, LongQuestionsDoNotStopQuickOnes) {
  std::vector<HttpConnection> clients;
  for (int i = 0; i < 8; ++i) {
    clients.emplace_back(port());
    clients.back().ask(long_question);
  }
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  EXPECT_LT(seconds_of_quick_question(), 2.5);
}

TEST_F(WebServer, ManyLongQuestionsDoNotStopOtherCommands) {
  std::vector<HttpConnection> clients;
  for (int i = 0; i < 100; ++i) {
    clients.emplace_back(port());
    clients.back().ask(long_question);
  }
  std::this_thread::sleep_for(std::chrono::milliseconds(500));
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_EQ(get("/api/v1/eval?position=1").status, 200);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(5));
}

TEST_F(WebServer, QuestionsOfClientsThatHaveGoneAreDropped) {
  for (int i = 0; i < 100; ++i) HttpConnection(port()).ask(long_question);
  EXPECT_LT(seconds_of_quick_question(), 9);
}

TEST_F(WebServer, ClientsThatDoNotReadDoNotStopOthers) {
  std::vector<HttpConnection> clients;
  for (int i = 0; i < 50; ++i) {
    clients.emplace_back(port());
    for (int j = 0; j < 20; ++j) clients.back().ask("/api/v1/");
  }
  EXPECT_LT(seconds_of_quick_question(), 5);
}

TEST_F(WebServer, AnswersManyClientsAtOnce) {
  std::vector<HttpConnection> clients;
  for (int i = 0; i < 300; ++i) clients.emplace_back(port());
  for (auto& client : clients) client.ask(quick_question);
  for (auto& client : clients) EXPECT_EQ(zermelo::testing::read_answer(client).status, 200);
}

// ---- tables ----

TEST_F(WebServer, BuildsTablesAndThenKnowsThem) {
  const std::string probe = "/api/v1/checkers/probe?position=B:WK31:BK1";
  EXPECT_TRUE(get(probe).json()["result"].is_null());
  EXPECT_EQ(get("/api/v1/checkers/build?pieces=2").status, 400);
  EXPECT_EQ(folder_.files(), 0U);
  const auto text = events("/api/v1/checkers/build?pieces=2&metric=dtw");
  EXPECT_NE(text.find("\"slice\":"), std::string::npos);
  EXPECT_NE(text.find("{\"status\":\"answered\"}"), std::string::npos);
  EXPECT_FALSE(get(probe).json()["result"].is_null());
}

TEST_F(WebServer, BuildsOneTableAtATime) {
  HttpConnection first(port());
  first.ask("/api/v1/checkers/build?pieces=6", streams);
  ASSERT_TRUE(first.read_until("event: progress"));
  EXPECT_EQ(get("/api/v1/checkers/build?pieces=2", streams).status, 503);
  first.close();
  int status = 0;
  for (int i = 0; i < 300 && status != 200; ++i) {
    status = get("/api/v1/checkers/build?pieces=2", streams).status;
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  EXPECT_EQ(status, 200);
}

TEST_F(WebServer, TellsThatATableIsDamaged) {
  events("/api/v1/checkers/build?pieces=2&metric=dtw");
  for (const auto& entry : std::filesystem::directory_iterator(folder_.path()))
    if (entry.file_size() > 100) std::filesystem::resize_file(entry, entry.file_size() - 40);
  const auto answer = get("/api/v1/checkers/probe?position=B:WK31:BK1&memory=100M");
  EXPECT_EQ(answer.status, 400);
  EXPECT_NE(answer.json()["error"].get<std::string>().find("checkers-"), std::string::npos)
      << answer.body;
}

TEST(WebServerPreparation, BuildsTheFirstTablesInTheBackground) {
  const ScratchFolder folder;
  const Catalog catalog = make_catalog();
  ServerSetup setup;
  setup.port = 0;
  setup.resources.tables = folder.path().string();
  setup.first_tables = {"checkers/build", {{"pieces", "2"}}};
  const Server server(catalog, setup);
  json tables;
  for (int i = 0; i < 600 && tables["state"] != "ready"; ++i) {
    tables = http_get(server.port(), "/api/v1/status").json()["tables"];
    EXPECT_TRUE(tables["state"] == "building" || tables["state"] == "ready") << tables;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  EXPECT_EQ(tables["state"], "ready");
  EXPECT_GT(folder.files(), 0U);
}

TEST(WebServerPreparation, TellsWhyItFailed) {
  const ScratchFolder folder;
  write_file(folder / "file", "not a folder");
  const Catalog catalog = make_catalog();
  ServerSetup setup;
  setup.port = 0;
  setup.resources.tables = (folder / "file").string();
  setup.first_tables = {"checkers/build", {{"pieces", "2"}}};
  const Server server(catalog, setup);
  json tables;
  for (int i = 0; i < 100 && tables["state"] != "failed"; ++i) {
    tables = http_get(server.port(), "/api/v1/status").json()["tables"];
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  EXPECT_EQ(tables["state"], "failed");
  EXPECT_TRUE(tables["error"].is_string());
}

// ---- the end ----

TEST_F(WebServer, EndsWithinASecondWhileItWorks) {
  std::vector<HttpConnection> clients;
  for (int i = 0; i < 20; ++i) {
    clients.emplace_back(port());
    clients.back().ask("/api/v1/clobber/solve?position=12x12&seconds=600", i < 10 ? streams : "");
  }
  ASSERT_TRUE(clients.front().read_until("event: progress"));
  const auto begin = std::chrono::steady_clock::now();
  server_.reset();
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(5));
  for (auto& client : clients) EXPECT_TRUE(client.read_to_end(1));
  EXPECT_NE(clients.front().text().find("{\"status\":\"stopped\"}"), std::string::npos);
  EXPECT_TRUE(clients.back().text().starts_with("HTTP/1.1 503")) << clients.back().text();
}

TEST_F(WebServer, APortThatIsTakenIsRefused) {
  ServerSetup setup;
  setup.port = port();
  try {
    const Server other(catalog_, setup);
    FAIL();
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("--port"), std::string::npos);
  }
}

}  // namespace
}  // namespace zermelo::web
