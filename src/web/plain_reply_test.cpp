#include "web/plain_reply.h"

#include <gtest/gtest.h>

#include "web/status.h"

namespace zermelo::web {
namespace {

constexpr double at_once = 0, much_later = 1'000;  // seconds

TEST(WebPlainReply, EndsWorkThatTakesLongerThanItMay) {
  PlainReply reply(nullptr, true, at_once);
  reply.tick();
  EXPECT_FALSE(reply.stop) << "the work has not begun";
  reply.begin_position();
  reply.tick();
  EXPECT_TRUE(reply.stop);
  EXPECT_FALSE(reply.is_done()) << "the command is still at work";
  reply.answer("{}");
  reply.end(End::stopped);
  const auto body = reply.take_body();
  EXPECT_EQ(body.status, status::unavailable);
  EXPECT_NE(body.json.find("event stream"), std::string::npos) << body.json;
}

TEST(WebPlainReply, GivesEveryPositionItsOwnTime) {
  PlainReply reply(nullptr, false, much_later);
  for (const char* answer : {"1", "2"}) {
    reply.begin_position();
    reply.tick();
    reply.answer(answer);
  }
  EXPECT_FALSE(reply.stop);
  reply.end(End::answered);
  EXPECT_EQ(reply.take_body().json, "[1,\n2]\n");
}

TEST(WebPlainReply, IsOneLineWhateverHappens) {
  for (const bool is_single : {true, false}) {
    PlainReply answered(nullptr, is_single, much_later), refused(nullptr, is_single, much_later);
    answered.answer("{}");
    answered.end(End::answered);
    EXPECT_EQ(answered.take_body().json, is_single ? "{}\n" : "[{}]\n");
    refused.give_up({status::unavailable, "no"});
    EXPECT_EQ(refused.take_body().json, "{\"error\":\"no\"}\n");
  }
}

}  // namespace
}  // namespace zermelo::web
