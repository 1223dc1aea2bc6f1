#include "web/explore_command.h"

#include <fmt/format.h>
#include <spawn.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <thread>

#include "base/error.h"
#include "base/numbers.h"
#include "commands/version.h"
#include "web/server.h"

namespace zermelo {
namespace {

constexpr std::uint64_t most_port = 65'535;

/// Half of the memory of this machine, for one long piece of work.
std::size_t memory_for_work() {
  const auto pages = ::sysconf(_SC_PHYS_PAGES), bytes = ::sysconf(_SC_PAGESIZE);
  constexpr std::size_t least = std::size_t{1} << 30;
  if (pages <= 0 || bytes <= 0) return least;
  return std::max(least, static_cast<std::size_t>(pages) / 2 * static_cast<std::size_t>(bytes));
}

web::ServerSetup setup_from(const Arguments& arguments) {
  const auto port = read_count(arguments.text("port"));
  if (!port || *port > most_port) {
    throw Error(fmt::format("explore: --port is {}; expected 0 to {}",
                            in_quotes(arguments.text("port")), most_port));
  }
  web::ServerSetup setup;
  setup.port = static_cast<std::uint16_t>(*port);
  setup.version = version;
  if (arguments.has("tables")) setup.resources.tables = tables_folders(arguments).front();
  setup.resources.threads = threads_of(arguments);
  setup.resources.memory = memory_for_work();
  setup.first_tables = {"checkers/build", {{"pieces", "4"}, {"metric", "dtw,dtc"}}};
  return setup;
}

/// Opens the page in the browser of the desktop; without one nothing happens.
void open_browser(const std::string& address) {
  std::string program = "xdg-open", word = address;
  char* const words[] = {program.data(), word.data(), nullptr};
  pid_t process = 0;
  ::posix_spawnp(&process, program.c_str(), nullptr, nullptr, words, environ);
}

/// The program ends a second after it was stopped, whatever the work is doing: files of tables
/// appear by being renamed when they are whole.
void end_soon() {
  std::thread([] {
    constexpr auto patience = std::chrono::milliseconds(600);
    std::this_thread::sleep_for(patience);
    std::_Exit(0);
  }).detach();
}

void serve(const Catalog& catalog, const Arguments& arguments, Sink& sink, Budget& budget) {
  web::ServerSetup setup = setup_from(arguments);
  setup.log = [&sink](const std::string& line) { sink.note("explore: " + line); };
  web::Server server(catalog, setup);
  const std::string address = fmt::format("http://127.0.0.1:{}/", server.port());
  sink.answer({Fields{}.add("address", address),
               {{"Zermelo is at "}, {address, Tone::strong}, {" (Ctrl-C ends it)\n"}}});
  if (arguments.given("open")) open_browser(address);
  constexpr auto between_looks = std::chrono::milliseconds(50);
  while (!budget.stopped()) std::this_thread::sleep_for(between_looks);
  server.stop();
  end_soon();
}

}  // namespace

Command explore_command(const Catalog& catalog) {
  Command command{.name = "explore", .summary = "a page in the browser, and the same as an API"};
  command.examples = {{"explore", "then open http://127.0.0.1:8080/"},
                      {"explore --port 8090 --open", "another port, and the browser opens"}};
  command.options = {
      {"port", Kind::text, "n", "the port at which it answers; 0: any free one", "8080"},
      {"open", Kind::flag, "", "open the page in the browser", ""},
      threads_option(),
      tables_option()};
  command.notes = {{"address", "only programs on this machine can ask: 127.0.0.1, and ::1"},
                   {"/api/v1/", "every command as JSON over HTTP; docs/api.md"},
                   {"tables", "those of checkers to 4 pieces are built at the first start"}};
  command.lasts = true;
  command.start = [&catalog](const Arguments& arguments) -> Run {
    setup_from(arguments);
    return [&catalog, arguments](const std::string&, Sink& sink, Budget& budget) {
      serve(catalog, arguments, sink, budget);
    };
  };
  return command;
}

}  // namespace zermelo
