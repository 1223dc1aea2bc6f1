// Recomputes the databases by slow rules of their own, compares metrics that lie beside each other,
// or plays won positions out.

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "base/numbers.h"
#include "commands/advice.h"
#include "commands/checkers/commands.h"
#include "commands/checkers/table_requests.h"
#include "games/checkers/verify/metric_comparison.h"
#include "games/checkers/verify/play_out.h"
#include "games/checkers/verify/verification.h"

namespace zermelo::checkers {
namespace {

constexpr std::uint64_t most_by_default = 300'000'000;  // entries; beyond, a sample
constexpr std::uint64_t usual_sample = 10'000'000;

/// What was found in a slice, or in all of a metric.
struct Findings {
  SlowCheck entries;
  std::uint64_t disagree = 0;
  std::string first_disagreement;
  std::vector<Metric> beside;        // what it was compared with
  std::vector<std::string> damaged;  // files; of a slice one at most
  std::vector<std::string> missing;
  std::string reason;  // why entries were not checked: a sentence, or empty

  bool is_wrong() const { return entries.wrong > 0 || disagree > 0 || !damaged.empty(); }
  bool is_whole() const { return damaged.empty() && missing.empty() && reason.empty(); }

  Findings& operator+=(const Findings& part) {
    entries += part.entries;
    disagree += part.disagree;
    if (first_disagreement.empty()) first_disagreement = part.first_disagreement;
    for (const Metric metric : part.beside)
      if (!std::ranges::count(beside, metric)) beside.push_back(metric);
    std::ranges::copy(part.damaged, std::back_inserter(damaged));
    std::ranges::copy(part.missing, std::back_inserter(missing));
    if (reason.empty()) reason = part.reason;
    return *this;
  }
};

List list_of(const std::vector<std::string>& texts) { return List(texts.begin(), texts.end()); }

std::vector<std::string_view> names_of(const std::vector<Metric>& metrics) {
  std::vector<std::string_view> out;
  for (const Metric metric : metrics) out.push_back(name(metric));
  return out;
}

/// Compares the slice with the tables of the other metrics in the same folders. One that cannot be
/// read is left to its own check.
void compare(Findings& found, Verification& verification, const Slice& slice, Metric metric,
             const std::vector<std::filesystem::path>& folders, const Budget& budget) {
  for (const Metric other : {Metric::wld, Metric::dtc, Metric::dtw}) {
    const auto path = other == metric ? std::filesystem::path() : find_slice(folders, slice, other);
    if (path.empty()) continue;
    try {
      const Disagreement disagreement =
          compare_metrics(verification.file(slice), SliceFile(path, slice, other), budget);
      found.beside.push_back(other);
      found.disagree += disagreement.count;
      if (found.first_disagreement.empty()) found.first_disagreement = disagreement.first;
    } catch (const Error&) {
      continue;
    }
  }
}

/// The table that is missing, and how to build it.
std::string say_missing(const MissingTable& missing) {
  return fmt::format("{}; zermelo build checkers --slice \"{}\" --metric {}", missing.what(),
                     text(missing.slice()), name(missing.metric()));
}

/// Everything about one slice. A file that is damaged or missing is part of what was found.
Findings check_slice(Verification& verification, const Slice& slice, Metric metric,
                     const std::vector<std::filesystem::path>& folders, Budget& budget) {
  Findings found;
  try {
    if (!verification.check_file(slice, budget)) return found;
  } catch (const MissingTable& missing) {
    found.missing.push_back(slice_file_name(slice, metric));
    found.reason = say_missing(missing);
    return found;
  } catch (const Error& error) {
    found.damaged.push_back(slice_file_name(slice, metric));
    found.reason = advised(error);
    return found;
  }
  try {
    found.entries = verification.check_entries(slice, budget);
  } catch (const MissingTable& missing) {
    found.reason = fmt::format("its entries were not checked: {}", say_missing(missing));
  } catch (const Error& error) {
    found.reason = fmt::format("its entries were not checked: {}", advised(error));
  }
  compare(found, verification, slice, metric, folders, budget);
  return found;
}

/// Whether everything that the slices lead to is among them.
bool is_closed(const std::vector<Slice>& slices) {
  const auto has = [&](const Slice& slice) { return std::ranges::count(slices, slice) > 0; };
  return std::ranges::all_of(slices, [&](const Slice& slice) {
    return has(slice.mirrored()) && std::ranges::all_of(feeds(slice), has);
  });
}

/// What it means that nothing was wrong; null when something was, or was left out.
Datum proved_by(const VerifyRequest& request, Metric metric, const Findings& sum, bool is_stopped,
                bool has_proved_distances) {
  if (sum.is_wrong() || !sum.is_whole() || is_stopped) return nullptr;
  const bool is_full = std::ranges::all_of(
      request.slices, [&](const Slice& slice) { return request.is_full(slice); });
  if (!is_full) return "a sample agrees with its successors";
  if (metric != Metric::wld && !is_closed(request.slices))
    return "right if the slices they lead to are";
  if (metric != Metric::wld) return "results and distances";
  return has_proved_distances ? "results" : "results agree with their successors";
}

std::string explained(Metric metric, const std::string& proved) {
  if (proved == "results and distances")
    return fmt::format(
        "every {} entry rests on smaller ones down to the end of the game, so all "
        "results and distances are right",
        name(metric));
  if (proved == "results") return "the results are those of distances that were proved right";
  if (proved == "results agree with their successors")
    return "every result agrees with those one move on; this does not prove them, for wins may "
           "rest "
           "on each other in a circle: verify dtw or dtc tables beside them first "
           "(--metric dtw,wld)";
  if (proved == "right if the slices they lead to are")
    return "every entry follows from those one move on; verify the slices they lead to as well";
  return "the entries drawn at random agree with those one move on";
}

std::string_view status_word(const Findings& found) {
  if (!found.damaged.empty()) return "  damaged";
  if (!found.missing.empty()) return "  not built";
  return found.is_whole() ? "" : "  not checked";
}

Answer verified(const std::string& what, Metric metric, const Findings& found) {
  const SlowCheck& check = found.entries;
  Answer answer;
  answer.status = found.is_wrong()   ? Status::wrong
                  : found.is_whole() ? Status::answered
                                     : Status::unknown;
  const auto beside = names_of(found.beside);
  answer.fields.add("game", "checkers")
      .add("slice", what)
      .add("metric", name(metric))
      .add("checked", check.checked)
      .add("captures", check.skipped)
      .add("wrong", check.wrong)
      .add("first_wrong", check.wrong == 0 ? Datum() : Datum(check.first_wrong()))
      .add("compared_with", List(beside.begin(), beside.end()))
      .add("disagree", found.disagree)
      .add("first_disagreement", found.disagree == 0 ? Datum() : Datum(found.first_disagreement))
      .add("damaged", list_of(found.damaged))
      .add("missing", list_of(found.missing))
      .add("reason", null_if_empty(found.reason));
  const Tone tone = answer.status == Status::answered ? Tone::plain : Tone::bad;
  std::string line = fmt::format("{:<15} {}  {:>13} checked  {} wrong", what, name(metric),
                                 with_commas(check.checked), check.wrong);
  if (found.disagree > 0) line += fmt::format("  {} disagree", found.disagree);
  answer.text.push_back({fmt::format("{}{}\n", line, status_word(found)), tone});
  if (check.wrong != 0) answer.text.push_back({"  " + check.first_wrong() + '\n', tone});
  if (found.disagree != 0) answer.text.push_back({"  " + found.first_disagreement + '\n', tone});
  return answer;
}

/// The slices of up to so many pieces that are checked in full unless told otherwise.
unsigned usual_full_pieces(const std::vector<Slice>& slices) {
  std::uint64_t positions = 0;
  unsigned pieces = 0;
  for (unsigned n = 2; n <= 24; ++n) {
    for (const Slice& slice : slices)
      if (slice.pieces() == n) positions += position_count(slice);
    if (positions > most_by_default) break;
    pieces = n;
  }
  return pieces;
}

VerifyRequest request_from(const Arguments& arguments) {
  VerifyRequest request;
  request.slices = wanted_slices(arguments);
  if (arguments.has("full"))
    request.full_pieces =
        static_cast<unsigned>(std::min<std::uint64_t>(arguments.count("full"), 24));
  else if (!arguments.has("sample"))
    request.full_pieces = usual_full_pieces(request.slices);
  request.sample = arguments.has("sample") ? arguments.count("sample") : usual_sample;
  request.seed = arguments.count("seed");
  request.threads = threads_of(arguments);
  return request;
}

/// True when it proved all distances right.
bool verify_metric(const VerifyRequest& request, Metric metric,
                   const std::vector<std::filesystem::path>& folders, bool has_proved_distances,
                   Sink& sink, Budget& budget) {
  Verification verification(request, metric, folders);
  Findings sum;
  std::size_t number = 0;
  for (const Slice& slice : request.slices) {
    if (budget.stopped()) break;
    ++number;
    verification.on_progress = [&](double part) {
      sink.progress(fmt::format("{}, slice {} of {}: {}", name(metric), number,
                                request.slices.size(), text(slice)),
                    part);
    };
    const Findings found = check_slice(verification, slice, metric, folders, budget);
    Answer answer = verified(text(slice), metric, found);
    if (!found.reason.empty()) answer.text.push_back({"  " + found.reason + '\n', Tone::bad});
    if (budget.stopped()) answer.status = std::max(answer.status, Status::unknown);
    sink.answer(answer);
    sum += found;
  }
  Answer all = verified("all", metric, sum);
  const Datum proved = proved_by(request, metric, sum, budget.stopped(), has_proved_distances);
  all.fields.add("proves", proved);
  if (budget.stopped()) all.status = std::max(all.status, Status::unknown);
  if (!sum.damaged.empty())
    all.text.push_back({fmt::format("  damaged, to be deleted and built again: {}\n",
                                    fmt::join(sum.damaged, ", ")),
                        Tone::bad});
  if (!sum.beside.empty() && sum.disagree == 0 && sum.is_whole() && !budget.stopped())
    all.text.push_back({fmt::format("  no result differs from those of the {} tables beside\n",
                                    fmt::join(names_of(sum.beside), " and "))});
  if (!proved.is_null())
    all.text.push_back({fmt::format("  {}\n", explained(metric, proved.text()))});
  sink.answer(all);
  return !proved.is_null() && proved.text() == "results and distances";
}

/// `--play n`.
Answer played_out(Metric metric, const PlayedOut& found, std::uint64_t asked) {
  const std::uint64_t wrong = found.played - found.won - found.unknown;
  Answer answer;
  const bool is_known = found.unknown == 0 && found.played == asked;
  answer.status = wrong > 0 ? Status::wrong : is_known ? Status::answered : Status::unknown;
  answer.fields.add("game", "checkers")
      .add("slice", "all")
      .add("metric", name(metric))
      .add("played", found.played)
      .add("won", found.won)
      .add("in_announced_plies", metric == Metric::dtw ? Datum(found.in_announced_plies) : Datum())
      .add("not_known", found.unknown)
      .add("longest", found.longest)
      .add("wrong", wrong)
      .add("first_wrong", null_if_empty(found.first_wrong));
  std::string line = fmt::format("{}  {} won positions played out, {} won", name(metric),
                                 with_commas(found.played), with_commas(found.won));
  if (metric == Metric::dtw)
    line += fmt::format(", {} in the plies announced", with_commas(found.in_announced_plies));
  line += fmt::format(", the longest game {} plies", found.longest);
  if (found.unknown > 0) line += fmt::format(", {} left off at a missing table", found.unknown);
  if (found.played < asked && found.is_complete)
    line += fmt::format("; {} were asked for: build more tables", with_commas(asked));
  answer.text.push_back({line + '\n', wrong == 0 ? Tone::plain : Tone::bad});
  if (!found.first_wrong.empty())
    answer.text.push_back({"  " + found.first_wrong + '\n', Tone::bad});
  return answer;
}

void verify(const Arguments& arguments, Sink& sink, Budget& budget) {
  const VerifyRequest request = request_from(arguments);
  const auto folders = folders_of(arguments);
  bool has_proved_distances = false;
  for (const Metric metric : wanted_metrics(arguments)) {
    if (!arguments.has("play")) {
      has_proved_distances |=
          verify_metric(request, metric, folders, has_proved_distances, sink, budget);
    } else if (metric != Metric::wld) {
      const std::uint64_t games = arguments.count("play");
      const PlayedOut found =
          play_out({folders, metric, request.slices, games, request.seed, request.threads}, budget);
      sink.answer(played_out(metric, found, games));
    } else {
      sink.note("wld tables promise the result and no end of the game: nothing to play out");
    }
  }
}

}  // namespace

Command verify_command() {
  Command command{.name = "verify", .summary = "recompute the databases by slow, separate rules"};
  command.examples = {
      {"verify checkers --pieces 3", "every entry there is"},
      {"verify checkers --pieces 2 --sample 100000 --json", "some entries, every checksum"},
      {"verify checkers --pieces 3 --play 100", "play won positions out"}};
  command.options = {
      pieces_option("4"),
      per_side_option(),
      slice_option("this slice alone, or the name of its file"),
      metric_option("dtw"),
      {"full", Kind::count, "n",
       "check every entry of slices of up to n pieces (default: 300 million entries)", ""},
      {"sample", Kind::count, "n", "check n entries of the others (default: 10 million)", ""},
      {"play", Kind::count, "n", "instead, play out n won positions by the first listed moves", ""},
      {"seed", Kind::count, "n", "which ones", "1"},
      threads_option(),
      tables_option()};
  command.notes = {
      {"dtw, dtc", "all entries right one move on: results and distances are proved"},
      {"wld",
       "results agree one move on, which proves little: wins may rest on each other in a "
       "circle; --metric dtw,wld proves them"},
      {"beside", "tables of several metrics in the same folders are compared entry by entry"}};
  command.start = [](const Arguments& arguments) -> Run {
    wanted_slices(arguments);
    wanted_metrics(arguments);
    return [arguments](const std::string&, Sink& sink, Budget& budget) {
      verify(arguments, sink, budget);
    };
  };
  return command;
}

}  // namespace zermelo::checkers
