// Drawings written as JSON and as text, and read back.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/datum.h"
#include "tests/random_drawing.h"

namespace zermelo::hackenbush {
namespace {

RC_GTEST_PROP(WriteJson, AnyDrawingIsReadBackEqual, ()) {
  Drawing drawing = random_drawing();
  if (drawing.vertices > 1 && *rc::gen::arbitrary<bool>()) {
    const auto place = rc::gen::inRange(-1'000'000, 1'000'000);
    drawing.points.assign(drawing.vertices, {});
    for (std::size_t v = 1; v < drawing.vertices; ++v)
      drawing.points[v] = {*place / 7.0, *place / 1024.0};
  }
  const std::string text = write_json(drawing);
  RC_ASSERT(text.find('\n') == std::string::npos);
  RC_ASSERT(read_drawing(text) == drawing);
  drawing.points.clear();
  RC_ASSERT(read_drawing(write_drawing(drawing)) == drawing);
}

/// Every JSON reader finds as many vertices and edges as there are, each edge between ids that are
/// listed.
RC_GTEST_PROP(WriteJson, IsPlainJsonWhoseEdgesGoBetweenListedVertices, ()) {
  const Drawing drawing = random_drawing();
  const Fields all = zermelo::read_json(write_json(drawing), "drawing").fields();
  std::vector<std::string> ids{"\"ground\""};
  for (const Datum& vertex : all.find("vertices")->list())
    ids.push_back(to_json(*vertex.fields().find("id")));
  RC_ASSERT(ids.size() == drawing.vertices);
  const List& edges = all.find("edges")->list();
  RC_ASSERT(edges.size() == drawing.edges.size());
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const Fields& edge = edges[i].fields();
    RC_ASSERT(to_json(*edge.find("from")) == ids[drawing.edges[i].from]);
    RC_ASSERT(to_json(*edge.find("to")) == ids[drawing.edges[i].to]);
    RC_ASSERT(edge.find("colour")->text() == name(drawing.edges[i].colour));
  }
}

/// Names that the text form would write otherwise must stay texts.
TEST(WriteJson, OnlyNamesOfPlainNumbersAreNumbers) {
  Drawing drawing;
  for (const char* name : {"7", "007", "123456789", "1234567890", "-1", "a\"b", "1e3", "ground2"}) {
    drawing.edges.push_back({0, drawing.vertices++, Colour::red});
    drawing.names.emplace_back(name);
  }
  const std::string text = write_json(drawing);
  EXPECT_TRUE(text.starts_with(
      R"({"vertices":[{"id":7},{"id":"007"},{"id":123456789},{"id":"1234567890"},{"id":"-1"},)"
      R"({"id":"a\"b"},{"id":"1e3"},{"id":"ground2"}],)"))
      << text;
  EXPECT_EQ(read_drawing(text), drawing);
}

}  // namespace
}  // namespace zermelo::hackenbush
