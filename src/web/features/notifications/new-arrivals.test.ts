import { expect, test } from "vitest";
import type { Notification } from "#contract/notifications.ts";
import { isOpenHere, newArrivals } from "./notification-bell.tsx";

const at = (minute: number) => `2026-03-01T10:0${minute}:00.000Z`;
const one = (id: string, minute: number, given: Partial<Notification> = {}): Notification => ({
  id,
  type: "message",
  title: id,
  message: "",
  read: false,
  created_at: at(minute),
  data: {},
  ...given,
});
const ids = (before: Notification[] | undefined, now: Notification[]) =>
  newArrivals(before, now).map(({ id }) => id);

test("what is there at first is no arrival", () => {
  expect(ids(undefined, [one("a", 1)])).toEqual([]);
});

test("what comes later is, the oldest first, also into an empty list", () => {
  expect(ids([one("a", 1)], [one("c", 3), one("b", 2), one("a", 1)])).toEqual(["b", "c"]);
  expect(ids([], [one("a", 1)])).toEqual(["a"]);
});

test("what was read elsewhere, or is of a quiet type, is not told", () => {
  const now = [one("b", 2, { read: true }), one("c", 3, { type: "resume_uploaded" })];
  expect(ids([one("a", 1)], now)).toEqual([]);
});

test("a message that joins an unread one is an arrival; reading and deleting are none", () => {
  expect(ids([one("b", 2), one("a", 1)], [one("a", 3), one("b", 2)])).toEqual(["a"]);
  expect(ids([one("b", 2), one("a", 1)], [one("a", 1)])).toEqual([]);
  expect(ids([one("a", 1)], [one("a", 1, { read: true })])).toEqual([]);
});

test("an older one that moves up because another was deleted is no arrival", () => {
  expect(ids([one("c", 3), one("b", 2)], [one("c", 3), one("a", 1)])).toEqual([]);
});

test("the conversation that is open is not announced", () => {
  const message = one("a", 1, { data: { action_url: "/messages?conversation=7" } });
  expect(isOpenHere(message, "?conversation=7")).toBe(true);
  expect(isOpenHere(message, "?conversation=8")).toBe(false);
  expect(isOpenHere(one("b", 1, { data: { action_url: "/messages" } }), "")).toBe(false);
});
