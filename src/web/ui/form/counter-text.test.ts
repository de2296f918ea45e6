import { expect, test } from "vitest";
import { counterText } from "./text-area.tsx";

test("the counter shows how much is written, of how much", () => {
  expect(counterText(12, 160).shown).toBe("12 of 160");
  expect(counterText(161, 160).shown).toBe("161 of 160");
});

test.each([
  [0, ""],
  [139, ""],
  [140, "Up to 20 characters left"],
  [149, "Up to 20 characters left"],
  [150, "Up to 10 characters left"],
  [155, "Up to 5 characters left"],
  [159, "Up to 5 characters left"],
  [160, "No characters left"],
  [161, "Over the limit of 160 characters"],
  [400, "Over the limit of 160 characters"],
])("with %d of 160 written it says %j", (count, said) => {
  expect(counterText(count, 160).said).toBe(said);
});
