// The reasons given for the options of a form, against the definitions in the slow arithmetic.
#include "value/calculator/form_account.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "tests/both_worlds.h"
#include "tests/complaint.h"
#include "value/calculator/calculator.h"
#include "value/text.h"

namespace zermelo {
namespace {

/// Checks accounts with slow games: a value of the store is taken over option by option.
class AccountJudge {
 public:
  explicit AccountJudge(BothWorlds& worlds) : worlds_(worlds) {}

  void judge(const slow::Game& form) {
    std::vector<TypedOption> typed;
    for (const auto& each : form->left) typed.push_back({Side::left, worlds_.value(each), "l"});
    for (const auto& each : form->right) typed.push_back({Side::right, worlds_.value(each), "r"});
    judge(account_of_form(worlds_.store, typed), form);
  }

  void judge(const FormAccount& account, const slow::Game& form) {
    std::vector<slow::Game> typed = form->left;
    typed.insert(typed.end(), form->right.begin(), form->right.end());
    ASSERT_EQ(worlds_.text(account.value), worlds_.text(form));
    ASSERT_GE(account.options.size(), typed.size());
    for (std::size_t i = 0; i < account.options.size(); ++i) {
      const auto& option = account.options[i];
      ASSERT_EQ(option.typed.empty(), i >= typed.size());
      if (i < typed.size()) {
        ASSERT_EQ(option.value, worlds_.value(typed[i]));
      }
      ++fates_[option.fate];
      judge_option(account, i, form);
    }
    judge_steps(account, typed.size(), worlds_.games.canonical(form));
  }

  /// A form typed with all its braces, and the forms inside it.
  void judge_typed(const FormAccount& account, const slow::Game& form) {
    judge(account, form);
    for (std::size_t i = 0; i < form->left.size() + form->right.size(); ++i) {
      const bool is_left = i < form->left.size();
      const auto& option = account.options[i];
      ASSERT_EQ(option.side, is_left ? Side::left : Side::right);
      ASSERT_TRUE(option.inner);
      ASSERT_EQ(option.inner->value, option.value);
      ++inner_forms;
      judge_typed(*option.inner, is_left ? form->left[i] : form->right[i - form->left.size()]);
    }
  }

  int inner_forms = 0;

  int count(OptionFate fate) { return fates_[fate]; }

 private:
  slow::Game slow(Value g) {
    if (const auto known = slow_.find(g); known != slow_.end()) return known->second;
    const auto of = [&](std::span<const Value> list) {
      std::vector<slow::Game> out;
      for (const Value each : std::vector<Value>(list.begin(), list.end()))
        out.push_back(slow(each));
      return out;
    };
    const auto left = of(worlds_.store.left(g));
    return slow_[g] = slow::game(left, of(worlds_.store.right(g)));
  }

  bool no_better(const slow::Game& g, const slow::Game& h, Side side) {
    return side == Side::left ? worlds_.games.less_or_equal(g, h)
                              : worlds_.games.less_or_equal(h, g);
  }

  std::set<std::string> texts(const std::vector<slow::Game>& options) {
    std::set<std::string> out;
    for (const auto& each : options) out.insert(worlds_.text(each));
    return out;
  }

  const std::vector<slow::Game>& options(const slow::Game& g, Side side) {
    return side == Side::left ? g->left : g->right;
  }

  void judge_option(const FormAccount& account, std::size_t i, const slow::Game& form) {
    const auto& option = account.options[i];
    ASSERT_EQ(option.by.has_value(), option.fate == OptionFate::dominated);
    ASSERT_EQ(option.through.has_value(), option.fate == OptionFate::reversible);
    if (option.by) {
      const auto& better = account.options[*option.by];
      ASSERT_NE(*option.by, i);
      ASSERT_EQ(better.side, option.side);
      ASSERT_NE(better.fate, OptionFate::dominated);
      ASSERT_TRUE(no_better(slow(option.value), slow(better.value), option.side));
    }
    if (!option.through) return;
    const auto answer = slow(*option.through);
    const auto whole = worlds_.games.canonical(slow(option.value));
    ASSERT_TRUE(texts(options(whole, opponent(option.side))).contains(worlds_.text(answer)));
    ASSERT_TRUE(no_better(answer, form, option.side));
    std::vector<slow::Game> replacements;
    for (const Value each : option.replaced_by) replacements.push_back(slow(each));
    ASSERT_EQ(texts(replacements), texts(options(worlds_.games.canonical(answer), option.side)));
  }

  /// Drops and replaces as the account says, and compares the rest with the canonical form.
  void judge_steps(const FormAccount& account, std::size_t typed, const slow::Game& canonical) {
    std::set<std::pair<Side, Value>> there;
    for (std::size_t i = 0; i < typed; ++i)
      there.insert({account.options[i].side, account.options[i].value});
    std::set<std::string> kept[2];
    for (const auto& option : account.options) {
      ASSERT_TRUE(there.contains({option.side, option.value}));
      for (const Value each : option.replaced_by) there.insert({option.side, each});
      if (option.fate == OptionFate::kept) {
        const bool is_new =
            kept[option.side == Side::left ? 0 : 1].insert(worlds_.text(slow(option.value))).second;
        ASSERT_TRUE(is_new);
      }
    }
    for (const auto& [side, value] : there) {  // nothing is forgotten
      const auto is = [&](const AccountedOption& o) { return o.side == side && o.value == value; };
      ASSERT_TRUE(std::ranges::any_of(account.options, is));
    }
    ASSERT_EQ(kept[0], texts(canonical->left));
    ASSERT_EQ(kept[1], texts(canonical->right));
  }

