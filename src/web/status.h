#pragma once

/// The statuses of HTTP that the server uses.
namespace zermelo::web::status {

inline constexpr unsigned ok = 200;
inline constexpr unsigned bad_request = 400, forbidden = 403, not_found = 404, not_allowed = 405;
inline constexpr unsigned too_large = 413, too_many = 429;
inline constexpr unsigned internal_error = 500, unavailable = 503;

}  // namespace zermelo::web::status
