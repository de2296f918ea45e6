import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/ensure.mjs";

// biome-ignore lint/style/noProcessEnv: scripts/test.mjs says so this way; it is no setting of the product.
const long = process.env.LONG === "1";
const browser = findBrowser();

export default defineConfig({
  testDir: "test/journeys",
  testMatch: long ? "**/*.long.journey.ts" : "**/*.journey.ts",
  testIgnore: long ? [] : "**/*.long.journey.ts",
  outputDir: "test-results",
  // Two cores: while one browser waits for its server, the other has something to do.
  workers: 2,
  timeout: 180_000,
  // Two browsers and two programs share two cores: what comes late is late, not wrong.
  expect: { timeout: 45_000 },
  use: {
    browserName: "chromium",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
