// Values of positions, arithmetic on them, and a sum of three games.
#include <zermelo/zermelo.h>

#include <cstdio>

namespace {

bool all_right = true;

void show(const char* what, const std::string& found, const std::string& expected) {
  std::printf("%-34s %s\n", what, found.c_str());
  all_right = all_right && found == expected;
}

}  // namespace

int main() {
  using namespace zermelo;
  Values values;

  const auto up = clobber_position("BBW").value(values);
  const auto hot = domineering_position("2x2").value(values);
  const auto quarter = hackenbush_stalks("BRR").value(values);
  if (!up || !hot || !quarter) return 1;
  show("clobber BBW", up->text(), "^");
  show("domineering 2x2", hot->text(), "{1|-1}");
  show("hackenbush BRR", quarter->text(), "1/4");

  const GameValue sum = *up + *hot - quarter->times(2);
  show("^ + {1|-1} - 2 (1/4)", sum.text(), "{1/2^|-3/2^}");
  show("  mean", sum.mean().text(), "-1/2");
  show("  temperature", sum.temperature().text(), "1");
  show("  outcome", std::string(1, letter(sum.outcome())), "N");
  show("  left stop", sum.left_stop().text(), "1/2");
  show("^ > 0", *up > values.number(0) ? "true" : "false", "true");
  show("^ confused with *", compare(*up, values.nimber(1)) == Ordering::confused ? "true" : "false",
       "true");

  // A budget that is spent gives nothing, and never a guess.
  Limits little;
  little.nodes = 10;
  show("clobber 4x4 within 10 positions",
       clobber_position("4x4").value(values, little) ? "known" : "not known", "not known");

  // Who wins the sum of three positions, and by which move?
  GameSum games(values);
  games.add(clobber_position("BBW.WB")).add(domineering_position("2x3"), -1).add(*quarter);
  const auto solved = games.solve();
  show("the sum of three games", std::string(1, letter(*solved.outcome())), "N");
  if (!solved.left_move) return 1;
  std::printf("Left wins by %s in part %zu\n", solved.left_move->move.c_str(),
              solved.left_move->part);
  return all_right ? 0 : 1;
}
