import { expect, test } from "vitest";
import { isUrl } from "./is-url.ts";

test("an address with letters of other languages is one, however often was asked before", () => {
  for (let asked = 0; asked < 100_000; asked += 1) isUrl(`https://harrow.example/${asked}`);
  expect(isUrl("https://müller.example")).toBe(true);
  expect(isUrl("/careers", "https://müller.example")).toBe(true);
  expect(isUrl("not an address")).toBe(false);
});
