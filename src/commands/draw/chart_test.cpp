// Charts: well-formed, complete, and drawn where the numbers say.
#include "commands/draw/chart.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string_view>
#include "tests/occurrences.h"

namespace zermelo {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();

// ---- A small checker of XML: tags balance, attributes are quoted, text is escaped ----

bool bad_ampersand(std::string_view text) {
  for (auto at = text.find('&'); at != std::string_view::npos; at = text.find('&', at + 1)) {
    const auto entity = text.substr(at, text.find(';', at) - at);
    if (entity != "&amp" && entity != "&lt" && entity != "&gt" && entity != "&quot" &&
        entity != "&#39") {
      return true;
    }
  }
  return false;
}

// The length of the tag at the start of `xml`; '>' inside quotes does not end it. 0 if unclosed.
std::size_t tag_length(std::string_view xml) {
  bool quoted = false;
  for (std::size_t i = 1; i < xml.size(); ++i) {
    if (xml[i] == '"') quoted = !quoted;
    if (xml[i] == '<') return 0;
    if (xml[i] == '>' && !quoted) return i + 1;
  }
  return 0;
}

/// The error in the document; empty if there is none.
std::string trouble_in(std::string_view xml) {
  std::vector<std::string> open;
  std::size_t roots = 0;
  if (bad_ampersand(xml)) return "a bare ampersand";
  for (auto at = xml.find('<'); at != std::string_view::npos; at = xml.find('<', at + 1)) {
    const auto tag = xml.substr(at, tag_length(xml.substr(at)));
    if (tag.size() < 3) return "an unclosed tag at " + std::string(xml.substr(at, 40));
    const std::string name(tag.substr(1, tag.find_first_of(" />\n", 2) - 1));
    if (name[0] == '/') {
      if (open.empty() || "/" + open.back() != name) return "a stray <" + name + ">";
      open.pop_back();
      continue;
    }
    roots += open.empty() ? 1U : 0U;
    if (tag[tag.size() - 2] != '/') open.push_back(name);
  }
  if (!open.empty()) return "<" + open.back() + "> is never closed";
  return roots == 1 ? "" : "not one root element";
}

TEST(XmlChecker, FindsTrouble) {  // a checker that never complains would prove nothing
  EXPECT_EQ(trouble_in("<a b=\"1>2\"><c/>x &amp; y</a>"), "");
  for (const auto* bad :
       {"<a><b></a></b>", "<a>", "</a>", "<a/><a/>", "<a>&</a>", "<a b=\"<\"/>", ""}) {
    EXPECT_NE(trouble_in(bad), "") << bad;
  }
}

// ---- Reading the drawing back ----

struct Place {
  double x = 0;
  double y = 0;
};

// The numbers of `text`, which may be separated by anything.
std::vector<double> numbers(std::string_view text) {
  std::vector<double> out;
  const std::string all(text);
  for (std::size_t i = 0; i < all.size();) {
    if (all[i] != '-' && (all[i] < '0' || all[i] > '9')) {
      ++i;
      continue;
    }
    std::size_t length = 0;
    out.push_back(std::stod(all.substr(i), &length));
    i += length;
  }
  return out;
}

std::string_view attribute(std::string_view tag, std::string_view name) {
  const auto key = " " + std::string(name) + "=\"";
  const auto begin = tag.find(key) + key.size();
  return tag.substr(begin, tag.find('"', begin) - begin);
}

// The centres of the markers inside the plot, line by line.
std::vector<Place> markers(std::string_view svg) {
  std::vector<Place> out;
  svg = svg.substr(0, svg.find("<g class=\"legend\">"));
  for (auto at = svg.find("<polygon"); at != std::string_view::npos;
       at = svg.find("<polygon", at + 1)) {
    const auto xy = numbers(attribute(svg.substr(at), "points"));
    Place sum;
    for (std::size_t i = 0; i < xy.size(); i += 2) sum = {sum.x + xy[i], sum.y + xy[i + 1]};
    const auto corners = static_cast<double>(xy.size()) / 2;
    out.push_back({sum.x / corners, sum.y / corners});
  }
  return out;
}

std::string_view legend(std::string_view svg) {
  const auto begin = svg.find("<g class=\"legend\">");
  return svg.substr(begin, svg.find("</g>", begin) - begin);
}

Chart example() {
  Chart chart{.title = "Time to solve", .x_label = "board length", .y_label = "time (s)"};
  chart.log_y = true;
  chart.series = {{.name = "slow", .points = {{2, 1e-3}, {4, 1}, {6, 60}}, .gave_up = true},
                  {.name = "fast", .points = {{2, 1e-5}, {4, 1e-4}, {6, 1e-3}, {8, 1e-2}}},
                  {.name = "odd", .points = {{2, 1e-4}, {4, 60}}, .gave_up = true}};
  chart.y_limit = 60;
  chart.y_limit_label = "limit: 60 s";
  return chart;
}

// ---- Tests ----

TEST(Chart, IsAWellFormedSelfContainedDocument) {
  const auto svg = to_svg(example());
  EXPECT_EQ(trouble_in(svg), "");
  EXPECT_EQ(svg.find("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\""), 0U);
  EXPECT_NE(svg.find("viewBox=\"0 0 "), std::string_view::npos);
  EXPECT_NE(svg.find("<title>Time to solve</title>\n<desc>"), std::string_view::npos);
  EXPECT_EQ(testing::occurrences(svg, "href"), 0U);
  EXPECT_EQ(testing::occurrences(svg, "<script"), 0U);
  EXPECT_EQ(testing::occurrences(svg, "nan"), 0U);
}

TEST(Chart, IsTheSameEveryTime) { EXPECT_EQ(to_svg(example()), to_svg(example())); }

TEST(Chart, EscapesAllText) {
  const std::string nasty = "<b>&\"'";
  Chart chart{.title = nasty, .subtitle = nasty, .x_label = nasty, .y_label = nasty};
  chart.series = {{.name = nasty, .points = {{1, 1}}}};
  chart.y_limit = 2;
  chart.y_limit_label = nasty;
  chart.source = nasty;
  const auto svg = to_svg(chart);
  EXPECT_EQ(trouble_in(svg), "");
  EXPECT_EQ(svg.find("<b>"), std::string_view::npos);
  EXPECT_GE(testing::occurrences(svg, "&lt;b&gt;&amp;&quot;&#39;</text>"),
            7U);  // one per field set above
}

TEST(Chart, ShowsEveryTextItWasGiven) {
  Chart chart = example();
  chart.subtitle = "twenty boards each";
  chart.source = "zermelo reproduce";
  const auto svg = to_svg(chart);
  for (const auto* text : {"Time to solve", "twenty boards each", "board length", "time (s)",
                           "limit: 60 s", "zermelo reproduce"}) {
    EXPECT_EQ(testing::occurrences(svg, ">" + std::string(text) + "</text>"), 1U) << text;
  }
}

TEST(Chart, PutsLargerValuesHigherAndLaterOnesFurtherRight) {
  for (const bool log_y : {false, true}) {
    Chart chart{.title = "growth", .log_y = log_y};
    chart.series = {{.name = "line", .points = {{1, 1}, {2, 5}, {4, 70}, {7, 100}}}};
    const auto places = markers(to_svg(chart));
    ASSERT_EQ(places.size(), 4U);
    for (std::size_t i = 1; i < places.size(); ++i) {
      EXPECT_GT(places[i].x, places[i - 1].x + 1);
      EXPECT_LT(places[i].y, places[i - 1].y - 1);
    }
  }
}

TEST(Chart, SpacesALogAxisByRatios) {
  Chart chart{.title = "powers", .log_y = true};
  chart.series = {{.name = "line", .points = {{0, 1}, {1, 10}, {2, 100}, {3, 1000}}}};
  const auto places = markers(to_svg(chart));
  ASSERT_EQ(places.size(), 4U);
  for (std::size_t i = 2; i < places.size(); ++i) {
    EXPECT_NEAR(places[i - 1].y - places[i].y, places[0].y - places[1].y, 0.2);
  }
}

TEST(Chart, PutsPointsBesideTheTickOfTheirValue) {
  Chart chart{.title = "ticks", .log_y = true};
  chart.series = {{.name = "line", .points = {{0, 1}, {1, 1000}}}};
  const auto svg = to_svg(chart);
  const auto tick = svg.rfind("<text", svg.find(">1000</text>"));
  EXPECT_NEAR(numbers(attribute(svg.substr(tick), "y"))[0], markers(svg)[1].y + 4, 0.3);
}

TEST(Chart, ClampsNonPositiveValuesToTheBottomOfALogAxisAndSaysSo) {
  Chart chart{.title = "clamped", .log_y = true};
  chart.series = {{.name = "line", .points = {{0, 0}, {1, -5}, {2, 1}, {3, 1000}}}};
  const auto svg = to_svg(chart);
  const auto places = markers(svg);
  ASSERT_EQ(places.size(), 4U);
  EXPECT_NEAR(places[0].y, places[1].y, 0.2);
  EXPECT_GT(places[0].y, places[2].y + 1);
  EXPECT_EQ(testing::occurrences(svg, "Values of 0 or less are drawn at the bottom"), 1U);
  EXPECT_EQ(testing::occurrences(to_svg(example()), "Values of 0 or less"), 0U);
}

TEST(Chart, CrossesTheEndOfEachLineThatGaveUp) {
  const auto svg = to_svg(example());
  EXPECT_EQ(testing::occurrences(svg, "class=\"gave-up\""), 2U);
  EXPECT_EQ(testing::occurrences(legend(svg), "gave up"), 2U);
  EXPECT_EQ(testing::occurrences(legend(svg), ">fast</text>"), 1U);
}

TEST(Chart, NamesEveryLineInTheLegendHighestEndFirst) {
  const auto svg = to_svg(example());
  const auto names = legend(svg);
  for (const auto* name : {">slow ", ">fast<", ">odd "})
    EXPECT_EQ(testing::occurrences(names, name), 1U) << name;
  EXPECT_LT(names.find(">slow "), names.find(">odd "));  // both end at 60: order as given
  EXPECT_LT(names.find(">odd "), names.find(">fast<"));
}

TEST(Chart, MakesRoomForLongNames) {
  Chart chart = example();
  const auto narrow = numbers(attribute(to_svg(chart), "width"))[0];
  chart.series[0].name = std::string(100, 'n');
  const auto svg = to_svg(chart);
  const auto wide = numbers(attribute(svg, "width"))[0];
  EXPECT_GT(wide, narrow + 90 * 12 * 0.634);  // 0.634: an n in DejaVu Sans
  EXPECT_EQ(numbers(attribute(svg, "viewBox"))[2], wide);
}

TEST(Chart, GrowsWithManyLines) {
  Chart chart = example();
  for (int i = 0; i < 50; ++i) chart.series.push_back({.name = "line " + std::to_string(i)});
  const auto svg = to_svg(chart);
  const auto last = legend(svg).rfind("<text");
  EXPECT_LT(numbers(attribute(legend(svg).substr(last), "y"))[0],
            numbers(attribute(svg, "height"))[0]);
}

TEST(Chart, DrawsTheLimitAtItsValueAndInsideThePlot) {
  const auto svg = to_svg(example());
  const auto limit = svg.rfind("<path", svg.find("class=\"limit\""));
  ASSERT_NE(limit, std::string_view::npos);
  const auto y = numbers(attribute(svg.substr(limit), "d"))[1];
  EXPECT_NEAR(y, markers(svg)[2].y, 0.2);  // where "slow" reached 60
  Chart high = example();
  high.y_limit = 1e4;  // beyond the data: the axis must reach up to it
  EXPECT_EQ(testing::occurrences(to_svg(high), "10<tspan dy=\"-5\" font-size=\"9\">4</tspan>"), 1U);
  high.y_limit.reset();
  EXPECT_EQ(testing::occurrences(to_svg(high), "class=\"limit\""), 0U);
}

TEST(Chart, LeavesOutPointsThatAreNotFinite) {
  Chart chart = example();
  const auto clean = to_svg(chart);
  auto& points = chart.series[0].points;
  points.insert(points.begin() + 1, {{3, not_a_number}, {infinity, 3}, {3, -infinity}});
  points.emplace_back(not_a_number, 1);  // the cross belongs to the last point that is drawn
  EXPECT_EQ(to_svg(chart), clean);
  chart = example();
  chart.y_limit.reset();
  const auto without = to_svg(chart);
  chart.y_limit = infinity;
  EXPECT_EQ(to_svg(chart), without);
}

TEST(Chart, DrawsAxesWhenThereIsNothingElse) {
  for (const bool log_y : {false, true}) {
    const auto svg = to_svg({.log_y = log_y});
    EXPECT_EQ(trouble_in(svg), "");
    EXPECT_GE(testing::occurrences(svg, "text-anchor=\"end\""), 2U);
    EXPECT_GE(testing::occurrences(svg, "text-anchor=\"middle\""), 2U);
    EXPECT_EQ(testing::occurrences(svg, "<polygon"), 0U);
  }
}

TEST(Chart, CopesWithLinesOfOnePointOrNone) {
  for (const bool log_y : {false, true}) {
    for (const double y : {0.0, -1.0, 1.0, 1e300, 5e-324}) {
      SCOPED_TRACE(y);
      Chart chart{.title = "few", .log_y = log_y};
      chart.series = {{.name = "one", .points = {{3, y}}, .gave_up = true},
                      {.name = "none", .gave_up = true},
                      {.name = "lost", .points = {{not_a_number, 2}}}};
      const auto svg = to_svg(chart);
      EXPECT_EQ(trouble_in(svg), "");
      EXPECT_EQ(markers(svg).size(), 1U);
      EXPECT_EQ(testing::occurrences(svg, "class=\"gave-up\""), 1U);
      EXPECT_EQ(testing::occurrences(legend(svg), "no data"), 2U);
      EXPECT_EQ(testing::occurrences(svg, "nan") + testing::occurrences(svg, "inf"), 0U);
    }
  }
}

TEST(Chart, ShowsBothOfTwoEqualLines) {
  Chart chart = example();
  chart.series[1].points = chart.series[0].points;
  const auto svg = to_svg(chart);
  EXPECT_EQ(testing::occurrences(svg, "stroke-dashoffset"), 4U);  // two stretches, two lines
  EXPECT_EQ(markers(svg).size(), 3U + 3U + 2U);
}

}  // namespace
}  // namespace zermelo
