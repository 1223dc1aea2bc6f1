#pragma once

#include <string>
#include <vector>

namespace zermelo {

/// The whole content of a file, or of anything else that can be read to its end (a pipe, standard
/// input as /dev/stdin). Throws Error with the name and the reason if it cannot be opened, if
/// reading fails on the way, or if it is a folder.
std::string read_file(const std::string& path);

/// The lines of that content, without a byte order mark at its beginning and without the ends of
/// the lines, LF or CR LF.
std::vector<std::string> lines_of_file(const std::string& path);

}  // namespace zermelo
