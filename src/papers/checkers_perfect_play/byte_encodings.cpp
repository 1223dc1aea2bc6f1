#include "papers/checkers_perfect_play/byte_encodings.h"

#include <algorithm>

namespace zermelo::checkers {
namespace {

unsigned digit(Result result) { return static_cast<unsigned>(result); }  // 0, 1, 2
Result result_of(unsigned digit) { return static_cast<Result>(digit); }

bool is_halved(ByteEncoding encoding) {
  return encoding == ByteEncoding::halved_six || encoding == ByteEncoding::halved_eight;
}
bool has_result(ByteEncoding encoding) {
  return encoding == ByteEncoding::result_and_six || encoding == ByteEncoding::halved_six;
}

/// The weight of digit i among the positions of one byte.
unsigned weight(ByteEncoding encoding, std::size_t i) {
  constexpr unsigned powers[] = {1, 3, 9, 27, 81};
  return encoding == ByteEncoding::four_results ? 1U << (2 * i) : powers[i];
}

std::uint8_t with_distance(ByteEncoding encoding, const Outcome& outcome) {
  const unsigned room = has_result(encoding) ? 63 : 255;
  const unsigned plies = outcome.result == Result::draw ? 0 : outcome.plies;
  const unsigned stored = std::min(is_halved(encoding) ? plies / 2 : plies, room);
  return static_cast<std::uint8_t>(has_result(encoding) ? digit(outcome.result) << 6 | stored
                                                        : stored);
}

Outcome from_distance(ByteEncoding encoding, std::uint8_t byte, Result known) {
  Outcome out{has_result(encoding) ? result_of(byte >> 6) : known,
              has_result(encoding) ? byte & 63U : byte};
  if (out.result == Result::draw) return {Result::draw, 0};
  if (is_halved(encoding)) out.plies = 2 * out.plies + (out.result == Result::win ? 1 : 0);
  return out;
}

}  // namespace

std::string_view name(ByteEncoding encoding) {
  switch (encoding) {
    case ByteEncoding::four_results:
      return "results, four a byte";
    case ByteEncoding::five_results:
      return "results, five a byte";
    case ByteEncoding::result_and_six:
      return "two bits and six of plies";
    case ByteEncoding::halved_six:
      return "two bits and six of half the plies";
    case ByteEncoding::eight:
      return "a byte of plies";
    case ByteEncoding::halved_eight:
      break;
  }
  return "a byte of half the plies";
}

unsigned most_plies(ByteEncoding encoding) {
  if (!has_distance(encoding)) return 0;
  const unsigned room = has_result(encoding) ? 63 : 255;
  return is_halved(encoding) ? 2 * room + 1 : room;
}

std::size_t positions_per_byte(ByteEncoding encoding) {
  if (encoding == ByteEncoding::four_results) return 4;
  return encoding == ByteEncoding::five_results ? 5 : 1;
}

std::vector<std::uint8_t> encoded(ByteEncoding encoding, std::span<const Outcome> positions) {
  const std::size_t many = positions_per_byte(encoding);
  std::vector<std::uint8_t> out((positions.size() + many - 1) / many);
  for (std::size_t i = 0; i < positions.size(); ++i) {
    const unsigned part = has_distance(encoding)
                              ? with_distance(encoding, positions[i])
                              : digit(positions[i].result) * weight(encoding, i % many);
    out[i / many] = static_cast<std::uint8_t>(out[i / many] + part);
  }
  return out;
}

std::vector<Outcome> decoded(ByteEncoding encoding, std::span<const std::uint8_t> bytes,
                             std::span<const Outcome> results) {
  const std::size_t many = positions_per_byte(encoding);
  const unsigned base = encoding == ByteEncoding::four_results ? 4 : 3;
  std::vector<Outcome> out(results.size());
  for (std::size_t i = 0; i < out.size(); ++i) {
    const std::uint8_t byte = bytes[i / many];
    out[i] = has_distance(encoding)
                 ? from_distance(encoding, byte, results[i].result)
                 : Outcome{result_of(byte / weight(encoding, i % many) % base), 0};
  }
  return out;
}

}  // namespace zermelo::checkers
