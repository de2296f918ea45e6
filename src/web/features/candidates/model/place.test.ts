import { expect, test } from "vitest";
import { documentIdAt, JOB } from "../testing/candidates.ts";
import { addressOf, countOf, levelOnly, listOnly, NO_CHOICE, placeOf } from "./place.ts";

const WHOLE = `?match=very-good&state=NSW&years=3&admitted=yes&bookmarked=yes&sort=newest&pages=2&candidate=${documentIdAt(1)}&tab=compare&report=${documentIdAt(2)}`;

test("what the address says is what it is made of", () => {
  expect(addressOf(JOB.id, placeOf(WHOLE))).toBe(`/candidate/${JOB.id}${WHOLE}`);
  expect(addressOf(JOB.id, placeOf(""))).toBe(`/candidate/${JOB.id}`);
});

test("anything else in the address is as good as nothing", () => {
  const place = placeOf("?match=best&state=NZ&years=4&admitted=1&sort=worst&pages=-3&tab=x");
  expect(place).toEqual(placeOf(""));
  expect(placeOf("?pages=100000").pages).toBe(40);
});

test("with nobody open there is neither a tab nor a report", () => {
  const place = listOnly(placeOf(WHOLE));
  expect(addressOf(JOB.id, place)).not.toMatch(/candidate=|tab=|report=/);
  expect(countOf(place)).toBe(4);
  expect(addressOf(JOB.id, placeOf("?tab=resume&report=x"))).toBe(`/candidate/${JOB.id}`);
});

test("who is shown nobody can choose a level and nothing else", () => {
  expect(levelOnly(placeOf(WHOLE))).toEqual({ ...NO_CHOICE, match: "very-good" });
});
