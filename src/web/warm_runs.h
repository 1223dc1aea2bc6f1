#pragma once

#include <chrono>
#include <filesystem>
#include <list>
#include <mutex>
#include <string>

#include "commands/command.h"
#include "web/question.h"

namespace zermelo::web {

/// Started commands that wait for the next question with the same options: starting one opens tables
/// and may take milliseconds, and a probe by one that was used before takes microseconds.
///
/// 1. A Run belongs to one question at a time.
/// 2. The few used last are kept, in the order of their use, and each for a minute.
/// 3. When the folder of tables changes, all of them are forgotten: they may have found tables missing.
///
/// Safe to use from several threads.
class WarmRuns {
 public:
  explicit WarmRuns(std::string tables) : tables_(std::move(tables)) {}

  /// A Run for the question, and its return when the question is answered.
  class Lease {
   public:
    ~Lease();
    Lease(const Lease&) = delete;
    Lease& operator=(const Lease&) = delete;

    const Run& run() const { return run_; }
    /// Discards this Run, which failed in an unexpected way.
    void spoil() { is_kept_ = false; }

   private:
    friend class WarmRuns;
    Lease(WarmRuns& runs, std::string key, Run run, std::uint64_t age, bool is_kept)
        : runs_(runs), key_(std::move(key)), run_(std::move(run)), age_(age), is_kept_(is_kept) {}

    WarmRuns& runs_;
    std::string key_;
    Run run_;
    std::uint64_t age_;
    bool is_kept_;
  };

  /// Starts the command unless a Run of it waits. Throws what the start throws.
  Lease take(const Question& question);
  /// Forgets all Runs, because tables have just been built.
  void forget();
  /// Drops the Runs that were not used for a minute. Called now and then.
  void forget_idle();

 private:
  using Clock = std::chrono::steady_clock;

  struct Kept {
    std::string key;
    Run run;
    Clock::time_point since = Clock::now();
  };

  void give_back(std::string key, Run run, std::uint64_t age);
  std::list<Kept> notice_new_tables();

  std::string tables_;
  std::mutex mutex_;
  std::list<Kept> kept_;   // the one used last comes first
  std::uint64_t age_ = 0;  // how often all were forgotten
  std::filesystem::file_time_type seen_{};
};

}  // namespace zermelo::web
