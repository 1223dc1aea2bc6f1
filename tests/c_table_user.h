#pragma once

// What a C program sees of a table of shapes (c_table_user.c, compiled as C); -1 for no table.

#include <stddef.h>  // NOLINT(modernize-deprecated-headers): it is C
#include <stdint.h>  // NOLINT(modernize-deprecated-headers)

#ifdef __cplusplus
extern "C" {
#endif

int c_type_of(const void* bytes, size_t size, unsigned length, uint64_t stones);
int c_point_of(const void* bytes, size_t size, unsigned length, uint64_t stones, unsigned point);

#ifdef __cplusplus
}
#endif
