#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace zermelo::slow {

struct Form;
using Game = std::shared_ptr<const Form>;

/// A short game by its definition: the options of Left and of Right. Any form, not only
/// canonical ones; zero is the form without options.
struct Form {
  std::vector<Game> left, right;
};

/// The game { left | right }.
inline Game game(std::vector<Game> left, std::vector<Game> right) {
  return std::make_shared<const Form>(Form{std::move(left), std::move(right)});
}

/// numerator / 2^exponent: an integer has its neighbour nearer to zero as its only option, any
/// other number its two neighbours among the fractions with its denominator.
inline Game number(long numerator, unsigned exponent = 0) {
  while (exponent > 0 && numerator % 2 == 0) {
    numerator /= 2;
    --exponent;
  }
  if (exponent > 0)
    return game({number(numerator - 1, exponent)}, {number(numerator + 1, exponent)});
  if (numerator == 0) return game({}, {});
  return numerator > 0 ? game({number(numerator - 1)}, {}) : game({}, {number(numerator + 1)});
}

/// *k, from which both players may move to any smaller nimber.
inline Game nimber(unsigned k) {
  std::vector<Game> smaller;
  for (unsigned i = 0; i < k; ++i) smaller.push_back(nimber(i));
  return game(smaller, smaller);
}

inline Game up() { return game({nimber(0)}, {nimber(1)}); }

/// A second arithmetic of game values for the tests, which shares nothing with the first: every
/// function is its definition, and only remembering answers makes it fast enough. The memories own
/// the games they refer to, so that no address is ever used twice.
class Games {
 public:
  /// G <= H unless some left option of G is >= H, or some right option of H is <= G.
  bool less_or_equal(const Game& g, const Game& h) {
    const auto known = orders_.find({g, h});
    if (known != orders_.end()) return known->second;
    bool answer = true;
    for (const Game& option : g->left) answer = answer && !less_or_equal(h, option);
    for (const Game& option : h->right) answer = answer && !less_or_equal(option, g);
    return orders_[{g, h}] = answer;
  }

  bool equal(const Game& g, const Game& h) { return less_or_equal(g, h) && less_or_equal(h, g); }

  /// A move in a sum is a move in one of its parts.
  Game sum(const Game& g, const Game& h) {
    const auto known = sums_.find({g, h});
    if (known != sums_.end()) return known->second;
    Form out;
    for (const Game& option : g->left) out.left.push_back(sum(option, h));
    for (const Game& option : h->left) out.left.push_back(sum(g, option));
    for (const Game& option : g->right) out.right.push_back(sum(option, h));
    for (const Game& option : h->right) out.right.push_back(sum(g, option));
    return sums_[{g, h}] = game(out.left, out.right);
  }

  /// The players exchange roles.
  Game negative(const Game& g) {
    const auto known = negatives_.find(g);
    if (known != negatives_.end()) return known->second;
    Form out;
    for (const Game& option : g->right) out.left.push_back(negative(option));
    for (const Game& option : g->left) out.right.push_back(negative(option));
    return negatives_[g] = game(out.left, out.right);
  }

  /// The canonical form: canonical options, none of them dominated or reversible. Equal games get
  /// the same object.
  Game canonical(const Game& g) {
    const auto known = canonicals_.find(g);
    if (known != canonicals_.end()) return known->second;
    Form form;
    for (const Game& option : g->left) form.left.push_back(canonical(option));
    for (const Game& option : g->right) form.right.push_back(canonical(option));
    while (remove_dominated(form) || bypass_reversible(form, g)) {
    }
    const Game out = game(form.left, form.right);
    return canonicals_[g] = by_text_.emplace(text(out), out).first->second;
  }

  /// True if the player to move wins: some move leaves the opponent without a win.
  bool wins(const Game& g, bool left_moves) {
    const auto known = wins_.find({g, left_moves});
    if (known != wins_.end()) return known->second;
    bool won = false;
    for (const Game& option : left_moves ? g->left : g->right)
      won = won || !wins(option, !left_moves);
    return wins_[{g, left_moves}] = won;
  }

