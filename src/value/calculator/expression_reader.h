#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "value/calculator/calculator.h"
#include "value/calculator/functions.h"
#include "value/calculator/token_stream.h"

namespace zermelo {

// clang-format off
/// Reads one line of the calculator and evaluates it as it goes: recursive descent, one function for
/// each level of the grammar.
///
///   line     [name =] sum [relation sum]
///   sum      ordinal { (+ | - | +-) ordinal }       +- adds the switch {x|-x}
///   ordinal  product { : product }
///   product  [integer .] unary
///   unary    { - | + | +- } primary                 -1^ is (-1) + ^, as values are written
///   primary  number [ups] [star] | ups [star] | star | { slashed } | ( sum ) | name [( sum {, sum} )]
///            | game ( position )
///   alone    form ( { slashed } ) | name ( sum {, sum} )    whose answer is not a game; the whole line
///   slashed  lists separated by bars; the longest run of bars separates first: {a|b||c} is {{a|b}|c}
///
/// The functions of a level are in expression_reader.cpp, those of literals (number, ups, star) in
/// literals.cpp, those of slashed in braces.cpp, and the terms of a sum are told apart in terms.cpp. Lives for one line; keeps a reference to the calculator.
// clang-format on
class ExpressionReader {
 public:
  ExpressionReader(Calculator& calculator, std::string_view text)
      : own_(calculator),
        store_(calculator.store_),
        text_(text),
        in_(text, calculator.games_.names) {}

  Calculated line();
  std::vector<ExpressionTerm> terms();

 private:
  // expression_reader.cpp
  void assign(Calculated& out, std::size_t start);
  std::string_view variable_name() const;
  bool told_alone(Calculated& out);
  void relation(Calculated& out);
  Value sum();
  Value ordinal();
  Value product();
  Value unary();
  Value primary();
  Value named();
  Value variable(const Token& word) const;
  Value function_value(const Token& word);
  std::vector<Value> argument_list(const Function& function);

  Value position_value(const Token& game);

  // terms.cpp
  void add_terms(std::int64_t times, std::vector<ExpressionTerm>& out);
  void add_term(std::int64_t times, std::vector<ExpressionTerm>& out);
  bool add_positions(std::int64_t times, std::vector<ExpressionTerm>& out);
  std::optional<std::int64_t> factor();
  bool ends_after(std::size_t place) const;
  bool holds_position(std::size_t first, std::size_t last) const;
  std::string text_from(std::size_t place) const;

  // literals.cpp
  struct Arrows {
    std::int32_t sign = 1;
    std::uint64_t count = 0;
    bool is_bare = false;  // one arrow and nothing more, which brackets may follow
  };
  Value literal(bool is_negative = false);
  Dyadic number();
  Value ups(bool is_first);
  Arrows up_arrows(bool is_first);
  Arrows down_arrows(bool is_first);
  Value series(std::string_view open, std::string_view close);
  std::uint64_t touching_count(std::uint64_t fallback);
  bool is_touching_number() const { return in_.is_number() && in_.peek().touches; }

  // braces.cpp
  Value slashed();
  Value separated(std::size_t bars);
  FormAccount form();
  FormAccount braced_account();
  FormAccount account(std::size_t bars);
  TypedOption typed_option(Side side, std::size_t bars);
  bool is_form_alone() const;
  template <class Read>
  void sides(std::size_t bars, const Read& read);
  template <class Read>
  void side(Side side, std::size_t bars, const Read& read);

  /// Counts a level of nesting; throws Error if there are too many for the stack.
  class Nested {
   public:
    explicit Nested(ExpressionReader& reader);
    ~Nested() { --depth_; }
    Nested(const Nested&) = delete;
    Nested& operator=(const Nested&) = delete;

   private:
    int& depth_;
  };

  Calculator& own_;
  ValueStore& store_;
  std::string_view text_;
  TokenStream in_;
  int depth_ = 0;
};

/// The number of downs that `v`, `vv`, `v3` stand for; nothing for any other word.
std::optional<std::uint64_t> count_of_downs(std::string_view word);

}  // namespace zermelo
