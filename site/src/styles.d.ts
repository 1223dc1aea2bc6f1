declare module "*.css";

/** The claims of docs/papers/*.md, read when the page is built. */
declare module "papers:claims" {
  const papers: readonly import("../claims.d.mts").Paper[];
  export default papers;
}
