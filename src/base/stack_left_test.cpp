#include "base/stack_left.h"

#include <gtest/gtest.h>
#include <pthread.h>

#include <cstring>

namespace zermelo {
namespace {

/// Recurses, a little over a kibibyte per level, until the reserve is reached. Returns the depth.
int levels_until_reserve(int level = 0) {
  volatile char filler[1024];
  std::memset(const_cast<char*>(filler), level & 0xff, sizeof filler);
  if (stack_left() < stack_reserve) return level;
  const int deepest = levels_until_reserve(level + 1);
  return deepest + (filler[level % 1024] == 0 ? 0 : 0);
}

void* measure(void* out) {
  *static_cast<int*>(out) = levels_until_reserve();
  return nullptr;
}

int levels_in_a_thread_of(std::size_t bytes) {
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  EXPECT_EQ(pthread_attr_setstacksize(&attributes, bytes), 0);
  pthread_t thread{};
  int levels = 0;
  EXPECT_EQ(pthread_create(&thread, &attributes, measure, &levels), 0);
  pthread_join(thread, nullptr);
  pthread_attr_destroy(&attributes);
  return levels;
}

TEST(AStack, SaysHowMuchIsLeftOfIt) {
  const auto before = stack_left();
  EXPECT_GT(before, std::size_t{16} << 10);
  EXPECT_LT(before, std::size_t{1} << 40);
}

/// A recursion that asks at every level ends in time on any stack, and uses most of it.
TEST(AStack, IsNotOverflowedByARecursionThatAsks) {
  for (const std::size_t kibibytes : {256, 512, 4096}) {
    const int levels = levels_in_a_thread_of(kibibytes << 10);
    EXPECT_GT(levels, 10) << kibibytes;
    EXPECT_LT(levels, static_cast<int>(kibibytes)) << kibibytes;
  }
}

}  // namespace
}  // namespace zermelo
