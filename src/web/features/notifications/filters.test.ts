import { describe, expect, test } from "vitest";
import type { Notification } from "#contract/notifications.ts";
import { filtered, filtersIn, NO_FILTERS, searchOf } from "./filter-panel.tsx";

const one = (id: string, given: Partial<Notification>): Notification => ({
  id,
  type: "other",
  title: "",
  message: "",
  read: false,
  created_at: "2026-03-01T00:00:00Z",
  data: {},
  ...given,
});
const ALL = [
  one("a", { type: "message", title: "New message from Inés Núñez" }),
  one("b", { type: "job_match", title: "A new job fits", message: "Solicitor, Núñez & Co" }),
  one("c", { type: "message", title: "Old message", read: true }),
];
const ids = (given: Partial<typeof NO_FILTERS>) =>
  filtered(ALL, { ...NO_FILTERS, ...given }).map(({ id }) => id);

describe("the list", () => {
  test("is whole without a filter", () => {
    expect(ids({})).toEqual(["a", "b", "c"]);
  });

  test("is searched in title and message, without case, accents or order", () => {
    expect(ids({ words: "NUNEZ" })).toEqual(["a", "b"]);
    expect(ids({ words: " solicitor  new " })).toEqual(["b"]);
    expect(ids({ words: "nothing like it" })).toEqual([]);
  });

  test("is filtered by type and status together", () => {
    expect(ids({ type: "message" })).toEqual(["a", "c"]);
    expect(ids({ status: "read" })).toEqual(["c"]);
    expect(ids({ type: "message", status: "unread" })).toEqual(["a"]);
  });
});

describe("the address", () => {
  test("keeps the filters, and nothing for those that are not set", () => {
    const filters = { words: "a&b=c", type: "job_match", status: "unread" } as const;
    expect(filtersIn(searchOf(filters))).toEqual(filters);
    expect(searchOf(NO_FILTERS)).toBe("");
  });

  test("with something unknown in it shows everything", () => {
    expect(filtersIn("?type=nonsense&status=maybe&other=1")).toEqual(NO_FILTERS);
  });
});
