import { describe, expect, test } from "vitest";
import legal from "#test/matching/legal.json" with { type: "json" };
import pairs from "#test/matching/pairs.json" with { type: "json" };
import type { CandidateProfile } from "../profiles.ts";
import { isAdmitted } from "./candidate-facets.ts";
import {
  type CandidateEntry,
  type CandidateFilter,
  type CandidateIndex,
  createCandidateIndex,
} from "./candidate-index.ts";
import {
  candidatesFor,
  every,
  keptOfTen,
  type Made,
  madeAds,
  madeResumes,
  mean,
} from "./testing/made-documents.ts";

/** Someone who sent the advertisement back: sentences that are copied from it do not count. */
const echo = legal.ads
  .slice(0, 1)
  .map(({ text }) => ({ id: "echo", text: `Robin Example\n${text}` }));
const resumes = [
  ...madeResumes("legal", [...legal.resumes, ...echo]),
  ...madeResumes("pairs", pairs.resumes),
];
const jobs = [...madeAds("legal", every(2, legal.ads)), ...madeAds("pairs", every(2, pairs.ads))];
const few = every(6, jobs);
const truths = jobs.map(({ profile }) => candidatesFor(profile, resumes));
const [resume, otherResume] = [resumes[0], resumes[40]];
const job = jobs[0];
if (!resume || !otherResume || !job) throw new Error("There are no texts.");

const ANYONE: CandidateFilter = { recruiterId: "r0" };
const entry = (id: string, { bytes }: { bytes: Uint8Array }): CandidateEntry => ({
  ...{ id, bytes, findable: true, broughtBy: "", stamp: 1n },
});
/** Fewer than there are: what is found and looked at decides what is scored. */
const TIGHT = { lookedAt: 100, scored: 40 };
const filled = (made: Iterable<Made<CandidateProfile>>, limits?: typeof TIGHT) => {
  const index = createCandidateIndex(limits);
  for (const one of made) index.put(entry(one.id, one));
  return index;
};
const lists = (index: CandidateIndex) => few.map(({ profile }) => index.rank(profile, ANYONE));

describe("a list of candidates", () => {
  test("is every resume scored, the nearest first, and nothing beyond the floor", () => {
    const copies = ["9", "1", "5"].map((id) => ({ ...resume, id }));
    const index = filled([...resumes, ...copies]);
    for (const { id, profile } of few)
      expect(index.rank(profile, ANYONE), id).toEqual(
        candidatesFor(profile, [...resumes, ...copies]),
      );
    const { ids } = index.rank(job.profile, ANYONE);
    expect(ids.indexOf("5") - ids.indexOf("1")).toBe(1);
    expect(ids.length).toBeLessThan(resumes.length);
  });

  test("is the same for those that are unfolded anew for every list", () => {
    const crowd = Array.from({ length: 450 }, (_, at) => ({ ...resume, id: `crowd-${at}` }));
    const index = filled([...crowd, ...resumes]);
    for (const { id, profile } of few)
      expect(index.rank(profile, ANYONE), id).toEqual(
        candidatesFor(profile, [...crowd, ...resumes]),
      );
  });

  test.each([
    ["few", undefined],
    ["many", TIGHT],
  ])("of %s does not depend on order, on what was removed, or on who asked before", (_, limits) => {
    const other = createCandidateIndex(limits);
    for (const one of resumes.toReversed()) {
      other.put(entry(`gone-${one.id}`, one));
      other.put(entry(one.id, otherResume));
      other.put(entry(one.id, one));
      other.remove(`gone-${one.id}`);
    }
    for (const { profile } of jobs.slice(0, 5)) other.rank(profile, { isForThemselves: true });
    expect(lists(other)).toEqual(lists(filled(resumes, limits)));
    expect([other.count, other.holes]).toEqual([resumes.length, 2 * resumes.length]);
  });
});

describe("of more candidates than are scored", () => {
  test.each([
    ["found by concepts and titles", { lookedAt: 60, scored: 60 }],
    ["looked at roughly", { lookedAt: resumes.length, scored: 40 }],
    ["both", TIGHT],
  ])("%s: the best ten are kept", (_, limits) => {
    const index = filled(resumes, limits);
    const kept = jobs.flatMap(({ profile }, at) => {
      const truth = truths[at];
      return truth?.ids.length ? keptOfTen(truth, index.rank(profile, ANYONE)) : [];
    });
    expect(kept.length).toBeGreaterThanOrEqual(30);
    expect(mean(kept)).toBeGreaterThanOrEqual(0.95);
  });

  test("no more are scored than that, of equals the lower ids", () => {
    const copies = Array.from({ length: 50 }, (_, at) => ({ ...resume, id: `copy-${at + 10}` }));
    const { ids } = filled(copies.toReversed(), TIGHT).rank(job.profile, ANYONE);
    expect(ids).toEqual(copies.slice(0, TIGHT.scored).map(({ id }) => id));
  });

  test("who may be seen is asked before the best are chosen", () => {
    const all = candidatesFor(job.profile, resumes).ids;
    const last = all.slice(-4);
    expect(all.length).toBeGreaterThan(20);
    const index = createCandidateIndex({ lookedAt: 8, scored: 4 });
    for (const one of resumes)
      index.put({ ...entry(one.id, one), findable: false, broughtBy: "r1" });
    for (const one of resumes) if (last.includes(one.id)) index.put(entry(one.id, one));
    expect(index.rank(job.profile, ANYONE).ids).toEqual(last);
  });
});

