#include "cli/prompt/keys.h"

#include <algorithm>
#include <utility>

#include "cli/prompt/utf8.h"

namespace zermelo {
namespace {

constexpr char escape_byte = '\x1b';
constexpr std::string_view paste_begins = "\x1b[200~", paste_ends = "\x1b[201~";

struct Sequence {
  std::string_view text;  // after the escape
  Key key;
};

// The sequences of xterm, of the Linux console and of rxvt, and Alt with a letter.
constexpr Sequence sequences[] = {
    {"[A", Key::up},
    {"OA", Key::up},
    {"[B", Key::down},
    {"OB", Key::down},
    {"[C", Key::right},
    {"OC", Key::right},
    {"[D", Key::left},
    {"OD", Key::left},
    {"[H", Key::begin},
    {"OH", Key::begin},
    {"[1~", Key::begin},
    {"[7~", Key::begin},
    {"[F", Key::end},
    {"OF", Key::end},
    {"[4~", Key::end},
    {"[8~", Key::end},
    {"[3~", Key::erase_after},
    {"[1;5C", Key::word_right},
    {"[1;3C", Key::word_right},
    {"[5C", Key::word_right},
    {"Oc", Key::word_right},
    {"f", Key::word_right},
    {"[1;5D", Key::word_left},
    {"[1;3D", Key::word_left},
    {"[5D", Key::word_left},
    {"Od", Key::word_left},
    {"b", Key::word_left},
    {"d", Key::cut_word_after},
    {"[3;5~", Key::cut_word_after},
    {"\x7f", Key::cut_word_before},
    {"\b", Key::cut_word_before},
};

struct Control {
  char letter;  // with Ctrl
  Key key;
};

constexpr Control controls[] = {
    {'A', Key::begin},
    {'B', Key::left},
    {'C', Key::abandon},
    {'E', Key::end},
    {'F', Key::right},
    {'H', Key::erase_before},
    {'I', Key::complete},
    {'J', Key::enter},
    {'K', Key::cut_to_end},
    {'L', Key::clear_screen},
    {'M', Key::enter},
    {'N', Key::down},
    {'P', Key::up},
    {'T', Key::exchange},
    {'U', Key::cut_to_begin},
    {'W', Key::cut_to_blank},
    {'Y', Key::paste_cut},
    {'Z', Key::suspend},
    {'D', Key::end_of_input_or_erase_after},
};

Key control_key(char byte) {
  if (byte == '\x7f') return Key::erase_before;
  const auto* found = std::ranges::find(controls, static_cast<char>(byte + '@'), &Control::letter);
  return found == std::end(controls) ? Key::nothing : found->key;
}

/// The bytes of the sequence at the beginning, its escape among them; 0 when it is not yet whole.
/// After `[` come digits and semicolons, and then one last character.
std::size_t sequence_length(std::string_view bytes) {
  if (bytes.size() < 2) return 0;
  if (bytes[1] == escape_byte) return 1;
  if (bytes[1] == 'O') return bytes.size() < 3 ? 0 : 3;
  if (bytes[1] != '[') return 2;
  // The Linux console sends [[A for F1.
  const std::size_t first = bytes.size() > 2 && bytes[2] == '[' ? 3 : 2;
  const auto last = std::find_if(bytes.begin() + static_cast<std::ptrdiff_t>(first), bytes.end(),
                                 [](char c) { return c < ' ' || c >= '@'; });
  return last == bytes.end() ? 0 : static_cast<std::size_t>(last - bytes.begin()) + 1;
}

}  // namespace

void KeyDecoder::forget() {
  bytes_.clear();
  is_paste_ = false;
}

std::string KeyDecoder::taken(std::size_t bytes) {
  std::string out = bytes_.substr(0, bytes);
  bytes_.erase(0, bytes);
  return out;
}

std::optional<KeyPress> KeyDecoder::next() {
  if (bytes_.empty()) return std::nullopt;
  if (std::exchange(was_return_, false) && bytes_.front() == '\n' && is_paste_) {
    taken(1);
    return KeyPress{};
  }
  if (is_paste_) return pasted();
  if (bytes_.front() == escape_byte) return escape();
  return character();
}

/// The text up to the end of a line or of the paste.
std::optional<KeyPress> KeyDecoder::pasted() {
  if (bytes_.starts_with(paste_ends)) {
    is_paste_ = false;
    taken(paste_ends.size());
    return KeyPress{};
  }
  const char first = bytes_.front();
  if (first == '\r' || first == '\n') {
    was_return_ = first == '\r';
    taken(1);
    return KeyPress{Key::enter};
  }
  if (paste_ends.starts_with(bytes_)) return std::nullopt;  // its end may be on the way
  const auto end = std::min(bytes_.find_first_of("\r\n\x1b", 1), bytes_.size());
  std::string text = taken(end);
  std::ranges::replace(text, '\t', ' ');
  return KeyPress{Key::text, std::move(text)};
}

std::optional<KeyPress> KeyDecoder::escape() {
  const std::size_t length = sequence_length(bytes_);
  if (length == 0) return std::nullopt;
  const std::string bytes = taken(length);
  if (bytes == paste_begins) {
    is_paste_ = true;
    return KeyPress{};
  }
  const auto* known =
      std::ranges::find(sequences, std::string_view(bytes).substr(1), &Sequence::text);
  return KeyPress{known == std::end(sequences) ? Key::nothing : known->key};
}

std::optional<KeyPress> KeyDecoder::character() {
  const char first = bytes_.front();
  const bool is_control = (first >= 0 && first < ' ') || first == '\x7f';
  if (is_control) return KeyPress{control_key(taken(1).front())};
  const std::size_t length = length_from_first_byte(static_cast<unsigned char>(first));
  if (length == 0) {
    taken(1);
    return KeyPress{};
  }
  if (length > bytes_.size()) return std::nullopt;
  return KeyPress{Key::text, taken(length)};
}

}  // namespace zermelo
