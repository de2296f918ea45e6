import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { MATCH_FLOOR } from "#contract/match-rules.ts";
import across from "#test/matching/across.json" with { type: "json" };
import legal from "#test/matching/legal.json" with { type: "json" };
import { matchPair } from "../pair/match.ts";
import type { JobFacets, JobFilter } from "./job-facets.ts";
import { createJobIndex, type JobEntry, type JobIndex } from "./job-index.ts";
import { every, jobsFor, keptOfTen, madeAds, madeResumes, mean } from "./testing/made-documents.ts";

const WITHIN = join(import.meta.dirname, "../../../test/matching/within");
const within = readdirSync(WITHIN).map((name) => ({
  name,
  ...JSON.parse(readFileSync(join(WITHIN, name), "utf8")),
}));

const ads = [
  ...madeAds("legal", legal.ads),
  ...madeAds("across", across.ads),
  ...within.flatMap(({ name, ads: texts }) => madeAds(name, texts)),
];
const people = [
  ...madeResumes("legal", every(4, legal.resumes)),
  ...madeResumes("across", every(13, across.resumes)),
  ...within.flatMap(({ name, resumes }) => madeResumes(name, every(6, resumes))),
];
const few = every(9, people);
const truths = people.map(({ profile }) => jobsFor(profile, ads));
const [ad, otherAd] = [ads[0], ads[30]];
const person = people[0];
if (!ad || !otherAd || !person) throw new Error("There are no texts.");

const PLAIN: JobFacets = {
  state: "NSW",
  employmentType: "full-time",
  level: "junior",
  salary: 90_000,
  postedDay: 100,
};
const entry = (id: string, { bytes }: { bytes: Uint8Array }, facets = {}): JobEntry => ({
  id,
  bytes,
  facets: { ...PLAIN, ...facets },
  stamp: 1n,
});
/** Fewer than there are: what is found and looked at decides what is scored. */
const TIGHT = { lookedAt: 120, scored: 40 };
const filled = (jobs: Iterable<{ id: string; bytes: Uint8Array }>, limits?: typeof TIGHT) => {
  const index = createJobIndex(limits);
  for (const one of jobs) index.put(entry(one.id, one));
  return index;
};
const copiesOf = ({ bytes }: { bytes: Uint8Array }, count: number) =>
  Array.from({ length: count }, (_, at) => ({ bytes, id: `copy-${at + 10}` }));
const lists = (index: JobIndex) => few.map(({ profile }) => index.rank(profile));

describe("a list of jobs", () => {
  test("is every job scored, the nearest first, and nothing beyond the floor", () => {
    const copies = ["9", "1", "5"].map((id) => ({ ...ad, id }));
    const index = filled([...ads, ...copies]);
    for (const { id, profile } of [person, ...few])
      expect(index.rank(profile), id).toEqual(jobsFor(profile, [...ads, ...copies]));
    const { ids, distances } = index.rank(person.profile);
    expect(ids.indexOf("5") - ids.indexOf("1")).toBe(1);
    expect(distances.at(-1)).toBeLessThanOrEqual(MATCH_FLOOR);
    expect(ids.length).toBeLessThan(ads.length);
  });

  test.each([
    ["few", undefined],
    ["many", TIGHT],
  ])("of %s does not depend on order, on what was removed, or on who asked before", (_, limits) => {
    const other = createJobIndex(limits);
    for (const one of ads.toReversed()) {
      other.put(entry(`gone-${one.id}`, one));
      other.put(entry(one.id, otherAd));
      other.put(entry(one.id, one));
      other.remove(`gone-${one.id}`);
    }
    for (const { profile } of people.slice(0, 10)) other.rank(profile, { state: "NSW" });
    expect(lists(other)).toEqual(lists(filled(ads, limits)));
  });

  test("is the same from beyond the first block of memory", () => {
    const index = createJobIndex(TIGHT);
    const empty = index.memory();
    for (let round = 0; round < 12; round += 1)
      for (const one of ads) index.put(entry(`${round}-${one.id}`, one));
    const held = 12 * ads.reduce((sum, { bytes }) => sum + bytes.length, 0);
    expect(index.memory() - empty).toBeGreaterThan(held);
    expect(held).toBeGreaterThan(2 ** 22);
    for (const [id] of [...index.stamps()]) index.remove(id);
    for (const one of ads) index.put(entry(one.id, one));
    expect([index.count, index.holes]).toEqual([ads.length, 12 * ads.length]);
    expect(lists(index)).toEqual(lists(filled(ads, TIGHT)));
  });
});

