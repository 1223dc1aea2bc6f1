#include "base/datum.h"

#include <nlohmann/json.hpp>

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

}  // namespace

Datum::Datum() : value(nullptr) {}
Datum::Datum(std::nullptr_t) : value(nullptr) {}
Datum::Datum(bool b) : value(b) {}
Datum::Datum(int n) : value(std::int64_t{n}) {}
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

}  // namespace zermelo
