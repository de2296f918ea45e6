import { defineConfig } from "vitest/config";

// biome-ignore lint/style/noProcessEnv: scripts/test.mjs says so this way; it is no setting of the product.
const long = process.env.LONG === "1";
// biome-ignore lint/style/noProcessEnv: the same.
const serverOnly = process.env.SERVER_ONLY === "1";
const SHORT_TESTS = serverOnly
  ? ["src/server/**/*.test.ts", "test/*.test.ts"]
  : ["src/**/*.test.{ts,tsx}", "test/*.test.ts"];
const LONG_TESTS = "**/*.long.test.{ts,tsx}";
/** Another PostgreSQL changes nothing about these: they ask none, or only what is made of its answers. */
const WHATEVER_DATABASE =
  "test/{architecture,corpus,match,payloads*,read,scripts*,spec-sentences,talk}.test.ts";

export default defineConfig({
  envDir: false,
  test: {
    include: long ? ["src/**/*.long.test.{ts,tsx}", "test/*.long.test.ts"] : SHORT_TESTS,
    exclude: long ? [] : [LONG_TESTS, ...(serverOnly ? [WHATEVER_DATABASE] : [])],
    globalSetup: "./test/support/global-setup.ts",
    pool: "forks",
    maxWorkers: 2,
    // Modules keep nothing of one test for the next, and loading them anew for every file took a third of the time.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    env: { PASSWORD_COST: "test" },
  },
});
