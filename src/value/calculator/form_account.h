#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/side.h"
#include "value/store.h"

namespace zermelo {

struct FormAccount;

/// An option of a form as it was typed.
struct TypedOption {
  Side side = Side::left;
  Value value;
  std::string text;
  std::shared_ptr<const FormAccount> inner = nullptr;  // of an option that is a form itself
};

enum class OptionFate : std::uint8_t { kept, dominated, reversible };

/// An option on the way to the canonical form, and the reason why it stays or goes.
struct AccountedOption {
  Side side = Side::left;
  Value value;
  std::string typed = "";  // empty if it takes the place of a reversible option
  OptionFate fate = OptionFate::kept;
  std::optional<std::size_t> by = std::nullopt;  // the place of the option that dominates it
  // The opponent's answer through which it is reversible, and the options that take its place.
  std::optional<Value> through = std::nullopt;
  std::vector<Value> replaced_by = {};
  std::shared_ptr<const FormAccount> inner = nullptr;  // of an option typed as a form
};

/// How a form becomes canonical (Siegel, Combinatorial Game Theory, section II.2).
///
///  1. A dominated option is no better for its player than the one named, which is kept or
///     reversible; where both are equal, the later one is dominated.
///  2. The answer through which an option is reversible is at least as good for the opponent as the
///     whole game.
///  3. Each option of `replaced_by` is in the list too, later than the option it replaces unless an
///     equal one was there.
///  4. The options kept are those of the canonical form, each once.
///  5. An option that was typed as a form has an account of its own, which explains its value.
struct FormAccount {
  std::vector<AccountedOption> options;  // as typed, then those that take the place of others
  Value value;
};

/// Follows the reduction of a form. Throws GaveUp.
FormAccount account_of_form(ValueStore& store, const std::vector<TypedOption>& typed);

/// The values in the order of their texts.
std::vector<Value> in_order_of_texts(ValueStore& store, std::vector<Value> values);

}  // namespace zermelo
