#include <fmt/format.h>
#include <zermelo/clobber.h>
#include <zermelo/domineering.h>
#include <zermelo/hackenbush.h>
#include <zermelo/value.h>
#include <zermelo/values.h>

#include <algorithm>
#include <cstring>
#include <string>

#include "base/error.h"
#include "library/last_error.h"
#include "value/gave_up.h"

namespace zermelo {
namespace {

Limits limits_of(const zermelo_budget& budget) {
  Limits out;
  if (budget.seconds > 0) out.seconds = budget.seconds;
  if (budget.nodes > 0) out.nodes = budget.nodes;
  return out;
}

NormalPosition read_position(std::string_view game, std::string_view text) {
  if (game == "clobber") return clobber_position(text);
  if (game == "domineering") return domineering_position(text);
  if (game == "hackenbush") return hackenbush_position(text);
  if (game == "stalks") return hackenbush_stalks(text);
  throw Error(
      fmt::format("{} is not a game; expected clobber, domineering, hackenbush, stalks or eval",
                  in_quotes(game)));
}

std::optional<GameValue> value_of(std::string_view game, std::string_view text, Values& values,
                                  const Limits& limits, Trouble& why) {
  if (game == "eval") return values.read(text, limits, &why);
  return read_position(game, text).value(values, limits, &why);
}

/// As snprintf does.
long copied(const std::string& text, char* buffer, std::size_t size) {
  if (size > 0) {
    const std::size_t kept = std::min(text.size(), size - 1);
    std::memcpy(buffer, text.data(), kept);
    buffer[kept] = '\0';
  }
  return static_cast<long>(text.size());
}

}  // namespace
}  // namespace zermelo

long zermelo_value(const char* game, const char* position, const zermelo_budget* budget,
                   char* buffer, size_t size) {
  return zermelo::guarded(
      [&]() -> long {
        if (game == nullptr || position == nullptr || (buffer == nullptr && size > 0))
          throw zermelo::Error("a pointer is NULL; expected a game, a position and a buffer");
        const zermelo_budget given = budget != nullptr ? *budget : zermelo_budget{};
        zermelo::Values values(given.bytes > 0 ? given.bytes : zermelo::Values::default_bytes);
        zermelo::Trouble why;
        try {
          const auto g = zermelo::value_of(game, position, values, zermelo::limits_of(given), why);
          if (g) return zermelo::copied(g->text(), buffer, size);
        } catch (const zermelo::GaveUp& reason) {  // the text is too long
          why = reason.trouble();
        }
        zermelo::set_last_error(why.what);
        return ZERMELO_SPENT;
      },
      static_cast<long>(ZERMELO_BAD_INPUT));
}
