#include "commands/command.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <thread>
#include <utility>

#include "base/error.h"

namespace zermelo {

Option seconds_option() {
  return {"seconds", Kind::seconds, "s", "stop after s seconds per position and answer unknown"};
}

Option nodes_option() {
  return {"nodes", Kind::count, "n", "stop after n nodes per position and answer unknown"};
}

Option threads_option() {
  const auto cores = std::max(1U, std::thread::hardware_concurrency());
  Option threads{"threads", Kind::count, "n", "number of threads", std::to_string(cores)};
  threads.fallback_words = "all cores";
  return threads;
}

unsigned threads_of(const Arguments& arguments) {
  constexpr std::uint64_t most = 256;
  return static_cast<unsigned>(std::clamp<std::uint64_t>(arguments.count("threads"), 1, most));
}

Option memory_option(std::string fallback) {
  return {"memory", Kind::bytes, "size", "memory limit of each table", std::move(fallback)};
}

Option tables_option() {
  Option folders{"tables", Kind::file, "dir", "folder of tables"};
  folders.repeatable = true;
  folders.fallback_words = "$ZERMELO_TABLES, else zermelo in the XDG data folder";
  return folders;
}

std::vector<std::string> tables_folders(const Arguments& arguments) {
  auto folders = arguments.all("tables");
  if (folders.empty()) {
    throw Error(
        "tables: neither ZERMELO_TABLES, XDG_DATA_HOME nor HOME is set; name a folder with "
        "--tables");
  }
  for (const auto& folder : folders) {
    std::error_code ignored;
    const auto found = std::filesystem::status(folder, ignored);
    if (!std::filesystem::exists(found) || std::filesystem::is_directory(found)) continue;
    throw Error(fmt::format("tables: {} is a file; expected a folder", shortened(folder)),
                Remedy::another_folder);
  }
  return folders;
}

Option first_option(bool allow_both) {
  Option first{"first", Kind::choice,     "side", "the player who moves first",
               "left",  {"left", "right"}};
  if (allow_both) {
    first.fallback = "both";
    first.choices = {"both", "left", "right"};
  }
  first.synonyms = {{"l", "left"},    {"black", "left"},       {"b", "left"},
                    {"blue", "left"}, {"vertical", "left"},    {"upright", "left"},
                    {"r", "right"},   {"white", "right"},      {"w", "right"},
                    {"red", "right"}, {"horizontal", "right"}, {"flat", "right"}};
  return first;
}

std::vector<Side> first_sides(const Arguments& arguments) {
  const auto& first = arguments.text("first");
  if (first == "left") return {Side::left};
  if (first == "right") return {Side::right};
  return {Side::left, Side::right};
}

Limits limits_from(const Arguments& arguments) {
  Limits limits;
  if (arguments.given("nodes")) limits.nodes = arguments.count("nodes");
  if (arguments.given("seconds")) limits.seconds = arguments.seconds("seconds");
  return limits;
}

}  // namespace zermelo
