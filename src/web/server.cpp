#include "web/server.h"

#include <fmt/format.h>
#include <microhttpd.h>

#include <algorithm>
#include <array>
#include <cstdarg>
#include <cstdio>
#include <thread>
#include <utility>

#include "web/answers.h"
#include "web/description.h"
#include "web/http.h"
#include "web/limits.h"
#include "web/listening.h"
#include "web/modest_thread.h"
#include "web/peers.h"
#include "web/refusal.h"
#include "web/schema.h"
#include "web/status.h"

namespace zermelo::web {
namespace {

constexpr auto between_ticks = std::chrono::milliseconds(25);

/// One request while it lasts. The library keeps a pointer to it.
struct Request {
  std::string target;  // as it was sent
  Peer* peer = nullptr;
  bool is_met = false;  // its headers were read
  std::shared_ptr<PlainReply> reply;
};

/// For a program that was built without its page.
constexpr Asset no_page{.path = "/", .type = "text/html; charset=utf-8", .plain = R"(<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Zermelo</title>
<p>This program was built without its page. Install <code>nodejs</code> and <code>npm</code>, and build it again:
<code>make program</code>. The <a href="/api/v1/">API</a> answers as usual.</p>
</html>
)"};

bool begins_with(const std::vector<std::string>& segments, std::string_view first,
                 std::string_view second) {
  return segments.size() >= 2 && segments[0] == first && segments[1] == second;
}

/// True for a complaint about one request or connection, such as a page that was closed: the server has
/// dealt with it, and nobody at its terminal can do anything.
bool concerns_one_client(std::string_view complaint) {
  constexpr std::string_view subjects[] = {"request", "onnection", "response", "client"};
  return std::ranges::any_of(subjects, [&](std::string_view subject) {
    return complaint.find(subject) != std::string_view::npos;
  });
}

const Asset* find_asset(std::string_view path) {
  const auto assets = page_assets();
  const auto it = std::ranges::find(assets, path == "/index.html" ? "/" : path, &Asset::path);
  return it == assets.end() ? nullptr : &*it;
}

}  // namespace

/// The HTTP side of the server.
class Server::Inside {
 public:
  Inside(const Catalog& catalog, const ServerSetup& setup)
      : setup_(setup), endpoints_(catalog), answers_(setup.resources) {
    allow_many_files();
    const Listening listening = listen_on_loopback(setup.port);
    port_ = listening.port;
    for (const int socket : listening.sockets) start(socket);
    ticker_ = std::jthread([this](const std::stop_token& token) { keep_ticking(token); });
    prepare();
  }
  ~Inside() {
    answers_.stop();
    std::this_thread::sleep_for(std::chrono::milliseconds(50));  // the last events are sent
    answers_.close();
    ticker_ = {};
    for (MHD_Daemon* daemon : daemons_) ::MHD_stop_daemon(daemon);
  }
  Inside(const Inside&) = delete;
  Inside& operator=(const Inside&) = delete;

  std::uint16_t port() const { return port_; }
  void stop() { answers_.stop(); }

 private:
  void start(int socket);
  void prepare();
  void keep_ticking(const std::stop_token& token);

  MHD_Result handle(MHD_Connection* connection, std::string_view method, Request& request);
  MHD_Result answer(MHD_Connection* connection, std::string_view method, Request& request);
  MHD_Result answer_api(MHD_Connection* connection, const Target& target, const Headers& headers,
                        bool may_stream, Request& request);
  MHD_Result send_reply(MHD_Connection* connection, Request& request);
  std::string status_json();

  static void* on_target(void* inside, const char* target, MHD_Connection* connection);
  static MHD_Result on_request(void* inside, MHD_Connection* connection, const char* url,
                               const char* method, const char* version, const char* upload,
                               std::size_t* upload_bytes, void** request);
  static void on_completed(void* inside, MHD_Connection* connection, void** request,
                           MHD_RequestTerminationCode why);
  static void on_connection(void* inside, MHD_Connection* connection, void** peer,
                            MHD_ConnectionNotificationCode what);
  static void on_log(void* inside, const char* format, va_list words);

