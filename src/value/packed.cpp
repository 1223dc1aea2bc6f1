// Forms come after their options, so that one pass reads them:
//
//   count     the number of forms
//   forms     0, number as text, ups, star         number + ups + star
//             1, lefts, rights, the options        each as the distance back to its form
//   count     the number of values
//   values    for each the index of its form
//
// All numbers as base/bytes.h writes them.

#include "value/packed.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

#include "base/bytes.h"
#include "base/hash.h"

namespace zermelo {
namespace {

constexpr std::uint64_t simple_form = 0, listed_form = 1;

/// Puts forms in an order that is the same for every store: options first, and among options by a
/// hash of their structure, because ids depend on the history of the store.
class Packer {
 public:
  explicit Packer(ValueStore& store) : store_(store) {}

  /// Options first, without recursion: a form stays on the stack until all its options are placed.
  void place(Value root) {
    std::vector<Value> waiting{root};
    while (!waiting.empty()) {
      const Value g = waiting.back();
      if (placed(g)) {
        waiting.pop_back();
        continue;
      }
      const auto before = waiting.size();
      if (store_.simple(g) == nullptr) {
        for (const Value option : options(g))
          if (!placed(option)) waiting.push_back(option);
        std::sort(waiting.begin() + static_cast<std::ptrdiff_t>(before), waiting.end(),
                  [this](Value a, Value b) { return fingerprint(a) > fingerprint(b); });
      }
      if (waiting.size() > before) continue;
      write(g);
      waiting.pop_back();
    }
  }

  std::string packed(std::span<const Value> values) {
    ByteWriter out;
    out.count(places_.size());
    std::string bytes = out.take() + forms_.take();
    out.count(values.size());
    for (const Value g : values) out.count(places_.at(g.id));
    return bytes + out.take();
  }

 private:
  bool placed(Value g) const { return places_.contains(g.id); }

  std::vector<Value> options(Value g) {
    const auto left = store_.left(g);
    std::vector<Value> all(left.begin(), left.end());
    const auto right = store_.right(g);
    all.insert(all.end(), right.begin(), right.end());
    return all;
  }

  /// Equal for equal games of any two stores; the order of options does not matter. The recursion
  /// is at most ValueStore::deepest levels deep.
  std::uint64_t fingerprint(Value g) {
    if (const auto known = fingerprints_.find(g.id); known != fingerprints_.end())
      return known->second;
    mind_the_stack();
    std::uint64_t print = 0;
    if (const Simple* form = store_.simple(g)) {
      print = mix(mix(form->number.hash(), static_cast<std::uint64_t>(form->ups)), form->star);
    } else {
      const auto lefts = store_.left(g).size();
      const auto all = options(g);
      std::uint64_t sums[2] = {0, 0};
      for (std::size_t i = 0; i < all.size(); ++i) sums[i < lefts ? 0 : 1] += fingerprint(all[i]);
      print = mix(mix(sums[0], 1), sums[1]);
    }
    fingerprints_.emplace(g.id, print);
    return print;
  }

  void write(Value g) {
    if (const Simple* form = store_.simple(g)) {
      forms_.count(simple_form);
      forms_.text(form->number.text());
      forms_.whole(form->ups);
      forms_.count(form->star);
    } else {
      forms_.count(listed_form);
      const auto lefts = store_.left(g).size(), rights = store_.right(g).size();
      forms_.count(lefts);
      forms_.count(rights);
      std::vector<std::uint64_t> back;
      for (const Value option : options(g)) back.push_back(places_.size() - places_.at(option.id));
      const auto middle = back.begin() + static_cast<std::ptrdiff_t>(lefts);
      std::sort(back.begin(), middle);
      std::sort(middle, back.end());
      for (const auto distance : back) forms_.count(distance);
    }
    places_.emplace(g.id, places_.size());
  }

  ValueStore& store_;
  ByteWriter forms_;
  std::unordered_map<std::uint32_t, std::uint64_t> places_, fingerprints_;
};

Simple read_simple(ByteReader& in) {
  const auto text = in.text();
  const auto number = Dyadic::read(text);
  if (!number) in.fail("holds " + in_quotes(text) + " for a number");
  const auto ups = in.whole();
  if (ups < -std::numeric_limits<std::int32_t>::max() ||
      ups > std::numeric_limits<std::int32_t>::max())
    in.fail("holds a form with too many ups");
  const auto star = in.count(std::numeric_limits<std::uint32_t>::max());
  return {*number, static_cast<std::int32_t>(ups), static_cast<std::uint32_t>(star)};
}

std::vector<Value> read_options(ByteReader& in, std::uint64_t count,
                                const std::vector<Value>& forms) {
  std::vector<Value> options;
  for (std::uint64_t i = 0; i < count; ++i) {
    const auto back = in.count(forms.size());
    if (back == 0) in.fail("holds a form that is its own option");
    options.push_back(forms[forms.size() - back]);
  }
  return options;
}

}  // namespace

std::string packed_values(ValueStore& store, std::span<const Value> values) {
  Packer packer(store);
  for (const Value g : values) packer.place(g);
  return packer.packed(values);
}

std::vector<Value> unpacked_values(ValueStore& store, std::string_view bytes,
                                   std::string_view what) {
  ByteReader in(bytes, what);
  std::vector<Value> forms, values;
  for (auto left = in.count(bytes.size()); left > 0; --left) {
    if (in.count(listed_form) == simple_form) {
      forms.push_back(store.simple(read_simple(in)));
      continue;
    }
    const auto lefts = in.count(ValueStore::most_options);
    const auto rights = in.count(ValueStore::most_options);
    const auto left_options = read_options(in, lefts, forms);
    forms.push_back(store.make(left_options, read_options(in, rights, forms)));
  }
  for (auto left = in.count(bytes.size()); left > 0; --left) {
    const auto place = in.count();
    if (place >= forms.size()) in.fail("names a form it does not hold");
    values.push_back(forms[place]);
  }
  if (!in.at_end()) in.fail("has bytes left over");
  return values;
}

}  // namespace zermelo
