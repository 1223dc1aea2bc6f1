#include <new>

#include "python/bindings.h"
#include "python/checkers.h"
#include "python/long_work.h"

namespace zermelo::python {
namespace {

namespace py = pybind11;

/// The classes of exceptions are made once and never given back.
struct Exceptions {
  py::handle error, budget_spent, missing_table;
};
Exceptions exceptions;

py::handle made(py::module_& module, const char* name, py::handle base, const char* doc) {
  const std::string full = std::string("zermelo.") + name;
  const py::handle type = PyErr_NewExceptionWithDoc(full.c_str(), doc, base.ptr(), nullptr);
  module.attr(name) = type;
  return type;
}

/// The exception names the file and the request that builds it.
void raise_missing(const MissingTable& error) {
  const py::object raised = exceptions.missing_table(error.what());
  raised.attr("file") = error.file;
  raised.attr("slice") = error.slice;
  PyErr_SetObject(exceptions.missing_table.ptr(), raised.ptr());
}

void translate(std::exception_ptr pointer) {
  try {
    if (pointer) std::rethrow_exception(pointer);
  } catch (const MissingTable& error) {
    raise_missing(error);
  } catch (const BudgetSpent& error) {
    PyErr_SetString(exceptions.budget_spent.ptr(), error.what());
  } catch (const Error& error) {
    const bool is_spent =
        error.remedy() == Remedy::more_memory || error.remedy() == Remedy::more_time;
    PyErr_SetString((is_spent ? exceptions.budget_spent : exceptions.error).ptr(), error.what());
  }
}

}  // namespace

void bind_errors(py::module_& module) {
  exceptions.error = made(module, "Error", PyExc_ValueError,
                          "Bad input or a damaged file: one sentence that says where, what was "
                          "found and what was expected.");
  exceptions.budget_spent = made(module, "BudgetSpent", exceptions.error,
                                 "The time, the nodes or the memory did not suffice. The functions "
                                 "whose names begin with get_ return a default instead.");
  exceptions.missing_table =
      made(module, "MissingTable", exceptions.error,
           "There is no table for a position: `file` is its name, `slice` the request that builds "
           "it. The function get() returns a default instead.");
  py::register_exception_translator(translate);
}

}  // namespace zermelo::python
