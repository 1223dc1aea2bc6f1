#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "base/error.h"
#include "base/numbers.h"
#include "cli/own_commands.h"

namespace zermelo {
namespace {

namespace fs = std::filesystem;

std::string setting(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

/// $ZERMELO_TABLES, else the XDG data folder.
fs::path tables_folder() {
  if (const auto own = setting("ZERMELO_TABLES"); !own.empty()) return own;
  if (const auto data = setting("XDG_DATA_HOME"); !data.empty()) return fs::path(data) / "zermelo";
  if (const auto home = setting("HOME"); !home.empty())
    return fs::path(home) / ".local/share/zermelo";
  throw Error(
      "tables: neither ZERMELO_TABLES, XDG_DATA_HOME nor HOME is set; name a folder with --tables");
}

struct File {
  std::string name;
  std::uint64_t bytes;
};

std::vector<File> files_in(const fs::path& folder) {
  std::vector<File> files;
  std::error_code failed;
  for (const auto& entry : fs::directory_iterator(folder, failed)) {
    std::error_code unreadable;
    if (!entry.is_regular_file(unreadable)) continue;
    const auto bytes = entry.file_size(unreadable);
    if (!unreadable) files.push_back({entry.path().filename().string(), bytes});
  }
  if (failed && failed != std::errc::no_such_file_or_directory) {
    throw Error(
        fmt::format("tables: folder {} cannot be read ({})", folder.string(), failed.message()));
  }
  std::ranges::sort(files, {}, &File::name);
  return files;
}

Answer list_folder(const fs::path& folder) {
  Answer answer;
  List tables;
  std::uint64_t total = 0;
  Text lines;
  for (const auto& [name, bytes] : files_in(folder)) {
    tables.emplace_back(Fields{}.add("name", name).add("bytes", bytes));
    lines.push_back({fmt::format("  {:<40} {:>10}\n", name, show_bytes(bytes))});
    total += bytes;
  }
  const auto count = tables.size();
  answer.text = {{fmt::format("{}: {}\n", folder.string(),
                              count == 0 ? "no tables yet"
                                         : fmt::format("{} file{}, {}", count,
                                                       count == 1 ? "" : "s", show_bytes(total))),
                  Tone::strong}};
  std::ranges::move(lines, std::back_inserter(answer.text));
  answer.fields.add("folder", folder.string()).add("tables", std::move(tables)).add("bytes", total);
  return answer;
}

}  // namespace

Command tables_command() {
  Command command{"tables", "what is built, how large, where", "", {}, {}, nullptr};
  command.examples = {{"tables", ""}, {"tables --tables /data/zermelo --json", ""}};
  Option folders{"tables", Kind::file, "dir",
                 "a folder ($ZERMELO_TABLES, else the XDG data folder)"};
  folders.repeatable = true;
  command.options = {folders};
  command.start = [](const Arguments& arguments) -> Run {
    auto folders_to_list = arguments.all("tables");
    if (folders_to_list.empty()) folders_to_list.push_back(tables_folder().string());
    return [folders_to_list](const std::string&, Sink& sink, Budget&) {
      for (const auto& folder : folders_to_list) sink.answer(list_folder(folder));
    };
  };
  return command;
}

}  // namespace zermelo
