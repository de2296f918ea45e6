import { expect, test } from "vitest";
import { withWords } from "./edit-form.tsx";

test("several words at once, each only once", () => {
  expect(withWords(["PEXA"], "Drafting, pexa , Advocacy,, drafting")).toEqual([
    "PEXA",
    "Drafting",
    "Advocacy",
  ]);
  expect(withWords(["PEXA"], "  ")).toEqual(["PEXA"]);
});
