#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace zermelo {

/// A file that appears whole or not at all.
///
/// The constructor already creates a temporary neighbour of `path`, so that an unwritable place is
/// reported before hours of work, not after. `commit` syncs and renames what was written; without
/// it the destructor removes the temporary file. A link is followed; anything but a regular file,
/// such as /dev/stdout, is written to directly.
class NewFile {
 public:
  explicit NewFile(std::filesystem::path path);
  ~NewFile();
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;

  void write(std::string_view content);
  void commit();
  void commit(std::string_view content) {
    write(content);
    commit();
  }

 private:
  [[noreturn]] void fail(std::string_view what) const;

  std::filesystem::path path_;
  std::string temporary_;  // empty: written to directly
  int descriptor_ = -1;
};

}  // namespace zermelo
