// Games against the program, move by move.

#include "commands/normal_play/sum_play_command.h"

#include <gtest/gtest.h>

#include "commands/catalog.h"
#include "sums/sum_game_record.h"
#include "sums/sum_moves.h"
#include "sums/sum_player.h"
#include "tests/complaint.h"
#include "tests/heard.h"
#include "tests/partner.h"
#include "tests/scratch_folder.h"

namespace zermelo {
namespace {

using testing::Partner;
using testing::Settings;
using testing::text_of;

const Catalog& catalog() {
  static const Catalog catalog = make_catalog();
  return catalog;
}

const Expert& game_named(std::string_view name) {
  return **std::ranges::find_if(catalog(), [&](const auto& e) { return e->name() == name; });
}

const Command& command_of(std::string_view game, std::string_view command) {
  return *std::ranges::find(game_named(game).commands(), command, &Command::name);
}

void play(std::string_view game, const std::string& position, Partner& partner,
          const Settings& settings = {}) {
  const Command& command = command_of(game, "play");
  Budget budget;
  command.start(testing::arguments_with(command, settings))(position, partner, budget);
}

/// The winner that `solve` finds.
std::string winner(std::string_view game, const std::string& position, std::string_view first) {
  const auto answer =
      testing::answer_of(command_of(game, "solve"), position, {{"first", std::string(first)}});
  return text_of(answer.fields.find(std::string(first) + "_first")->fields(), "winner");
}

/// Asks for a hint and plays it, again and again.
Partner one_who_follows_hints() {
  Partner partner(std::vector<std::string>{});
  return partner;
}

std::string last_hint(const Partner& partner) {
  for (auto it = partner.facts.rbegin(); it != partner.facts.rend(); ++it) {
    const Datum* best = it->find("best");
    if (best == nullptr) continue;
    if (std::holds_alternative<std::string>(best->value)) return best->text();
    return std::to_string(best->fields().find("part")->count()) + ':' +
           best->fields().find("move")->text();
  }
  return "quit";
}

const std::vector<std::string> games{"clobber", "domineering", "hackenbush", "sum"};

TEST(SumPlay, HintsWinEveryWonGame) {
  std::size_t won = 0;
  for (const auto& game : games) {
    for (const auto& position : game_named(game).samples()) {
      for (const std::string side : {"left", "right"}) {
        if (winner(game, position, side) != side) continue;
        ++won;
        Partner partner = one_who_follows_hints();
        bool is_asked = false;
        partner.says = [&]() -> std::optional<std::string> {
          is_asked = !is_asked;
          return is_asked ? "hint" : last_hint(partner);
        };
        play(game, position, partner, {{"as", side}, {"first", side}});
        EXPECT_EQ(text_of(partner.facts.back(), "winner"), side) << game << ' ' << position;
        EXPECT_FALSE(partner.hears("gives the win away")) << partner.heard;
        EXPECT_FALSE(partner.hears("not proved"));
      }
    }
  }
  EXPECT_GT(won, 15U);
}

TEST(SumPlay, TheProgramWinsWhatThePersonLoses) {
  std::size_t lost = 0;
  for (const auto& game : games) {
    for (const auto& position : game_named(game).samples()) {
      if (winner(game, position, "left") != "right") continue;
      ++lost;
      Partner partner(std::vector<std::string>{});
      // The first move of the list that `moves` prints.
      partner.says = [&, is_asked = false]() mutable -> std::optional<std::string> {
        is_asked = !is_asked;
        if (is_asked) {
          partner.heard.clear();
          return "moves";
        }
        const auto begin = partner.heard.find_first_not_of(' ');
        return partner.heard.substr(begin, partner.heard.find('\n') - begin);
      };
      play(game, position, partner);
      EXPECT_EQ(text_of(partner.facts.back(), "winner"), "right") << game << ' ' << position;
    }
  }
  EXPECT_GT(lost, 5U);
}

TEST(SumPlay, AMoveThatGivesTheWinAwayIsCriticised) {
  Partner partner({"0:1-2", "quit"});
  play("sum", "clobber(BBWW) + domineering(3x3) - *2", partner);
  EXPECT_TRUE(partner.hears("0:1-2 gives the win away; 1:")) << partner.heard;
}

/// Both moves win; cutting the blue edge at the top of the stalk leaves more.
TEST(SumPlay, AMoveThatGivesValueAwayIsComparedWithABetterOne) {
  Partner partner({"0-1-B", "quit"});
  play("hackenbush", "0-1-B 1-2-B 0-3-B", partner);
  EXPECT_TRUE(partner.hears("0-1-B leaves 1; 1-2-B leaves 2\n")) << partner.heard;
  EXPECT_FALSE(partner.hears("gives the win away"));
}

TEST(SumPlay, ABestMoveIsNotCommentedOn) {
  Partner partner({"1-2-B", "quit"});
  play("hackenbush", "0-1-B 1-2-B 0-3-B", partner);
  EXPECT_FALSE(partner.hears("leaves")) << partner.heard;
}

TEST(SumPlay, AnUnprovedMoveIsCalledAGuess) {
  Partner partner({"hint", "quit"});
  play("clobber", "8x8", partner, {{"seconds", "0.05"}});
  EXPECT_TRUE(partner.hears("not proved: a guess by")) << partner.heard;
  EXPECT_FALSE(std::get<bool>(partner.facts.at(0).find("proved")->value));
  EXPECT_TRUE(partner.facts.at(0).find("result")->is_null());
}

TEST(SumPlay, NonsenseIsAnsweredAndDoesNotEndTheGame) {
  Partner partner({"", "hello", "\xff", "help", "back", "9:1-2", "load", "load /no/such", "save",
                   "0:0", "back", "board"});
  play("sum", "{1|-1} + *", partner, {{"as", "left"}});
  for (const char* part :
       {"\"hello\" is not a move", "no move of yours to take back", "/no/such", "save needs"})
    EXPECT_TRUE(partner.hears(part)) << part << '\n' << partner.heard;
}

TEST(SumPlay, ASavedGameGoesOn) {
  const ScratchFolder folder;
  const std::string file = (folder / "game").string();
  Partner first({"0-4", "save " + file, "quit"});
  play("domineering", "4x4", first);
  Partner again({"back", "0-4", "quit"});
  play("domineering", "", again, {{"load", file}});
  ASSERT_EQ(again.facts.size(), 1U) << "the program's answer to the move made again";
  EXPECT_EQ(text_of(again.facts[0], "position"), text_of(first.facts[0], "position"));
  const auto complaint = [&](std::string_view game, const std::string& position) {
    Partner nobody(std::vector<std::string>{});
    return testing::complaint_of([&] { play(game, position, nobody, {{"load", file}}); });
  };
  EXPECT_NE(complaint("clobber", "").find("is a game of domineering"), std::string::npos);
  EXPECT_NE(complaint("domineering", "2x2").find("expected one of them"), std::string::npos);
  write_file(folder / "game",
             "# a game of zermelo play\ngame domineering\nposition 2x2\nmove 0 5-9\n");
  EXPECT_NE(complaint("domineering", "").find("\"5-9\" is not legal"), std::string::npos);
  const std::string saved = "# a game of zermelo play\r\ngame domineering\r\nposition 2x2\r\n";
  write_file(folder / "game", "\xef\xbb\xbf" + saved + "first right\r\nmove 0 0-1\r\n");
  Partner edited({"quit"});
  play("domineering", "", edited, {{"load", file}});
  EXPECT_TRUE(edited.hears("Left")) << edited.heard;
  write_file(folder / "game", saved + "first nobody\r\n");
  EXPECT_NE(complaint("domineering", "").find("line 4"), std::string::npos);
  write_file(folder / "game", "# a game of zermelo play\nmoves 1\n");
  EXPECT_NE(complaint("domineering", "").find("line 2"), std::string::npos);
  write_file(folder / "game", "zermelo");
  EXPECT_NE(complaint("domineering", "").find("is not a saved game"), std::string::npos);
}

TEST(SumRecord, TakesMovesBackAndWritesWhatItReads) {
  ValueStore values(std::size_t{16} << 20);
  Budget budget;
  const std::string text = "clobber(BBW) - 2.hackenbush(\"0-1-B 1-2-R\") - {2|1}";
  SumGameRecord record(read_sum(text, values, budget, 1U << 24).terms, Side::left, values);
  EXPECT_EQ(sum_text(record.now(), values),
            "clobber(BBW) - 2.hackenbush(\"0-1-B 1-2-R\") + {-1|-2}");
  EXPECT_FALSE(record.take_back(Side::left));
  EXPECT_TRUE(record.play({1, "1-2-R"}));
  EXPECT_EQ(sum_text(record.now(), values),
            "clobber(BBW) - hackenbush(\"0-1-B 1-2-R\") + {-1|-2} - hackenbush(\"0-1-B\")");
  EXPECT_FALSE(record.take_back(Side::right));
  EXPECT_FALSE(record.play({0, "0-1"}));
  EXPECT_TRUE(record.play({2, "-2"}));
  EXPECT_TRUE(record.take_back(Side::left));
  EXPECT_EQ(record.moves().size(), 0U);
  const auto again = read_sum(sum_text(record.now(), values), values, budget, 1U << 24);
  EXPECT_EQ(sum_value(again.terms, values, budget, 1U << 24),
            sum_value(record.now(), values, budget, 1U << 24));
}

/// -5v22 is -5 and 22 downs; after a minus it would be 5 and 22 downs, taken away.
TEST(SumRecord, WritesANegativeNumberWithUpsInParentheses) {
  ValueStore values(std::size_t{16} << 20);
  Budget budget;
  for (const char* text : {"9 - 5^22", "* - 1/2^*", "9 + (-5v22)"}) {
    const auto sum = read_sum(text, values, budget, 1U << 24).terms;
    const SumGameRecord record(sum, Side::left, values);
    const auto again = read_sum(sum_text(record.now(), values), values, budget, 1U << 24);
    EXPECT_EQ(sum_value(again.terms, values, budget, 1U << 24),
              sum_value(sum, values, budget, 1U << 24))
        << text << " is written as " << sum_text(record.now(), values);
  }
}

}  // namespace
}  // namespace zermelo
