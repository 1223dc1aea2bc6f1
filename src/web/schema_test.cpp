#include "web/schema.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "web/page.h"

namespace zermelo::web {
namespace {

using Json = nlohmann::json;

Json whole_schema() {
  const Catalog catalog = make_catalog();
  return Json::parse(schema_json(Endpoints(catalog), formats_page()));
}

TEST(WebSchema, HasTheFieldsOfEveryCommand) {
  const Catalog catalog = make_catalog();
  const Endpoints endpoints(catalog);
  const Json schema = Json::parse(schema_json(endpoints, formats_page()));
  const std::string no_page =
      "### Common fields\n\n| field | type | meaning | null when |\n"
      "|---|---|---|---|\n| `game` | text | the game | never |\n";
  const Json empty = Json::parse(schema_json(endpoints, no_page));
  for (const auto& endpoint : endpoints.all()) {
    const auto& fields = schema["$defs"][endpoint->path]["properties"];
    EXPECT_EQ(empty["$defs"][endpoint->path]["properties"].size(), 1U);
    EXPECT_GT(fields.size(), 7U) << endpoint->path << " has the common fields alone";
  }
}

TEST(WebSchema, HasNestedFieldsAndTypes) {
  const Json probe = whole_schema()["$defs"]["checkers/probe"]["properties"];
  EXPECT_EQ(probe["dtw"]["type"], Json::parse(R"(["integer","null"])"));
  EXPECT_EQ(probe["missing"]["type"], "array");
  EXPECT_EQ(probe["missing"]["items"]["type"], "string");
  EXPECT_EQ(probe["moves"]["items"]["properties"]["move"]["type"], "string");
  EXPECT_EQ(probe["game"]["type"], "string");
}

}  // namespace
}  // namespace zermelo::web
