export const texts = {
  title: "Exact answers about two-player games",
  about: "Zermelo proves who wins, in how many moves, and what a position is worth: in checkers endings, k in a row, Clobber, Domineering, Hackenbush, and sums of them. Every answer says whether it is exact, an estimate, or not known.",
  shell: "On the command line",
  shellSays: "Every page shows the command that gives its answer. zermelo help lists them all.",
  api: "From other programs",
  apiSays: "The same answers as JSON, at the same address as this page.",
  apiList: "All questions and their options",
  how: "Pick a game, set up a position, and play through what the program knows.",
} as const;
