import { afterAll, beforeAll, expect, test } from "vitest";
import type { Reader } from "#server/features/documents/reader/reader.ts";
import { documentsIn, openCorpusReader, readBelowFloor } from "./support/corpus.ts";

let reader: Reader;
beforeAll(() => {
  reader = openCorpusReader();
});
afterAll(() => reader?.stop());

test.each(["tune", "apart", "jobs", "jobs/apart"])(
  "the documents in %s are read",
  { timeout: 600_000 },
  async (folder) => {
    const paths = documentsIn(folder, { everyOne: true });
    expect(paths.length).toBeGreaterThan(10);
    expect(await readBelowFloor(reader, folder, paths)).toEqual([]);
  },
);
