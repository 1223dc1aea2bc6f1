#include <exception>
#include <new>
#include <string>
#include <vector>

#include "base/error.h"
#include "cli/interrupt.h"
#include "cli/program.h"

int main(int argc, char** argv) {
  using namespace zermelo;
  fill_closed_descriptors();
  Output output;
  Terminal terminal;
  const Faces faces{output, terminal, watch_for_interrupts()};
  try {
    const Catalog catalog = make_catalog();
    return Program(catalog, faces).run(std::vector<std::string>(argv + 1, argv + argc));
  } catch (const Error& error) {
    terminal.error(error.what());
  } catch (const std::bad_alloc&) {
    terminal.error("memory ran out; ask for less with --memory or --threads");
  } catch (const std::exception& error) {
    terminal.error(error.what());
  }
  return 2;
}
