import { expect, test } from "vitest";
import { lazyFile } from "./lazy-file.ts";

test("a file that did not come is asked for again, and one that came is not", async () => {
  const answers = [Promise.reject(new Error("no network")), Promise.resolve({ at: 2 })];
  let asked = 0;
  const late = lazyFile(() => answers[asked++] ?? Promise.reject(new Error("once too often")));
  await expect(late.fetch()).rejects.toThrow("no network");
  expect(late.known()).toBeUndefined();
  expect(await late.fetch()).toEqual({ at: 2 });
  expect(late.known()).toEqual({ at: 2 });
  await late.fetch();
  expect(asked).toBe(2);
});
