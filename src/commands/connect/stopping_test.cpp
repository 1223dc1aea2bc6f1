// Setting the stop flag soon ends every command of k-in-a-row and leaves nothing half done.

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "commands/connect/commands.h"
#include "games/connect/slow/shape_verifier.h"
#include "tests/heard.h"
#include "tests/scratch_folder.h"

namespace zermelo::connect {
namespace {

using Clock = std::chrono::steady_clock;

/// Runs work with a flag that is set after a moment; returns how long the work then went on, in
/// seconds.
template <class Work>
double seconds_after_the_flag(const Work& work) {
  std::atomic<bool> stop = false;
  Clock::time_point raised;
  std::jthread other([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    raised = Clock::now();
    stop = true;
  });
  Limits limits;
  limits.stop = &stop;
  work(limits);
  const auto ended = Clock::now();
  if (!stop) ADD_FAILURE() << "the work was done before the flag was set";
  other.join();
  return std::chrono::duration<double>(ended - raised).count();
}

constexpr double soon = 10;  // tenths of a second, but sanitizers are slow and machines busy

TEST(ConnectStops, AnUnfinishedTableIsNotWritten) {
  const ScratchFolder folder;
  EXPECT_LT(seconds_after_the_flag([&](const Limits& limits) {
              const auto heard = testing::heard_from(
                  build_command(), {{"length", "22"}, {"tables", folder.path().string()}}, "",
                  limits);
              EXPECT_EQ(heard.worst, Status::unknown);
              EXPECT_TRUE(heard.says("nothing was written"));
            }),
            soon);
  EXPECT_FALSE(std::filesystem::exists(folder / "connect-6-2-22.table"));
  std::atomic<bool> stop = true;
  Limits limits;
  limits.stop = &stop;
  const Budget stopped(limits);
  EXPECT_FALSE(save_shapes(folder / "a.table", ShapeTable({5, 1}, 8), Promotions::all, &stopped));
  EXPECT_FALSE(std::filesystem::exists(folder / "a.table"));
}

/// One shape may take seconds by the slow definitions: twelve in a row, eleven stones to try.
TEST(ConnectStops, TheSlowDefinitionsCheckTheFlagWithinAShape) {
  const LineRules rules{11, 1};
  EXPECT_LT(seconds_after_the_flag([&](const Limits& limits) {
              Budget budget(limits);
              const ShapeCheck check = verify_shapes({ShapeTable(rules, 17), Promotions::all}, 17,
                                                     0, 1, budget, [](double) {});
              EXPECT_EQ(check.wrong, 0U);
              EXPECT_EQ(budget.spent(), Spent::stopped);
            }),
            soon);
}

}  // namespace
}  // namespace zermelo::connect
