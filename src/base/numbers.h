#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace zermelo {

/// Strict readers: nothing unless the whole text is a number. No sign, no blanks, no locale.
std::optional<std::uint64_t> read_count(std::string_view text);  // 0, 17, 1000000
std::optional<double> read_decimal(std::string_view text);       // 10, 0.5, 1e-3; finite, >= 0
std::optional<std::uint64_t> read_bytes(std::string_view text);  // 4096, 64K, 256M, 16G

/// 12345678 as "12,345,678".
std::string with_commas(std::uint64_t count);

/// 12345678 as "12.3 M": three figures, enough for a table.
std::string show_count(std::uint64_t count);

/// A duration as a person would say it: "800 us", "3.25 s", "4 min 10 s".
std::string show_seconds(double seconds);

/// A size as "1.5 KiB", "44 MiB".
std::string show_bytes(std::uint64_t bytes);

}  // namespace zermelo
