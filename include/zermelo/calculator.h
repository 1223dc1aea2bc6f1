#pragma once

#include <zermelo/value.h>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace zermelo {

/// The result of a line of the calculator: a value, the truth of a comparison, or words (an outcome
/// class, both stops).
struct CalculatorLine {
  std::variant<GameValue, bool, std::string> what;
  std::string variable = "";  // that the line has set, else empty
};

struct CalculatorState;

/// A calculator for game values, one line at a time: "g = {1|-1}", then "g + g == 0". Variables
/// keep their values from line to line; docs/formats.md has the grammar and the functions. One
/// thread at a time, as for the store.
class ZERMELO_API CalculatorSession {
 public:
  explicit CalculatorSession(const Values& values);
  CalculatorSession(CalculatorSession&&) noexcept;
  CalculatorSession& operator=(CalculatorSession&&) noexcept;
  ~CalculatorSession();

  /// Throws Error that names the column. Nothing when the limits or the memory did not suffice;
  /// `why` then says which.
  std::optional<CalculatorLine> line(std::string_view text, const Limits& limits = {},
                                     Trouble* why = nullptr);

  void define(const std::string& name, const GameValue& g);
  std::map<std::string, GameValue> variables() const;

 private:
  std::unique_ptr<CalculatorState> state_;
};

}  // namespace zermelo
