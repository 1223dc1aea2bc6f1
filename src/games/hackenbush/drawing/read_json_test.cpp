#include "games/hackenbush/drawing/read_json.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/error.h"
#include "tests/complaint.h"

namespace zermelo::hackenbush {
namespace {

/// A small house with a chimney, places and all.
constexpr std::string_view house = R"({
  "vertices": [{"id": "ground"}, {"id": "a", "x": 1, "y": 2.5}, {"id": 7, "x": -3.25e0, "y": 2}],
  "edges": [{"from": "ground", "to": "a", "colour": "blue"}, {"from": 7, "to": 0, "color": "R"},
            {"from": "a", "to": "7", "colour": "Green"}]
})";

std::string json_complaint(std::string_view text) {
  return testing::complaint_of([&] { read_drawing(text); });
}

void expect_json_complaint(std::string_view text, std::string_view part) {
  const auto found = json_complaint(text);
  EXPECT_NE(found.find(part), std::string::npos)
      << "\"" << text.substr(0, 200) << "\" gave \"" << found << "\"";
}

/// A JSON drawing with these vertices and edges.
std::string with(std::string_view vertices, std::string_view edges) {
  return "{\"vertices\":[" + std::string(vertices) + "],\"edges\":[" + std::string(edges) + "]}";
}

constexpr std::string_view edge_to_a = R"({"from":"ground","to":"a","colour":"blue"})";

TEST(DrawingJson, IsRead) {
  const Drawing drawing = read_drawing(house);
  EXPECT_EQ(drawing.names, (std::vector<std::string>{"0", "a", "7"}));
  EXPECT_EQ(drawing.edges,
            (std::vector<Edge>{{0, 1, Colour::blue}, {2, 0, Colour::red}, {1, 2, Colour::green}}));
  EXPECT_EQ(drawing.points, (std::vector<Point>{{0, 0}, {1, 2.5}, {-3.25, 2}}));
}

TEST(DrawingJson, SurvivesWritingAndReading) {
  const Drawing drawing = read_drawing(house);
  EXPECT_EQ(read_drawing(write_json(drawing)), drawing);
  EXPECT_EQ(write_json(drawing),
            R"({"vertices":[{"id":"a","x":1.0,"y":2.5},{"id":7,"x":-3.25,"y":2.0}],)"
            R"("edges":[{"from":"ground","to":"a","colour":"blue"},)"
            R"({"from":7,"to":"ground","colour":"red"},{"from":"a","to":7,"colour":"green"}]})");
  EXPECT_EQ(write_json(Drawing{}), R"({"vertices":[],"edges":[]})");
  EXPECT_EQ(read_drawing(write_json(Drawing{})), Drawing{});
}

TEST(DrawingJson, NamesThatAreNotWordsGetNumbersInTheTextForm) {
  EXPECT_EQ(write_drawing(read_drawing(house)), "0-a-B 7-0-R a-7-G");
  for (const std::string name : {"a b", "a-b", "07", "1234567890", "\u00e4", "a?"}) {
    const auto drawing =
        read_drawing(R"({"vertices":[{"id":")" + name + R"("}],"edges":[{"from":0,"to":")" + name +
                     R"(","colour":"b"}]})");
    EXPECT_EQ(write_drawing(drawing), "0-1-B") << name;
    EXPECT_FALSE(has_plain_names(drawing)) << name;
  }
  EXPECT_EQ(write_drawing(read_drawing(R"({"vertices":[{"id":9},{"id":"30"}],"edges":[
      {"from":9,"to":0,"colour":"b"},{"from":30,"to":9,"colour":"r"}]})")),
            "9-0-B 30-9-R");
}

TEST(DrawingJson, VerticesMayComeLastOrBeMany) {
  EXPECT_EQ(write_drawing(read_drawing(R"( {"edges":[{"to":0,"colour":"G","from":1}],
      "vertices":[{"id":5},{"id":1},{"id":0}], "author": {"name": ["x", {"edges": 1}]}})")),
            "1-0-G");
}

TEST(DrawingJson, WhatHangsInTheAirVanishesWithItsPlaces) {
  const Drawing drawing =
      read_drawing(with(R"({"id":"u","x":9,"y":9},{"id":"a","x":1,"y":2})",
                        R"({"from":"u","to":"u","colour":"red"},)" + std::string(edge_to_a)));
  EXPECT_EQ(drawing.names, (std::vector<std::string>{"0", "a"}));
  EXPECT_EQ(drawing.points, (std::vector<Point>{{0, 0}, {1, 2}}));
}

