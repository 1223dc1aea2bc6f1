#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace zermelo {

struct Datum;
struct Field;

/// Named facts, in the order in which they are shown.
struct Fields {
  std::vector<Field> entries;

  /// Appends; returns itself so that facts can be listed in one expression.
  Fields& add(std::string name, Datum value);
  /// The fact of that name, or nullptr.
  const Datum* find(std::string_view name) const;
  bool empty() const;
};

using List = std::vector<Datum>;

/// One fact: a JSON value whose fields keep their order. Exact quantities are strings, counts are
/// integers; a fact that is not known or does not apply is null.
struct Datum {
  std::variant<std::nullptr_t, bool, std::int64_t, double, std::string, List, Fields> value;

  // Implicit, so that facts can be listed without ceremony. Defined where Field is complete.
  Datum();
  Datum(std::nullptr_t);
  Datum(bool b);
  Datum(int n);
  Datum(unsigned n);
  Datum(std::int64_t n);
  Datum(std::uint64_t n);
  Datum(double x);
  Datum(const char* text);
  Datum(std::string_view text);
  Datum(std::string text);
  Datum(List list);
  Datum(Fields fields);
  /// Null if there is no value.
  template <class T>
  Datum(const std::optional<T>& maybe);

  bool is_null() const { return std::holds_alternative<std::nullptr_t>(value); }
  /// The value as one type, which must be the one held.
  const std::string& text() const { return std::get<std::string>(value); }
  std::int64_t count() const { return std::get<std::int64_t>(value); }
  const List& list() const { return std::get<List>(value); }
  const Fields& fields() const { return std::get<Fields>(value); }
};

struct Field {
  std::string name;
  Datum value;
};

template <class T>
Datum::Datum(const std::optional<T>& maybe) : Datum(maybe ? Datum(*maybe) : Datum()) {}

inline Fields& Fields::add(std::string name, Datum value) {
  entries.push_back({std::move(name), std::move(value)});
  return *this;
}

inline bool Fields::empty() const { return entries.empty(); }

inline const Datum* Fields::find(std::string_view name) const {
  for (const auto& field : entries) {
    if (field.name == name) return &field.value;
  }
  return nullptr;
}

/// Null for an empty text or list.
template <class T>
Datum null_if_empty(T text) {
  return text.empty() ? Datum() : Datum(std::move(text));
}

/// One line of JSON. Bytes that are not UTF-8 come out as the replacement character, so the line
/// is always valid.
std::string to_json(const Datum& datum);

/// The inverse of to_json. Throws an Error whose message begins with `what` if the text is not
/// JSON, is nested more than 32 deep, or holds an integer beyond 64 bits.
Datum read_json(std::string_view text, std::string_view what);

}  // namespace zermelo
