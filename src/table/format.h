#pragma once

// A table file. All integers are little-endian; docs/formats.md has an example.
//
//   magic     8 bytes   "zermelo" and the version of this layout, a byte
//   columns   ...       for each: its blocks, then its index
//   footer    JSON      kind, facts, and for every column name, width, entries, entries a block,
//                       codec, where its index begins and the checksum of the index
//   trailer  32 bytes   where the footer begins, its length, its checksum; "zermelo" and version
//
//   block     ...       the entries of the block, each block compressed by itself; with codec none
//                       stored as they are, and the first block begins at a multiple of 4096
//   index     16 n + 8  for n blocks: n + 1 offsets (the last: where the blocks end), n checksums
//
// Checksums are XXH3-64, of the blocks as stored. A text or a saved store of values is a column of
// width 1. A file gets its name when it is complete: a table that can be opened was finished.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo::table_format {

inline constexpr std::string_view magic{"zermelo\x01", 8};
inline constexpr std::size_t trailer_bytes = 32;
inline constexpr std::size_t page = 4096;
inline constexpr std::uint64_t most_footer_bytes = std::uint64_t{64} << 20;
inline constexpr std::uint64_t most_block_bytes = std::uint64_t{64} << 20;

}  // namespace zermelo::table_format
