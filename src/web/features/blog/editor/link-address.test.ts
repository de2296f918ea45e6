import { expect, test } from "vitest";
import { safeAddress, typedAddress } from "./chart-node.ts";

test.each([
  ["https://firm.example/jobs", "https://firm.example/jobs"],
  ["firm.example/jobs", "https://firm.example/jobs"],
  ["jobs@firm.example", "mailto:jobs@firm.example"],
  ["/blog/hiring-in-perth", "/blog/hiring-in-perth"],
  [" mailto:jobs@firm.example ", "mailto:jobs@firm.example"],
])("%s leads to %s", (typed, address) => {
  expect(typedAddress(typed)).toBe(address);
});

test.each([
  "",
  "perth",
  "https://x",
  "java script:alert(1)",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "//firm.example",
  "/\\firm.example",
  "#top",
])("%s leads nowhere", (typed) => {
  expect(typedAddress(typed)).toBe("");
});

test("what stands in an article already is only looked at, not completed", () => {
  expect(safeAddress("firm.example")).toBe("");
  expect(safeAddress("http://localhost/x")).toBe("http://localhost/x");
});
