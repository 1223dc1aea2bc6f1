/* Types of k-in-a-row lines from a table that `zermelo build connect` wrote. Plain C, no library.
 *
 *   struct zermelo_connect table;
 *   if (!zermelo_connect_open(&table, bytes, size)) ... not such a table ...
 *   type  = zermelo_connect_type(&table, 8, 216);       a stretch of 8 points, stones on 3, 4, 6, 7
 *   point = zermelo_connect_point(&table, 8, 216, 5);   the type with a stone on its point 5 added
 *
 * `bytes` is the whole file, read or mapped by you, and must live as long as the table. The stretch
 * must hold no stone of the other colour and be k to `length` points long; bit i of `stones` is
 * point i. Types are numbers, a greater one is better; ZERMELO_C6 etc. are those of Connect6 (k =
 * 6, p = 2), for other rules `zermelo probe connect --help` has the names and the file's footer
 * their order. The file is not checked block by block: `zermelo verify connect` does that. */
#ifndef ZERMELO_CONNECT_H
#define ZERMELO_CONNECT_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum {
  ZERMELO_U, /* a point that never should be played; a stone */
  ZERMELO_O,
  ZERMELO_L2,
  ZERMELO_D3,
  ZERMELO_S3,
  ZERMELO_L3,
  ZERMELO_D4,
  ZERMELO_L4,
  ZERMELO_D5,
  ZERMELO_L5,
  ZERMELO_DW,
  ZERMELO_C6
};

struct zermelo_connect {
  const unsigned char*
      units; /* length + 1 bytes a shape: its type, then its points from the head */
  unsigned k, p, length;
};

/* The number after `name` in the footer, or 0. */
static inline unsigned zermelo_connect_fact(const char* footer, size_t size, const char* name) {
  const size_t wide = strlen(name);
  size_t i;
  unsigned number = 0;
  for (i = 0; i + wide < size; ++i)
    if (memcmp(footer + i, name, wide) == 0) break;
  for (i += wide; i < size && footer[i] >= '0' && footer[i] <= '9' && number < 100000; ++i)
    number = 10 * number + (unsigned)(footer[i] - '0');
  return number;
}

static inline uint64_t zermelo_connect_word(const unsigned char* bytes) {
  uint64_t word = 0;
  int i;
  for (i = 7; i >= 0; --i) word = word << 8 | bytes[i];
  return word;
}

/* 1 when the file is a table of shapes. */
static inline int zermelo_connect_open(struct zermelo_connect* table, const void* file,
                                       size_t size) {
  const unsigned char* bytes = (const unsigned char*)file;
  const char* kind = "{\"kind\":\"connect shapes\"";
  const char* footer;
  uint64_t at, length;
  if (size < 4096 + 32 || memcmp(bytes, "zermelo\x01", 8) != 0) return 0;
  at = zermelo_connect_word(bytes + size - 32);
  length = zermelo_connect_word(bytes + size - 24);
  if (at > size - 32 || length > size - 32 - at || length < strlen(kind)) return 0;
  footer = (const char*)bytes + at;
  if (memcmp(footer, kind, strlen(kind)) != 0) return 0;
  table->k = zermelo_connect_fact(footer, (size_t)length, "\"k\":");
  table->p = zermelo_connect_fact(footer, (size_t)length, "\"p\":");
  table->length = zermelo_connect_fact(footer, (size_t)length, "\"length\":");
  table->units = bytes + 4096;
  if (table->k < 2 || table->length < table->k || table->length > 40) return 0;
  return 4096 +
             (((uint64_t)2 << table->length) - ((uint64_t)1 << table->k)) * (table->length + 1) <=
         at;
}

static inline const unsigned char* zermelo_connect_entry(const struct zermelo_connect* table,
                                                         unsigned length, uint64_t stones) {
  return table->units +
         (((uint64_t)1 << length) - ((uint64_t)1 << table->k) + stones) * (table->length + 1);
}

static inline unsigned zermelo_connect_type(const struct zermelo_connect* table, unsigned length,
                                            uint64_t stones) {
  return zermelo_connect_entry(table, length, stones)[0];
}

static inline unsigned zermelo_connect_point(const struct zermelo_connect* table, unsigned length,
                                             uint64_t stones, unsigned point) {
  return zermelo_connect_entry(table, length, stones)[1 + point];
}

#endif
