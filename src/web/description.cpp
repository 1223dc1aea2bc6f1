#include "web/description.h"

#include <algorithm>

#include "web/limits.h"

namespace zermelo::web {
namespace {

std::string_view name(Kind kind) {
  constexpr std::string_view names[] = {"flag",     "text",  "count",  "seconds",
                                        "fraction", "bytes", "choice", "file"};
  return names[static_cast<std::size_t>(kind)];
}

List texts(const std::vector<std::string>& all) { return {all.begin(), all.end()}; }

List pairs(const std::vector<std::pair<std::string, std::string>>& all) {
  List list;
  for (const auto& [title, text] : all)
    list.emplace_back(Fields{}.add("name", title).add("text", text));
  return list;
}

Fields fields_of(const Option& option) {
  return Fields{}
      .add("name", option.name)
      .add("kind", name(option.kind))
      .add("help", option.help)
      .add("default", null_if_empty(option.fallback))
      .add("choices", texts(option.choices))
      .add("repeatable", option.repeatable)
      .add("bare", null_if_empty(option.bare));
}

Fields fields_of(const Endpoint& endpoint) {
  const Command& command = endpoint.command;
  List options, examples;
  for (const Option& option : endpoint.options()) options.emplace_back(fields_of(option));
  for (const Example& each : command.examples)
    examples.emplace_back(
        Fields{}.add("command", "zermelo " + each.line).add("what", null_if_empty(each.what)));
  return Fields{}
      .add("path", "/api/v1/" + endpoint.path)
      .add("name", command.name)
      .add("game", null_if_empty(endpoint.game))
      .add("summary", command.summary)
      .add("position", command.takes_positions() ? Datum(command.word) : Datum())
      .add("needs_position", command.takes == Takes::positions)
      .add("builds_tables", command.writes_tables)
      .add("options", std::move(options))
      .add("examples", std::move(examples))
      .add("notes", pairs(command.notes));
}

List games(const Endpoints& endpoints) {
  List list;
  for (const auto& expert : endpoints.catalog()) {
    list.emplace_back(Fields{}
                          .add("name", expert->name())
                          .add("summary", expert->summary())
                          .add("samples", texts(expert->samples()))
                          .add("notation", pairs(expert->notation()))
                          .add("picture", null_if_empty(expert->picture())));
  }
  return list;
}

Fields bounds() {
  return Fields{}
      .add("address_bytes", std::uint64_t{limits::target_bytes})
      .add("parameters", std::uint64_t{limits::parameters})
      .add("positions", std::uint64_t{limits::positions})
      .add("headers", std::uint64_t{limits::headers})
      .add("seconds", limits::plain_seconds)
      .add("most_seconds", limits::most_plain_seconds)
      .add("stream_seconds", limits::stream_seconds)
      .add("most_stream_seconds", limits::most_stream_seconds)
      .add("memory_bytes", std::uint64_t{limits::plain_memory})
      .add("answer_bytes", std::uint64_t{limits::answer_bytes})
      .add("waiting", std::uint64_t{limits::waiting_plain})
      .add("streams", std::uint64_t{limits::streams})
      .add("connections", limits::connections);
}

}  // namespace

std::string description_json(const Endpoints& endpoints) {
  List commands;
  for (const auto& each : endpoints.all()) commands.emplace_back(fields_of(*each));
  return to_json(Fields{}
                     .add("games", games(endpoints))
                     .add("commands", std::move(commands))
                     .add("limits", bounds())) +
         '\n';
}

}  // namespace zermelo::web
