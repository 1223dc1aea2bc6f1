// Recomputes the databases by independent slow rules, compares the tables of different metrics, or
// plays won positions out.

#include <fmt/format.h>

#include <algorithm>

#include "base/numbers.h"
#include "commands/advice.h"
#include "commands/checkers/commands.h"
#include "commands/checkers/table_requests.h"
#include "games/checkers/verify/findings.h"
#include "games/checkers/verify/play_out.h"

namespace zermelo::checkers {
namespace {

constexpr std::uint64_t most_by_default = 300'000'000;  // entries; of more, a sample is checked
constexpr std::uint64_t usual_sample = 10'000'000;

List names_of(const std::vector<Slice>& slices, Metric metric) {
  List out;
  for (const Slice& slice : slices) out.emplace_back(slice_file_name(slice, metric));
  return out;
}

std::vector<std::string_view> names_of(const std::vector<Metric>& metrics) {
  std::vector<std::string_view> out;
  for (const Metric metric : metrics) out.push_back(name(metric));
  return out;
}

std::vector<std::string> names_of(const std::vector<SliceTable>& tables) {
  std::vector<std::string> out;
  for (const auto& [slice, metric] : tables) out.push_back(slice_file_name(slice, metric));
  return out;
}

List list_of(const std::vector<std::string>& texts) { return {texts.begin(), texts.end()}; }

/// Why entries were not checked, and what to do about it; empty when they were.
std::string words_for(const std::optional<Obstacle>& obstacle) {
  if (!obstacle) return "";
  const std::string words =
      obstacle->missing ? fmt::format("{}; zermelo build checkers --slice \"{}\" --metric {}",
                                      obstacle->missing->what(), text(obstacle->missing->slice()),
                                      name(obstacle->missing->metric()))
                        : advised(*obstacle->damage);
  return (obstacle->is_own_file ? "" : "its entries were not checked: ") + words;
}

/// The field `proves`; empty for no proof.
std::string_view name(Proof proof) {
  switch (proof) {
    case Proof::sample_agrees:
      return "a sample agrees with its successors";
    case Proof::right_if_successors:
      return "right if the slices they lead to are";
    case Proof::results_agree:
      return "results agree with their successors";
    case Proof::results:
      return "results";
    case Proof::results_and_distances:
      return "results and distances";
    case Proof::none:
      break;
  }
  return "";
}

std::string words_for(Proof proof, Metric metric) {
  switch (proof) {
    case Proof::sample_agrees:
      return "the entries drawn at random agree with those one move on";
    case Proof::right_if_successors:
      return "every entry follows from those one move on; verify the slices they lead to as well";
    case Proof::results_agree:
      return "every result agrees with those one move on; this does not prove them, since wins "
             "may rest on each other in a circle: verify dtw or dtc tables of the same slices "
             "first (--metric dtw,wld)";
    case Proof::results:
      return "the results are those of distances that were proved right";
    case Proof::results_and_distances:
      return fmt::format(
          "every {} entry rests on smaller ones down to the end of the game, so all "
          "results and distances are right",
          name(metric));
    case Proof::none:
      break;
  }
  return "";
}

/// `what` is a slice, or "all".
Fields fields_of(const std::string& what, Metric metric, const Findings& found) {
  const SlowCheck& check = found.entries;
  const auto compared_with = names_of(found.compared_with);
  return Fields{}
      .add("game", "checkers")
      .add("slice", what)
      .add("metric", name(metric))
      .add("checked", check.checked)
      .add("captures", check.skipped)
      .add("wrong", check.wrong)
      .add("first_wrong", check.wrong == 0 ? Datum() : Datum(check.first_wrong()))
      .add("compared_with", List(compared_with.begin(), compared_with.end()))
      .add("not_compared", list_of(names_of(found.not_compared)))
      .add("disagree", found.disagree)
      .add("first_disagreement", found.disagree == 0 ? Datum() : Datum(found.first_disagreement))
      .add("damaged", names_of(found.damaged, metric))
      .add("missing", names_of(found.missing, metric))
      .add("reason", null_if_empty(words_for(found.obstacle)));
}

Status status_of(const Findings& found, const Budget& budget) {
  if (found.is_wrong()) return Status::wrong;
  return found.is_whole() && !budget.stopped() ? Status::answered : Status::unknown;
}

std::string_view remark_on(const Findings& found) {
  if (!found.damaged.empty()) return "  damaged";
  if (!found.missing.empty()) return "  not built";
  return found.is_whole() ? "" : "  not checked";
}

Text words_for(const std::string& what, Metric metric, const Findings& found) {
  const SlowCheck& check = found.entries;
  const Tone tone = found.is_wrong() || !found.is_whole() ? Tone::bad : Tone::plain;
  std::string line = fmt::format("{:<15} {}  {:>13} checked  {} wrong", what, name(metric),
                                 with_commas(check.checked), check.wrong);
  if (found.disagree > 0) line += fmt::format("  {} disagree", found.disagree);
  Text text{{fmt::format("{}{}\n", line, remark_on(found)), tone}};
  if (check.wrong != 0) text.push_back({"  " + check.first_wrong() + '\n', tone});
  if (found.disagree != 0) text.push_back({"  " + found.first_disagreement + '\n', tone});
  return text;
}

Answer slice_answer(const Slice& slice, Metric metric, const Findings& found,
                    const Budget& budget) {
  Answer answer{fields_of(text(slice), metric, found), words_for(text(slice), metric, found),
                status_of(found, budget)};
  if (found.obstacle) answer.text.push_back({"  " + words_for(found.obstacle) + '\n', Tone::bad});
  return answer;
}

Answer sum_answer(Metric metric, const Findings& sum, Proof proof, const Budget& budget) {
  Answer answer{fields_of("all", metric, sum), words_for("all", metric, sum),
                status_of(sum, budget)};
  answer.fields.add("proves", null_if_empty(name(proof)));
  std::vector<std::string> damaged;
  for (const Slice& slice : sum.damaged) damaged.push_back(slice_file_name(slice, metric));
  if (!damaged.empty())
    answer.text.push_back(
        {fmt::format("  damaged, to be deleted and built again: {}\n", fmt::join(damaged, ", ")),
         Tone::bad});
  if (!sum.compared_with.empty() && sum.disagree == 0 && sum.is_whole() && !budget.stopped())
    answer.text.push_back({fmt::format("  no result differs from those of the {} tables{}\n",
                                       fmt::join(names_of(sum.compared_with), " and "),
                                       sum.not_compared.empty() ? "" : " that could be read")});
  if (!sum.not_compared.empty())
    answer.text.push_back({fmt::format("  not compared, because they cannot be read: {}\n",
                                       fmt::join(names_of(sum.not_compared), ", ")),
                           Tone::bad});
  if (budget.stopped())
    answer.text.push_back({"  stopped before everything was checked\n", Tone::bad});
  if (proof != Proof::none)
    answer.text.push_back({fmt::format("  {}\n", words_for(proof, metric))});
  return answer;
}

/// By default, slices of up to this many pieces are checked in full.
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

/// True when it has proved all distances right.
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
    sink.answer(slice_answer(slice, metric, found, budget));
    sum += found;
  }
  const Proof proof =
      budget.stopped() ? Proof::none : proof_by(request, metric, sum, has_proved_distances);
  sink.answer(sum_answer(metric, sum, proof, budget));
  return proof == Proof::results_and_distances;
}