describe("of more jobs than are scored", () => {
  test.each([
    ["found by concepts and titles", { lookedAt: 60, scored: 60 }],
    ["looked at roughly", { lookedAt: ads.length, scored: 40 }],
    ["both", TIGHT],
  ])("%s: the best ten are kept", (_, limits) => {
    const index = filled(ads, limits);
    const kept = truths.map((truth, at) =>
      keptOfTen(truth, index.rank(people[at]?.profile ?? person.profile)),
    );
    expect(kept.length).toBeGreaterThanOrEqual(40);
    expect(mean(kept)).toBeGreaterThanOrEqual(0.93);
  });

  test("no more are scored than that, of equals the lower ids", () => {
    const copies = copiesOf(ad, 50);
    const { ids } = filled(copies.toReversed(), TIGHT).rank(person.profile);
    expect(ids).toEqual(copies.slice(0, TIGHT.scored).map(({ id }) => id));
  });

  test("a filter narrows before the best are chosen", () => {
    const all = jobsFor(person.profile, ads).ids;
    const last = all.slice(-4);
    expect(all.length).toBeGreaterThan(20);
    const index = createJobIndex({ lookedAt: 8, scored: 4 });
    for (const one of ads)
      index.put(entry(one.id, one, last.includes(one.id) ? { state: "NT" } : {}));
    expect(index.rank(person.profile, { state: "NT" }).ids).toEqual(last);
  });
});

describe("jobs that change", () => {
  const index = createJobIndex();
  const put = (id: string, facets: Partial<JobFacets>) => index.put(entry(id, ad, facets));
  put("a", { employmentType: "full-time, part-time" });
  put("b", {
    ...{ state: "VIC", employmentType: "part-time", level: "senior" },
    ...{ salary: 0, postedDay: 200 },
  });
  put("c", { employmentType: "contract", level: "", salary: 150_000, postedDay: 300 });
  const found = (filter: JobFilter) => index.rank(person.profile, filter).ids.join("");

  test.each<[JobFilter, string]>([
    [{}, "abc"],
    [{ state: "NSW" }, "ac"],
    [{ state: "QLD" }, ""],
    [{ employmentType: "part-time" }, "ab"],
    [{ employmentType: "full-time" }, "a"],
    [{ employmentType: "casual" }, ""],
    [{ level: "senior" }, "b"],
    [{ minSalary: 0 }, "abc"],
    [{ minSalary: 1 }, "ac"],
    [{ minSalary: 90_000 }, "ac"],
    [{ minSalary: 90_001 }, "c"],
    [{ sinceDay: 200 }, "bc"],
    [{ sinceDay: 201 }, "c"],
    [{ state: "NSW", sinceDay: 200 }, "c"],
    [{ state: "VIC", minSalary: 1 }, ""],
  ])("%o leaves %s", (filter, ids) => {
    expect(found(filter)).toBe(ids);
  });

  test("are found where they are now, by what they say now, and once", () => {
    const changing = filled([{ ...ad, id: "a" }, otherAd]);
    changing.put({ ...entry("a", otherAd, { state: "VIC" }), stamp: 2n });
    const { distance } = matchPair(person.profile, otherAd.profile);
    expect(changing.rank(person.profile, { state: "VIC" })).toEqual(
      jobsFor(person.profile, [{ ...otherAd, id: "a" }]),
    );
    expect(changing.rank(person.profile, { state: "NSW" }).ids).not.toContain("a");
    expect(distance).not.toBe(matchPair(person.profile, ad.profile).distance);
    expect(changing.bytesOf("a")).toEqual(otherAd.bytes);
    expect([...changing.stamps()].sort()).toEqual([
      ["a", 2n],
      [otherAd.id, 1n],
    ]);
    expect([changing.count, changing.holes]).toEqual([2, 1]);
  });

  test("are gone when they are removed, and may come back", () => {
    const changing = filled([{ ...ad, id: "a" }]);
    expect([changing.remove("a"), changing.remove("a")]).toEqual([true, false]);
    expect(changing.rank(person.profile).ids).toEqual([]);
    expect([changing.bytesOf("a"), changing.count, changing.holes]).toEqual([undefined, 0, 1]);
    changing.put(entry("a", ad));
    expect(changing.rank(person.profile).ids).toEqual(["a"]);
  });

  test("do not spoil a list when their bytes are damaged", () => {
    const damaged = ad.bytes.slice();
    const afterKeys = 2 * (2 + 1 + ad.profile.concepts.at.length + 1 + ad.profile.title.at.length);
    damaged.fill(0xff, afterKeys, afterKeys + 2);
    const index = filled([{ id: "0", bytes: damaged }, ...copiesOf(ad, 50)]);
    const tight = filled([{ id: "0", bytes: damaged }, ...copiesOf(ad, 50)], TIGHT);
    expect(index.rank(person.profile).ids).toEqual(copiesOf(ad, 50).map(({ id }) => id));
    expect(tight.rank(person.profile).ids.length).toBeGreaterThanOrEqual(TIGHT.scored - 1);
  });

  test("stay as they were when the new state cannot be read", () => {
    const changing = filled([{ ...ad, id: "a" }]);
    expect(() => changing.put(entry("a", person))).toThrow("not a vacancy's profile");
    expect(changing.rank(person.profile).ids).toEqual(["a"]);
  });
});
