/* Endgame tables of American checkers, for engines. Plain C; link with libzermelo.
 *
 *   zermelo_tables* tables = zermelo_tables_open("/var/games/checkers");
 *   int plies;
 *   switch (zermelo_checkers_probe(tables, 0x01020000, 0, 0, 0x40000000, 1, &plies)) {
 *     case ZERMELO_WIN: ...  the side to move wins in `plies` plies
 *   }
 *   zermelo_tables_close(tables);
 *
 * The tables are those that `zermelo build checkers` writes. Any number of threads may probe one
 * zermelo_tables at once. A probe whose blocks are in memory allocates nothing. No function throws
 * or prints. */
#ifndef ZERMELO_CHECKERS_PROBE_H
#define ZERMELO_CHECKERS_PROBE_H

#include <stddef.h>
#include <stdint.h>
#include <zermelo/export.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { ZERMELO_LOSS = -1, ZERMELO_DRAW = 0, ZERMELO_WIN = 1, ZERMELO_NOT_KNOWN = 2 };

typedef struct zermelo_tables zermelo_tables;

/* Tables of the files in a folder, or NULL when it is not a folder that can be read; then
 * zermelo_last_error() says why. Files are opened when they are first needed: an empty folder can
 * be opened, and nothing is known in it but games that are over. A file that appears later is not
 * seen. Unpacked blocks take up to 256 MiB. */
ZERMELO_API zermelo_tables* zermelo_tables_open(const char* folder);

/* The same with room for `cache_bytes` of unpacked blocks. */
ZERMELO_API zermelo_tables* zermelo_tables_open_cache(const char* folder, uint64_t cache_bytes);

/* The result for the side to move: ZERMELO_WIN, ZERMELO_DRAW, ZERMELO_LOSS or ZERMELO_NOT_KNOWN.
 *
 * Bit 0 of a bitboard is square 1 of the books, bit 31 square 32; Black moves towards square 32.
 * `plies`, unless it is NULL, gets the distance to the win with best play, counting plies of both
 * sides; 0 for a draw; -1 where it is not known, which with a win or a loss means that only tables
 * of results (wld) or of conversions (dtc) are there.
 *
 * A side to move without pieces has lost in 0 plies, and one whose opponent has none wins in 1.
 * Forced captures are played out, so no position is "not probable".
 *
 * ZERMELO_NOT_KNOWN is also the answer to what is not a position: sets that overlap, a man on its
 * crowning row, more than 12 pieces of a side, an empty board, or `tables` NULL; and to a damaged
 * file. zermelo_last_error() tells these cases from a missing table. */
ZERMELO_API int zermelo_checkers_probe(zermelo_tables* tables, uint32_t black_men,
                                       uint32_t black_kings, uint32_t white_men,
                                       uint32_t white_kings, int black_to_move, int* plies);

/* Probes `count` positions: faster than one call for each, because scores of several positions come
 * from memory at the same time. Element i of each array belongs to position i; `black_to_move` is 1
 * or 0. `results` gets what zermelo_checkers_probe returns and `plies`, unless it is NULL, what it
 * gives there. Returns how many results are known; where some are not, zermelo_last_error() tells
 * why the last of them is not. */
ZERMELO_API size_t zermelo_checkers_probe_many(
    zermelo_tables* tables, size_t count, const uint32_t* black_men, const uint32_t* black_kings,
    const uint32_t* white_men, const uint32_t* white_kings, const uint8_t* black_to_move,
    int8_t* results, int32_t* plies);

/* Frees the tables; no probe may be running. NULL is allowed. */
ZERMELO_API void zermelo_tables_close(zermelo_tables* tables);

/* Why the last call of this thread gave no answer: one sentence, good until the next call that
 * fails. After a call that gave an answer it is unspecified; before any failure it is "". */
ZERMELO_API const char* zermelo_last_error(void);

#ifdef __cplusplus
}
#endif

#endif
