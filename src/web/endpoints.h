#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "commands/catalog.h"

namespace zermelo::web {

/// A command that can be asked over HTTP.
struct Endpoint {
  std::string path;                // below /api/v1/: "checkers/probe", "reproduce/plain-random"
  std::string game;                // empty for a command without a game
  const Expert* expert = nullptr;  // of that game
  Command command;                 // with the options of the program
  /// The options that a request may give.
  std::vector<Option> options() const;
};

/// The commands of the games, and those of the program that answer questions. Left out are
/// conversations, commands that read files, and those about the program itself. The catalog must
/// outlive them.
class Endpoints {
 public:
  explicit Endpoints(const Catalog& catalog);

  const std::vector<std::unique_ptr<const Endpoint>>& all() const { return all_; }
  /// The command with this path, or nullptr.
  const Endpoint* find(std::string_view path) const;
  const Catalog& catalog() const { return catalog_; }

 private:
  void add(std::string path, const Expert* expert, Command command);

  const Catalog& catalog_;
  std::vector<std::unique_ptr<const Endpoint>> all_;
};

/// True for an option that names a file or a folder, or that asks for another form than JSON.
bool is_refused(const Option& option);

}  // namespace zermelo::web
