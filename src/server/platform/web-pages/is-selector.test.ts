import { expect, test } from "vitest";
import { DEFAULT_SELECTORS } from "#contract/firm-rules.ts";
import { isSelector } from "./is-selector.ts";

test.each([
  ...Object.values(DEFAULT_SELECTORS),
  "> a",
  "li:nth-child(2n + 1) > a",
  'a[href*="/jobs/"]',
  'a[title="more < than .. > "]',
  "tr:has(td a):not(.head)",
])("%s can be looked for", (text) => {
  expect(isSelector(text)).toBe(true);
});

test.each(
  "| |a[|a >|a, b >|a,,b|:not()|a:nosuch|::before|svg:|svg\\|a|.|..job|#|<div>|123|a{color:red}|//div|a)".split(
    /(?<!\\)\|/,
  ),
)("%j is none", (text) => {
  expect(isSelector(text.replaceAll("\\|", "|"))).toBe(false);
});
