#include "web/target.h"

#include <gtest/gtest.h>

#include "web/limits.h"
#include "web/refusal.h"

namespace zermelo::web {
namespace {

unsigned refused_with(const std::string& text) {
  try {
    read_target(text);
    return 0;
  } catch (const Refusal& refusal) {
    return refusal.status();
  }
}

TEST(WebTarget, IsAPathAndParameters) {
  const Target target = read_target("/api//v1/clobber/solve?position=BW&line&seconds=");
  EXPECT_EQ(target.path, "/api//v1/clobber/solve");
  EXPECT_EQ(target.segments, (std::vector<std::string>{"api", "v1", "clobber", "solve"}));
  ASSERT_EQ(target.parameters.size(), 3U);
  EXPECT_EQ(target.parameters[0].name, "position");
  EXPECT_EQ(target.parameters[0].value, "BW");
  EXPECT_EQ(target.parameters[1].name, "line");
  EXPECT_EQ(target.parameters[1].value, "");
  EXPECT_EQ(target.parameters[2].value, "");
}

TEST(WebTarget, IsDecodedOnce) {
  const Target target = read_target("/a%2Fb/%2526?x=%7B1%7C-1%7D%20%2b+*&%3D=%26=");
  EXPECT_EQ(target.segments, (std::vector<std::string>{"a/b", "%26"}));
  EXPECT_EQ(target.parameters[0].value, "{1|-1} + *");
  EXPECT_EQ(target.parameters[1].name, "=");
  EXPECT_EQ(target.parameters[1].value, "&=");
}

TEST(WebTarget, MayBeAnyText) {
  EXPECT_EQ(read_target("/?x=%E2%86%91").parameters[0].value, "\xe2\x86\x91");
  EXPECT_EQ(read_target("").segments.size(), 0U);
  EXPECT_EQ(read_target("?a=b").parameters.size(), 1U);
  EXPECT_EQ(read_target("/?&&a=b&").parameters.size(), 1U);
}

TEST(WebTarget, IsRefusedWhenItIsNotText) {
  for (const char* bad :
       {"/%", "/%4", "/%g0", "/?x=%0", "/?x=%00", "/?x=%80", "/?x=%C0%AF", "/?x=%E0%80%AF",
        "/?x=%ED%A0%80", "/?x=%F4%90%80%80", "/?x=%F0%80%80%AF", "/?x=%E2%86", "/?x=%FF"})
    EXPECT_EQ(refused_with(bad), 400U) << bad;
}

TEST(WebTarget, IsRefusedWhenItIsTooLong) {
  EXPECT_EQ(refused_with("/" + std::string(limits::target_bytes, 'a')), 413U);
  std::string many = "/?";
  for (std::size_t i = 0; i <= limits::parameters; ++i) many += "a&";
  EXPECT_EQ(refused_with(many), 413U);
}

}  // namespace
}  // namespace zermelo::web
