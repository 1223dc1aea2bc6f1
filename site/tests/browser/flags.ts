/** The flags of Chromium for tests and pictures: no network of its own, no first-run pages. */
export const flags = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"] as const;
