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

/// The tables of one folder, in the order of their names.
struct Folder {
  std::string path;
  std::vector<File> files;

  std::uint64_t bytes() const {
    std::uint64_t sum = 0;
    for (const File& file : files) sum += file.bytes;
    return sum;
  }
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

Fields fields_of(const Folder& folder) {
  List tables;
  for (const auto& [name, bytes] : folder.files)
    tables.emplace_back(Fields{}.add("name", name).add("bytes", bytes));
  return Fields{}
      .add("folder", folder.path)
      .add("tables", std::move(tables))
      .add("bytes", folder.bytes());
}

Text words_of(const Folder& folder) {
  const auto count = folder.files.size();
  const auto size =
      fmt::format("{} file{}, {}", count, count == 1 ? "" : "s", show_bytes(folder.bytes()));
  Text text{
      {fmt::format("{}: {}\n", folder.path, count == 0 ? "no tables yet" : size), Tone::strong}};
  for (const auto& [name, bytes] : folder.files)
    text.push_back({fmt::format("  {:<40} {:>10}\n", name, show_bytes(bytes))});
  return text;
}

}  // namespace

Command tables_command() {
  Command command{.name = "tables", .summary = "list the table files with their sizes"};
  command.examples = {{"tables", ""}, {"tables --tables /data/zermelo --json", ""}};
  command.options = {tables_option()};
  command.start = [](const Arguments& arguments) -> Run {
    const auto folders_to_list = tables_folders(arguments);
    return [folders_to_list](const std::string&, Sink& sink, Budget&) {
      for (const auto& path : folders_to_list) {
        const Folder folder{path, files_in(path)};
        sink.answer({fields_of(folder), words_of(folder)});
      }
    };
  };
  return command;
}

}  // namespace zermelo
