// Calls that show every field of every command: what docs/formats.md says is compared with them.
#pragma once

#include <string>
#include <vector>

namespace zermelo::testing {

/// One call: the command and its game, or `reproduce` and its item, then the other words. TABLES is
/// a folder of small tables, DAMAGED the same with one file cut short, EMPTY one without any.
/// CLAIMS, SUMS, GAME, RECORD and MATES are files, OUT is a name for one.
struct FormatSample {
  std::string command;
  std::vector<std::string> words = {};
  std::string input = "";
};

inline std::vector<FormatSample> format_samples_of_normal_play() {
  return {
      {"solve clobber", {"BBW.WB", "--explain", "--all-moves", "--line"}},
      {"solve clobber", {"BBW", "--first", "left"}},
      {"solve clobber", {"(BW)^40", "--by", "deepening", "--nodes", "1000"}},
      {"solve clobber", {"BB?"}},
      {"solve domineering", {"2x3", "--line"}},
      {"solve hackenbush", {"--stalk", "BRR", "--line"}},
      {"value clobber", {"BBW"}},
      {"value clobber", {"(BWWBBWBWB)^9", "--nodes", "100"}},
      {"value domineering", {"2x3"}},
      {"value domineering", {"8x8", "--nodes", "100"}},
      {"value hackenbush", {"--stalk", "BRG"}},
      {"value hackenbush",
       {"0-1-B 1-2-R 0-2-R 1-3-B 2-3-R 3-4-B 0-4-B 4-5-R 0-5-R 1-5-B", "--nodes", "2"}},
      {"eval", {"{1|-1}"}},
      {"eval", {"^ < *"}},
      {"eval", {"outcome(^)"}},
      {"eval", {"options(^)", "left({2|1})", "incentives(*)"}},
      {"eval",
       {"form({1,0,^|*2,{3|1}})", "form({0,^|0})", "form({^|-1})",
        "form({{1,0|*},{0,^|0}|{2,1||0}})"}},
      {"moves clobber", {"BBW"}},
      {"moves clobber", {"8x8", "--nodes", "10"}},
      {"moves domineering", {"2x2"}},
      {"moves domineering", {"8x8", "--nodes", "10"}},
      {"moves hackenbush", {"0-1-B 1-2-R"}},
      {"moves hackenbush",
       {R"({"vertices":[{"id":"a b"}],"edges":[{"from":0,"to":"a b","colour":"B"}]})"}},
      {"solve sum",
       {"clobber(BBW.WB) + 2.hackenbush(BRR) - {1|-1}", "--explain", "--all-moves", "--line"}},
      {"solve sum", {"clobber(4x4) + *", "--nodes", "10", "--explain", "--line", "--all-moves"}},
      {"solve sum", {"domineering(2x2)", "--first", "right"}},
      {"solve sum", {"clobber(B?)"}},
      {"play sum", {"clobber(BW) + *"}, "hint\n0:0-1\n1:0\n"},
      {"play sum", {"clobber(6x6) + *", "--seconds", "0.01"}, "hint\n1:0\n"},
      {"play clobber", {"BBW"}, "hint\n1-2\n0-1\n"},
      {"play clobber", {"6x6", "--seconds", "0.01"}, "hint\n0-1\n"},
      {"play domineering", {"3x3"}, "hint\n1-4\n"},
      {"play domineering", {"2x2"}, "0-2\n"},
      {"play hackenbush", {"--stalk", "BRR+RBB+G"}, "hint\n0-1-B\n"},
      {"play hackenbush", {"--stalk", "BRR"}, "0-1-B\n"},
      {"value sum", {"clobber(BBW) + 2.hackenbush(BRR) - *2"}},
      {"value sum", {"domineering(8x8) + *", "--nodes", "100"}},
      {"moves sum", {"clobber(BBW) + 2.hackenbush(BRR) - *2"}},
      {"moves sum", {"domineering(8x8) + *", "--nodes", "10"}},
      {"perft sum", {"clobber(BBW) + 2.hackenbush(BRR) - *2", "--depth", "2"}},
      {"perft sum", {"clobber(BBWW)", "--depth", "2", "--nodes", "1"}},
      {"perft clobber", {"BBW", "--depth", "2"}},
      {"perft clobber", {"BBWW", "--depth", "2", "--nodes", "1"}},
      {"perft domineering", {"2x2", "--depth", "2"}},
      {"perft hackenbush", {"0-1-B", "--depth", "1"}},
      {"build clobber", {"--length", "4", "--tables", "EMPTY"}},
      {"probe clobber", {"BBWBB", "--tables", "TABLES"}},
      {"probe clobber", {"BBW", "--tables", "EMPTY"}},
      {"verify clobber", {"--full", "3", "--tables", "TABLES"}},
      {"check clobber", {"CLAIMS"}},
      {"check sum", {"SUMS"}},
      {"conjecture clobber", {"(BBW)^n", "--to", "6"}},
      {"conjecture clobber", {"(WB)^n", "--to", "4"}},
      {"conjecture domineering", {"1xn", "--to", "8"}},
      {"conjecture hackenbush", {"B(RB)^n", "--to", "8"}},
      {"conjecture hackenbush", {"R(BBR)^n", "--to", "2"}},
      {"conjecture sum", {"{n|-n}", "--to", "12"}},
      {"weigh hackenbush", {"--stalk", "BRR"}},
      {"weigh hackenbush",
       {"--stalk", "BRRRR", "--rule", "thesis", "--playouts", "4", "--iterations", "10"}},
      {"weigh hackenbush", {"--stalk", "BRRRRRRR", "--nodes", "30"}},
      {"draw clobber", {"BBW"}},
      {"draw clobber", {"BBW", "--to", "text", "--out", "OUT"}},
      {"draw domineering", {"2x3"}},
      {"draw domineering", {"2x3", "--out", "OUT"}},
      {"draw sum", {"clobber(BBW) - *2"}},
      {"draw sum", {"clobber(BBW) - *2", "--out", "OUT"}},
      {"draw hackenbush", {"0-1-B"}},
      {"draw hackenbush", {"0-1-B", "--out", "OUT"}}};
}

inline std::vector<FormatSample> format_samples_of_connect() {
  return {
      {"probe connect", {"--shape", "0011100"}},
      {"probe connect", {"--shape", "01010", "--k", "5", "--p", "1"}},
      {"probe connect", {"--board", "xx......"}},
      {"build connect", {"--length", "7", "--tables", "EMPTY"}},
      {"verify connect", {"--length", "8", "--tables", "TABLES"}},
      {"draw connect", {"xo./.x./...", "--numbers"}},
      {"draw connect", {"xo./.x./...", "--out", "OUT"}},
      {"analyse connect", {"..xxxx.../........./........o", "--seconds", "0.1"}},
      {"analyse connect",  // three void points: the search reads the game to its end
       {"--rules", "4,4,4,1,1", "xoxo/xoxo/oxox/o...", "--seconds", "2"}},
      {"play connect", {"..xxxx.../........./........o", "--seconds", "0.1"}, "hint\n0,1\n"},
      {"play connect", {"--seconds", "0.1", "--as", "white"}, ""},
      {"solve connect", {"--rules", "3,3,3,1,1"}},
      {"solve connect", {"--rules", "3,3,2,1,1"}},
      {"solve connect", {"--board", "..xxx..../.xxx.....", "--threats", "--tree"}},
      {"solve connect",
       {"--rules", "gomoku", "--board",
        "oxxx...../........./....x..../....x..../........./.xx....../........./........./.........",
        "--threats", "--by", "vcf", "--tree"}},
      {"solve connect", {"--rules", "gomoku", "--board", "xxxxx..", "--threats"}},
      {"solve connect", {"--rules", "gomoku", "--record", "RECORD", "--threats"}},
      {"engine connect", {}, "START 15\nBEGIN\nEND\n"}};
}

inline std::vector<FormatSample> format_samples_of_checkers() {
  const std::string ending = "B:WK31:B18,25", start = "B:W21-32:B1-12";
  return {{"build checkers", {"--pieces", "2", "--metric", "dtw", "--tables", "EMPTY"}},
          {"stats checkers", {"--pieces", "2", "--tables", "TABLES"}},
          {"stats checkers", {"--pieces", "2", "--tables", "EMPTY"}},
          {"longest checkers", {"--pieces", "2", "--tables", "TABLES"}},
          {"longest checkers", {"--pieces", "2", "--tables", "EMPTY"}},
          {"probe checkers", {"B:WK31:BK18", "--tables", "TABLES"}},
          {"probe checkers", {"B:WK31:BK18", "--tables", "EMPTY"}},
          {"line checkers", {"B:WK31:B27", "--tables", "TABLES"}},
          {"line checkers", {ending, "--tables", "EMPTY"}},
          {"solve checkers", {"B:WK31:B27", "--tables", "TABLES"}},
          {"solve checkers", {start, "--seconds", "0.1", "--tables", "TABLES"}},
          {"moves checkers", {ending}},
          {"perft checkers", {"--depth", "3"}},
          {"draw checkers", {"B:W18,K22:B1,K2", "--numbers"}},
          {"draw checkers", {"B:W18,K22:B1,K2", "--out", "OUT"}},
          {"verify checkers",
           {"--pieces", "2", "--metric", "wld,dtc,dtw", "--full", "2", "--tables", "TABLES"}},
          {"verify checkers", {"--pieces", "2", "--tables", "EMPTY"}},
          {"verify checkers", {"--pieces", "2", "--tables", "DAMAGED"}},
          {"verify checkers", {"--pieces", "2", "--metric", "wld", "--tables", "DAMAGED"}},
          {"verify checkers", {"--pieces", "2", "--play", "5", "--tables", "TABLES"}},
          {"annotate checkers", {"GAME", "--seconds", "0", "--tables", "TABLES"}},
          {"play checkers", {"B:WK31:B27", "--tables", "TABLES"}, "best\n27-32\n"},
          {"play checkers", {"B:W6:BK1,K2", "--tables", "TABLES"}, "1x10\n2x9\n"}};
}

/// Without `bench`, which takes minutes in a build with sanitizers.
inline std::vector<FormatSample> format_samples_of_the_program() {
  return {{"tables", {"--tables", "TABLES"}},
          {"completion", {"bash"}},
          {"man", {}},
          {"reproduce", {"--list"}}};
}

/// Items of `reproduce` that are soon done.
inline std::vector<FormatSample> format_samples_of_items() {
  return {{"reproduce plain-worst-case", {"--to", "6"}},
          {"reproduce plain-random", {"--to", "6"}},
          {"reproduce strong-outlook", {"--sums", "20"}},
          {"reproduce strong-mcts", {"--rows", "1"}},
          {"reproduce strong-growth", {"--to", "6"}},
          {"reproduce connect-sizes"},
          {"reproduce connect-promotions"},
          {"reproduce connect-figures"},
          {"reproduce connect-mates", {"--data", "MATES"}},
          {"reproduce hackenbush-table2", {"--to", "5", "--iterations", "100"}},
          {"reproduce hackenbush-classes", {"--seeds", "1"}},
          {"reproduce checkers-table2", {"--tables", "TABLES"}},
          {"reproduce checkers-listings", {"--tables", "TABLES"}},
          {"reproduce checkers-encodings", {"--pieces", "2", "--tables", "TABLES"}}};
}

}  // namespace zermelo::testing