TEST(DrawingJson, PlacesWithoutVerticesVanishToo) {
  EXPECT_EQ(read_drawing(with(R"({"id":"a","x":1,"y":2})", "")), Drawing{});
  EXPECT_EQ(read_drawing(with(R"({"id":"a","x":1,"y":2})", R"({"from":0,"to":0,"colour":"B"})")),
            read_drawing("0-0-B"));
}

TEST(DrawingJson, RefusesEdgesToNowhere) {
  expect_json_complaint(with("", edge_to_a),
                        "edge 1 of the JSON goes to nowhere, a; expected \"ground\" or an id from "
                        "\"vertices\"");
  expect_json_complaint(
      with(R"({"id":"a"})", std::string(edge_to_a) + R"(,{"from":"A","to":"a","colour":"red"})"),
      "edge 2 of the JSON goes to nowhere, A");
}

TEST(DrawingJson, RefusesADrawingThatIsAllInTheAir) {
  expect_json_complaint(with(R"({"id":1})", R"({"from":1,"to":1,"colour":"red"})"),
                        "touches the ground");
}

TEST(DrawingJson, SaysWhatIsWrongWithAVertex) {
  expect_json_complaint(with(R"({"id":"a"},{})", ""), "vertex 2 of the JSON has no \"id\"");
  expect_json_complaint(with(R"({"id":"a"},{"id":"b"},{"id":"a"})", ""),
                        "vertex 3 of the JSON is a, which is listed already; expected another id");
  expect_json_complaint(with(R"({"id":0},{"id":"ground"})", ""),
                        "vertex 2 of the JSON is 0, which");
  expect_json_complaint(with(R"({"id":1.5})", ""), "vertex 1 of the JSON has 1.5 as \"id\"");
  expect_json_complaint(with(R"({"id":null})", ""), "has null as \"id\"");
  expect_json_complaint(with(R"({"id":""})", ""), "has \"\" as \"id\"");
  expect_json_complaint(with(R"({"id":[1]})", ""), "has a list or an object as \"id\"");
  expect_json_complaint(with("{\"id\":\"" + std::string(65, 'a') + "\"}", ""), "1 to 64 bytes");
  expect_json_complaint(with(R"({"id":1,"id":2})", ""), "vertex 1 of the JSON has \"id\" twice");
  expect_json_complaint(with("17", ""), "vertex 1 of the JSON is not an object");
  expect_json_complaint(with("[]", ""), "vertex 1 of the JSON is not an object");
}

TEST(DrawingJson, PlacesAreForAllOrNone) {
  expect_json_complaint(with(R"({"id":1,"x":1,"y":1},{"id":2})", ""),
                        "vertex 2 of the JSON has no \"x\" and \"y\"; expected places for all");
  expect_json_complaint(with(R"({"id":1},{"id":2,"x":1,"y":1})", ""),
                        "vertex 2 of the JSON has a place and those before have none");
  expect_json_complaint(with(R"({"id":1,"x":1})", ""), "vertex 1 of the JSON has no \"y\"");
  expect_json_complaint(with(R"({"id":1,"y":1})", ""), "vertex 1 of the JSON has no \"x\"");
  expect_json_complaint(with(R"({"id":1,"x":"1","y":1})", ""), "expected a number between");
  expect_json_complaint(with(R"({"id":1,"x":1e10,"y":1})", ""), "has 10000000000.0 as \"x\"");
  EXPECT_EQ(json_complaint(with(R"({"id":0},{"id":1,"x":1,"y":1},{"id":2,"x":1,"y":1})", "")), "");
  EXPECT_EQ(json_complaint(with(R"({"id":1},{"id":0,"x":1,"y":1},{"id":2})", "")), "");
}

TEST(DrawingJson, SaysWhatIsWrongWithAnEdge) {
  expect_json_complaint(with("", R"({"from":0,"colour":"red"})"),
                        "edge 1 of the JSON has no \"to\"; expected one such as {\"from\":");
  expect_json_complaint(with("", R"({"to":0,"colour":"red"})"), "has no \"from\"");
  expect_json_complaint(with("", R"({"to":0,"from":0})"), "has no \"colour\"");
  expect_json_complaint(
      with("", R"({"to":0,"from":0,"colour":"pink"})"),
      "edge 1 of the JSON has \"pink\" as \"colour\"; expected blue, red or green");
  expect_json_complaint(with("", R"({"to":0,"from":0,"colour":3})"), "has 3 as \"colour\"");
  expect_json_complaint(with("", R"({"to":0,"from":0,"colour":"red","color":"red"})"),
                        "has \"colour\" twice");
  expect_json_complaint(with("", R"({"to":true,"from":0,"colour":"red"})"), "has true as \"to\"");
  expect_json_complaint(with("", "null"), "edge 1 of the JSON is not an object");
}

