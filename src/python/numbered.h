#pragma once

#include <pybind11/pybind11.h>
#include <zermelo/numbered_game.h>

#include <atomic>
#include <string>
#include <thread>
#include <vector>

namespace zermelo::python {

/// A game that Python defines, an object with left(p) and right(p) and perhaps parts(p) and
/// mirror(p), with its positions numbered as they are met. Exceptions of Python pass through.
///
/// One dictionary finds the number of a position with one hash and one comparison; the numbers in
/// it are made once. Use it, and end it, with or without the GIL: during_calls() takes it.
class NumberedObject : public NumberedGame {
 public:
  /// Throws TypeError for an object that has not the methods.
  explicit NumberedObject(const pybind11::object& rules);
  ~NumberedObject() override;

  // With the GIL.
  PositionNumber number(pybind11::handle position);
  pybind11::object position(PositionNumber n) const {
    return pybind11::reinterpret_borrow<pybind11::object>(positions_[n]);
  }

  // Inside during_calls().
  void options(PositionNumber p, Side side, std::vector<PositionNumber>& out) override;
  bool has_parts() const override { return static_cast<bool>(parts_); }
  void parts(PositionNumber p, std::vector<PositionNumber>& out) override;
  bool has_negative() const override { return static_cast<bool>(mirror_); }
  PositionNumber negative(PositionNumber p) override;
  std::string text(PositionNumber p) override;

  std::size_t bytes() const override { return bytes_; }
  /// Takes the GIL and looks for signals, so that Ctrl-C ends long work.
  void during_calls(const std::function<void()>& work) override;
  /// True in a thread that runs during_calls().
  bool is_calling() const { return calling_.load() == std::this_thread::get_id(); }
  /// Gives the GIL back.
  void during_wait(const std::function<void()>& wait) override;

 private:
  pybind11::object called(const pybind11::object& function, PositionNumber p);
  void add_all(const char* function, PositionNumber p, const pybind11::object& list,
               std::vector<PositionNumber>& out);
  PositionNumber number_of(const char* function, PositionNumber p, PyObject* found);

  pybind11::object left_, right_, parts_, mirror_;
  pybind11::dict numbers_;
  pybind11::object next_number_;
  std::vector<PyObject*> positions_;  // borrowed: the keys of numbers_
  std::size_t bytes_ = 0;
  unsigned calls_ = 0;
  std::atomic<std::thread::id> calling_ = {};
};

}  // namespace zermelo::python
