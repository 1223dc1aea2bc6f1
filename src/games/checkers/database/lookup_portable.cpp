// Looking positions up, compiled for any processor, and the choice among the compilations.

#include "games/checkers/database/lookup_code.h"

namespace zermelo::checkers {
namespace {

struct AnyProcessor {
  static std::uint32_t rank(Squares set, Squares ground) { return rank_of(set, ground); }
  static std::uint32_t rank_of_lowest(Squares set) { return rank_of(set, ~Squares{0}); }
  static Position turned(const Position& p) { return mirrored(p); }
};

}  // namespace

LookupCode portable_lookup() { return lookup_code_of<AnyProcessor>(); }

bool has_bmi2() {
#if defined(__x86_64__)
  return __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2");
#else
  return false;
#endif
}

bool has_fast_pext() {
#if defined(__x86_64__)
  return has_bmi2() && !__builtin_cpu_is("znver1") && !__builtin_cpu_is("znver2");
#else
  return false;
#endif
}

LookupCode best_lookup() { return has_bmi2() ? bmi2_lookup(has_fast_pext()) : portable_lookup(); }

}  // namespace zermelo::checkers
