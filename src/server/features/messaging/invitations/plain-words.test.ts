import { expect, test } from "vitest";
import { plainWords } from "./mails.ts";

test.each([
  ["See https://evil.example/a?b=c now", "See [link removed] now"],
  ["HTTP://EVIL.EXAMPLE", "[link removed]"],
  ["ftp://x and javascript://y", "[link removed] and [link removed]"],
  ["www.evil.example", "[link removed]"],
  ["write mailto:me@evil.example", "write [link removed]"],
  ["go to evil.example/path", "go to evil[.]example/path"],
  ["me@evil.example", "me@evil[.]example"],
  ["bücher.example", "bücher[.]example"],
  ["evil。example", "evil[.]example"],
])("%s leads nowhere", (text, plain) => {
  expect(plainWords(text)).toBe(plain);
});

test.each([
  "A salary of $120.50 an hour. You start on 3.11.2026.",
  "We met in Sydney... remember?",
  "Ring (02) 5550 1847.\n\nKind regards\nTom",
])("%s stays as it is", (text) => {
  expect(plainWords(text)).toBe(text);
});
