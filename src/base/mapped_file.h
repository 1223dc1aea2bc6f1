#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string_view>

namespace zermelo {

/// A file mapped into memory. Its bytes are valid while this object lives. Throws Error if the file
/// cannot be read.
class MappedFile {
 public:
  explicit MappedFile(const std::filesystem::path& path);
  ~MappedFile();
  MappedFile(MappedFile&& other) noexcept;
  MappedFile& operator=(MappedFile&& other) noexcept;

  std::string_view bytes() const { return {static_cast<const char*>(data_), size_}; }

 private:
  void* data_ = nullptr;
  std::size_t size_ = 0;
};

}  // namespace zermelo
