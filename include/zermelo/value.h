#pragma once

#include <zermelo/budget.h>
#include <zermelo/dyadic.h>
#include <zermelo/error.h>
#include <zermelo/result.h>
#include <zermelo/thermograph.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

class GameValue;
class ValueAccess;  // the library's own way in
struct ValueState;

/// A store of game values: it owns their canonical forms, each once, and does arithmetic on them
/// within a ceiling of memory. A handle: copies share one store, which lives as long as any of them
/// or any value made by it.
///
/// One thread at a time may use a store and its values; give each thread its own store.
class ZERMELO_API Values {
 public:
  static constexpr std::size_t default_bytes = std::size_t{1} << 30;

  explicit Values(std::size_t most_bytes = default_bytes);

  /// The value of an expression such as "{1|-1} + 2.^* - 1/2"; docs/formats.md has the grammar.
  /// Throws Error that names the column. Nothing when the limits, the memory or the stack did not
  /// suffice; `why` then says which.
  std::optional<GameValue> read(std::string_view expression, const Limits& limits = {},
                                Trouble* why = nullptr);

  GameValue number(const Dyadic& x);
  GameValue nimber(std::uint32_t star);
  /// Ups, downs where `count` is negative.
  GameValue ups(std::int32_t count);

  /// { left | right } in canonical form: dominated options are dropped and reversible ones
  /// bypassed, so the lists may hold anything in any order. All must be of this store.
  std::optional<GameValue> make(std::span<const GameValue> left, std::span<const GameValue> right,
                                const Limits& limits = {}, Trouble* why = nullptr);

  std::size_t size() const;   // values held
  std::size_t bytes() const;  // memory held

 private:
  friend class GameValue;
  friend class ValueAccess;
  explicit Values(std::shared_ptr<ValueState> state) : state_(std::move(state)) {}

  std::shared_ptr<ValueState> state_;
};

/// While it lives, the store's operations give up when the limits are reached: operators throw Error,
/// with Remedy::more_time when the time is up. The nodes of the limits do not count. Afterwards the
/// limits that held before hold again. Lives and dies in the thread that uses the store.
class ZERMELO_API LimitedValues {
 public:
  LimitedValues(const Values& values, const Limits& limits);
  /// At most this many steps, each a form made or two forms compared by their options; most take a
  /// tenth of a microsecond.
  LimitedValues(const Values& values, std::uint64_t steps);
  ~LimitedValues();
  LimitedValues(const LimitedValues&) = delete;
  LimitedValues& operator=(const LimitedValues&) = delete;

 private:
  struct Guard;
  std::unique_ptr<Guard> guard_;
};

/// A game value: one canonical form in one store, so that equal values of a store are the same.
///
/// Arithmetic and comparison need two values of one store and throw Error otherwise. They have no
/// time limit but that of a LimitedValues; where the memory or the stack does not suffice they throw
/// Error as well, with Remedy::more_memory where that would help. The store stays good.
class ZERMELO_API GameValue {
 public:
  /// The forms all readers know: number + ups + star such as "1/2^2*3", else "{L,..|R,..}" with the
  /// options in the order of their texts. Equal values have equal texts.
  std::string text() const;
  /// Another text of a value that has one: a switch "+-1", "Tiny(2)", an uptimal "^[2]*", or its
  /// options by such names, "{+-1|-2}". At most 1000 characters.
  std::optional<std::string> name() const;

  GameValue operator-() const;
  ZERMELO_API friend GameValue operator+(const GameValue& g, const GameValue& h);
  friend GameValue operator-(const GameValue& g, const GameValue& h) { return g + -h; }
  GameValue times(std::int64_t factor) const;

  ZERMELO_API friend Ordering compare(const GameValue& g, const GameValue& h);
  ZERMELO_API friend bool operator==(const GameValue& g, const GameValue& h);
  ZERMELO_API friend bool operator<=(const GameValue& g, const GameValue& h);
  friend bool operator>=(const GameValue& g, const GameValue& h) { return h <= g; }
  friend bool operator<(const GameValue& g, const GameValue& h) { return g <= h && !(g == h); }
  friend bool operator>(const GameValue& g, const GameValue& h) { return h < g; }

  OutcomeClass outcome() const;
  /// The canonical options.
  std::vector<GameValue> left() const;
  std::vector<GameValue> right() const;

  /// The number that it is, or nothing.
  std::optional<Dyadic> number() const;
  /// The stops: where play ends when Left (Right) moves first and play stops at the first number.
  Dyadic left_stop() const;
  Dyadic right_stop() const;
  Dyadic mean() const;
  /// Of the mast of the thermograph; for a number m/2^n it is -1/2^n.
  Dyadic temperature() const;
  Thermograph thermograph() const;
  Dyadic birthday() const;
  /// Nothing when the game is not all-small.
  std::optional<GameValue> atomic_weight() const;

  /// Equal for equal values of one store, and different for different ones. Means nothing in another
  /// store.
  std::uint32_t id() const { return id_; }
  /// The store it belongs to.
  Values values() const { return Values(state_); }

 private:
  friend class Values;
  friend class ValueAccess;
  GameValue(std::shared_ptr<ValueState> state, std::uint32_t id)
      : state_(std::move(state)), id_(id) {}

  std::shared_ptr<ValueState> state_;
  std::uint32_t id_ = 0;
};

/// The ordinal sum G:H, in which a move in G removes H. It depends on the form of G, for which the
/// canonical one is taken.
ZERMELO_API GameValue ordinal_sum(const GameValue& g, const GameValue& h);
/// G cooled by t >= 0: every move costs its player t; from the temperature of G on it is the mean.
/// Throws Error for t below 0.
ZERMELO_API GameValue cooled(const GameValue& g, const Dyadic& t);
/// G heated by t: every move earns its player t; numbers stay as they are.
ZERMELO_API GameValue heated(const GameValue& g, const GameValue& t);
/// The Norton product G.U. Throws Error unless U > 0.
ZERMELO_API GameValue norton_product(const GameValue& g, const GameValue& u);

}  // namespace zermelo
