#include "games/connect/play/record.h"

#include <gtest/gtest.h>

namespace zermelo::connect {
namespace {

TEST(GameRecord, IsWrittenAsSgfAndAsAPiskvorkFile) {
  GameRecord record;
  record.rules.game = read_rules("connect6");
  record.names = {"a]b", "c"};
  record.turns = {{{0}, 7}, {{20, 360}, 150}};
  record.result = GameRecord::Result::white;
  EXPECT_EQ(to_sgf(record),
            "(;FF[4]GM[4]CA[UTF-8]AP[Zermelo]SZ[19]RU[Connect6]PB[a\\]b]PW[c]RE[W+]\n;B[aa]\n;W[bb]"
            "\n;W[ss])\n");
  EXPECT_EQ(to_psq(record),
            "Piskvorky 19x19, 11:11, 0\n1,1,7\n2,2,150\n19,19,0\na]b\nc\n-1\n2,Connect6\n");
}

}  // namespace
}  // namespace zermelo::connect
