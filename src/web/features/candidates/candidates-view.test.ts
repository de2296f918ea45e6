import { expect, test } from "vitest";
import { addressOf, countOf, levelOnly, listOnly, NO_CHOICE, viewOf } from "./candidates-view.ts";
import { documentIdAt, JOB } from "./testing/candidates.ts";

const WHOLE = `?match=very-good&state=NSW&years=3&admitted=yes&bookmarked=yes&sort=newest&pages=2&candidate=${documentIdAt(1)}&tab=compare&report=${documentIdAt(2)}`;

test("what the address says is what it is made of", () => {
  expect(addressOf(JOB.id, viewOf(WHOLE))).toBe(`/candidate/${JOB.id}${WHOLE}`);
  expect(addressOf(JOB.id, viewOf(""))).toBe(`/candidate/${JOB.id}`);
});

test("anything else in the address is as good as nothing", () => {
  const view = viewOf("?match=best&state=NZ&years=4&admitted=1&sort=worst&pages=-3&tab=x");
  expect(view).toEqual(viewOf(""));
  expect(viewOf("?pages=100000").pages).toBe(40);
});

test("with nobody open there is neither a tab nor a report", () => {
  const view = listOnly(viewOf(WHOLE));
  expect(addressOf(JOB.id, view)).not.toMatch(/candidate=|tab=|report=/);
  expect(countOf(view)).toBe(4);
  expect(addressOf(JOB.id, viewOf("?tab=resume&report=x"))).toBe(`/candidate/${JOB.id}`);
});

test("who is shown nobody can choose a level and nothing else", () => {
  expect(levelOnly(viewOf(WHOLE))).toEqual({ ...NO_CHOICE, match: "very-good" });
});
