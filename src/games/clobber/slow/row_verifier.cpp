// Checks every entry by the slow and obvious rule: comparisons play out sums (slow_forms.h), and
// nothing is taken from the builder but the file.

#include "games/clobber/slow/row_verifier.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <unordered_map>
#include <vector>

#include "base/error.h"
#include "base/random.h"
#include "games/clobber/slow/slow_forms.h"
#include "games/clobber/slow/slow_row_file.h"
#include "games/clobber/slow/slow_rows.h"

namespace zermelo::clobber {
namespace {

using Form = SlowForms::Form;
using Term = SlowForms::Term;
using Complaint = std::optional<std::string>;  // a description of the error, if there is one

constexpr auto plus = SlowForms::plus;
constexpr auto minus = SlowForms::minus;

/// A move in a row, and the values of the two rows that it leaves.
struct Option {
  std::uint32_t pair = 0;
  Form before = 0, after = 0;
};

/// A row as the game given by its moves. It is played beside one form only, its supposed value.
struct RowGame {
  std::vector<Option> left, right;
  std::map<std::pair<Term, Side>, bool> lost = {};  // by the term beside it and the first player

  const std::vector<Option>& options(Side side) const { return side == Side::left ? left : right; }
};

class Verifier {
 public:
  explicit Verifier(const std::filesystem::path& path) : file_(read_row_file(path, forms_)) {
    find_simplest();
  }

  std::uint32_t length() const { return file_.length; }

  Complaint wrong(std::uint32_t index) {
    const std::string row = slow_row(index);
    RowGame game{options(row, Side::left), options(row, Side::right)};
    Complaint wrong = wrong_value(index, game);
    if (!wrong) wrong = wrong_outcome(index, row);
    if (!wrong) wrong = wrong_dominated(row, game, Side::left, file_.left_dominated[index]);
    if (!wrong) wrong = wrong_dominated(row, game, Side::right, file_.right_dominated[index]);
    if (!wrong) wrong = wrong_bounds(index);
    if (!wrong) wrong = wrong_simplest(index);
    return wrong ? fmt::format("row {}: {}", row, *wrong) : wrong;
  }

 private:
  Form value(const std::string& row) const {
    return row.empty() ? SlowForms::zero : file_.value[slow_index(row)];
  }

  std::vector<Option> options(const std::string& row, Side side) const {
    std::vector<Option> all;
    for (const auto& move : slow_moves(row, side))
      all.push_back({move.pair, value(move.before), value(move.after)});
    return all;
  }

  /// The value is right when the row minus the value is 0, that is, the first player loses.
  Complaint wrong_value(std::uint32_t index, RowGame& game) {
    const Term negative = minus(file_.value[index]);
    if (loses(game, negative, Side::left) && loses(game, negative, Side::right))
      return std::nullopt;
    return "value is not that of its moves";
  }

  /// True when `first` loses the sum of the row and the term. After a move in the row it is a sum
  /// of forms; after a move in the term the row is still there.
  bool loses(RowGame& game, Term term, Side first) {
    if (const auto at = game.lost.find({term, first}); at != game.lost.end()) return at->second;
    const bool wins =
        std::ranges::any_of(
            game.options(first),
            [&](const Option& option) {
              return forms_.loses({plus(option.before), plus(option.after), term}, opponent(first));
            }) ||
        forms_.any_option(term, first,
                          [&](Term option) { return loses(game, option, opponent(first)); });
    game.lost.emplace(std::pair{term, first}, !wins);
    return !wins;
  }

  Complaint wrong_outcome(std::uint32_t index, const std::string& row) {
    constexpr std::size_t longest_played = 12;
    const Term value = plus(file_.value[index]);
    const char is = static_cast<char>(file_.outcome[index]);
    const char should =
        outcome_letter(!forms_.loses({value}, Side::left), !forms_.loses({value}, Side::right));
    if (is != should)
      return fmt::format("outcome is {}, should be {}", shortened(std::string(1, is)), should);
    if (row.size() > longest_played || play_.outcome(row) == is) return std::nullopt;
    return fmt::format("outcome is {}, should be {} when played out", is, play_.outcome(row));
  }

  Complaint wrong_dominated(const std::string& row, const RowGame& game, Side side,
                            std::uint32_t is) {
    std::uint32_t should = 0;
    for (const Option& option : game.options(side))
      if (dominated(option, game.options(side), side)) should |= 1U << option.pair;
    if (is == should) return std::nullopt;
    return fmt::format("dominated moves of {} are {}, should be {}", title(side),
                       marks(is, row.size()), marks(should, row.size()));
  }

