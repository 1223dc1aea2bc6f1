#include "base/datum.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "base/error.h"

namespace zermelo {
namespace {

using Json = nlohmann::ordered_json;

Json json_of(const Datum& datum);

struct ToJson {
  Json operator()(std::nullptr_t) const { return nullptr; }
  Json operator()(bool b) const { return b; }
  Json operator()(std::int64_t n) const { return n; }
  Json operator()(double x) const { return x; }
  Json operator()(const std::string& text) const { return text; }
  Json operator()(const List& list) const {
    Json out = Json::array();
    for (const auto& item : list) out.push_back(json_of(item));
    return out;
  }
  Json operator()(const Fields& fields) const {
    Json out = Json::object();
    for (const auto& [name, datum] : fields.entries) out[name] = json_of(datum);
    return out;
  }
};

Json json_of(const Datum& datum) { return std::visit(ToJson{}, datum.value); }

constexpr int deepest = 32;

Datum datum_of(const Json& json, std::string_view what, int depth = 0) {
  if (depth > deepest) throw Error(fmt::format("{} is nested more than {} deep", what, deepest));
  if (json.is_boolean()) return json.get<bool>();
  if (json.is_number_unsigned() && json.get<std::uint64_t>() > INT64_MAX)
    throw Error(fmt::format("{} holds {}, which is too large", what, json.dump()));
  if (json.is_number_integer()) return json.get<std::int64_t>();
  if (json.is_number_float()) return json.get<double>();
  if (json.is_string()) return json.get<std::string>();
  if (json.is_array()) {
    List list;
    for (const auto& item : json) list.push_back(datum_of(item, what, depth + 1));
    return list;
  }
  if (!json.is_object()) return nullptr;
  Fields fields;
  for (const auto& [name, item] : json.items()) fields.add(name, datum_of(item, what, depth + 1));
  return fields;
}

}  // namespace

Datum::Datum() : value(nullptr) {}
Datum::Datum(std::nullptr_t) : value(nullptr) {}
Datum::Datum(bool b) : value(b) {}
Datum::Datum(int n) : value(std::int64_t{n}) {}
Datum::Datum(unsigned n) : value(std::int64_t{n}) {}
Datum::Datum(std::int64_t n) : value(n) {}
Datum::Datum(std::uint64_t n) : value(static_cast<std::int64_t>(n)) {}
Datum::Datum(double x) : value(x) {}
Datum::Datum(const char* text) : value(std::string(text)) {}
Datum::Datum(std::string_view text) : value(std::string(text)) {}
Datum::Datum(std::string text) : value(std::move(text)) {}
Datum::Datum(List list) : value(std::move(list)) {}
Datum::Datum(Fields fields) : value(std::move(fields)) {}

std::string to_json(const Datum& datum) {
  return json_of(datum).dump(-1, ' ', false, Json::error_handler_t::replace);
}

Datum read_json(std::string_view text, std::string_view what) {
  const Json json = Json::parse(text, nullptr, false);
  if (json.is_discarded()) throw Error(fmt::format("{} is not JSON", what));
  return datum_of(json, what);
}

}  // namespace zermelo
