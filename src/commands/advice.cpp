#include "commands/advice.h"

#include <string_view>

namespace zermelo {
namespace {

std::string_view advice(Remedy remedy) {
  switch (remedy) {
    case Remedy::none:
      break;
    case Remedy::more_memory:
      return "; allow more with --memory";
    case Remedy::less_memory:
      return "; ask for less with --memory";
    case Remedy::more_time:
      return "; allow more with --seconds";
    case Remedy::another_folder:
      return "; name another with --tables";
    case Remedy::wait_or_another_folder:
      return "; wait for it or name another with --tables";
    case Remedy::read_as_board:
      return ", or --board";
    case Remedy::read_as_go_moku:
      return "; --rules gomoku looks at it as Go-Moku";
    case Remedy::read_as_stalks:
      return ", or --stalk before a sum of stalks";
    case Remedy::read_line_by_line:
      return " (many drawings, one a line, are read by --stdin)";
  }
  return "";
}

}  // namespace

std::string advised(const Trouble& trouble) {
  return trouble.what + std::string(advice(trouble.remedy));
}

std::string advised(const Error& error) { return advised(error.trouble()); }

}  // namespace zermelo
