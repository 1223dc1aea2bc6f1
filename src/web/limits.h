#pragma once

#include <cstddef>

/// The bounds of the server. docs/api.md and `GET /api/v1/` name them; what passes a bound is refused
/// with one sentence and does not slow down the other requests.
namespace zermelo::web::limits {

// A request.
inline constexpr std::size_t target_bytes = std::size_t{32} << 10;  // path and query
inline constexpr std::size_t parameters = 300;
inline constexpr std::size_t headers = 64;
inline constexpr std::size_t positions = 256;

// The work on one position, unless the request asks for less or, up to the most, for more.
inline constexpr double plain_seconds = 3, most_plain_seconds = 10;
inline constexpr double end_seconds = most_plain_seconds + 0.5;  // of what does not heed them
inline constexpr double stream_seconds = 60, most_stream_seconds = 86'400;
inline constexpr std::size_t plain_memory = std::size_t{256} << 20;

// Answers.
inline constexpr std::size_t answer_bytes = std::size_t{16} << 20;  // of a plain request
inline constexpr std::size_t unread_bytes = std::size_t{4} << 20;   // of an event stream

// All requests together.
inline constexpr std::size_t waiting_plain = 2'000;
inline constexpr std::size_t streams = 128;
inline constexpr unsigned plain_workers = 16, long_workers = 12;
inline constexpr unsigned connections = 4'000;

// Seconds after which a connection is closed.
inline constexpr unsigned idle_seconds = 15;     // no request, or one that does not become complete
inline constexpr unsigned reading_seconds = 60;  // an answer that is not read

}  // namespace zermelo::web::limits
