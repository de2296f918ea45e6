import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { READING_MODEL } from "#reading/model/reading-model.ts";
import { READING_MODEL_VERSION } from "#reading/model/version.ts";
import shown from "../../test/matching/shown.json" with { type: "json" };
import { engineVersion } from "./engine.ts";
import { matchPair } from "./pair/match.ts";
import { makeJob, makeResume } from "./testing/profiles.ts";

test("the version that is stored names the reading model that grades", () => {
  expect(READING_MODEL_VERSION).toBe(READING_MODEL.version);
  expect(engineVersion({ readingModel: true })).toContain(READING_MODEL.version.slice(0, 8));
});

test("grades with the reading model and without it are of two versions", () => {
  expect(engineVersion({ readingModel: false })).not.toBe(engineVersion({ readingModel: true }));
});

/**
 * Grades that are kept are worked out again when the version differs, and only then. So what is graded differently
 * needs another version: raise PROFILE_VERSION or the version in model.json, and write both lines down anew.
 */
test("the same version grades the same pairs alike", () => {
  const path = join(import.meta.dirname, "../../test/matching/legal.json");
  const { resumes, ads } = JSON.parse(readFileSync(path, "utf8"));
  const people = resumes.slice(0, 6).map(({ text }: { text: string }) => makeResume(text).profile);
  const jobs = ads
    .slice(0, 6)
    .map(({ text, title }: { text: string; title?: string }) => makeJob(text, title).profile);
  const grades = people.flatMap((person: Parameters<typeof matchPair>[0]) =>
    jobs.map((job: Parameters<typeof matchPair>[1]) =>
      matchPair(person, job).graded.map(({ grade, units }) => [grade, ...units]),
    ),
  );
  const hash = createHash("sha256").update(JSON.stringify(grades)).digest("hex").slice(0, 16);
  expect({ engine: engineVersion({ readingModel: true }), grades: hash }).toEqual(shown);
});
