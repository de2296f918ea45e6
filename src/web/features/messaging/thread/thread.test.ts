import { expect, test } from "vitest";
import type { Message } from "#contract/messaging.ts";
import { message } from "../testing/message.ts";
import { type Thread, withEarlier, withLatest, withSent } from "./thread.ts";

const page = (from: number, to: number): Message[] =>
  Array.from({ length: to - from + 1 }, (_, at) => message(from + at));
const numbers = ({ messages }: Thread) => messages.map(({ id }) => Number(id.slice(1)));
const range = (from: number, to: number) => page(from, to).map(({ id }) => Number(id.slice(1)));

test("a full page says that there is more before it", () => {
  expect(withLatest(undefined, page(6, 10), 5).hasEarlier).toBe(true);
  expect(withLatest(undefined, page(1, 4), 5).hasEarlier).toBe(false);
});

test("earlier pages go before what is known, and nothing stands there twice", () => {
  const known = withLatest(undefined, page(11, 15), 5);
  const more = withEarlier(known, page(7, 11), 5);
  expect(numbers(more)).toEqual(range(7, 15));
  expect(more.hasEarlier).toBe(true);
  const all = withEarlier(more, page(5, 6), 5);
  expect(numbers(all)).toEqual(range(5, 15));
  expect(all.hasEarlier).toBe(false);
});

test("a new message keeps the earlier pages, also those that slide out of the latest one", () => {
  const known = withEarlier(withLatest(undefined, page(6, 10), 5), page(3, 5), 5);
  const next = withLatest(known, page(8, 12), 5);
  expect(numbers(next)).toEqual(range(3, 12));
  expect(next.hasEarlier).toBe(false);
});

test("after a long silence nothing is left out between what was known and what is new", () => {
  const known = withLatest(undefined, page(1, 3), 5);
  const next = withLatest(known, page(20, 24), 5);
  expect(numbers(next)).toEqual(range(20, 24));
  expect(next.hasEarlier).toBe(true);
});

test("a page that reaches before what was known says itself whether there is more", () => {
  const known: Thread = { messages: [message(5)], hasEarlier: false };
  const next = withLatest(known, page(3, 7), 5);
  expect(numbers(next)).toEqual(range(3, 7));
  expect(next.hasEarlier).toBe(true);
});

test("an answer from before my message was sent does not take it away", () => {
  const known = withSent(withLatest(undefined, page(1, 3), 5), message(4));
  expect(numbers(withLatest(known, page(1, 3), 5))).toEqual(range(1, 4));
  expect(numbers(withLatest(known, page(1, 4), 5))).toEqual(range(1, 4));
});

test("a message that has arrived by itself is not added again", () => {
  const known = withLatest(undefined, page(1, 3), 5);
  expect(withSent(known, message(3))).toBe(known);
});
