#include "base/files.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "base/error.h"

namespace zermelo {

NewFile::NewFile(std::filesystem::path path) : path_(std::move(path)) {
  std::error_code ignored;
  if (std::filesystem::is_directory(path_, ignored)) {
    throw Error(
        fmt::format("file {} is a folder; expected the name of a file", shortened(path_.string())));
  }
  const bool exists = std::filesystem::exists(path_, ignored);
  if (exists && !std::filesystem::is_regular_file(path_, ignored)) {
    descriptor_ = ::open(path_.c_str(), O_WRONLY | O_CLOEXEC);
  } else {
    if (exists) path_ = std::filesystem::canonical(path_, ignored);
    // The address keeps two files of one process apart.
    temporary_ = fmt::format("{}.{}-{}.tmp", path_.string(), ::getpid(), fmt::ptr(this));
    descriptor_ = ::open(temporary_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  }
  if (descriptor_ < 0) fail("cannot be written");
}

NewFile::~NewFile() {
  if (descriptor_ < 0) return;
  ::close(descriptor_);
  if (!temporary_.empty()) ::unlink(temporary_.c_str());
}

void NewFile::fail(std::string_view what) const {
  const int why = errno;
  const std::string_view advice =
      why == ENOSPC || why == EDQUOT ? "; make room on the disk, or write to another folder"
      : why == EFBIG                 ? "; files may not grow this large here (see: ulimit -f)"
                                     : "";
  throw Error(fmt::format("file {} {} ({}){}", shortened(path_.string()), what, std::strerror(why),
                          advice));
}

void NewFile::write(std::string_view content) {
  while (!content.empty()) {
    const auto written = ::write(descriptor_, content.data(), content.size());
    if (written < 0 && errno != EINTR) fail("could not be written, nothing was changed");
    if (written > 0) content.remove_prefix(static_cast<std::size_t>(written));
  }
}

void NewFile::commit() {
  if (!temporary_.empty()) {
    if (::fsync(descriptor_) != 0) fail("could not be written, nothing was changed");
    if (::rename(temporary_.c_str(), path_.c_str()) != 0) fail("could not be put in place");
  }
  ::close(std::exchange(descriptor_, -1));
}

}  // namespace zermelo
