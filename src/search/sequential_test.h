#pragma once

#include <cmath>
#include <cstdint>
#include <optional>

namespace zermelo {

/// Wald's sequential test (1945) of whether a player wins most games, with as few games as
/// possible. It assumes a winning rate of at least 3/5 or at most 2/5, and is wrong with at most
/// the given probability. Games may depend on earlier ones: it suffices that the losing side wins
/// each game with probability at most 2/5 whatever happened before, because the likelihood ratio is
/// then a supermartingale (Ville 1939). Wins and losses are treated alike.
class SequentialTest {
 public:
  static constexpr double likely = 0.6;

  explicit SequentialTest(double error)
      : bound_(static_cast<std::int64_t>(
            std::ceil(std::log(1 / error) / std::log(likely / (1 - likely))))) {}

  void add(bool won) { lead_ += won ? 1 : -1; }

  /// Nothing while more games are needed.
  std::optional<bool> verdict() const {
    if (lead_ >= bound_) return true;
    if (lead_ <= -bound_) return false;
    return std::nullopt;
  }

  /// The lead in wins, or in losses, that decides.
  std::int64_t bound() const { return bound_; }

 private:
  std::int64_t bound_, lead_ = 0;
};

}  // namespace zermelo