  ServerSetup setup_;
  Endpoints endpoints_;
  std::string description_ = description_json(endpoints_);
  std::string schema_ = schema_json(endpoints_, formats_page());
  Peers peers_;
  Answers answers_;
  std::uint16_t port_ = 0;
  std::vector<MHD_Daemon*> daemons_;
  std::jthread ticker_;
};

void Server::Inside::start(int socket) {
  constexpr std::size_t stack = std::size_t{1} << 20;
  constexpr std::size_t memory = limits::target_bytes + (std::size_t{32} << 10);
  constexpr unsigned flags =
      MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ERROR_LOG;
  MHD_Daemon* daemon = ::MHD_start_daemon(
      flags, port_, nullptr, nullptr, on_request, this,                                 //
      MHD_OPTION_EXTERNAL_LOGGER, on_log, this,                                         //
      MHD_OPTION_LISTEN_SOCKET, socket,                                                 //
      MHD_OPTION_CONNECTION_LIMIT, limits::connections,                                 //
      MHD_OPTION_CONNECTION_TIMEOUT, limits::idle_seconds,                              //
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory, MHD_OPTION_THREAD_STACK_SIZE, stack,  //
      MHD_OPTION_URI_LOG_CALLBACK, on_target, this,                                     //
      MHD_OPTION_NOTIFY_COMPLETED, on_completed, this,                                  //
      MHD_OPTION_NOTIFY_CONNECTION, on_connection, this, MHD_OPTION_END);
  if (daemon == nullptr) throw Error("the server cannot be started");
  daemons_.push_back(daemon);
}

void Server::Inside::prepare() {
  if (setup_.first_tables.path.empty() || setup_.resources.tables.empty()) return;
  const Endpoint* endpoint = endpoints_.find(setup_.first_tables.path);
  Resources modest = setup_.resources;
  modest.threads = 1;
  answers_.prepare(read_question(*endpoint, setup_.first_tables.parameters, Form::stream, modest));
}

void Server::Inside::keep_ticking(const std::stop_token& token) {
  block_signals();
  while (!token.stop_requested()) {
    std::this_thread::sleep_for(between_ticks);
    answers_.tick();
    peers_.tick();
  }
}

std::string Server::Inside::status_json() {
  return to_json(Fields{}.add("version", setup_.version).add("tables", answers_.tables_status())) +
         '\n';
}

MHD_Result Server::Inside::handle(MHD_Connection* connection, std::string_view method,
                                  Request& request) {
  try {
    return answer(connection, method, request);
  } catch (const Refusal& refusal) {
    peers_.begin_reply(request.peer);
    const bool closes = refusal.status() == status::too_large;
    return send(connection, {refusal.status(), error_json(refusal.what()) + '\n', closes});
  } catch (const Error& error) {
    peers_.begin_reply(request.peer);
    return send(connection, {status::bad_request, error_json(error.what()) + '\n'});
  } catch (const std::exception& error) {
    peers_.begin_reply(request.peer);
    return send(connection, {status::internal_error, error_json(error.what()) + '\n'});
  }
}

MHD_Result Server::Inside::answer(MHD_Connection* connection, std::string_view method,
                                  Request& request) {
  if (request.reply && request.reply->is_done()) return send_reply(connection, request);
  const Headers headers = headers_of(connection);
  if (!std::exchange(request.is_met, true)) {  // refused before a body is sent
    check_headers(headers, port_);
    if (method != "GET" && method != "HEAD")
      throw Refusal(status::not_allowed, "the server answers GET and HEAD alone");
    return MHD_YES;
  }
  const Target target = read_target(request.target);
  if (begins_with(target.segments, "api", "v1"))
    return answer_api(connection, target, headers, method == "GET", request);
  peers_.begin_reply(request.peer);
  const Asset* asset = find_asset(target.path);
  if (asset == nullptr && target.path == "/") asset = &no_page;
  if (asset == nullptr) throw Refusal(status::not_found, "there is nothing at this address");
  return send(connection, *asset, headers);
}

MHD_Result Server::Inside::send_reply(MHD_Connection* connection, Request& request) {
  peers_.begin_reply(request.peer);
  const auto body = request.reply->take_body();
  return send(connection, {body.status, body.json});
}

MHD_Result Server::Inside::answer_api(MHD_Connection* connection, const Target& target,
                                      const Headers& headers, bool may_stream, Request& request) {
  check_site(headers);
  const std::vector<std::string> path(target.segments.begin() + 2, target.segments.end());
  if (path.empty()) return send_lasting(connection, description_);
  if (path.size() == 1 && path[0] == "schema") return send_lasting(connection, schema_);
  if (path.size() == 1 && path[0] == "status") return send(connection, {status::ok, status_json()});
  const Endpoint* endpoint = endpoints_.find(fmt::format("{}", fmt::join(path, "/")));
  if (endpoint == nullptr)
    throw Refusal(status::not_found, "there is no such command; GET /api/v1/ lists all of them");
  const bool streams = may_stream && headers.accept.find("text/event-stream") != std::string::npos;
  Question question = read_question(*endpoint, target.parameters,
                                    streams ? Form::stream : Form::plain, answers_.resources());
  if (streams) {
    auto stream = std::make_shared<EventStream>(connection);
    peers_.begin_work(request.peer, [stream] { stream->close(); });
    answers_.follow(std::move(question), stream);
    return send(connection, std::move(stream));
  }
  request.reply =
      std::make_shared<PlainReply>(connection, question.is_single(), limits::end_seconds);
  peers_.begin_work(request.peer, [reply = request.reply] { reply->stop = true; });
  const bool is_asked = answers_.ask(std::move(question), request.reply);
  return is_asked ? MHD_YES : send_reply(connection, request);
}

// Calls of the library.

void* Server::Inside::on_target(void* /*inside*/, const char* target,
                                MHD_Connection* /*connection*/) {
  return new Request{.target = target};  // NOLINT: deleted by on_completed
}

MHD_Result Server::Inside::on_request(void* inside, MHD_Connection* connection, const char*,
                                      const char* method, const char*, const char*,
                                      std::size_t* upload_bytes,  // NOLINT: of the library
                                      void** request) {
  auto& own = *static_cast<Inside*>(inside);
  auto& present = *static_cast<Request*>(*request);
  if (*upload_bytes != 0) return MHD_NO;  // a body was refused already
  if (present.peer == nullptr) {
    const auto* info = ::MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    present.peer = static_cast<Peer*>(info->socket_context);
  }
  return own.handle(connection, method, present);
}

void Server::Inside::on_completed(void* inside, MHD_Connection*, void** request,
                                  MHD_RequestTerminationCode) {
  const std::unique_ptr<Request> done(static_cast<Request*>(*request));
  *request = nullptr;
  if (done == nullptr) return;
  if (done->reply) done->reply->stop = true;
  if (done->peer != nullptr) static_cast<Inside*>(inside)->peers_.end_request(done->peer);
}

void Server::Inside::on_connection(void* inside, MHD_Connection* connection, void** peer,
                                   MHD_ConnectionNotificationCode what) {
  Peers& peers = static_cast<Inside*>(inside)->peers_;
  if (what == MHD_CONNECTION_NOTIFY_STARTED) {
    const auto* info = ::MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    *peer = peers.add(info->connect_fd);
  } else {
    peers.remove(static_cast<Peer*>(*peer));
  }
}

void Server::Inside::on_log(void* inside, const char* format, va_list words) {
  const auto& log = static_cast<Inside*>(inside)->setup_.log;
  if (!log || concerns_one_client(format)) return;
  std::array<char, 500> line{};
  std::vsnprintf(line.data(), line.size(), format, words);
  std::string text = line.data();
  while (!text.empty() && text.back() == '\n') text.pop_back();
  log(text);
}

Server::Server(const Catalog& catalog, const ServerSetup& setup)
    : inside_(std::make_unique<Inside>(catalog, setup)) {}
Server::~Server() = default;
std::uint16_t Server::port() const { return inside_->port(); }
void Server::stop() { inside_->stop(); }

}  // namespace zermelo::web
