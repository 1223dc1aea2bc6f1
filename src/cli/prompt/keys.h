#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace zermelo {

enum class Key : std::uint8_t {
  text,  // a character that was typed, or a line of a paste
  enter,
  complete,
  left,
  right,
  word_left,
  word_right,
  begin,
  end,
  up,
  down,
  erase_before,
  erase_after,  // the key Delete
  end_of_input_or_erase_after,
  exchange,
  cut_to_begin,
  cut_to_end,
  cut_word_before,
  cut_word_after,
  cut_to_blank,
  paste_cut,
  clear_screen,
  abandon,
  suspend,
  nothing  // a key without a meaning
};

struct KeyPress {
  Key key = Key::nothing;
  std::string text = "";  // of Key::text
};

/// Turns the bytes that a terminal sends into keys. A key may arrive in pieces: bytes are added as
/// they come, and `next` gives the keys that are whole. Between the marks of a bracketed paste,
/// every byte but the end of a line is text.
class KeyDecoder {
 public:
  void add(std::string_view bytes) { bytes_ += bytes; }
  std::optional<KeyPress> next();
  /// Drops the keys that were not fetched.
  void forget();

 private:
  std::optional<KeyPress> pasted();
  std::optional<KeyPress> escape();
  std::optional<KeyPress> character();
  std::string taken(std::size_t bytes);

  std::string bytes_;
  bool is_paste_ = false;
  bool was_return_ = false;  // CR LF of a paste is one end of a line
};

}  // namespace zermelo
