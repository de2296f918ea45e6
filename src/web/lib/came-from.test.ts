import { expect, test } from "vitest";
import { localPath } from "./came-from.ts";

test.each(["/", "/messages", "/job/7?x=1#top"])("%s is ours", (path) => {
  expect(localPath(path)).toBe(path);
});

test.each([
  undefined,
  null,
  "",
  "messages",
  "https://elsewhere.example",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "/\t/elsewhere.example",
  "/.//elsewhere.example",
  "javascript:alert(1)",
  "//[",
  "/auth/logout/google",
  "/AUTH/google",
  "/api/account",
])("%s is not", (path) => {
  expect(localPath(path)).toBeUndefined();
});
