/* Game values as text. Plain C; link with libzermelo.
 *
 *   char text[256];
 *   long length = zermelo_value("clobber", "BBW", NULL, text, sizeof text);
 *   if (length >= 0) puts(text);                      prints ^
 *
 * Every call stands for itself, so that any number of threads may ask. No function throws or
 * prints. */
#ifndef ZERMELO_VALUES_H
#define ZERMELO_VALUES_H

#include <stddef.h>
#include <stdint.h>
#include <zermelo/export.h>

#ifdef __cplusplus
extern "C" {
#endif

/* How much one question may take; 0 means no limit, and for `bytes` 1 GiB. */
typedef struct zermelo_budget {
  double seconds;
  uint64_t nodes; /* positions; arithmetic is not counted */
  uint64_t bytes; /* memory for values */
} zermelo_budget;

enum { ZERMELO_SPENT = -1, ZERMELO_BAD_INPUT = -2 };

/* The value of a position: `game` is "clobber", "domineering", "hackenbush" (a drawing) or "stalks"
 * (of Hackenbush); or of an expression, with "eval". `budget` may be NULL.
 *
 * Writes at most `size` bytes, the last of them 0, and returns the length of the whole text as
 * snprintf does: when it is `size` or more, the text was cut off. ZERMELO_SPENT when the budget was
 * spent first, ZERMELO_BAD_INPUT for what cannot be read; zermelo_last_error() then says why. */
ZERMELO_API long zermelo_value(const char* game, const char* position, const zermelo_budget* budget,
                               char* buffer, size_t size);

/* Why the last call of this thread gave no answer: one sentence, good until the next call that
 * fails. */
ZERMELO_API const char* zermelo_last_error(void);

#ifdef __cplusplus
}
#endif

#endif
