#include "games/hackenbush/drawing/drawing.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <chrono>
#include <set>

#include "base/error.h"
#include "tests/complaint.h"
#include "tests/random_drawing.h"

namespace zermelo::hackenbush {
namespace {

std::string rewritten(std::string_view text) { return write_drawing(read_drawing(text)); }
std::string stalks(std::string_view text) { return write_drawing(read_stalks(text)); }

template <class Read>
std::string complaint(const Read& read, std::string_view text) {
  try {
    read(text);
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

std::string complaint(std::string_view text) { return complaint(read_drawing, text); }

void expect_complaint(std::string_view text, std::string_view part) {
  const auto found = complaint(text);
  EXPECT_NE(found.find(part), std::string::npos)
      << "\"" << text.substr(0, 200) << "\" gave \"" << found << "\"";
}

void expect_stalk_complaint(std::string_view text, std::string_view part) {
  const auto found = complaint(read_stalks, text);
  EXPECT_NE(found.find(part), std::string::npos)
      << "\"" << text.substr(0, 200) << "\" gave \"" << found << "\"";
}

template <class Act>
double seconds(const Act& act) {
  const auto begin = std::chrono::steady_clock::now();
  act();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

/// A stalk of `edges` blue edges in the text form.
std::string tall_text(std::size_t edges) {
  std::string text;
  for (std::size_t i = 0; i < edges; ++i) {
    text += std::to_string(i) + '-' + std::to_string(i + 1) + "-B ";
  }
  return text;
}

/// The edges that stand, found the slow way: edges are joined to the ground until no more can be.
std::vector<Edge> slowly_standing(const std::vector<Edge>& edges) {
  std::set<std::uint32_t> joined{0};
  for (std::size_t before = 0; before != joined.size();) {
    before = joined.size();
    for (const auto& [from, to, colour] : edges) {
      if (joined.contains(from)) joined.insert(to);
      if (joined.contains(to)) joined.insert(from);
    }
  }
  std::vector<Edge> standing;
  for (const auto& edge : edges) {
    if (joined.contains(edge.from)) standing.push_back(edge);
  }
  return standing;
}

TEST(Drawing, ReadsEdges) {
  const Drawing drawing = read_drawing("0-7-B 7-3-R 3-7-G 3-3-B");
  EXPECT_EQ(drawing.vertices, 3U);
  EXPECT_EQ(drawing.names, (std::vector<std::string>{"0", "7", "3"}));
  EXPECT_EQ(
      drawing.edges,
      (std::vector<Edge>{
          {0, 1, Colour::blue}, {1, 2, Colour::red}, {2, 1, Colour::green}, {2, 2, Colour::blue}}));
  EXPECT_TRUE(drawing.points.empty());
}

TEST(Drawing, IsGenerousAboutBlanksCommasCaseAndZeros) {
  EXPECT_EQ(rewritten("  0-1-b,\t1-2-r ,, 2-0-g\n"), "0-1-B 1-2-R 2-0-G");
  EXPECT_EQ(rewritten("00-01-B 1-002-R"), "0-1-B 1-2-R");
  EXPECT_EQ(rewritten("0-999999999-B"), "0-999999999-B");
}

TEST(Drawing, ADotIsTheEmptyDrawing) {
  EXPECT_EQ(read_drawing("."), Drawing{});
  EXPECT_EQ(read_drawing(" . "), Drawing{});
  EXPECT_EQ(rewritten("."), ".");
}

TEST(Drawing, WhatHangsInTheAirVanishes) {
  EXPECT_EQ(rewritten("5-6-R 0-1-B 6-7-B 2-1-R 8-8-G"), "0-1-B 2-1-R");
  EXPECT_EQ(rewritten("3-2-R 2-1-R 1-0-B"), "3-2-R 2-1-R 1-0-B");
  EXPECT_EQ(rewritten("0-0-G 1-1-B"), "0-0-G");
}

TEST(Drawing, RefusesADrawingThatIsAllInTheAir) {
  expect_complaint("1-2-B",
                   "no edge of \"1-2-B\" touches the ground, vertex 0; one that does is 0-1-B");
  expect_complaint("1-2-B 10-20-R", "touches the ground");
}

TEST(Drawing, SaysWhichEdgeIsWrong) {
  expect_complaint("", "the text has no edges; expected some such as 0-1-B 1-2-R, or . for none");
  expect_complaint(" ,\t ", "the text has no edges");
  expect_complaint("BRR+RBB", "expected 0-1-B and the like");
  EXPECT_EQ(zermelo::testing::remedy_of([] { read_drawing("BRR+RBB"); }), Remedy::read_as_stalks);
  expect_complaint("0-1-B 1-2", "edge 2 is \"1-2\"; expected two vertices and a colour");
  expect_complaint("0-1-B .", "edge 2 is \".\"; expected two vertices and a colour");
  expect_complaint(". .", "edge 1 is \".\"");
  expect_complaint("BRR", "edge 1 is \"BRR\"");
  expect_complaint("0-1-B 1-x?-R", "edge 2 is \"1-x?-R\"; expected vertices that are numbers");
  expect_complaint("-1-2-B", "edge 1 is \"-1-2-B\"; expected vertices");
  expect_complaint("0--1-B", "edge 1 is \"0--1-B\"; expected vertices");
  expect_complaint("0-1.5-B", "expected vertices that are numbers");
  expect_complaint("0-1234567890-B", "numbers of up to 9 digits or words");
  expect_complaint("0-1-X", "edge 1 is \"0-1-X\"; expected the colour B, R or G at its end");
  expect_complaint("0-1-", "edge 1 is \"0-1-\"; expected the colour");
  expect_complaint("0-1-BB", "expected the colour");
  expect_complaint("0-1-blue", "expected the colour");
  expect_complaint("0-1-B-2", "expected the colour");
  expect_complaint("0-1-B;1-2-R", "expected the colour");
}

TEST(Drawing, ComplaintsAreOneShortPrintableLine) {
  for (const std::string& text :
       {std::string(1'000'000, '?'), std::string(5000, '-'), std::string("\x1b[2J\n\xff"),
        "1-2-B " + std::string(5000, '\x01'), std::string(100'000, '0') + "-1-B",
        tall_text(300).substr(6), std::string("0-1-B\0", 6)}) {
    for (const auto& found : {complaint(text), complaint(read_stalks, text)}) {
      EXPECT_GT(found.size(), 0U);
      EXPECT_LT(found.size(), 200U) << found;
      for (const char c : found) EXPECT_TRUE(c >= 0x20 && c < 0x7f) << found;
    }
  }
}

TEST(Drawing, RefusesTooManyEdgesAndSoon) {
  EXPECT_EQ(read_drawing(tall_text(most_edges)).edges.size(), most_edges);
  expect_complaint(tall_text(most_edges + 1), "more than 500,000 edges");
  const auto text = tall_text(1'000'000);
  EXPECT_LT(seconds([&] { expect_complaint(text, "more than 500,000 edges"); }), 10);  // sanitized
  expect_stalk_complaint(std::string(1'000'000, 'B'), "more than 500,000 edges");
}

TEST(Drawing, MayBeDeep) {
  const auto text = tall_text(200'000);
  const auto drawing = read_drawing(text);
  EXPECT_EQ(drawing.vertices, 200'001U);
  EXPECT_EQ(write_drawing(drawing) + ' ', text);
  // The same from the top down: nothing stands until the last edge.
  std::string upside_down;
  for (std::size_t i = 200'000; i > 0; --i) {
    upside_down += std::to_string(i) + '-' + std::to_string(i - 1) + "-R ";
  }
  EXPECT_EQ(read_drawing(upside_down).edges.size(), 200'000U);
}

RC_GTEST_PROP(Drawing, KeepsExactlyWhatStandsUnderTheNamesItHad, ()) {
  const auto edges = random_edges();
  const auto drawing = read_drawing(text_of(edges));
  RC_ASSERT(write_drawing(drawing) == text_of(slowly_standing(edges)));
  RC_ASSERT(drawing.names.size() == drawing.vertices);
}

RC_GTEST_PROP(Drawing, SurvivesWritingAndReading, ()) {
  const auto drawing = read_drawing(text_of(random_edges()));
  RC_ASSERT(read_drawing(write_drawing(drawing)) == drawing);
  RC_ASSERT(read_drawing(write_json(drawing)) == drawing);
}

RC_GTEST_PROP(Drawing, ReadsOrRefusesAnyTextOfItsLetters, ()) {
  const auto text = *rc::gen::container<std::string>(
      rc::gen::elementOf(std::string("000111222---------BRGbrg    ,.+{}[]\"x\n\xc3")));
  for (const auto& read : {read_drawing, read_stalks}) {
    try {
      const auto drawing = read(text);
      RC_ASSERT(read_drawing(write_drawing(drawing)) == drawing);
    } catch (const Error& error) {
      RC_ASSERT(std::string_view(error.what()).starts_with("hackenbush: "));
    }
  }
}

TEST(Stalks, StandSideBySide) {
  EXPECT_EQ(stalks("BRR+RBB"), "0-1-B 1-2-R 2-3-R 0-4-R 4-5-B 5-6-B");
  EXPECT_EQ(stalks(" brr  +\tG "), "0-1-B 1-2-R 2-3-R 0-4-G");
}

TEST(Stalks, ADotIsAStalkWithoutEdges) {
  EXPECT_EQ(read_stalks("."), Drawing{});
  EXPECT_EQ(stalks(" . + . "), ".");
  EXPECT_EQ(stalks("B+.+R"), "0-1-B 0-2-R");
}

TEST(Stalks, SayWhichCharacterIsWrong) {
  expect_stalk_complaint("BRX", "character 3 of \"BRX\" is 'X'; expected B, R, G or +");
  expect_stalk_complaint("BR+ R0", "character 6 of \"BR+ R0\" is '0'");
  expect_stalk_complaint("B R", "character 2 of \"B R\" is ' '");
  expect_stalk_complaint("B.", "character 2 of \"B.\" is '.'");
  expect_stalk_complaint("..", "character 1 of \"..\" is '.'");
  expect_stalk_complaint("B\xff", "is '\\xff'");
}

TEST(Stalks, SayWhichOneIsEmpty) {
  expect_stalk_complaint("", "stalk 1 of \"\" is empty; expected letters B, R or G, or .");
  expect_stalk_complaint("B+", "stalk 2 of \"B+\" is empty");
  expect_stalk_complaint("+B", "stalk 1 of \"+B\" is empty");
  expect_stalk_complaint("B+ +R", "stalk 2 of \"B+ +R\" is empty");
}

TEST(Stalks, AreTheSameDrawingAsTheirEdges) {
  for (const auto* text : {"BRR+RBB", "G", "BRBRG+G+G+BB", "."}) {
    EXPECT_EQ(read_stalks(text), read_drawing(stalks(text))) << text;
  }
}

TEST(Colour, IsReadByLetterAndByName) {
  for (const auto colour : {Colour::blue, Colour::red, Colour::green}) {
    EXPECT_EQ(read_colour(name(colour)), colour);
    EXPECT_EQ(read_colour(std::string(1, letter(colour))), colour);
  }
  EXPECT_EQ(read_colour("gReEn"), Colour::green);
  for (const auto* text : {"", "blu", "bluee", "x", "BR"}) EXPECT_FALSE(read_colour(text)) << text;
}

}  // namespace
}  // namespace zermelo::hackenbush
