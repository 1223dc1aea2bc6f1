// Every command stops within a second of Ctrl-C or SIGTERM, however large its question is. The
// samples are compared with the catalog, so that a command without one fails here.

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <algorithm>
#include <cctype>
#include <ctime>
#include <set>

#include "commands/catalog.h"
#include "papers/catalog.h"
#include "tests/conversation.h"
#include "tests/large_samples.h"
#include "tests/lines.h"
#include "tests/scratch_folder.h"

namespace zermelo::testing {
namespace {

using namespace std::chrono_literals;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr double slowness = 10;  // of a program that checks every access to memory
#else
constexpr double slowness = 1;
#endif
constexpr double seconds_of_work = 0.1;       // before the signal, of one processor
constexpr double seconds_to_stop = slowness;  // of each worker
constexpr auto patience = 30s;                // by the clock, on a busy machine
constexpr unsigned workers = 2;

std::vector<LargeSample> all_samples() {
  std::vector<LargeSample> all;
  for (auto& of_one :
       {large_samples_of_clobber(), large_samples_of_domineering(), large_samples_of_hackenbush(),
        large_samples_of_sums(), large_samples_of_connect(), large_samples_of_checkers(),
        large_samples_of_the_program()}) {
    all.insert(all.end(), of_one.begin(), of_one.end());
  }
  return all;
}

/// Every command a user can name: of a game, of the program, and the items of `reproduce`.
std::set<std::string> all_commands() {
  std::set<std::string> names;
  const Catalog catalog = make_catalog();
  for (const auto& expert : catalog) {
    for (const auto& command : expert->commands())
      names.insert(command.name + ' ' + std::string(expert->name()));
  }
  for (const auto& item : all_reproductions()) names.insert("reproduce " + item.command.name);
  for (const auto& word : lines_of(run({"complete-words", ""}).out)) {
    const bool of_a_game =
        std::ranges::any_of(names, [&](const auto& name) { return name.starts_with(word + ' '); });
    if (!of_a_game && word != "help") names.insert(word);
  }
  return names;
}

/// Small tables of every kind, a file of claims and one of problems, made once per test program.
class Places {
 public:
  Places() {
    const auto tables = (folder_ / "tables").string();
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"build", "clobber", "--length", "8"},
          {"build", "connect", "--length", "10"},
          {"build", "checkers", "--pieces", "2"}}) {
      auto with_folder = words;
      with_folder.insert(with_folder.end(), {"--tables", tables});
      EXPECT_EQ(run(with_folder).status, 0);
    }
    write_file(folder_ / "claims", repeated(repeated("WB", 300) + " B B\n", 5));
    write_file(folder_ / "sums", "clobber(4x7) + domineering(8x8) B B\n");
    write_file(folder_ / "game.pdn", "[Event \"game\"]\n\n1. 11-15 23-19 2. 8-11 22-17 *\n");
    write_file(folder_ / "mates", "m\tVCT\tBlack\t4\t4\t3\t" + large_connect_board(40) + "\tA1\n");
  }

  std::string word(const std::string& word) const {
    if (word == "TABLES") return (folder_ / "tables").string();
    if (word == "CLAIMS") return (folder_ / "claims").string();
    if (word == "SUMS") return (folder_ / "sums").string();
    if (word == "GAME") return (folder_ / "game.pdn").string();
    if (word == "MATES") return (folder_ / "mates").string();
    return word;
  }

 private:
  ScratchFolder folder_;
};

/// The program while it works on a sample; its answers are discarded.
class Work {
 public:
  Work(const LargeSample& sample, const std::string& empty_folder) {
    static const Places places;
    std::vector<std::string> words{PROGRAM_PATH};
    for (std::size_t begin = 0; begin < sample.command.size();) {
      const auto end = std::min(sample.command.find(' ', begin), sample.command.size());
      words.push_back(sample.command.substr(begin, end - begin));
      begin = end + 1;
    }
    for (const auto& word : sample.words)
      words.push_back(word == "EMPTY" ? empty_folder : places.word(word));
    start(words, sample.input);
  }
  ~Work() {
    if (process_ > 0) ::kill(process_, SIGKILL), ::waitpid(process_, nullptr, 0);
    ::close(input_);
  }
  Work(const Work&) = delete;
  Work& operator=(const Work&) = delete;

