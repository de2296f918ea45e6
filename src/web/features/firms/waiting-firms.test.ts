import { expect, test } from "vitest";
import { neighbourOf, waitingFirms } from "./discovered-firms.tsx";

const firm = (ID: string) => ({
  ID,
  FirmName: `Firm ${ID}`,
  SearchQuery: "law firms sydney",
  DiscoveredUrl: `https://${ID}.example`,
  CareersPageUrl: "",
  DiscoveredAt: "2026-11-15T00:00:00Z",
});
const page = (total: number, ...ids: string[]) => ({
  discoveries: ids.map(firm),
  has_more: true,
  total,
});
const names = ({ firms }: { firms: readonly { ID: string }[] }) =>
  firms.map(({ ID }) => ID).join("");

test("pages are one list, in which nobody stands twice", () => {
  // Between the two answers a firm came in at the top, and pushed c to the second page.
  const waiting = waitingFirms([page(6, "a", "b", "c"), page(7, "c", "d", "e")], new Set());
  expect(names(waiting)).toBe("abcde");
  expect(waiting.total).toBe(6);
});

test("who was decided is gone before the server's list says so, and is counted once", () => {
  const decided = new Set(["b"]);
  const before = waitingFirms([page(4, "a", "b", "c")], decided);
  expect([names(before), before.total]).toEqual(["ac", 3]);
  const after = waitingFirms([page(3, "a", "c", "d")], decided);
  expect([names(after), after.total]).toEqual(["acd", 3]);
});

test("reading goes on with the next one, and after the last with the one before", () => {
  const firms = ["a", "b", "c"].map(firm);
  expect(neighbourOf(firms, "a")).toBe("b");
  expect(neighbourOf(firms, "c")).toBe("b");
  expect(neighbourOf(firms.slice(0, 1), "a")).toBeUndefined();
});