// ---- --play n ----

Fields fields_of(const PlayedOut& found, Metric metric) {
  return Fields{}
      .add("game", "checkers")
      .add("slice", "all")
      .add("metric", name(metric))
      .add("played", found.played)
      .add("won", found.won)
      .add("in_announced_plies", metric == Metric::dtw ? Datum(found.in_announced_plies) : Datum())
      .add("not_known", found.unknown)
      .add("longest", found.longest)
      .add("wrong", found.wrong())
      .add("first_wrong", null_if_empty(found.first_wrong));
}

Text words_for(const PlayedOut& found, Metric metric, std::uint64_t asked) {
  std::string line = fmt::format("{}  {} won positions played out, {} won", name(metric),
                                 with_commas(found.played), with_commas(found.won));
  if (metric == Metric::dtw)
    line += fmt::format(", {} in the plies announced", with_commas(found.in_announced_plies));
  line += fmt::format(", the longest game {} plies", found.longest);
  if (found.unknown > 0)
    line += fmt::format(", {} not finished for lack of a table", found.unknown);
  if (found.played < asked && found.is_complete)
    line += fmt::format("; {} were asked for: build more tables", with_commas(asked));
  Text text{{line + '\n', found.wrong() == 0 ? Tone::plain : Tone::bad}};
  if (!found.first_wrong.empty()) text.push_back({"  " + found.first_wrong + '\n', Tone::bad});
  return text;
}

Answer played_out(const PlayedOut& found, Metric metric, std::uint64_t asked) {
  const bool is_known = found.unknown == 0 && found.played == asked;
  return {fields_of(found, metric), words_for(found, metric, asked),
          found.wrong() > 0 ? Status::wrong
          : is_known        ? Status::answered
                            : Status::unknown};
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
      sink.answer(played_out(found, metric, games));
    } else {
      sink.note("wld tables hold results but no distances: there is nothing to play out");
    }
  }
}

}  // namespace

Command verify_command() {
  Command command{.name = "verify",
                  .summary = "recompute the databases by slow, independent rules"};
  command.examples = {
      {"verify checkers --pieces 3", "every entry"},
      {"verify checkers --pieces 2 --sample 100000 --json", "some entries, every checksum"},
      {"verify checkers --pieces 3 --play 100", "play won positions out"}};
  command.options = {
      pieces_option("4"),
      per_side_option(),
      slice_option("this slice alone, or the name of its file"),
      metric_option("dtw"),
      {"full", Kind::count, "n",
       "check every entry of slices of up to n pieces (default: up to 300 million entries)", ""},
      {"sample", Kind::count, "n", "check n entries of the others (default: 10 million)", ""},
      {"play", Kind::count, "n", "instead, play out n won positions by the first listed moves", ""},
      {"seed", Kind::count, "n", "of the random numbers that draw them", "1"},
      threads_option(),
      tables_option()};
  command.notes = {
      {"dtw, dtc", "if all entries agree with those one move on, they are proved right"},
      {"wld",
       "agreement with the results one move on proves little: wins may rest on each other in a "
       "circle; --metric dtw,wld proves them"},
      {"metrics", "tables of several metrics in the same folders are compared entry by entry"}};
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
