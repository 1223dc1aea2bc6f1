#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "commands/catalog.h"
#include "web/question.h"

namespace zermelo::web {

/// The tables that the server builds in the background when it starts, as a call of the API:
/// "checkers/build" with parameters. Empty path: none.
struct FirstTables {
  std::string path;
  std::vector<Parameter> parameters;
};

struct ServerSetup {
  std::uint16_t port = 8080;  // 0: any free one
  Resources resources;
  std::string version;
  FirstTables first_tables;
  std::function<void(const std::string&)> log = nullptr;  // complaints of the HTTP library
};

/// The explorer's server: the page, and the commands of the catalog as JSON over HTTP, for programs on
/// this machine alone. It serves from construction to destruction, on threads of its own.
///
/// One thread for each address reads requests and sends answers and never works on a question; the
/// workers do, while the connection sleeps. The catalog must outlive the server.
class Server {
 public:
  /// Throws Error when the port is taken or cannot be used.
  Server(const Catalog& catalog, const ServerSetup& setup);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  std::uint16_t port() const;
  /// Raises the stop flag of all work, for a caller that is about to destroy the server.
  void stop();

 private:
  class Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace zermelo::web
