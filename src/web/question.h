#pragma once

#include <string>
#include <vector>

#include "base/budget.h"
#include "web/endpoints.h"
#include "web/target.h"

namespace zermelo::web {

/// The resources of the server, as its own command line gives them.
struct Resources {
  std::string tables;                         // the folder of tables; empty: there is none
  unsigned threads = 1;                       // of one event stream
  std::size_t memory = std::size_t{1} << 30;  // of one event stream, at most
};

/// Whether the client waits for the whole answer, or follows the work on it.
enum class Form : std::uint8_t { plain, stream };

/// A checked request: a command, its arguments within the bounds of the server, and the positions.
struct Question {
  const Endpoint* endpoint = nullptr;
  Arguments arguments{{}};
  std::vector<std::string> positions;  // empty for a command that is run without one
  Form form = Form::plain;
  /// Questions with the same text can be answered by the same Run.
  std::string run_key;
  /// The answer is one object, and a bad position a bad request, rather than an array.
  bool is_single() const { return positions.size() == 1; }
  /// The limits of `--nodes` and `--seconds`, or the bound of the server.
  Limits limits() const;
};

/// Checks the parameters of a request. A text is never taken for the name of a file. Throws Refusal
/// and Error.
Question read_question(const Endpoint& endpoint, const std::vector<Parameter>& parameters,
                       Form form, const Resources& resources);

}  // namespace zermelo::web
