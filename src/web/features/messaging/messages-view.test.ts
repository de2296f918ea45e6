import { expect, test } from "vitest";
import { addressOf, viewOf } from "./messages-view.ts";

test("the address says what is open", () => {
  expect(viewOf("")).toEqual({ at: "list" });
  expect(viewOf("?conversation=c1")).toEqual({ at: "conversation", id: "c1" });
  expect(viewOf("?job=j1&tab=messages")).toEqual({ at: "job", id: "j1" });
  expect(viewOf("?conversation=")).toEqual({ at: "list" });
});

test("a conversation that is open goes before a job that was written about", () => {
  expect(viewOf("?job=j1&conversation=c1")).toEqual({ at: "conversation", id: "c1" });
});

test("opening and closing keep the rest of the address", () => {
  const opened = addressOf("/dashboard", "?tab=messages&job=j1", { at: "conversation", id: "c1" });
  expect(opened).toBe("/dashboard?tab=messages&conversation=c1");
  expect(addressOf("/dashboard", "?tab=messages&conversation=c1", { at: "list" })).toBe(
    "/dashboard?tab=messages",
  );
  expect(addressOf("/messages", "?conversation=c1", { at: "list" })).toBe("/messages");
});
