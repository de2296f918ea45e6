import { afterEach, beforeEach, expect, vi } from "vitest";
import * as z from "zod/mini";
import "#web/ui/style.css";
import "./matchers.ts";
import { resetScreen } from "./open-screen.tsx";
import { resetApi } from "./stub-api.ts";
import { replaceWire, resetWire } from "./stub-wire.ts";

// As in src/web/main.tsx.
z.config({ jitless: true });
document.documentElement.lang = "en";
replaceWire();

/** What the browser complained about; every test must end without any. */
let complaints: string[] = [];
addEventListener("error", ({ message }) => complaints.push(message));
addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
console.error = (...words: unknown[]) => complaints.push(words.map(String).join(" "));

beforeEach(() => {
  complaints = [];
  resetApi((text) => complaints.push(text));
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await resetScreen();
  resetWire();
  expect(complaints).toEqual([]);
});
