#pragma once

// A table of shapes as a C program reads it (c_table_user.c is compiled as C); -1 if it is not a
// table.

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
