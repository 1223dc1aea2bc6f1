#include "games/hackenbush/drawing/position_file.h"

#include <gtest/gtest.h>

#include "tests/complaint.h"
#include "tests/scratch_folder.h"

namespace zermelo::hackenbush {
namespace {

class PositionFile : public ::testing::Test {
 protected:
  std::string file(const std::string& name, const std::string& text) const {
    write_file(folder_ / name, text);
    return (folder_ / name).string();
  }

 private:
  ScratchFolder folder_;
};

TEST_F(PositionFile, JsonOverManyLinesIsReadWhole) {
  const std::string text =
      "\xef\xbb\xbf{\r\n  \"vertices\": [{\"id\": \"a\"}],\r\n  \"edges\": [\r\n"
      "    {\"from\": 0, \"to\": \"a\", \"colour\": \"b\"}\r\n  ]\r\n}\r\n";
  EXPECT_EQ(text_of_file(file("a.json", text)), text);
}

TEST_F(PositionFile, OneLineOrOneEdgeALineIsADrawing) {
  EXPECT_EQ(text_of_file(file("one", "# a tree\n\n0-1-B 1-2-R\r\n")), "0-1-B 1-2-R\r\n");
  EXPECT_EQ(text_of_file(file("list", "0-1-B\n 1-2-R \n0-2-g\n")), "0-1-B\n 1-2-R \n0-2-g\n");
}

TEST_F(PositionFile, SeveralDrawingsAreNotTakenForOne) {
  const auto name = file("many", "0-1-B 1-2-R\n0-1-R 1-2-B\n");
  const auto message = zermelo::testing::complaint_of([&] { text_of_file(name); });
  EXPECT_NE(message.find("2 lines; expected one drawing"), std::string::npos) << message;
  EXPECT_EQ(zermelo::testing::remedy_of([&] { text_of_file(name); }), Remedy::read_line_by_line);
}

TEST_F(PositionFile, WhatIsNotAFileIsNotRead) {
  EXPECT_EQ(text_of_file("0-1-B"), std::nullopt);
  EXPECT_EQ(text_of_file("."), std::nullopt);
  EXPECT_EQ(text_of_file(""), std::nullopt);
  EXPECT_EQ(text_of_file("/"), std::nullopt);
  EXPECT_EQ(text_of_file(std::string(100'000, 'a')), std::nullopt);
}

}  // namespace
}  // namespace zermelo::hackenbush
