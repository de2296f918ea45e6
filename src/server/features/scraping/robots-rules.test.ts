import { expect, test } from "vitest";
import { robotsRules } from "./robots-rules.ts";

const allows = (text: string, path: string) =>
  robotsRules(text).allows(new URL(path, "http://firm.example:8080"));

test.each([
  ["", "/jobs", true],
  ["User-agent: *\nDisallow: /", "/jobs", false],
  ["User-agent: *\nDisallow: /private", "/jobs", true],
  ["User-agent: *\nDisallow:", "/jobs", true],
  ["User-agent: *\nDisallow: /\nAllow: /jobs", "/jobs/7?page=2", true],
  ["User-agent: *\nDisallow: /*?page=", "/jobs?page=2", false],
  ["User-agent: *\nDisallow: /*.pdf$", "/ad.pdf", false],
  ["User-agent: *\nDisallow: /\n\nUser-agent: Candour\nAllow: /", "/jobs", true],
  ["User-agent: *\nAllow: /\n\nUser-agent: candourbot\nDisallow: /jobs", "/jobs", false],
  ["User-agent: *\nDisallow: /\n\nUser-agent: CandourBot/1.0\nDisallow: /private", "/jobs", true],
  ["User-agent: OtherBot\nDisallow: /", "/jobs", true],
  ["User-agent: *\nDisallow: /", "/robots.txt", true],
  ["<!doctype html><p>Disallow: /</p>", "/jobs", true],
  ["User-agent: *\nDisallow: /*/a*b/c$", "/x/a--b/c", false],
  ["User-agent: *\nDisallow: /*/a*b/c$", "/x/a--b/c/", true],
  ["User-agent: *\nDisallow: /a*a$", "/a", true],
  ["User-agent: *\nDisallow: /*abcabcabd", "/abcabcabcabd/7", false],
  ["User-agent: *\nDisallow: /caf%c3%a9", "/café/jobs", false],
  ["User-agent: *\nDisallow: /café", "/caf%C3%A9/jobs", false],
  ["User-agent: *\nUser-agent: Other\nDisallow: /jobs # none", "/jobs", false],
  ["User-agent: *\nDisallow: /jobs\nAllow: /jobs", "/jobs", true],
  [`User-agent: *\nDisallow: /${"a".repeat(600)}`, `/${"a".repeat(550)}`, false],
  [`User-agent: *\nDisallow: /\nAllow: /${"*a".repeat(300)}`, `/${"a".repeat(600)}`, false],
  ["\uFEFFUser-agent: *\r\nDisallow: /jobs\r\n", "/jobs", false],
])("%j and %s: allowed is %s", (text, path, expected) => {
  expect(allows(text, path)).toBe(expected);
});

test.each([
  ["User-agent: *\nCrawl-delay: 5", 5000],
  ["User-agent: *\nCrawl-delay: 0.2", 200],
  ["User-agent: *\nCrawl-delay: 86400", 86_400_000],
  ["User-agent: *\nCrawl-delay: Infinity", 0],
  ["User-agent: *\nCrawl-delay: -4", 0],
  ["User-agent: *\nCrawl-delay: soon", 0],
  ["User-agent: OtherBot\nCrawl-delay: 9", 0],
])("%j: %i ms between two requests", (text, delayMs) => {
  expect(robotsRules(text).delayMs).toBe(delayMs);
});

/** 512 KB of it; they took seconds each, and everybody waited. */
const hostile = (line: string) =>
  `User-agent: *\n${line.repeat(Math.floor((512 * 1024) / line.length))}`;
test.each([
  ["wildcards that never fit", hostile(`Disallow: /${"*a".repeat(120)}*b\n`)],
  ["what nearly fits everywhere", hostile(`Disallow: /*${"a".repeat(480)}b\n`)],
  ["what nearly fits many times", hostile(`Disallow: /*${"ab".repeat(18)}aa\n`)],
  ["blank lines", hostile("\n")],
  ["blanks", hostile(" ")],
])("%s cost no more than other text", (_, text) => {
  expect(allows(text, `/${"a".repeat(1900)}`)).toBe(true);
});
