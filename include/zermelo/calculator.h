#pragma once

#include <zermelo/side.h>
#include <zermelo/value.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace zermelo {

/// An option of a form as it was typed, or one that takes the place of a reversible option, and what
/// becomes of it on the way to the canonical form.
struct FormOption {
  enum class Fate : std::uint8_t { kept, dominated, reversible };

  Side side = Side::left;
  std::string typed;  // empty if it takes the place of a reversible option
  GameValue value;
  Fate fate = Fate::kept;
  std::optional<std::size_t> by = std::nullopt;     // the place of the option that dominates it
  std::optional<GameValue> through = std::nullopt;  // the answer through which it is reversible,
  std::vector<GameValue> replaced_by = {};          // and the options that take its place
};

/// The result of a line of the calculator: a value, the truth of a comparison, or words (an outcome
/// class, both stops, lists of options).
struct CalculatorLine {
  std::variant<GameValue, bool, std::string> what;
  std::string variable = "";  // that the line has set, else empty
  /// Of a line such as "options(g)" or "incentives(g)": the games that `what` has in words.
  std::optional<std::vector<GameValue>> left = std::nullopt, right = std::nullopt;
  /// Of a line "form({..|..})", whose canonical form is `what`: the account of its options.
  std::vector<FormOption> form = {};
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
