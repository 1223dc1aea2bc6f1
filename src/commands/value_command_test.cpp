// `value` asked about one position after another: what it remembers changes no answer.
#include "commands/value_command.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "base/random.h"
#include "tests/complaint.h"
#include "tests/heard.h"
#include "tests/scratch_folder.h"
#include "tests/toy_game.h"

namespace zermelo {
namespace {

using testing::TakeAway;

/// "5+7": two heaps, of which Left takes 1, 2 or 5 and Right 2 or 3.
std::variant<Setup<TakeAway>> read_two_heaps(std::string_view text) {
  const auto plus = text.find('+');
  const auto heap = [](std::string_view digits) {
    return static_cast<unsigned>(std::stoul(std::string(digits)));
  };
  return Setup<TakeAway>{TakeAway({1, 2, 5}, {2, 3}),
                         {{heap(text.substr(0, plus)), heap(text.substr(plus + 1))}},
                         std::nullopt};
}

Command heaps_command() { return value_command("heaps", reader_of(read_two_heaps)); }

/// Everything in an answer except the time.
std::string without_time(const Fields& fields) {
  Fields kept;
  for (const auto& field : fields.entries)
    if (field.name != "seconds") kept.add(field.name, field.value);
  return to_json(kept);
}

/// Asks one command about all positions, and a new one about each.
void expect_same_answers(const testing::Settings& settings, int questions) {
  const Command command = heaps_command();
  const Arguments arguments = testing::arguments_with(command, settings);
  const Run asked_often = command.start(arguments);
  Random random(8);
  for (int i = 0; i < questions; ++i) {
    const auto position = fmt::format("{}+{}", random.below(14), random.below(14));
    testing::Heard remembered;
    Budget budget(limits_from(arguments));
    asked_often(position, remembered, budget);
    const auto fresh = testing::heard_with(arguments, command, position, limits_from(arguments));
    ASSERT_EQ(without_time(remembered.facts.at(0)), without_time(fresh.facts.at(0)));
    ASSERT_EQ(remembered.worst, fresh.worst);
  }
}

TEST(TheValueCommand, AnswersAsIfNothingHadBeenAskedBefore) { expect_same_answers({}, 60); }

TEST(TheValueCommand, CountsItsNodesAnewForEveryPosition) {
  for (const char* nodes : {"1", "7", "30", "90"}) expect_same_answers({{"nodes", nodes}}, 30);
}

/// The least memory there is, which a few questions fill.
TEST(TheValueCommand, ForgetsBeforeItsMemoryIsInTheWay) {
  expect_same_answers({{"memory", "2M"}}, 120);
}

std::string refusal_of(const testing::Settings& settings, std::vector<std::string> positions = {}) {
  const Command command = heaps_command();
  Arguments arguments = testing::arguments_with(command, settings);
  arguments.positions = std::move(positions);
  return testing::complaint_of([&] { command.start(arguments); });
}

TEST(TheValueCommand, DrawsOnePictureIntoAFileOfItsKind) {
  const ScratchFolder folder;
  const auto path = [&](const char* name) { return (folder / name).string(); };
  EXPECT_NE(refusal_of({{"thermograph", path("f.png")}}).find("ends in .svg"), std::string::npos);
  EXPECT_NE(refusal_of({{"thermograph", path("f.svg")}}, {"1+2", "2+3"}).find("one picture"),
            std::string::npos);
  EXPECT_EQ(refusal_of({{"thermograph", path("f.svg")}}, {"1+2"}), "");
  const auto heard = testing::heard_from(heaps_command(), {{"thermograph", path("f.svg")}}, "2+5");
  EXPECT_EQ(heard.worst, Status::answered);
  EXPECT_TRUE(file_content(folder / "f.svg").starts_with("<svg"));
  EXPECT_EQ(folder.files(), 1U);
}

TEST(TheValueCommand, AStopIsCalledOne) {
  const std::atomic<bool> stop = true;
  const auto heard = testing::heard_from(heaps_command(), {}, "2+5", {.stop = &stop});
  EXPECT_EQ(heard.worst, Status::unknown);
  EXPECT_TRUE(heard.says("stopped")) << heard.words;
  EXPECT_FALSE(heard.says("budget")) << heard.words;
}

TEST(TheValueCommand, DrawsOnStandardOutputInPlaceOfTheWords) {
  const auto heard = testing::heard_from(heaps_command(), {{"thermograph", "-"}}, "2+5");
  EXPECT_TRUE(heard.words.starts_with("<svg")) << heard.words;
  EXPECT_TRUE(heard.words.ends_with("</svg>\n"));
}

}  // namespace
}  // namespace zermelo