  /// False when it ended by itself first. A program that waits for input has stopped working.
  bool works_for(double seconds) {
    const auto deadline = Clock::now() + 5s;
    while (!has_ended() && processor_seconds() < seconds && Clock::now() < deadline)
      std::this_thread::sleep_for(5ms);
    return !has_ended_;
  }

  /// The processor seconds it used after the signal; nothing when it did not end.
  std::optional<double> seconds_to_end_after(int signal) {
    const double before = processor_seconds();
    const auto deadline = Clock::now() + patience;
    ::kill(process_, signal);
    while (!has_ended() && Clock::now() < deadline) std::this_thread::sleep_for(2ms);
    if (!has_ended_) return std::nullopt;
    return used_ - before;
  }

  int status() const { return status_; }  // 128 + n when it died of signal n

 private:
  using Clock = std::chrono::steady_clock;

  void start(std::vector<std::string>& words, const std::string& input) {
    int pipe[2];
    if (::pipe2(pipe, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    std::vector<char*> pointers;
    for (auto& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, pipe[0], STDIN_FILENO);
    ::posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    ::posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    const int failed =
        ::posix_spawn(&process_, PROGRAM_PATH, &actions, nullptr, pointers.data(), environ);
    ::posix_spawn_file_actions_destroy(&actions);
    ::close(pipe[0]);
    input_ = pipe[1];
    if (failed != 0) throw std::runtime_error("the program does not start");
    EXPECT_EQ(::write(input_, input.data(), input.size()), static_cast<ssize_t>(input.size()));
  }

  bool has_ended() {
    int status = 0;
    rusage use{};
    if (has_ended_ || ::wait4(process_, &status, WNOHANG, &use) <= 0) return has_ended_;
    const auto seconds = [](const timeval& time) {
      return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
    };
    used_ = seconds(use.ru_utime) + seconds(use.ru_stime);
    status_ = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    process_ = 0;
    return has_ended_ = true;
  }

  double processor_seconds() const {
    clockid_t clock{};
    timespec time{};
    if (::clock_getcpuclockid(process_, &clock) != 0 || ::clock_gettime(clock, &time) != 0)
      return 0;
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
  }

  pid_t process_ = 0;
  int input_ = -1;
  bool has_ended_ = false;
  int status_ = -1;
  double used_ = 0;
};

TEST(EveryCommand, HasALargeSample) {
  std::set<std::string> with_sample;
  for (const auto& sample : all_samples()) with_sample.insert(sample.command);
  auto commands = all_commands();
  commands.erase("reproduce");  // its items are there
  EXPECT_EQ(with_sample, commands);
}

class EveryCommand : public ::testing::TestWithParam<std::size_t> {};

TEST_P(EveryCommand, StopsWithinASecondOfASignal) {
  const LargeSample sample = all_samples()[GetParam()];
  const ScratchFolder empty;
  Work work(sample, empty.path().string());
  const int signal = GetParam() % 2 == 0 ? SIGINT : SIGTERM;
  if (!work.works_for(seconds_of_work)) {
    EXPECT_LE(work.status(), 1);  // it finished before the signal
    return;
  }
  const auto seconds = work.seconds_to_end_after(signal);
  ASSERT_TRUE(seconds) << "it did not stop";
  EXPECT_LE(*seconds, workers * seconds_to_stop);
  EXPECT_LE(work.status(), 1);
}

std::string name_of(const ::testing::TestParamInfo<std::size_t>& tested) {
  std::string name = all_samples()[tested.param].command + ' ' + std::to_string(tested.param);
  std::ranges::replace_if(
      name, [](char c) { return std::isalnum(c) == 0; }, '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(LargeSamples, EveryCommand,
                         ::testing::Range<std::size_t>(0, all_samples().size()), name_of);

}  // namespace
}  // namespace zermelo::testing
