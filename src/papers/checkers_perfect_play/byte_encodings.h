#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "games/checkers/index/scores.h"

/// The ways to store a position that section 2.2 of the paper describes, before any compression.
/// Our tables use none of them; they are measured here on real slices.
namespace zermelo::checkers {

enum class ByteEncoding : std::uint8_t {
  four_results,    // two bits a result
  five_results,    // a byte as five digits of base three, since 3^5 = 243
  result_and_six,  // two bits for the result, six for 0 to 63 plies
  halved_six,      // the same with half the plies, the parity given by the result: up to 127
  eight,           // 0 to 255 plies, the result stored elsewhere
  halved_eight,    // half the plies in a byte, the result stored elsewhere: up to 511
};
inline constexpr ByteEncoding all_byte_encodings[] = {
    ByteEncoding::four_results, ByteEncoding::five_results, ByteEncoding::result_and_six,
    ByteEncoding::halved_six,   ByteEncoding::eight,        ByteEncoding::halved_eight};

std::string_view name(ByteEncoding encoding);
constexpr bool has_distance(ByteEncoding encoding) { return encoding > ByteEncoding::five_results; }
/// The most plies that it holds; 0 for results alone.
unsigned most_plies(ByteEncoding encoding);

/// Positions that share a byte.
std::size_t positions_per_byte(ByteEncoding encoding);

/// The positions as bytes. A distance that does not fit is truncated.
std::vector<std::uint8_t> encoded(ByteEncoding encoding, std::span<const Outcome> positions);

/// The positions decoded again. Where the result is stored elsewhere it is taken from `results`,
/// which also gives the number of positions; plies are 0 where none are stored.
std::vector<Outcome> decoded(ByteEncoding encoding, std::span<const std::uint8_t> bytes,
                             std::span<const Outcome> results);

}  // namespace zermelo::checkers
