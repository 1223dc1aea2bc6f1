// The largest questions each command takes, for seeing it stop.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/random.h"

namespace zermelo::testing {

/// One call: the command and its game, or `reproduce` and its item, then the other words.
struct LargeSample {
  std::string command;
  std::vector<std::string> words = {};
  std::string input = "";  // its standard input, which then stays open
};

/// A connected drawing: a random tree on the ground, and edges between any two of its vertices.
inline std::string large_drawing(std::uint32_t tree_edges, std::uint32_t more_edges) {
  Random random(1);
  std::string text;
  const auto add = [&](std::uint32_t from, std::uint32_t to) {
    text += (text.empty() ? "" : " ") + std::to_string(from) + '-' + std::to_string(to) + '-' +
            "BRG"[random.below(3)];
  };
  for (std::uint32_t vertex = 1; vertex <= tree_edges; ++vertex) add(random.below(vertex), vertex);
  for (std::uint32_t i = 0; i < more_edges; ++i)
    add(random.below(tree_edges + 1), random.below(tree_edges + 1));
  return text;
}

/// A board of 19 by 19 with up to `stones` stones of each side at random.
inline std::string large_connect_board(int stones) {
  constexpr std::uint32_t side = 19;
  Random random(1);
  std::vector<std::string> rows(side, std::string(side, '.'));
  for (int i = 0; i < 2 * stones; ++i)
    rows[random.below(side)][random.below(side)] = i % 2 == 0 ? 'x' : 'o';
  std::string text = rows[0];
  for (std::uint32_t row = 1; row < side; ++row) text += '/' + rows[row];
  return text;
}

inline std::string repeated(const std::string& text, int times) {
  std::string out;
  for (int i = 0; i < times; ++i) out += text;
  return out;
}

inline std::vector<LargeSample> large_samples_of_clobber() {
  return {{"solve clobber", {"32x32"}},
          {"solve clobber", {"(BW)^512"}},
          {"solve clobber", {"(BBW)^100.(WB)^100", "--explain", "--all-moves"}},
          {"solve clobber", {"32x32", "--by", "sum"}},
          {"solve clobber", {"32x32", "--by", "proof-number"}},
          {"solve clobber", {"32x32", "--by", "negamax-table"}},
          {"value clobber", {"32x32"}},
          {"value clobber", {"(BWWB)^256"}},
          {"moves clobber", {"32x32"}},
          {"draw clobber", {"32x32", "--numbers"}},
          {"perft clobber", {"32x32", "--depth", "1000"}},
          {"build clobber", {"--length", "24", "--tables", "EMPTY"}},
          {"verify clobber", {"--full", "24", "--tables", "TABLES"}},
          {"probe clobber", {"BBWBWWBB", "--tables", "TABLES"}},
          {"check clobber", {"CLAIMS"}},
          {"conjecture clobber", {"(WB)^n", "--to", "500"}},
          {"conjecture clobber", {"(BBWBW)^n", "--to", "200"}},
          {"conjecture clobber", {"4xn", "--to", "200"}},
          {"reproduce plain-worst-case", {"--long"}},
          {"reproduce plain-random", {"--long"}},
          {"reproduce strong-families"},
          {"reproduce strong-values", {"--length", "20"}},
          {"reproduce strong-random"},
          {"reproduce strong-alternating", {"--seconds", "600"}},
          {"reproduce strong-agreement", {"--long"}},
          {"reproduce strong-starts"},
          {"reproduce strong-outlook", {"--sums", "1000000"}},
          {"reproduce strong-keen"},
          {"reproduce strong-mcts"},
          {"reproduce strong-growth", {"--to", "60"}},
          {"reproduce plain-packing"}};
}

inline std::vector<LargeSample> large_samples_of_domineering() {
  return {{"solve domineering", {"32x32"}},
          {"solve domineering", {"32x32", "--by", "proof-number"}},
          {"value domineering", {"32x32"}},
          {"value domineering", {"1024x1"}},
          {"value domineering", {"1x1024"}},
          {"moves domineering", {"32x32"}},
          {"perft domineering", {"32x32", "--depth", "1000"}},
          {"conjecture domineering", {"4xn", "--to", "200"}},
          {"draw domineering", {"32x32", "--numbers"}}};
}

inline std::vector<LargeSample> large_samples_of_hackenbush() {
  const std::string large = large_drawing(600, 400), middle = large_drawing(80, 40),
                    hard = large_drawing(60, 30), stalk = repeated("BR", 32);
  return {
      {"solve hackenbush", {large}},
      {"solve hackenbush", {middle, "--moves", "2"}},
      {"value hackenbush", {hard}},
      {"value hackenbush", {"--stalk", "GB" + repeated("+GB", 5000)}},
      {"moves hackenbush", {large}},
      {"moves hackenbush", {"--stalk", repeated("BRG", 21), "--moves", "3"}},
      {"perft hackenbush", {large, "--depth", "1000"}},
      {"weigh hackenbush", {large}},
      {"weigh hackenbush", {hard, "--iterations", "1000000000"}},
      {"weigh hackenbush", {large, "--by", "pure", "--playouts", "1000000"}},
      {"weigh hackenbush", {stalk, "--stalk", "--rule", "library", "--iterations", "1000000000"}},
      {"weigh hackenbush", {stalk, "--stalk", "--rule", "library", "--rollouts", "1000000"}},
      {"draw hackenbush", {large_drawing(3000, 2000)}},
      {"conjecture hackenbush", {"grid nxn BRG", "--to", "20"}},
      {"reproduce hackenbush-values"},
      {"reproduce hackenbush-cycles", {"--long"}},
      {"reproduce hackenbush-table2", {"--long"}},
      {"reproduce hackenbush-table8", {"--long"}},
      {"reproduce hackenbush-classes", {"--seeds", "1000000000"}},
      {"reproduce hackenbush-beds", {"--seeds", "1000000000"}},
      {"reproduce hackenbush-positions", {"--seeds", "1000000000"}},
      {"reproduce hackenbush-curves", {"--playouts", "1000000"}},
      {"reproduce hackenbush-weighing", {"--seeds", "1000000000"}},
      {"reproduce hackenbush-speed"}};
}

inline std::vector<LargeSample> large_samples_of_sums() {
  return {{"draw sum", {"clobber(32x32) + 5.domineering(32x32) + hackenbush(GRB)"}},
          {"solve sum", {"clobber(32x32) + domineering(32x32)"}},
          {"solve sum", {"1000.clobber(4x5) - {1|-1}", "--explain", "--all-moves", "--line"}},
          {"solve sum", {"domineering(12x12)"}},
          {"value sum", {"clobber(32x32) + domineering(8x8)"}},
          {"moves sum", {"clobber(32x32) + domineering(32x32)"}},
          {"moves sum", {"clobber(5x5) + domineering(8x8)", "--seconds", "1000"}},
          {"moves sum", {"clobber(BW)" + repeated(" + clobber(BW)", 1500), "--no-values"}},
          {"moves sum", {"clobber(BW)" + repeated(" + clobber(BW)", 1500), "--json"}},
          {"check sum", {"SUMS"}},
          {"perft sum", {"clobber(32x32) + domineering(32x32)", "--depth", "4"}},
          {"solve sum", {"clobber((WB)^30) - clobber((WB)^29) + domineering(7x7)"}},
          {"play sum", {"clobber(32x32) + domineering(32x32)", "--seconds", "1000"}, "hint\n"},
          {"play clobber", {"32x32", "--seconds", "1000"}, "hint\n"},
          {"play domineering", {"32x32", "--seconds", "1000"}, "hint\n"},
          {"play hackenbush", {large_drawing(300, 200), "--seconds", "1000"}, "hint\n"},
          {"conjecture sum", {"clobber(4xn) + domineering(5xn) + {n|-n}", "--to", "100"}},
          {"solve sum", {"hackenbush(\"" + large_drawing(300, 200) + "\") + ^"}}};
}

inline std::vector<LargeSample> large_samples_of_connect() {
  const std::string busy = large_connect_board(30);
  const std::string moves =
      "START 20\nINFO timeout_turn 600000\nINFO timeout_match 6000000\nBEGIN\nTURN 3,3\n";
  return {{"draw connect", {"32,32,5,1,1", "--numbers"}},
          {"play connect", {busy, "--rules", "connect6", "--seconds", "1000"}, "hint\n"},
          {"analyse connect", {busy, "--seconds", "1000"}},
          {"solve connect", {"--rules", "8,8,5,2,1"}},
          {"solve connect",
           {"--rules", "gomoku", "--board", busy, "--threats", "--by", "vct", "--turns", "50"}},
          {"solve connect", {"--board", busy, "--threats", "--turns", "50"}},
          {"solve connect", {"--board", busy, "--threats", "--by", "single", "--turns", "50"}},
          {"probe connect", {"--shape", std::string(63, '0'), "--k", "20", "--p", "8"}},
          {"build connect", {"--k", "20", "--p", "8", "--length", "22", "--tables", "EMPTY"}},
          {"verify connect",
           {"--length", "10", "--full", "22", "--sample", "100000000", "--tables", "TABLES"}},
          {"engine connect", {}, moves},
          {"reproduce connect-types", {"--long"}},
          {"reproduce connect-sizes"},
          {"reproduce connect-promotions", {"--long"}},
          {"reproduce connect-figures"},
          {"reproduce connect-small-games", {"--points", "64"}},
          {"reproduce connect-mates", {"--data", "MATES"}}};
}

inline std::vector<LargeSample> large_samples_of_checkers() {
  const std::string start = "B:W21-32:B1-12";
  return {{"solve checkers", {start, "--seconds", "1000", "--tables", "TABLES"}},
          {"moves checkers", {start}},
          {"draw checkers", {start, "--numbers"}},
          {"perft checkers", {"--depth", "100"}},
          {"build checkers", {"--pieces", "6", "--tables", "EMPTY"}},
          {"build checkers", {"--slice", "2K+2C v 2K+0C", "--metric", "dtc", "--tables", "EMPTY"}},
          {"build checkers", {"--pieces", "6", "--metric", "wld", "--tables", "EMPTY"}},
          {"verify checkers", {"--pieces", "2", "--full", "2", "--tables", "TABLES"}},
          {"verify checkers", {"--pieces", "2", "--play", "1000000000000", "--tables", "TABLES"}},
          {"stats checkers", {"--pieces", "2", "--tables", "TABLES"}},
          {"longest checkers", {"--pieces", "2", "--limit", "1000000", "--tables", "TABLES"}},
          {"probe checkers", {"B:WK31:BK18", "--tables", "TABLES"}},
          {"line checkers", {"B:WK31:BK18", "--tables", "TABLES"}},
          {"play checkers", {start, "--seconds", "1000", "--tables", "TABLES"}, "best\n"},
          {"reproduce checkers-table1", {"--pieces", "2", "--solve", "6", "--tables", "TABLES"}},
          {"reproduce checkers-table2", {"--tables", "TABLES"}},
          {"reproduce checkers-figures", {"--tables", "TABLES"}},
          {"reproduce checkers-encodings", {"--pieces", "2", "--tables", "TABLES"}},
          {"annotate checkers", {"GAME", "--seconds", "1000", "--tables", "TABLES"}},
          {"reproduce checkers-listings", {"--tables", "TABLES"}},
          {"reproduce checkers-gtv",
           {"--pieces", "2", "--from", "1", "--depth", "40", "--tables", "TABLES"}}};
}

inline std::vector<LargeSample> large_samples_of_the_program() {
  return {{"eval", {"*6000"}},
          {"eval", {"^100000"}},
          {"eval", {"heat(1000.{3|1||0}, 7)"}},
          {"eval", {"rcf(1000.{3|1||0} + 999.{5|2||1})"}},
          {"eval", {"norton(1000.{3|1||0}, 7.{4|0} + 100)"}},
          {"bench"},
          {"explore", {"--port", "0", "--tables", "EMPTY"}},
          {"tables"},
          {"completion", {"bash"}},
          {"man"}};
}

}  // namespace zermelo::testing
