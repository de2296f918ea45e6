import { defineConfig } from "vitest/config";

// biome-ignore lint/style/noProcessEnv: scripts/test.mjs says so this way; it is no setting of the product.
const long = process.env.LONG === "1";
const LONG_TESTS = "**/*.long.test.{ts,tsx}";

export default defineConfig({
  envDir: false,
  test: {
    include: long
      ? ["src/**/*.long.test.{ts,tsx}", "test/*.long.test.ts"]
      : ["src/**/*.test.{ts,tsx}", "test/*.test.ts"],
    exclude: long ? [] : [LONG_TESTS],
    globalSetup: "./test/support/global-setup.ts",
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    env: { PASSWORD_COST: "test" },
  },
});
