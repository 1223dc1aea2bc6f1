#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/lines.h"
#include "tests/program.h"

// The words that shells offer when Tab is pressed.

namespace zermelo::testing {
namespace {

using Set = std::set<std::string>;

Set offered(std::vector<std::string> words) {
  words.insert(words.begin(), "complete-words");
  const auto answer = run(words);
  EXPECT_EQ(answer.status, 0);
  const auto lines = lines_of(answer.out);
  EXPECT_EQ(Set(lines.begin(), lines.end()).size(), lines.size()) << "a word is offered twice";
  return {lines.begin(), lines.end()};
}

bool includes(const Set& all, const Set& some) { return std::ranges::includes(all, some); }

TEST(Completion, OffersTheCommandsFirst) {
  const Set commands = offered({""});
  EXPECT_TRUE(includes(commands, {"solve", "moves", "perft", "reproduce", "tables", "help"}));
  EXPECT_EQ(offered({}), commands);
  EXPECT_EQ(offered({"so"}), commands);  // the shell picks those that fit
}

TEST(Completion, OffersTheGamesThatHaveTheCommand) {
  EXPECT_TRUE(offered({"solve", ""}).contains("clobber"));
  EXPECT_TRUE(offered({"nonsense", ""}).empty());
}

TEST(Completion, OffersTheOptionsOfTheCommand) {
  const Set options = offered({"solve", "clobber", "BBW", "--"});
  EXPECT_TRUE(includes(options, {"--by", "--first", "--help", "--json", "--nodes", "--stdin"}));
  EXPECT_FALSE(options.contains("--depth"));
  EXPECT_TRUE(offered({"perft", "clobber", "--"}).contains("--depth"));
  EXPECT_TRUE(offered({"solve", "nonsense", "--"}).empty());
}

TEST(Completion, OffersTheChoicesOfAnOption) {
  EXPECT_EQ(offered({"solve", "clobber", "--first", ""}), (Set{"both", "left", "right"}));
  EXPECT_TRUE(includes(offered({"solve", "clobber", "--by", "mi"}), {"minimax", "negamax"}));
  EXPECT_EQ(offered({"reproduce", "plain-random", "--chart", ""}), (Set{"nodes", "seconds"}));
  EXPECT_TRUE(offered({"solve", "clobber", "--seconds", ""}).empty());
}

TEST(Completion, AFlagTakesNoValueSoOptionsFollowIt) {
  EXPECT_TRUE(offered({"solve", "clobber", "--json", ""}).contains("--by"));
}

TEST(Completion, OffersItemsShellsAndSubjectsOfHelp) {
  EXPECT_TRUE(includes(offered({"reproduce", ""}), {"plain-random", "plain-worst-case"}));
  EXPECT_TRUE(includes(offered({"completion", ""}), {"bash", "fish", "zsh"}));
  EXPECT_TRUE(includes(offered({"help", ""}), {"clobber", "reproduce", "solve"}));
  EXPECT_TRUE(offered({"help", "solve", ""}).contains("clobber"));
}

/// Presses Tab the way bash does: the words of $1, the last of which is being typed.
constexpr const char* press_tab = R"sh(cat >"$0.bash" <<'END'
eval "$(zermelo completion bash)"
complete -p zermelo >/dev/null || exit 3
read -r -a COMP_WORDS <<<"$1"
[ "${1% }" = "$1" ] || COMP_WORDS+=("")
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_zermelo
printf '%s\n' "${COMPREPLY[@]}"
END
bash "$0.bash" )sh";

Set bash_shows(const std::string& line) {
  const auto answer = shell(press_tab + ("'" + line + "'"));
  EXPECT_EQ(answer.status, 0) << answer.err;
  EXPECT_EQ(answer.err, "");
  const auto lines = lines_of(answer.out);
  Set words(lines.begin(), lines.end());
  words.erase("");
  return words;
}

TEST(Completion, TheBashScriptCompletes) {
  if (shell("command -v bash").status != 0) GTEST_SKIP() << "bash is not installed";
  EXPECT_EQ(bash_shows("zermelo so"), Set{"solve"});
  EXPECT_EQ(bash_shows("zermelo solve cl"), Set{"clobber"});
  EXPECT_EQ(bash_shows("zermelo solve clobber --fi"), Set{"--first"});
  EXPECT_EQ(bash_shows("zermelo solve clobber --first "), (Set{"both", "left", "right"}));
  EXPECT_EQ(bash_shows("zermelo solve clobber BBW --by mini"), Set{"minimax"});
  EXPECT_EQ(bash_shows("zermelo reproduce plain-w"), Set{"plain-worst-case"});
  EXPECT_TRUE(bash_shows("zermelo nonsense ").empty());
}

void expect_good_syntax(const std::string& shell_name) {
  if (shell("command -v " + shell_name).status != 0)
    GTEST_SKIP() << shell_name << " is not installed";
  const auto checked = shell("zermelo completion " + shell_name + " >\"$0.script\" && " +
                             shell_name + " -n \"$0.script\"");
  EXPECT_EQ(checked.status, 0) << checked.err;
  EXPECT_EQ(checked.err, "");
}

TEST(Completion, TheBashScriptHasGoodSyntax) { expect_good_syntax("bash"); }
TEST(Completion, TheZshScriptHasGoodSyntax) { expect_good_syntax("zsh"); }
TEST(Completion, TheFishScriptHasGoodSyntax) { expect_good_syntax("fish"); }

TEST(Completion, TheFishScriptCompletes) {
  if (shell("command -v fish").status != 0) GTEST_SKIP() << "fish is not installed";
  const auto shown = [](const std::string& line) {
    return shell(
               "HOME=$(dirname \"$0\") fish --no-config -c 'zermelo completion fish | source; "
               "complete -C \"" +
               line + "\"'")
        .out;
  };
  EXPECT_EQ(shown("zermelo so"), "solve\n");
  EXPECT_EQ(shown("zermelo solve clo"), "clobber\n");
  EXPECT_EQ(shown("zermelo solve clobber --by mini"), "minimax\n");
}

}  // namespace
}  // namespace zermelo::testing
