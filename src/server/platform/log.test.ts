import { expect, test } from "vitest";
import { createLog } from "./log.ts";

test("secrets never reach a line, however deep they are", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line: string) => void lines.push(line) });
  log.info(
    { password: "hunter2", body: { newPassword: "hunter2" }, email: "a@example.org" },
    "one",
  );
  log.error({ request: { headers: { cookie: "hunter2", authorization: "hunter2" } } }, "two");
  log.warn({ mail: { token: "hunter2" } }, "three");
  expect(lines).toHaveLength(3);
  expect(lines.join()).not.toContain("hunter2");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: "info",
    msg: "one",
    email: "a@example.org",
  });
});
