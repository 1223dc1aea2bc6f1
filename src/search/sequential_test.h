#pragma once

#include <cmath>
#include <cstdint>
#include <optional>

namespace zermelo {

/// Tells whether a player wins most games, from as few of them as will do (Wald 1945): the rate is
/// taken to be at least 3/5 or at most 2/5, and the answer is wrong with at most the chance given.
/// The games may depend on those before: it is enough that each, whatever has gone before, is won
/// by the one who should lose with chance 2/5 at most, because the likelihood ratio is then a
/// supermartingale (Ville 1939). Wins and losses are treated alike.
class SequentialTest {
 public:
  static constexpr double likely = 0.6;

  explicit SequentialTest(double error)
      : bound_(static_cast<std::int64_t>(
            std::ceil(std::log(1 / error) / std::log(likely / (1 - likely))))) {}

  void add(bool won) { lead_ += won ? 1 : -1; }

  /// Nothing while it is open.
  std::optional<bool> verdict() const {
    if (lead_ >= bound_) return true;
    if (lead_ <= -bound_) return false;
    return std::nullopt;
  }

  /// The lead in wins that decides.
  std::int64_t bound() const { return bound_; }

 private:
  std::int64_t bound_, lead_ = 0;
};

}  // namespace zermelo
