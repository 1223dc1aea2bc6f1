#include "cli/questions.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <memory>
#include <utility>

#include "base/error.h"
#include "cli/json_lines.h"
#include "commands/arguments.h"

namespace zermelo {
namespace {

bool is_skipped(const std::string& line) {
  return line.find_first_not_of(" \t") == std::string::npos || line.starts_with("# ");
}

/// A file of positions, read line by line. Owns its descriptor.
class PositionFile {
 public:
  PositionFile(const std::string& path, const std::atomic<bool>& stop)
      : path_(path),
        stop_(stop),
        descriptor_(::open(path.c_str(), O_RDONLY | O_CLOEXEC)),
        reader_(descriptor_, stop, shortened(path)) {
    if (descriptor_ < 0)
      throw Error(fmt::format("{} cannot be read ({})", shortened(path), std::strerror(errno)));
  }
  ~PositionFile() { ::close(descriptor_); }
  PositionFile(const PositionFile&) = delete;
  PositionFile& operator=(const PositionFile&) = delete;

  /// The next position. Throws Error at the end of a file that has none.
  std::optional<std::string> next() {
    auto position = next_position(reader_);
    if (!position && is_empty_ && !stop_)
      throw Error(fmt::format("{} has no positions; expected one per line", shortened(path_)));
    is_empty_ = false;
    return position;
  }

 private:
  std::string path_;
  const std::atomic<bool>& stop_;
  bool is_empty_ = true;  // no position was found so far
  int descriptor_;
  LineReader reader_;
};

}  // namespace

std::optional<std::string> next_position(LineReader& reader) {
  auto line = reader.next();
  while (line && is_skipped(*line)) line = reader.next();
  if (line && begins_json(*line)) complete_json(*line, reader);
  return line;
}

bool names_file(const std::string& word) {
  std::error_code ignored;
  return std::filesystem::is_regular_file(word, ignored);
}

bool names_file_of_positions(const std::string& word,
                             const std::function<bool(std::string_view)>& reads) {
  return !reads(word) && names_file(word);
}

NextLine only_question(NextLine next, std::string option) {
  return [next = std::move(next), option = std::move(option)]() mutable {
    auto only = next();
    if (only && next()) throw Error(one_picture(option));
    return only;
  };
}

NextLine questions_from(std::vector<std::string> words,
                        std::function<bool(const std::string&)> is_file,
                        const std::atomic<bool>& stop) {
  return [words = std::move(words), is_file = std::move(is_file), &stop, next = std::size_t{0},
          file = std::shared_ptr<PositionFile>()]() mutable -> std::optional<std::string> {
    while (true) {
      if (file) {
        if (auto line = file->next()) return line;
        file.reset();
      }
      if (next == words.size()) return std::nullopt;
      const std::string& word = words[next++];
      if (!is_file(word)) return word;
      file = std::make_shared<PositionFile>(word, stop);
    }
  };
}

}  // namespace zermelo
