// A table of ids, compared with std::map, also when hashes collide.
#include "base/id_table.h"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "base/hash.h"
#include "base/random.h"

namespace zermelo {
namespace {

/// Words kept outside the table; an id is the index of a word, and `hash` decides how badly they
/// collide.
class Words {
 public:
  explicit Words(std::uint64_t (*hash)(std::uint64_t)) : hash_(hash) {}

  std::uint32_t find(std::uint64_t word) const {
    return table_.find(hash_(word), [&](std::uint32_t id) { return words_[id] == word; });
  }

  void add(std::uint64_t word) {
    const auto id = static_cast<std::uint32_t>(words_.size());
    words_.push_back(word);
    table_.insert(hash_(word), id, [&](std::uint32_t each) { return hash_(words_[each]); });
  }

  const IdTable& table() const { return table_; }

 private:
  std::uint64_t (*hash_)(std::uint64_t);
  std::vector<std::uint64_t> words_;
  IdTable table_;
};

std::uint64_t good_hash(std::uint64_t word) { return mix(word); }
std::uint64_t same_place(std::uint64_t word) { return mix(word) << 32; }
std::uint64_t same_tag(std::uint64_t word) { return mix(word) >> 32; }
std::uint64_t one_for_all(std::uint64_t) { return 0xffffffffffffffffULL; }

void expect_like_a_map(std::uint64_t (*hash)(std::uint64_t), std::uint32_t most) {
  Words words(hash);
  std::map<std::uint64_t, std::uint32_t> truth;
  Random random(1);
  for (std::uint32_t i = 0; i < 2 * most; ++i) {
    const std::uint64_t word = random.below(most);
    const auto known = truth.find(word);
    ASSERT_EQ(words.find(word), known == truth.end() ? IdTable::none : known->second);
    if (known != truth.end()) continue;
    truth[word] = static_cast<std::uint32_t>(truth.size());
    words.add(word);
  }
  for (const auto& [word, id] : truth) ASSERT_EQ(words.find(word), id);
}

TEST(AnIdTable, FindsTheIdsThatWereInsertedAndNoOthers) { expect_like_a_map(good_hash, 20'000); }

TEST(AnIdTable, KeepsIdsApartThatShareASlot) { expect_like_a_map(same_place, 500); }

TEST(AnIdTable, AsksTheCallerIfTagsAreEqual) { expect_like_a_map(same_tag, 5'000); }

TEST(AnIdTable, KeepsIdsApartThatShareAHash) { expect_like_a_map(one_for_all, 500); }

TEST(AnIdTable, FindsNothingWhenEmpty) {
  const IdTable table;
  EXPECT_EQ(table.find(0, [](std::uint32_t) { return true; }), IdTable::none);
}

TEST(AnIdTable, SaysBeforeItGrows) {
  Words words(good_hash);
  for (std::uint64_t word = 0; word < 5'000; ++word) {
    const bool grows = words.table().grows_next();
    const auto before = words.table().bytes();
    words.add(word);
    ASSERT_EQ(words.table().bytes(), grows ? 2 * before : before) << word;
  }
}

TEST(AnIdTable, IsNeverMoreThanHalfFull) {
  Words words(one_for_all);
  for (std::uint64_t word = 0; word < 300; ++word) {
    words.add(word);
    ASSERT_GE(words.table().bytes(), 16 * (word + 1));
  }
}

}  // namespace
}  // namespace zermelo
