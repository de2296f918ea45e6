import { inject, vi } from "vitest";
import { setBuiltFolder } from "#server/platform/processes/built-file.ts";
import { keepSpare } from "#server/platform/processes/task-process.ts";

// Before each test file: threads and child processes of an app under test are started from this build.
setBuiltFolder(inject("builtServer"));
// And these are left by one app to the next.
keepSpare(["reader-process", "ad-process", "printer-process"]);

/**
 * What is waited for comes late on a busy machine, and late is not wrong: the least that any test waits.
 * One that passes never waits for it.
 */
const PATIENCE_MS = 60_000;
const original = vi.waitFor;
if (!("isPatient" in original))
  vi.waitFor = Object.assign(
    <T>(callback: () => T | Promise<T>, options: Parameters<typeof vi.waitFor>[1] = {}) => {
      const given = typeof options === "number" ? { timeout: options } : options;
      const timeout = Math.max(PATIENCE_MS, given.timeout ?? 0);
      return original(callback, { ...given, timeout });
    },
    { isPatient: true },
  );