  /// True when another move is at least as good; of equal moves only the first is not dominated.
  bool dominated(const Option& option, const std::vector<Option>& all, Side side) {
    return std::ranges::any_of(all, [&](const Option& other) {
      return other.pair != option.pair && as_good(other, option, side) &&
             (other.pair < option.pair || !as_good(option, other, side));
    });
  }

  bool as_good(const Option& a, const Option& b, Side side) {
    const Option &more = side == Side::left ? a : b, &less = side == Side::left ? b : a;
    return forms_.at_least_zero(
        {plus(more.before), plus(more.after), minus(less.before), minus(less.after)});
  }

  /// The first cells of pairs, marked by 'x' below the row; longer than the row where bits beyond
  /// its end are set.
  static std::string marks(std::uint32_t pairs, std::size_t length) {
    std::string text;
    for (; pairs != 0; pairs /= 2) text += pairs % 2 == 1 ? 'x' : '.';
    text.resize(std::max(text.size(), length), '.');
    return text;
  }

  Complaint wrong_bounds(std::uint32_t index) {
    static constexpr std::array names{"lower", "lower star", "upper", "upper star"};
    for (std::uint32_t i = 0; i < names.size(); ++i) {
      const auto is = static_cast<std::int8_t>(file_.bounds[index] >> (8 * i));
      const auto should = bound(file_.value[index], i % 2, i < 2 ? 1 : -1);
      if (is != should) return fmt::format("bound {} is {}, should be {}", names[i], is, should);
    }
    return std::nullopt;
  }

  /// The last n, counting upwards, for which n ups (and star) are <= the value or, where `step` is
  /// -1, the last n counting downwards for which they are >= it.
  std::int32_t bound(Form value, std::uint32_t star, std::int32_t step) {
    const auto holds = [&](std::int32_t n) {
      const Term scale = minus(forms_.ups_and_star(n, star));
      return step > 0 ? forms_.at_least_zero({plus(value), scale})
                      : forms_.at_most_zero({plus(value), scale});
    };
    std::int32_t n = 0;
    while (!holds(n)) n -= step;
    while (holds(n + step)) n += step;
    return n;
  }

  Complaint wrong_simplest(std::uint32_t index) {
    const Form value = file_.value[index];
    const bool is_zero = forms_.at_least_zero({plus(value)}) && forms_.at_most_zero({plus(value)});
    const auto is = file_.simplest[index];
    const auto should = is_zero ? SlowRowFile::no_row : simplest_.at(value);
    if (is == should) return std::nullopt;
    return fmt::format("simplest is {}, should be {}", row_name(is), row_name(should));
  }

  std::string row_name(std::uint32_t index) const {
    if (index == SlowRowFile::no_row) return "none";
    return index < file_.value.size() ? slow_row(index) : fmt::format("number {}", index);
  }

  /// For each value the row with the fewest moves, the first of several.
  void find_simplest() {
    std::unordered_map<Form, std::size_t> fewest;
    for (std::uint32_t i = 0; i < file_.value.size(); ++i) {
      const auto moves = slow_moves(slow_row(i), Side::left).size();
      const auto [at, fresh] = fewest.try_emplace(file_.value[i], moves);
      if (!fresh && moves >= at->second) continue;
      at->second = moves;
      simplest_[file_.value[i]] = i;
    }
  }

  SlowForms forms_;  // declared before the file, which makes its forms here
  SlowRowFile file_;
  SlowPlay play_;
  std::unordered_map<Form, std::uint32_t> simplest_;
};

std::uint32_t rows_up_to_length(std::uint32_t length) { return (2U << length) - 2; }

}  // namespace

RowCheck verify_rows(const std::filesystem::path& path, std::uint32_t full_length,
                     std::uint64_t samples, std::uint64_t seed, Budget& budget,
                     const RowCheckProgress& progress) {
  Verifier verifier(path);
  const std::uint32_t full = rows_up_to_length(std::min(full_length, verifier.length()));
  const std::uint32_t longer = rows_up_to_length(verifier.length()) - full;
  const std::uint64_t all = full + (longer == 0 ? 0 : samples);
  Random random(seed);
  RowCheck check;
  while (check.checked < all && budget.enter()) {
    const bool in_order = check.checked < full;
    const auto wrong = verifier.wrong(in_order ? static_cast<std::uint32_t>(check.checked)
                                               : full + random.below(longer));
    if (wrong && check.wrong++ == 0) check.first_wrong = *wrong;
    progress(++check.checked, all);
  }
  return check;
}

}  // namespace zermelo::clobber
