#include "games/hackenbush/drawing/blocks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/hackenbush/drawing/block_finder.h"
#include "tests/seeded_drawing.h"

namespace zermelo::hackenbush {
namespace {

using Sets = std::set<std::set<std::uint32_t>>;  // of numbers of edges

/// The edges that can be reached from one without passing through a vertex; all of them if there is
/// no such vertex.
std::set<std::uint32_t> around(const EdgeList& edges, std::uint32_t start, std::uint32_t closed) {
  std::set<std::uint32_t> out{start};
  for (std::size_t before = 0; before != out.size();) {
    before = out.size();
    for (std::uint32_t i = 0; i < edges.size(); ++i) {
      for (const std::uint32_t j : std::set(out)) {
        for (const auto v : {edges[j].from, edges[j].to}) {
          if (v != closed && (v == edges[i].from || v == edges[i].to)) out.insert(i);
        }
      }
    }
  }
  return out;
}

/// Two edges are in one block when no vertex parts them: not an end that the two have in common,
/// nor another. (An edge and a vertex at its end: the edge is still there without that end.)
Sets slow_blocks(const EdgeList& edges, std::uint32_t vertices) {
  Sets out;
  for (std::uint32_t i = 0; i < edges.size(); ++i) {
    if (edges[i].from == edges[i].to) continue;
    std::set<std::uint32_t> block;
    for (std::uint32_t j = 0; j < edges.size(); ++j) {
      if (edges[j].from == edges[j].to) continue;
      bool together = true;
      for (std::uint32_t v = 0; v < vertices; ++v)
        together = together && around(edges, i, v).contains(j);
      if (together) block.insert(j);
    }
    out.insert(block);
  }
  return out;
}

/// A block comes after all that stand on it: none of its vertices but the root is a later root.
void expect_top_down(const Drawing& drawing, const DrawingBlocks& found) {
  for (std::size_t i = 0; i < found.blocks.size(); ++i) {
    std::set<std::uint32_t> inside;
    for (const auto e : found.edges_of(found.blocks[i]))
      inside.insert({drawing.edges[e].from, drawing.edges[e].to});
    EXPECT_EQ(inside.erase(found.blocks[i].root), 1);
    if (found.blocks[i].last - found.blocks[i].first == 1) {
      EXPECT_EQ(inside, std::set{found.blocks[i].top});
    }
    for (std::size_t j = i; j < found.blocks.size(); ++j)
      EXPECT_FALSE(inside.contains(found.blocks[j].root));
  }
}

TEST(Blocks, BothFindersAgreeWithTheDefinition) {
  Random random(1);
  for (int i = 0; i < 150; ++i) {
    const auto edges = seeded_graph(random, 1 + random.below(11), 2 + random.below(7), "BRG");
    SCOPED_TRACE(text_of(edges));
    const Drawing drawing = drawing_of(edges);
    const auto found = find_blocks(drawing);
    Sets sets, bit_sets;
    for (const auto& block : found.blocks) {
      const auto some = found.edges_of(block);
      sets.insert({some.begin(), some.end()});
    }
    EXPECT_EQ(sets, slow_blocks(drawing.edges, drawing.vertices));
    EXPECT_EQ(sets.size(), found.blocks.size());
    expect_top_down(drawing, found);

    EdgeList plain;  // a bit graph has no loops
    std::vector<std::uint32_t> number;
    for (std::uint32_t e = 0; e < drawing.edges.size(); ++e) {
      if (drawing.edges[e].from == drawing.edges[e].to) continue;
      plain.push_back(drawing.edges[e]);
      number.push_back(e);
    }
    const BitGraph<2> graph(plain);
    BlockFinder<2> finder(graph);
    std::vector<Block<2>> blocks;
    finder.find(Bits<2>::first(plain.size()), 0, blocks);
    for (const auto& block : blocks) {
      std::set<std::uint32_t> set;
      for (auto rest = block.edges; rest.any(); rest.drop_lowest())
        set.insert(number[rest.lowest()]);
      EXPECT_EQ(block.single, set.size() == 1);
      bit_sets.insert(set);
    }
    EXPECT_EQ(bit_sets, sets);
    EXPECT_EQ(blocks.size(), sets.size());
    std::multiset<std::uint32_t> quick_roots, bit_roots;
    for (const auto& block : found.blocks) quick_roots.insert(block.root);
    for (const auto& block : blocks) bit_roots.insert(block.root);
    EXPECT_EQ(quick_roots, bit_roots);
  }
}

TEST(Blocks, WhatIsCutOffIsInNoBlock) {
  const BitGraph<1> graph({{0, 1, Colour::blue}, {1, 2, Colour::red}, {2, 3, Colour::red}});
  BlockFinder<1> finder(graph);
  std::vector<Block<1>> blocks;
  finder.find(Bits<1>::one(0) | Bits<1>::one(2), 0, blocks);
  ASSERT_EQ(blocks.size(), 1);
  EXPECT_EQ(blocks[0].edges, Bits<1>::one(0));
  finder.find(Bits<1>::first(3), 2, blocks);  // another root; blocks are appended
  EXPECT_EQ(blocks.size(), 4);
}

TEST(Blocks, ALongStalkAndALargeCycleAreNoTrouble) {
  constexpr std::uint32_t size = 200'000;
  Drawing drawing;
  drawing.vertices = size + 1;
  drawing.names.resize(size + 1);
  for (std::uint32_t v = 0; v < size; ++v) drawing.edges.push_back({v, v + 1, Colour::red});
  const auto stalk = find_blocks(drawing);
  ASSERT_EQ(stalk.blocks.size(), size);
  EXPECT_EQ(stalk.blocks.front().root, size - 1);
  EXPECT_EQ(stalk.blocks.back().root, 0);
  drawing.edges.push_back({size, 0, Colour::blue});
  const auto cycle = find_blocks(drawing);
  ASSERT_EQ(cycle.blocks.size(), 1);
  EXPECT_EQ(cycle.edges.size(), size + 1);
}

}  // namespace
}  // namespace zermelo::hackenbush
