import { expect, test } from "vitest";
import { localPath, withError } from "./local-path.ts";

test.each([
  ["/", "/"],
  ["/jobs/42?tab=fit&a=b#line-3", "/jobs/42?tab=fit&a=b#line-3"],
  ["/a/../b", "/b"],
  ["/%2F%2Fevil.example", "/%2F%2Fevil.example"],
  ["/caf\u00e9", "/caf%C3%A9"],
])("%s is a path of ours", (path, same) => expect(localPath(path)).toBe(same));

test.each([
  undefined,
  "",
  "dashboard",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n\\evil.example",
  "/.//evil.example",
  "/x/..//evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  " /dashboard",
  "//[",
  `/${"x".repeat(2000)}`,
  `/${"\u00e9".repeat(1000)}`,
])("%j is not: the dashboard instead", (path) => expect(localPath(path)).toBe("/dashboard"));

test("the code of an error joins the query that is there, and replaces an older one", () => {
  expect(withError("/settings?tab=data&error=old#x", "different")).toBe(
    "/settings?tab=data&error=ZGlmZmVyZW50#x",
  );
  const encoded = new URL(withError("/login", "lost"), "http://x").searchParams.get("error") ?? "";
  expect(atob(encoded)).toBe("lost");
});