  /// L or R if that player wins whoever starts, N for the next player, P for the previous one.
  char outcome(const Game& g) {
    if (wins(g, true)) return wins(g, false) ? 'N' : 'L';
    return wins(g, false) ? 'R' : 'P';
  }

  /// A number is a game whose canonical options are numbers, each left one below each right one.
  bool is_number(const Game& g) {
    const Game form = canonical(g);
    for (const Game& option : form->left) {
      if (!is_number(option)) return false;
      for (const Game& other : form->right) {
        if (less_or_equal(other, option)) return false;
      }
    }
    return std::ranges::all_of(form->right, [this](const Game& each) { return is_number(each); });
  }

  /// The number at which play stops when Left (Right) moves first: Left wants it large and Right
  /// small. As a canonical form.
  Game stop(const Game& g, bool left_moves) {
    const Game form = canonical(g);
    if (is_number(form)) return form;
    Game best;
    for (const Game& option : left_moves ? form->left : form->right) {
      const Game other = stop(option, !left_moves);
      if (!best || less_or_equal(left_moves ? best : other, left_moves ? other : best))
        best = other;
    }
    return best;
  }

  /// The day on which the value is born.
  std::size_t birthday(const Game& g) { return depth(canonical(g)); }

  /// The form written out to the last zero, `{..|..}`, the options of a side in order of their
  /// texts. Two forms have the same text when they are the same.
  std::string text(const Game& g) {
    const auto known = texts_.find(g);
    if (known != texts_.end()) return known->second;
    return texts_[g] = '{' + listed(g->left) + '|' + listed(g->right) + '}';
  }

 private:
  /// Removes one left option below another, or one right option above another.
  bool remove_dominated(Form& form) {
    for (std::size_t i = 0; i < form.left.size(); ++i) {
      for (std::size_t j = 0; j < form.left.size(); ++j) {
        if (i != j && less_or_equal(form.left[i], form.left[j])) return remove(form.left, i);
      }
    }
    for (std::size_t i = 0; i < form.right.size(); ++i) {
      for (std::size_t j = 0; j < form.right.size(); ++j) {
        if (i != j && less_or_equal(form.right[j], form.right[i])) return remove(form.right, i);
      }
    }
    return false;
  }

  /// Bypasses one reversible option: the opponent has an answer that is no worse than `whole`,
  /// which is the value of the form.
  bool bypass_reversible(Form& form, const Game& whole) {
    for (std::size_t i = 0; i < form.left.size(); ++i) {
      for (const Game& answer : form.left[i]->right) {
        if (less_or_equal(answer, whole)) return replace(form.left, i, Game(answer)->left);
      }
    }
    for (std::size_t i = 0; i < form.right.size(); ++i) {
      for (const Game& answer : form.right[i]->left) {
        if (less_or_equal(whole, answer)) return replace(form.right, i, Game(answer)->right);
      }
    }
    return false;
  }

  static bool remove(std::vector<Game>& list, std::size_t i) {
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(i));
    return true;
  }

  static bool replace(std::vector<Game>& list, std::size_t i, const std::vector<Game>& by) {
    list.insert(list.end(), by.begin(), by.end());
    return remove(list, i);
  }

  std::size_t depth(const Game& form) {
    const auto known = depths_.find(form);
    if (known != depths_.end()) return known->second;
    std::size_t days = 0;
    for (const Game& option : form->left) days = std::max(days, depth(option) + 1);
    for (const Game& option : form->right) days = std::max(days, depth(option) + 1);
    return depths_[form] = days;
  }

  std::string listed(const std::vector<Game>& options) {
    std::vector<std::string> texts;
    for (const Game& option : options) texts.push_back(text(option));
    std::ranges::sort(texts);
    std::string out;
    for (const std::string& each : texts) out += (out.empty() ? "" : ",") + each;
    return out;
  }

  std::map<std::pair<Game, Game>, bool> orders_;
  std::map<std::pair<Game, Game>, Game> sums_;
  std::map<Game, Game> negatives_, canonicals_;
  std::map<std::string, Game> by_text_;
  std::map<std::pair<Game, bool>, bool> wins_;
  std::map<Game, std::size_t> depths_;
  std::map<Game, std::string> texts_;
};

}  // namespace zermelo::slow
