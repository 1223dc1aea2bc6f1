#include "base/mapped_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "base/error.h"

namespace zermelo {

MappedFile::MappedFile(const std::filesystem::path& path) {
  const auto fail = [&](int reason) {
    throw Error(fmt::format("file {} cannot be read ({})", shortened(path.string()),
                            std::strerror(reason)));
  };
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) fail(errno);
  struct stat facts {};
  const bool known = ::fstat(descriptor, &facts) == 0;
  const int unmappable = S_ISDIR(facts.st_mode) ? EISDIR : EINVAL;
  const int reason = !known ? errno : S_ISREG(facts.st_mode) ? 0 : unmappable;
  if (reason == 0) size_ = static_cast<std::size_t>(facts.st_size);
  if (size_ != 0) data_ = ::mmap(nullptr, size_, PROT_READ, MAP_SHARED, descriptor, 0);
  const int mapped = data_ == MAP_FAILED ? errno : 0;
  ::close(descriptor);
  if (mapped != 0) data_ = nullptr;
  if (reason != 0 || mapped != 0) fail(reason != 0 ? reason : mapped);
}

MappedFile::~MappedFile() {
  if (data_ != nullptr) ::munmap(data_, size_);
}

MappedFile::MappedFile(MappedFile&& other) noexcept
    : data_(std::exchange(other.data_, nullptr)), size_(std::exchange(other.size_, 0)) {}

MappedFile& MappedFile::operator=(MappedFile&& other) noexcept {
  std::swap(data_, other.data_);
  std::swap(size_, other.size_);
  return *this;
}

}  // namespace zermelo
