import { afterAll, beforeAll, expect, test } from "vitest";
import type { Reader } from "#server/features/documents/reader/reader.ts";
import { documentsIn, openCorpusReader, readBelowFloor } from "./support/corpus.ts";

let reader: Reader;
beforeAll(() => {
  reader = openCorpusReader();
});
afterAll(() => reader?.stop());

// Every document of every folder is read by corpus.long.test.ts.
test.each([
  { folder: "tune", everyOne: false, what: "resumes of each layout" },
  { folder: "jobs", everyOne: true, what: "advertisements" },
])("$what are read", async ({ folder, everyOne }) => {
  const paths = documentsIn(folder, { everyOne });
  expect(paths.length).toBeGreaterThan(10);
  expect(await readBelowFloor(reader, folder, paths)).toEqual([]);
});
