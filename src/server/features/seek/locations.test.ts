import { expect, test } from "vitest";
import { SEEK_TEMPLATES } from "#contract/seek-rules.ts";
import { locationNamed, SEEK_LOCATIONS } from "./locations.ts";

test("every template's place is on the list", () => {
  const missing = SEEK_TEMPLATES.filter(({ config }) => !locationNamed(config.location));
  expect(missing).toEqual([]);
});

test("a place is found in any capitals, under the board's own name for it", () => {
  expect(locationNamed(" sydney nsw ")).toEqual({ name: "Sydney NSW", slug: "All-Sydney-NSW" });
  expect(locationNamed("AUSTRALIA")?.slug).toBe("All-Australia");
  expect(locationNamed("Wagga Wagga NSW")?.slug).toBe("Wagga-Wagga-NSW");
  expect(locationNamed("Atlantis")).toBeUndefined();
});

test("each place is there once, and its slug can stand in an address", () => {
  const names = SEEK_LOCATIONS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { slug } of SEEK_LOCATIONS) expect(slug).toMatch(/^[A-Za-z]+(-[A-Za-z]+)*$/);
});
