import { expect, test } from "vitest";
import { message } from "../testing/message.ts";
import { daysOf, dayText, keyOf, messageTime } from "./message-list.tsx";

const ME = "me";
const at = (day: number, hour: number, minute: number) =>
  new Date(2026, 10, day, hour, minute).toISOString();
const mine = { sender_id: ME, sender_name: "Priya Raman" };

test("messages stand under their day, in the reader's own time", () => {
  const days = daysOf(
    [
      message(1, { timestamp: at(13, 23, 59) }),
      message(2, { timestamp: at(14, 0, 1) }),
      message(3, { timestamp: at(16, 9, 0) }),
    ],
    ME,
  );
  expect(days.map(({ date }) => date.getDate())).toEqual([13, 14, 16]);
});

test("what one person writes in one go stands together", () => {
  const [day] = daysOf(
    [
      message(1, { timestamp: at(13, 9, 0) }),
      message(2, { timestamp: at(13, 9, 3) }),
      message(3, { timestamp: at(13, 9, 30) }),
      message(4, { timestamp: at(13, 9, 31), ...mine }),
      message(5, { timestamp: at(13, 9, 32) }),
    ],
    ME,
  );
  expect(day?.runs.map(({ messages }) => messages.map(({ id }) => id))).toEqual([
    ["m1", "m2"],
    ["m3"],
    ["m4"],
    ["m5"],
  ]);
  expect(day?.runs.map(({ isMine }) => isMine)).toEqual([false, false, true, false]);
});

test("my message has the same key before and after it is sent; nobody else can take it", () => {
  expect(keyOf(message(1, { ...mine, client_id: "c1" }), ME)).toBe("c1");
  expect(keyOf(message(2, { client_id: "c1" }), ME)).toBe("m2");
});

test("a day is named as a person would", () => {
  const now = new Date(2026, 10, 16, 8, 0);
  expect(dayText(new Date(2026, 10, 16, 0, 1), now)).toBe("Today");
  expect(dayText(new Date(2026, 10, 15, 23, 0), now)).toBe("Yesterday");
  expect(dayText(new Date(2026, 10, 13, 12, 0), now)).toBe("Friday 13 November");
  expect(dayText(new Date(2025, 10, 13, 12, 0), now)).toBe("Thursday 13 November 2025");
  expect(dayText(new Date(2025, 11, 31, 12, 0), new Date(2026, 0, 1))).toBe("Yesterday");
});

test("a message says how long ago it was, and after an hour by the clock", () => {
  const now = new Date(2026, 10, 16, 17, 6);
  expect(messageTime(new Date(2026, 10, 16, 17, 2), now)).toBe("4m ago");
  expect(messageTime(new Date(2026, 10, 16, 16, 5), now)).toBe("4:05 pm");
});