  BothWorlds& worlds_;
  std::map<Value, slow::Game> slow_;
  std::map<OptionFate, int> fates_;
};

TEST(TheAccountOfAForm, GivesTrueReasonsForRandomForms) {
  BothWorlds worlds;
  AccountJudge judge(worlds);
  for (const std::uint64_t seed : {1, 2, 3, 4, 5}) {
    for (const auto& form : growing_games(seed, 90)) {
      judge.judge(form);
      if (::testing::Test::HasFatalFailure()) FAIL() << *form;
    }
  }
  EXPECT_GT(judge.count(OptionFate::kept), 100);
  EXPECT_GT(judge.count(OptionFate::dominated), 100);
  EXPECT_GT(judge.count(OptionFate::reversible), 100);
}

/// The form with all its braces: star is {{|}|{|}}.
std::string braces(const slow::Game& form) {
  std::string out = "{";
  for (const auto& each : form->left) out += (out.size() > 1 ? "," : "") + braces(each);
  out += '|';
  for (const auto& each : form->right) out += (out.back() == '|' ? "" : ",") + braces(each);
  return out + '}';
}

TEST(TheAccountOfAForm, ReachesTheFormsInsideIt) {
  BothWorlds worlds;
  AccountJudge judge(worlds);
  Calculator calculator(worlds.store);
  int typed = 0;
  for (const std::uint64_t seed : {6, 7, 8}) {
    for (const auto& form : growing_games(seed, 40)) {
      const std::string text = braces(form);
      if (text.size() > 400) continue;
      ++typed;
      const auto line = calculator.line("form(" + text + ')');
      judge.judge_typed(std::get<FormAccount>(line.what), form);
      if (::testing::Test::HasFatalFailure()) FAIL() << text;
    }
  }
  EXPECT_GT(typed, 30);
  EXPECT_GT(judge.inner_forms, 200);
  EXPECT_GT(judge.count(OptionFate::reversible), 20);
}

TEST(TheAccountOfAForm, TakesOnlyOptionsInBracesForForms) {
  ValueStore store;
  Calculator calculator(store);
  const auto account =
      std::get<FormAccount>(calculator.line("form({{0|0}, {0|0}+1, ({1|}), {1|}:* || 2|1})").what);
  ASSERT_GE(account.options.size(), 5U);
  const std::vector<bool> is_form{true, false, false, false, true};
  for (std::size_t i = 0; i < is_form.size(); ++i)
    EXPECT_EQ(account.options[i].inner != nullptr, is_form[i]) << account.options[i].typed;
  EXPECT_EQ(account.options[4].inner->options.size(), 2U);
}

/// The line as a list: text of the option, fate, and text of what decides it.
std::vector<std::string> said_of(ValueStore& store, std::string_view line) {
  Calculator calculator(store);
  const auto account = std::get<FormAccount>(calculator.line(line).what);
  std::vector<std::string> out;
  for (const auto& option : account.options) {
    std::string text = option.typed.empty() ? '+' + value_text(store, option.value) : option.typed;
    if (option.by) text += " < " + account.options[*option.by].typed;
    if (option.through) text += " through " + value_text(store, *option.through);
    out.push_back(text);
  }
  out.push_back("= " + value_text(store, account.value));
  return out;
}

TEST(TheAccountOfAForm, HasTheOptionsAsTheyAreTyped) {
  ValueStore store;
  using Lines = std::vector<std::string>;
  EXPECT_EQ(said_of(store, "form({1 + 0, 2-1,0|})"),
            (Lines{"1 + 0", "2-1 < 1 + 0", "0 < 1 + 0", "= 2"}));
  EXPECT_EQ(said_of(store, "form({2|0||-1})"), (Lines{"{2|0}", "-1", "= {{2|0}|-1}"}));
  EXPECT_EQ(said_of(store, "form({{2|0}, 1|0||-1, -2})"),
            (Lines{"{{2|0}, 1|0}", "-1 < -2", "-2",
                   "= " + value_text(store, Calculator(store).value("{{2|0},1|0||-2}"))}));
  // {^|*} keeps both options; in {^|0} Right's answer * to up is below the game.
  EXPECT_EQ(said_of(store, "form({^|*})"), (Lines{"^", "*", "= {^|*}"}));
  EXPECT_EQ(said_of(store, "form({0,^|0})"), (Lines{"0 < ^", "^ through *", "0", "+0", "= *"}));
}

TEST(TheAccountOfAForm, IsRefusedForOtherThanBraces) {
  ValueStore store;
  Calculator calculator(store);
  const auto complaint = [&](std::string_view line) {
    return testing::complaint_of([&] { calculator.line(line); });
  };
  EXPECT_EQ(complaint("form(1)"),
            "column 6: found \"1\"; expected a game in braces, as in form({1,0|*})");
  EXPECT_EQ(complaint("form({1})"),
            "column 8: found \"}\"; expected a bar between the options of Left and Right");
  EXPECT_TRUE(complaint("form({1|}").starts_with("column 10: found the end"))
      << complaint("form({1|}");
  EXPECT_TRUE(complaint("form({1|}) + 1").starts_with("column 12")) << complaint("form({1|}) + 1");
  EXPECT_TRUE(complaint("1 + form({1|})").starts_with("column 5"));
  EXPECT_TRUE(complaint("g = form({1|})").starts_with("column 5"));
}

}  // namespace
}  // namespace zermelo
