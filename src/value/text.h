#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "value/store.h"
#include "value/uptimals.h"

namespace zermelo {

/// The longest text of a value; a longer one throws GaveUp.
inline constexpr std::size_t longest_text = std::size_t{1} << 20;

/// Number, then ups, then star: `1/2^2*3`. Parts that are zero are left out; `0` if all are.
std::string simple_text(const Simple& form);

/// A value in the common notation: number + ups + star, otherwise `{L,..|R,..}` with the options in
/// the order of their texts. Equal values have equal texts.
std::string value_text(ValueStore& store, Value g);

/// Names of the values of one store: other texts of the same values, which say more. A whole value is
/// named
///
///     +-1, 2+-1, +-{2|1}    a switch, or a number and a switch
///     Tiny(2), 1+Miny(1/2)
///     ^[2]*, ^2+^(2)        an uptimal
///     {2|0||+-1,*}          otherwise by its options
///
/// where an option is written in the shortest of these ways, and a longer run of bars takes the
/// place of braces where that is not longer. The calculator reads a name as the value. Equal values
/// have equal names, whatever the store has worked out before. Remembers what it has written; keeps
/// a reference to the store.
class ValueNames {
 public:
  static constexpr std::size_t longest = 1000;  // a longer one helps nobody and is left out

  explicit ValueNames(ValueStore& store) : store_(store), uptimals_(store) {}

  /// Nothing if there is no name but the text of the value, or if it would be too long. Throws
  /// GaveUp.
  std::optional<std::string> of(Value g);

  std::size_t bytes() const { return bytes_; }  // an estimate of the memory held
  /// Drops what was written; it is found again when asked for.
  void forget();

 private:
  /// A value as an option of others.
  struct Written {
    std::string whole = "";      // the shortest way to write it
    std::string body = "";       // what stands between its braces; empty for simple forms
    std::size_t bars = 0;        // the length of the run that parts the body
    bool is_plain = false;       // `whole` is the text of the value
    bool is_body_plain = false;  // the body in braces is
    bool is_too_long = false;
  };
  struct Side {
    std::string text;
    std::size_t bars = 0;  // the longest run in it, outside of braces
    bool is_plain = true;
  };

  std::optional<std::string> special(Value g);
  std::optional<std::string> switch_name(Value g);
  std::optional<std::string> tiny_name(Value g, bool is_tiny);
  std::optional<std::string> uptimal_or_translate(Value g);
  std::optional<std::string> operand(Value g);
  const Written& written(Value g);
  Written write(Value g);
  void write_body(Value g, Written& out);
  std::optional<std::vector<Side>> ways_of_side(Value g, bool is_left);

  ValueStore& store_;
  Uptimals uptimals_;
  std::unordered_map<std::uint32_t, Written> written_;
  std::size_t bytes_ = 0;
};

/// The name of a single value.
std::optional<std::string> value_name(ValueStore& store, Value g);

}  // namespace zermelo
