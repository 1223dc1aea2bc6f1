/* Probes checkers tables as an engine would, by bitboards:
 *
 *   zermelo build checkers --pieces 3 --tables FOLDER
 *   cc c_probe.c $(pkg-config --cflags --libs zermelo) -o c_probe && ./c_probe FOLDER */
#include <stdio.h>
#include <zermelo/checkers_probe.h>
#include <zermelo/values.h>

static uint32_t square(int n) { return (uint32_t)1 << (n - 1); }

/* Prints what the tables say and compares it with what is expected. */
static int probe(zermelo_tables* tables, const char* fen, uint32_t black_men, uint32_t black_kings,
                 uint32_t white_men, uint32_t white_kings, int black_to_move, int expected_result,
                 int expected_plies) {
  static const char* const words[] = {"loss", "draw", "win", "not known"};
  int plies;
  const int result = zermelo_checkers_probe(tables, black_men, black_kings, white_men, white_kings,
                                            black_to_move, &plies);
  printf("%-18s %s", fen, words[result + 1]);
  if (result == ZERMELO_WIN || result == ZERMELO_LOSS) printf(" in %d plies", plies);
  printf("\n");
  return result == expected_result && plies == expected_plies;
}

int main(int argc, char** argv) {
  zermelo_tables* tables;
  char text[64];
  int ok = 1;
  if (argc != 2) {
    fprintf(stderr, "usage: c_probe FOLDER\n");
    return 2;
  }
  tables = zermelo_tables_open(argv[1]);
  if (tables == NULL) {
    fprintf(stderr, "%s\n", zermelo_last_error());
    return 2;
  }
  ok &=
      probe(tables, "B:WK31:B18,25", square(18) | square(25), 0, 0, square(31), 1, ZERMELO_WIN, 3);
  /* The same with the colours exchanged and the board turned round. */
  ok &= probe(tables, "W:W8,15:BK2", 0, square(2), square(15) | square(8), 0, 0, ZERMELO_WIN, 3);
  ok &= probe(tables, "W:WK31:BK1", 0, square(1), 0, square(31), 0, ZERMELO_DRAW, 0);
  /* A black man on its crowning row is not a position. */
  ok &= probe(tables, "W:WK1:B32", square(32), 0, 0, square(1), 0, ZERMELO_NOT_KNOWN, -1);
  printf("%s\n", zermelo_last_error());
  zermelo_tables_close(tables);

  ok &= zermelo_value("clobber", "BBW", NULL, text, sizeof text) == 1 && text[0] == '^';
  printf("clobber BBW is worth %s\n", text);
  return ok ? 0 : 1;
}
