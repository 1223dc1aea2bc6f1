import js from "@eslint/js";
import ts from "typescript-eslint";

const browser = { console: "readonly", process: "readonly", URL: "readonly" };

export default ts.config(
  { ignores: ["node_modules"] },
  js.configs.recommended,
  {
    files: ["src/**/*.{ts,tsx}", "tests/**/*.ts"],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "max-lines": ["error", 400],
      "max-lines-per-function": ["error", 120],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-floating-promises": ["error", { allowForKnownSafeCalls: [{ from: "package", package: "node:test", name: ["test", "describe", "before", "after"] }] }],
    },
  },
  { files: ["*.mjs", "*.js", "tests/**/*.mjs"], languageOptions: { globals: browser } },
);