describe("who is found", () => {
  const index = createCandidateIndex();
  const put = (id: string, findable: boolean, broughtBy: string) =>
    index.put({ ...entry(id, resume), findable, broughtBy });
  put("hidden", false, "");
  put("mine", false, "r1");
  put("open", true, "");
  put("shared", true, "r1");
  put("theirs", false, "r2");

  test.each<[string, CandidateFilter, string[]]>([
    ["the one who brought them in", { recruiterId: "r1" }, ["mine", "open", "shared"]],
    ["another", { recruiterId: "r2" }, ["open", "shared", "theirs"]],
    ["a third", { recruiterId: "r3" }, ["open", "shared"]],
    ["nobody but the candidates themselves", { isForThemselves: true }, ["hidden", "open"]],
  ])("by %s", (_, filter, ids) => {
    expect(index.rank(job.profile, filter).ids).toEqual(ids);
  });

  test("changes with the candidate's wish", () => {
    const changing = filled([resume]);
    changing.put({ ...entry(resume.id, resume), findable: false });
    expect(changing.rank(job.profile, ANYONE).ids).toEqual([]);
    changing.put(entry(resume.id, resume));
    expect(changing.rank(job.profile, ANYONE).ids).toEqual([resume.id]);
  });
});

describe("narrowed", () => {
  const index = createCandidateIndex();
  const put = (id: string, state: string, years: number | null) =>
    index.put({ ...entry(id, resume), facets: { state, years } });
  put("nsw-2", "NSW", 2);
  put("nsw-9", "NSW", 9);
  put("vic-9", "VIC", 9);
  put("vic-?", "VIC", null);
  index.put(entry("unsaid", resume));

  test.each<[string, object, string[]]>([
    ["by nothing", {}, ["nsw-2", "nsw-9", "unsaid", "vic-9", "vic-?"]],
    [
      "by nothing that is said",
      { state: undefined, minYears: 0, isAdmitted: false },
      ["nsw-2", "nsw-9", "unsaid", "vic-9", "vic-?"],
    ],
    ["by a state", { state: "VIC" }, ["vic-9", "vic-?"]],
    ["by years", { minYears: 9 }, ["nsw-9", "vic-9"]],
    ["by both", { state: "NSW", minYears: 3 }, ["nsw-9"]],
    ["to some", { only: ["vic-9", "nsw-2", "gone"] }, ["nsw-2", "vic-9"]],
    ["to some, by a state", { only: ["vic-9", "nsw-2"], state: "VIC" }, ["vic-9"]],
    ["to none", { only: [] }, []],
  ])("%s", (_, filter, ids) => {
    expect([...index.rank(job.profile, { ...ANYONE, ...filter }).ids].sort()).toEqual(ids);
  });

  test("by admission, as the resume says it", () => {
    const said = resumes.filter(({ profile }) => isAdmitted(profile.admission.state));
    expect(said.length).toBeGreaterThan(0);
    expect(said.length).toBeLessThan(resumes.length);
    const filter = { ...ANYONE, isAdmitted: true };
    const { profile } = job;
    expect(filled(resumes).rank(profile, filter)).toEqual(candidatesFor(profile, said));
  });

  test("to whom nothing was found before, the best of those who pass are found", () => {
    // Among many, those who pass are far behind: narrowing comes before the choice of whom to look at.
    const many = filled(resumes, TIGHT);
    const last = many.rank(job.profile, ANYONE).ids.at(-1) ?? "";
    const far = resumes.find(({ id }) => !many.rank(job.profile, ANYONE).ids.includes(id));
    if (!far) throw new Error("All are listed.");
    const ids = [far.id, last];
    const { distances } = candidatesFor(
      job.profile,
      resumes.filter(({ id }) => ids.includes(id)),
    );
    expect(many.rank(job.profile, { ...ANYONE, only: ids }).distances).toEqual(distances);
  });

  test("tells the years of each", () => {
    expect(["nsw-9", "vic-?", "gone"].map(index.yearsOf)).toEqual([9, null, null]);
    put("nsw-9", "NSW", 10);
    expect(index.yearsOf("nsw-9")).toBe(10);
  });
});

describe("resumes that change", () => {
  test("are scored by what they say now", () => {
    const index = filled([resume]);
    index.rank(job.profile, ANYONE);
    index.put({ ...entry(resume.id, otherResume), stamp: 2n });
    const now = candidatesFor(job.profile, [{ ...otherResume, id: resume.id }]);
    expect(now.distances).not.toEqual(candidatesFor(job.profile, [resume]).distances);
    expect(index.rank(job.profile, ANYONE)).toEqual(now);
    expect(index.bytesOf(resume.id)).toEqual(otherResume.bytes);
    expect([...index.stamps()]).toEqual([[resume.id, 2n]]);
  });

  test("are gone when they are removed, and may come back", () => {
    const index = filled([resume]);
    expect([index.remove(resume.id), index.remove(resume.id)]).toEqual([true, false]);
    expect(index.rank(job.profile, ANYONE).ids).toEqual([]);
    expect([index.bytesOf(resume.id), index.count, index.holes]).toEqual([undefined, 0, 1]);
    index.put(entry(resume.id, resume));
    expect(index.rank(job.profile, ANYONE).ids).toEqual([resume.id]);
  });

  test("stay as they were when the new state cannot be read", () => {
    const index = filled([resume]);
    expect(() => index.put(entry(resume.id, job))).toThrow("not a candidate's profile");
    expect(index.rank(job.profile, ANYONE).ids).toEqual([resume.id]);
  });
});
