import { expect, test } from "vitest";
import { parseConversation } from "./demo.ts";

test.each([
  ["no message", "candidate: A\njob: B\ncompany: C\n"],
  ["an unknown field", "candidate: A\njob: B\ncompany: C\nmood: D\n\nrecruiter, 1 hour ago\nHello"],
  [
    "a message older than the one before",
    "candidate: A\njob: B\ncompany: C\n\nrecruiter, 1 hour ago\nHello\n\ncandidate, 2 days ago\nHi",
  ],
])("a conversation with %s is refused by the name of its file", (_, content) => {
  expect(() => parseConversation("07-x.txt", content)).toThrow("07-x.txt");
});
