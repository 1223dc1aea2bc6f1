#include "python/numbered.h"

#include <fmt/format.h>

#include <utility>

namespace zermelo::python {
namespace {

namespace py = pybind11;

constexpr unsigned calls_between_looks = 256;

// The number, its place in the dictionary, and the pointer beside it.
constexpr std::size_t bytes_beside_position = 32 + 40 + 8;

/// The repr, cut where it is long.
std::string shown(py::handle object) {
  constexpr std::size_t longest = 120;
  auto text = py::cast<std::string>(py::str(py::repr(object)));
  return text.size() <= longest ? text : text.substr(0, longest) + "..";
}

py::object method(const py::object& rules, const char* name, bool is_needed) {
  py::object found = py::getattr(rules, name, py::none());
  if (PyCallable_Check(found.ptr()) != 0) return found;
  if (!found.is_none() || is_needed)
    throw py::type_error(fmt::format(
        "a game has functions left(position) and right(position), and may have parts(position) and "
        "mirror(position); {} of {} is {}",
        name, shown(rules), shown(found)));
  return {};
}

[[noreturn]] void raise_current() { throw py::error_already_set(); }

void look_for_signals() {
  if (PyErr_CheckSignals() != 0) raise_current();
}

}  // namespace

NumberedObject::NumberedObject(const py::object& rules)
    : left_(method(rules, "left", true)),
      right_(method(rules, "right", true)),
      parts_(method(rules, "parts", false)),
      mirror_(method(rules, "mirror", false)),
      next_number_(py::int_(0)) {}

NumberedObject::~NumberedObject() {
  const py::gil_scoped_acquire held;
  for (py::object* each : {&left_, &right_, &parts_, &mirror_, &next_number_})
    each->release().dec_ref();
  numbers_.release().dec_ref();
}

PositionNumber NumberedObject::number(py::handle position) {
  PyObject* found = PyDict_SetDefault(numbers_.ptr(), position.ptr(), next_number_.ptr());
  if (found == nullptr) raise_current();
  if (found != next_number_.ptr()) return static_cast<PositionNumber>(PyLong_AsUnsignedLong(found));
  const auto n = static_cast<PositionNumber>(positions_.size());
  positions_.push_back(position.ptr());
  bytes_ += _PySys_GetSizeOf(position.ptr()) + bytes_beside_position;
  next_number_ = py::int_(positions_.size());
  return n;
}

void NumberedObject::options(PositionNumber p, Side side, std::vector<PositionNumber>& out) {
  const bool is_left = side == Side::left;
  add_all(is_left ? "left" : "right", p, called(is_left ? left_ : right_, p), out);
}

void NumberedObject::parts(PositionNumber p, std::vector<PositionNumber>& out) {
  add_all("parts", p, called(parts_, p), out);
}

PositionNumber NumberedObject::negative(PositionNumber p) {
  return number_of("mirror", p, called(mirror_, p).ptr());
}

std::string NumberedObject::text(PositionNumber p) { return shown(positions_[p]); }

py::object NumberedObject::called(const py::object& function, PositionNumber p) {
  if (++calls_ % calls_between_looks == 0) look_for_signals();
  PyObject* result = PyObject_CallOneArg(function.ptr(), positions_[p]);
  if (result == nullptr) raise_current();
  return py::reinterpret_steal<py::object>(result);
}

void NumberedObject::add_all(const char* function, PositionNumber p, const py::object& list,
                             std::vector<PositionNumber>& out) {
  if (PyList_CheckExact(list.ptr()) || PyTuple_CheckExact(list.ptr())) {
    // A hash or a comparison may run code that changes the list.
    for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(list.ptr()); ++i) {
      const auto item = py::reinterpret_borrow<py::object>(PySequence_Fast_GET_ITEM(list.ptr(), i));
      out.push_back(number_of(function, p, item.ptr()));
    }
    return;
  }
  const auto iterator = py::reinterpret_steal<py::object>(PyObject_GetIter(list.ptr()));
  if (!iterator) {
    PyErr_Clear();
    throw py::type_error(
        fmt::format("{}({}) gave {}; expected a list of positions, or another "
                    "iterable",
                    function, shown(positions_[p]), shown(list)));
  }
  while (PyObject* item = PyIter_Next(iterator.ptr())) {
    const auto position = py::reinterpret_steal<py::object>(item);
    out.push_back(number_of(function, p, item));
  }
  if (PyErr_Occurred() != nullptr) raise_current();
}

PositionNumber NumberedObject::number_of(const char* function, PositionNumber p, PyObject* found) {
  try {
    return number(found);
  } catch (py::error_already_set& error) {
    const bool cannot_be_hashed = Py_TYPE(found)->tp_hash == nullptr ||
                                  Py_TYPE(found)->tp_hash == PyObject_HashNotImplemented;
    if (!cannot_be_hashed) throw;
    throw py::type_error(
        fmt::format("{}({}) gave the position {}, which cannot be hashed; expected tuples in place "
                    "of lists, and "
                    "frozensets in place of sets",
                    function, shown(positions_[p]), shown(found)));
  }
}

void NumberedObject::during_calls(const std::function<void()>& work) {
  const py::gil_scoped_acquire held;
  look_for_signals();
  struct Calling {
    std::atomic<std::thread::id>& thread;
    std::thread::id before = thread.exchange(std::this_thread::get_id());
    ~Calling() { thread = before; }
  } const calling{calling_};
  work();
}

void NumberedObject::during_wait(const std::function<void()>& wait) {
  if (PyGILState_Check() == 0) return wait();
  const py::gil_scoped_release released;
  wait();
}

}  // namespace zermelo::python
