// Every game is played at a real pseudo-terminal with what a person may type beside good moves:
// wrong input, a move that gives something away, back, save and load.

#include <gtest/gtest.h>

#include <regex>
#include <sstream>

#include "tests/one_answer.h"
#include "tests/scratch_folder.h"
#include "tests/typist.h"

namespace zermelo::testing {
namespace {

/// A game begun at a position, and what the program must say to a person's words.
struct Dialogue {
  Words words;
  std::string wrong, complaint;  // no legal move, and a part of the answer
  std::string good, basis;       // the move that `hint` names, and its grounds
  std::string bad, given_away;   // a worse move, and what is said of it
  std::string reply;             // of the program to the worse move, with its grounds
};

/// The screen of one game, from question to question.
class Person {
 public:
  Person(Words words, const std::string& folder) : typist_(std::move(words), folder) {
    board_ = without_returns(typist_.until(asks));
  }

  const std::string& board() const { return board_; }

  /// The answer of the program to a line, up to its next question or its end.
  std::string say(const std::string& line) {
    typist_.type(line + '\r');
    typist_.until(has_heard);
    return without_returns(typist_.until(asks));
  }
  int quit() {
    typist_.type("quit\r");
    return typist_.finish();
  }

 private:
  static std::string without_returns(std::string text) {
    std::erase(text, '\r');
    const auto begin = text.find_first_not_of('\n');
    return begin == std::string::npos ? "" : text.substr(begin);
  }

  // The prompt, when the terminal has been asked to mark pastes, and the end of a typed line.
  const std::string asks = "\x1b[?2004h", has_heard = "\x1b[?2004l";
  Typist typist_;
  std::string board_;
};

void expect_said(const std::string& said, const std::string& expected) {
  EXPECT_NE(said.find(expected), std::string::npos) << "expected: " << expected << "\n" << said;
}

/// The words that `save` names for going on: "go on with: zermelo play clobber --load FILE".
Words words_to_go_on(const std::string& said) {
  std::smatch found;
  static const std::regex go_on("go on with: zermelo ([^\n]*)\n");
  if (!std::regex_search(said, found, go_on)) return {};
  std::istringstream words(found[1].str());
  return {std::istream_iterator<std::string>(words), {}};
}

void hold(const Dialogue& dialogue, const ScratchFolder& folder) {
  const std::string state = folder.path().string();
  const std::string file = (folder / (dialogue.words[1] + ".saved")).string();
  Person person(dialogue.words, state);
  const std::string board = person.board();
  expect_said(board, " to move");
  expect_said(person.say(dialogue.wrong), dialogue.complaint);
  expect_said(person.say(dialogue.wrong), "you can also say: ");
  expect_said(person.say("help"), "hint, back");
  expect_said(person.say("hint"), dialogue.good + " (" + dialogue.basis);
  const std::string answered = person.say(dialogue.bad);
  expect_said(answered, dialogue.given_away);
  expect_said(answered, dialogue.reply);
  EXPECT_EQ(person.say("back"), board);
  person.say(dialogue.good);
  const std::string later = person.say("board");
  EXPECT_NE(later, board);
  expect_said(person.say("save /no/such/folder/file"), "/no/such/folder");
  const std::string saved = person.say("save " + file);
  expect_said(saved, "saved; go on with: ");
  if (const Words words = words_to_go_on(saved); !words.empty()) {
    Person other(words, state);
    EXPECT_EQ(other.board(), later);
    EXPECT_EQ(other.say("back"), board);
    EXPECT_EQ(other.quit(), 0);
  } else {
    EXPECT_EQ(person.say("back"), board);
    EXPECT_EQ(person.say("load " + file), later);
    expect_said(person.say("load " + file + "-none"), "-none");
  }
  EXPECT_EQ(person.quit(), 0);
}

TEST(PlayAtATerminal, AnswersWhateverIsTyped) {
  const ScratchFolder folder;
  const std::string tables = folder.path().string(), record = (folder / "begun.sgf").string();
  ASSERT_EQ(run({"build", "checkers", "--pieces", "3", "--tables", tables}).status, 0);
  write_file(record, "(;FF[4]GM[4]SZ[5]RU[Freestyle];B[cc];W[cb])");
  const std::string proved = "proved to win)";
  const Dialogue dialogues[] = {
      {{"play", "clobber", "BBW|WBB|.WB"},
       "0-7",
       "\"0-7\" is not a move of Left (black) here",
       "4-3",
       proved,
       "1-2",
       "1-2 gives the win away; 4-3 was winning",
       "Right (white) plays 3-4 (proved to win)"},
      {{"play", "domineering", "4x4"},
       "5-6",
       "\"5-6\" is not a move of Left (vertical) here",
       "5-9",
       proved,
       "0-4",
       "0-4 gives the win away; 5-9 was winning",
       "Right (horizontal) plays 5-6 (proved to win)"},
      {{"play", "hackenbush", "0-1-B 1-2-R 0-3-R 3-4-B 0-5-G 0-6-B 0-7-R"},
       "1-2-R",
       "\"1-2-R\" is not a move of Left (blue) here",
       "0-5-G",
       proved,
       "0-1-B",
       "0-1-B gives the win away; 0-5-G was winning",
       "Right (red) plays "},
      {{"play", "sum", "clobber(BBWW) + domineering(3x3) - *2"},
       "0-3-6",
       "\"0-3-6\" is not a move of Left",
       "1:1-4",
       proved,
       "1:0-3",
       "1:0-3 gives the win away; 1:1-4 was winning",
       "plays 1:4-5 (proved to win)"},
      {{"play", "checkers", "B:WK31:BK1,K18", "--tables", tables},
       "18-31",
       "Black cannot play \"18-31\"",
       "18-23",
       "win, by table)",
       "18-14",
       "18-14 wins in 29 plies; better was 18-23, which wins in 3 plies",
       "White plays 31-27; a win for you in 27 plies (by table)"},
      {{"play", "connect", record, "--rules", "5,5,3,1,1", "--seconds", "0.3"},
       "9,9",
       "\"9,9\" is not a point of this board",
       "1,1",
       "proved: wins by threats)",
       "0,0",
       "1,1 was proved to win by threats; 0,0 may or may not win",
       "White (o) plays 1,1 (not proved: stops a row of the other side)"},
  };
  for (const auto& dialogue : dialogues) {
    SCOPED_TRACE(dialogue.words[1]);
    hold(dialogue, folder);
  }
}

TEST(PlayAtATerminal, NamesTheValueThatAMoveGivesAwayWhereTheWinStays) {
  const ScratchFolder folder;
  const std::tuple<Words, const char*, const char*> games[] = {
      {{"play", "clobber", "BBWW|WB.B"}, "1-2", "  1-2 leaves 0; 7-3 leaves ^\n"},
      {{"play", "domineering", "4x3"}, "0-3", " leaves "},
      {{"play", "hackenbush", "0-1-B 1-2-B 0-3-B"}, "0-1-B", "  0-1-B leaves 1; 1-2-B leaves 2\n"},
      {{"play", "sum", "hackenbush(BB) + 1 + ^"}, "0:0-1-B", "  0:0-1-B leaves "}};
  for (const auto& [words, move, said] : games) {
    Person person(words, folder.path().string());
    const std::string answer = person.say(move);
    expect_said(answer, said);
    EXPECT_EQ(answer.find("gives the win away"), std::string::npos) << answer;
    EXPECT_EQ(person.quit(), 0);
  }
}

}  // namespace
}  // namespace zermelo::testing
