#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace zermelo::testing {

/// A random game without cycles: piece k moves to pieces of smaller number. Pieces come in pairs,
/// 2k and 2k+1, each the negative of the other. A position is a row of pieces, one letter each,
/// whose sum it is. Nothing is simplified, so that equal rows in another order are other positions.
class RandomGame {
 public:
  using Position = std::string;

  RandomGame(unsigned seed, std::size_t pairs) {
    std::mt19937 random(seed);
    const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
    for (std::size_t k = 0; k < pairs; ++k) {
      std::vector<std::size_t> moves[2];
      for (auto& list : moves) {
        const std::size_t count = k == 0 ? 0 : below(4);
        for (std::size_t i = 0; i < count; ++i) list.push_back(below(2 * k));
      }
      pieces_.push_back({moves[0], moves[1]});
      const auto negatives = [](std::vector<std::size_t> list) {
        for (auto& piece : list) piece ^= 1;
        return list;
      };
      pieces_.push_back({negatives(moves[1]), negatives(moves[0])});
    }
  }

  std::size_t pieces() const { return pieces_.size(); }
  static std::string piece(std::size_t k) { return {static_cast<char>('A' + k)}; }

  std::vector<std::string> left(const std::string& row) const { return after(row, 0); }
  std::vector<std::string> right(const std::string& row) const { return after(row, 1); }
  std::vector<std::string> after(const std::string& row, std::size_t side) const {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < row.size(); ++i) {
      for (const std::size_t to : pieces_[static_cast<std::size_t>(row[i] - 'A')][side]) {
        out.push_back(row);
        out.back()[i] = static_cast<char>('A' + to);
      }
    }
    return out;
  }

 private:
  std::vector<std::vector<std::vector<std::size_t>>> pieces_;
};

/// The same, given as a sum of its pieces.
struct SplitGame : RandomGame {
  using RandomGame::RandomGame;
  std::vector<std::string> parts(const std::string& row) const {
    std::vector<std::string> out;
    for (const char letter : row) out.push_back({letter});
    return out;
  }
};

/// The same with negatives.
struct MirroredGame : RandomGame {
  using RandomGame::RandomGame;
  std::string mirror(std::string row) const {
    for (char& letter : row) letter = static_cast<char>('A' + ((letter - 'A') ^ 1));
    return row;
  }
};

struct SplitMirroredGame : MirroredGame {
  using MirroredGame::MirroredGame;
  std::vector<std::string> parts(const std::string& row) const {
    std::vector<std::string> out;
    for (const char letter : row) out.push_back({letter});
    return out;
  }
};

/// Plain minimax with a memory: true when the side wins moving first.
class PlainWinner {
 public:
  explicit PlainWinner(const RandomGame& game) : game_(game) {}

  bool wins(const std::string& row, std::size_t side) {
    const auto known = known_.find({row, side});
    if (known != known_.end()) return known->second;
    bool answer = false;
    for (const auto& next : game_.after(row, side)) answer = answer || !wins(next, 1 - side);
    known_[{row, side}] = answer;
    return answer;
  }

 private:
  const RandomGame& game_;
  std::map<std::pair<std::string, std::size_t>, bool> known_;
};

}  // namespace zermelo::testing
