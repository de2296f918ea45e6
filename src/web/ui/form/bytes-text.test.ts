import { expect, test } from "vitest";
import { bytesOfText, bytesText } from "./bytes-text.ts";

const KB = 1024;
const MB = KB * KB;

test.each([
  [0, "0 KB"],
  [1, "1 KB"],
  [KB, "1 KB"],
  [1.5 * KB, "2 KB"],
  [212 * KB, "212 KB"],
  [1023.4 * KB, "1023 KB"],
  [1023.5 * KB, "1.0 MB"],
  [MB, "1.0 MB"],
  [1.44 * MB, "1.4 MB"],
  [10 * MB, "10.0 MB"],
])("%d bytes are %s", (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});

test.each([
  [138 * KB, 212 * KB, "138 of 212 KB"],
  [0, 212 * KB, "0 of 212 KB"],
  [500 * KB, 2.5 * MB, "0.5 of 2.5 MB"],
  [300 * KB, 212 * KB, "212 of 212 KB"],
])("%d of %d bytes are %s", (sent, total, text) => {
  expect(bytesOfText(sent, total)).toBe(text);
});
