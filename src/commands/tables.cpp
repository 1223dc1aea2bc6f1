#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "base/error.h"
#include "base/numbers.h"
#include "commands/own_commands.h"

namespace zermelo {
namespace {

namespace fs = std::filesystem;

struct File {
  std::string name;
  std::uint64_t bytes;
};

std::vector<File> files_in(const fs::path& folder) {
  std::vector<File> files;
  std::error_code failed;
  for (const auto& entry : fs::directory_iterator(folder, failed)) {
    std::error_code unreadable;
    const bool hidden = entry.path().filename().string().starts_with('.');  // a build's lock
    if (hidden || !entry.is_regular_file(unreadable)) continue;
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
  Command command{.name = "tables", .summary = "what is built, how large, where"};
  command.examples = {{"tables", ""}, {"tables --tables /data/zermelo --json", ""}};
  command.options = {tables_option()};
  command.start = [](const Arguments& arguments) -> Run {
    const auto folders_to_list = tables_folders(arguments);
    return [folders_to_list](const std::string&, Sink& sink, Budget&) {
      for (const auto& folder : folders_to_list) sink.answer(list_folder(folder));
    };
  };
  return command;
}

}  // namespace zermelo
