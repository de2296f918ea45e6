import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { findBrowser } from "./scripts/ensure.mjs";
import { screenCommands } from "./test/support/screens/commands.ts";

// biome-ignore lint/style/noProcessEnv: scripts/test.mjs says so this way; it is no setting of the product.
const long = process.env.LONG === "1";
const LONG_TESTS = "**/*.long.test.{ts,tsx}";
const SCREEN_TESTS = "src/web/**/*.screen.test.tsx";

const node: TestProjectInlineConfiguration = {
  envDir: false,
  test: {
    name: "node",
    include: long
      ? ["src/**/*.long.test.{ts,tsx}", "test/*.long.test.ts"]
      : ["src/**/*.test.{ts,tsx}", "test/*.test.ts"],
    exclude: long ? [] : [LONG_TESTS, SCREEN_TESTS],
    globalSetup: "./test/support/global-setup.ts",
    setupFiles: "./test/support/setup.ts",
    pool: "forks",
    // Modules keep nothing of one test for the next, and loading them anew for every file took a third of the time.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    env: { PASSWORD_COST: "test" },
  },
};

const browser = findBrowser();

/** Screens in a real browser against stubbed answers: docs/decisions/0027. */
const screens: TestProjectInlineConfiguration = {
  envDir: false,
  cacheDir: ".cache/screens",
  // Every package is found before the first test: one that is found later loads React a second time.
  optimizeDeps: {
    entries: ["src/web/**/*.{ts,tsx}", "test/support/screens/**/*.{ts,tsx}"],
    // Those that packages ask for as well, which the search through our own files may not see.
    include: [
      "react",
      "react/jsx-runtime",
      "react/jsx-dev-runtime",
      "react-dom",
      "react-dom/client",
      "vitest-browser-react/pure",
      "axe-core",
      "zod/mini",
    ],
  },
  plugins: [react(), tailwindcss()],
  test: {
    name: "screens",
    include: [SCREEN_TESTS],
    setupFiles: "./test/support/screens/setup.ts",
    // The product's modules are loaded once for all files; setup.ts leaves nothing of one test for the next.
    isolate: false,
    // One window: of two, only one has the focus, which menus and dialogs go by.
    maxWorkers: 1,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Two cores may be busy: what comes late is late, not wrong.
    expect: { poll: { interval: 10, timeout: 60_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 720 },
      instances: [{ browser: "chromium" }],
      commands: screenCommands,
      provider: playwright({
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
        contextOptions: {
          // Nothing is to wait for movement; what moves is a matter of the style sheet alone.
          reducedMotion: "reduce",
          permissions: ["clipboard-read", "clipboard-write"],
        },
      }),
    },
  },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: long ? [node] : [node, screens],
  },
});
