import { expect, test } from "vitest";
import { readBannerMessage } from "./banner-message.ts";

const utf8 = (text: string) => Buffer.from(text).toString("base64");

test.each([
  [utf8("Please sign in again."), "Please sign in again."],
  [utf8("Grüße – ¿bien?"), "Grüße – ¿bien?"],
  [Buffer.from("café", "latin1").toString("base64"), "café"],
  [utf8("~~~???").replaceAll("+", " "), "~~~???"],
  [utf8("~~~???").replaceAll("+", "-").replaceAll("/", "_"), "~~~???"],
  [utf8(" two\n\nlines "), "two lines"],
  [utf8("x".repeat(300)), "x".repeat(200)],
])("%s reads as %s", (encoded, text) => {
  expect(readBannerMessage(encoded)).toBe(text);
});

test.each([null, "", "%%%", "a", utf8("   ")])("%s is no message", (encoded) => {
  expect(readBannerMessage(encoded)).toBeUndefined();
});
