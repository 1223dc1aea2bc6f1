// A game of your own: Toads and Frogs on a strip of squares. A toad (T, Left) moves one square to
// the right or jumps over one frog; a frog (F, Right) does so to the left. A position is any type
// with std::hash; here it is the strip itself.
#include <zermelo/clobber.h>
#include <zermelo/game.h>
#include <zermelo/sum.h>

#include <cstdio>
#include <string>
#include <vector>

namespace {

struct ToadsAndFrogs {
  using Position = std::string;

  std::vector<std::string> left(const std::string& strip) const {
    return after(strip, 'T', 'F', 1);
  }
  std::vector<std::string> right(const std::string& strip) const {
    return after(strip, 'F', 'T', -1);
  }
  // Not needed, but it halves the work: the strip seen by the opponent.
  std::string mirror(std::string strip) const {
    for (char& square : strip) square = square == 'T' ? 'F' : square == 'F' ? 'T' : '_';
    return {strip.rbegin(), strip.rend()};
  }

 private:
  static std::vector<std::string> after(const std::string& strip, char own, char other, int way) {
    std::vector<std::string> out;
    const int size = static_cast<int>(strip.size());
    const auto at = [&](int i) {
      return i >= 0 && i < size ? strip[static_cast<std::size_t>(i)] : '#';
    };
    for (int i = 0; i < size; ++i) {
      if (at(i) != own) continue;
      const int to = at(i + way) == other ? i + 2 * way : i + way;
      if (at(to) != '_') continue;
      std::string next = strip;
      std::swap(next[static_cast<std::size_t>(i)], next[static_cast<std::size_t>(to)]);
      out.push_back(next);
    }
    return out;
  }
};

/// Three conjectures of Erickson (1996), as Thanatipanonda cites them (2011), for rows of a toads,
/// empty squares and frogs.
bool are_as_conjectured(int a, zermelo::GameEvaluator<ToadsAndFrogs>& evaluator,
                        zermelo::Values& values) {
  const std::string row(static_cast<std::size_t>(a), 'T'), n = std::to_string(a);
  const struct {
    std::string strip, value;
    int from;
  } claims[] = {{row + "__FF", "{{" + n + "-3|" + n + "-2}|{*|1}}", 3},
                {row + "___FF", "{" + n + "-2|" + n + "-2}", 2},
                {row + "___FFF", n + "-7/2", 5}};
  bool all_right = true;
  for (const auto& [strip, value, from] : claims) {
    if (a < from) continue;
    const auto g = evaluator.value(strip);
    if (!g) return false;
    std::printf("%-14s %s\n", strip.c_str(), g->text().c_str());
    all_right = all_right && *g == *values.read(value);
  }
  return all_right;
}

}  // namespace

int main() {
  const ToadsAndFrogs game;
  zermelo::Values values;
  zermelo::GameEvaluator<ToadsAndFrogs> evaluator(game, values);
  bool all_right = true;
  for (const char* strip : {"T_F", "TT_F", "T_FF", "TT_FF", "TT__FF", "TTT__FFF", "T_T_T_F_F_F"}) {
    const auto g = evaluator.value(strip);
    const auto solved = zermelo::game_solution(game, std::string(strip));
    if (!g || !solved.outcome()) return 1;
    std::printf("%-12s %-12s outcome %c\n", strip, g->text().c_str(),
                zermelo::letter(g->outcome()));
    // The value and the search without values must agree on the winner.
    all_right = all_right && g->outcome() == *solved.outcome();
  }
  all_right = all_right && evaluator.value("T_F")->text() == "*";
  // A strip and its mirror image cancel.
  all_right = all_right && *evaluator.value("TT_F") + *evaluator.value("T_FF") == values.number(0);
  for (int toads = 2; toads <= 7; ++toads)
    all_right = are_as_conjectured(toads, evaluator, values) && all_right;
  // Beside a row of Clobber; a move is named by the strip that it makes.
  zermelo::GameSum sum(values);
  sum.add(evaluator.position_for_sums("TT__FF")).add(zermelo::clobber_position("BBW"));
  const auto solved = sum.solve();
  if (!solved.outcome()) return 1;
  std::printf("TT__FF + BBW   %s, outcome %c\n", sum.value()->text().c_str(),
              zermelo::letter(*solved.outcome()));
  all_right = all_right && sum.value()->outcome() == *solved.outcome();
  // More and more toads, and a formula that agrees with all of them.
  const auto family = [](std::uint64_t n) { return std::string(n, 'T') + "___FF"; };
  const auto formula = zermelo::game_formula(evaluator, family, 1, 9).formula;
  if (!formula) return 1;
  std::printf("n toads, ___FF: %s, from n = %d on; not proved\n", formula->text.c_str(),
              static_cast<int>(formula->from));
  return all_right ? 0 : 1;
}
