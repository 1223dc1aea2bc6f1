#include "tests/c_table_user.h"

#include <zermelo/connect_shapes.h>

int c_type_of(const void* bytes, size_t size, unsigned length, uint64_t stones) {
  struct zermelo_connect table;
  if (!zermelo_connect_open(&table, bytes, size)) return -1;
  return (int)zermelo_connect_type(&table, length, stones);
}

int c_point_of(const void* bytes, size_t size, unsigned length, uint64_t stones, unsigned point) {
  struct zermelo_connect table;
  if (!zermelo_connect_open(&table, bytes, size)) return -1;
  return (int)zermelo_connect_point(&table, length, stones, point);
}