TEST(DrawingJson, SaysWhatIsWrongWithTheLists) {
  expect_json_complaint("{}", "the JSON has no \"edges\"");
  expect_json_complaint(R"({"vertices":[],"edge":[]})", "the JSON has no \"edges\"");
  expect_json_complaint(R"({"edges":{}})", "\"edges\" of the JSON is not a list");
  expect_json_complaint(R"({"vertices":3,"edges":[]})", "\"vertices\" of the JSON is not a list");
  expect_json_complaint(R"({"edges":[],"edges":[]})", "the JSON has \"edges\" twice");
}

TEST(DrawingJson, SaysWhereTheTextGoesWrong) {
  expect_json_complaint("{", "the JSON ends at character 1, before it is complete");
  expect_json_complaint(R"({"edges":[)", "the JSON ends at character 10, before it is complete");
  expect_json_complaint(R"({"edges":[}])", "the JSON goes wrong at character 11, '}'; look for a");
  expect_json_complaint(R"({"edges":[]} x)", "the JSON goes wrong at character 14");
  expect_json_complaint(R"({"edges":[]}{})", "a second drawing begins at character 13");
  expect_json_complaint("{'edges':[]}", "the JSON goes wrong at character 2");
  expect_json_complaint("{\"\xff\":1}", "the JSON goes wrong at character 3");
  expect_json_complaint(R"({"a":1e999})",
                        "the number 1e999 at character 10 of the JSON is too large");
}

TEST(DrawingJson, RefusesWhatIsTooMuch) {
  expect_json_complaint("{\"a\":" + std::string(5'000'000, '['), "nested more than 32 deep");
  std::string objects;
  for (int i = 0; i < 100'000; ++i) objects += "{\"a\":";
  expect_json_complaint(objects, "nested more than 32 deep");
  std::string edges = "{\"edges\":[", vertices = "{\"vertices\":[";
  for (std::size_t i = 0; i < most_edges + 2; ++i) {
    edges += R"({"from":0,"to":0,"colour":"B"},)";
    vertices += "{\"id\":" + std::to_string(i) + "},";
  }
  expect_json_complaint(edges, "more than 500,000 edges");
  expect_json_complaint(vertices, "more than 500,001 vertices");
  expect_json_complaint("{" + std::string(most_json_bytes, ' '), "the JSON is 128 MiB long");
}

TEST(DrawingJson, MayBeDeepAsADrawing) {
  Drawing tall = read_stalks(std::string(200'000, 'R'));
  EXPECT_EQ(read_drawing(write_json(tall)), tall);
}

RC_GTEST_PROP(DrawingJson, KeepsNamesAndPlacesOfAnyKind, ()) {
  // A stalk whose vertices are named and placed at will.
  Drawing drawing;
  const auto names = *rc::gen::unique<std::vector<std::string>>(rc::gen::suchThat(
      rc::gen::container<std::string>(rc::gen::inRange<char>(0, 127)), [](const std::string& name) {
        return !name.empty() && name.size() <= 64 && name != "0" && name != "ground";
      }));
  for (const auto& name : names) {
    drawing.edges.push_back({drawing.vertices - 1, drawing.vertices, Colour::green});
    drawing.names.push_back(name);
    if (drawing.points.empty()) drawing.points.emplace_back();
    const auto coordinate = rc::gen::inRange<std::int64_t>(-1'000'000'000, 1'000'000'000);
    drawing.points.push_back({static_cast<double>(*coordinate) / 7, double(*coordinate) / 1e7});
    ++drawing.vertices;
  }
  RC_ASSERT(read_drawing(write_json(drawing)) == drawing);
  const auto numbered = read_drawing(write_drawing(drawing));
  RC_ASSERT(numbered.edges == drawing.edges);
}

RC_GTEST_PROP(DrawingJson, ATextCutOrAlteredIsReadOrRefusedInOneLine, ()) {
  std::string text(house);
  const auto at = *rc::gen::inRange<std::size_t>(1, text.size());
  if (*rc::gen::arbitrary<bool>()) {
    text.resize(at);
  } else {
    text[at] = *rc::gen::arbitrary<char>();
  }
  const auto found = json_complaint(text);
  RC_ASSERT(found.size() < 200);
  for (const char c : found) RC_ASSERT(c >= 0x20 && c < 0x7f);
}

}  // namespace
}  // namespace zermelo::hackenbush
