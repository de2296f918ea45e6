import { expect, test } from "vitest";
import { ageText, summaryOf } from "./system-status-section.tsx";

import { sizeText } from "./texts.ts";

const part = (name: string, is_up: boolean) => ({ name, is_up, is_optional: false });
const queue = (given_up: number) => ({
  name: "mail.send",
  waiting: 0,
  running: 0,
  done: 0,
  given_up,
  oldest: null,
});

test.each([
  [[part("database", true)], [queue(0)], "Everything works."],
  [[part("mail", false), part("files", true)], [queue(0)], "Mail does not answer."],
  [
    [part("mail", false), part("files", false), part("new-part", false)],
    [queue(1)],
    "Mail, Files and new-part do not answer. 1 piece of work was given up.",
  ],
  [[part("mail", true)], [queue(2), queue(1)], "3 pieces of work were given up."],
])("%j, %j: %s", (parts, queues, said) => {
  expect(summaryOf({ parts, queues })).toBe(said);
});

test.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [1234, "1.2 KB"],
  [48_200_000, "48 MB"],
  [7.25e15, "7,250 TB"],
])("%d is %s", (bytes, said) => expect(sizeText(bytes)).toBe(said));

const NOW = new Date("2026-11-17T09:00:00Z");
test.each([
  ["2026-11-17T09:00:04Z", "a moment"],
  ["2026-11-17T08:59:00Z", "1 minute"],
  ["2026-11-17T06:01:00Z", "2 hours"],
  ["2026-11-14T09:00:00Z", "3 days"],
])("%s was %s before", (at, said) => expect(ageText(new Date(at), NOW)).toBe(said));
