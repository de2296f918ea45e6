import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flagLines } from "#reading/flag-lines.ts";
import { readJob } from "#reading/job/read-job.ts";
import { readResume } from "#reading/resume/read-resume.ts";
import { plainLines } from "#reading/text/plain-lines.ts";
import across from "#test/matching/across.json" with { type: "json" };
import legal from "#test/matching/legal.json" with { type: "json" };
import { profileResume } from "../candidate/profile-resume.ts";
import { matchPair } from "../pair/match.ts";
import { profileJob } from "../profile-job.ts";
import {
  type CandidateProfile,
  PROFILE_VERSION,
  type Role,
  type Unit,
  type VacancyProfile,
} from "../profiles.ts";
import { dot, type Sparse, sparse } from "../vectors.ts";
import { StaleProfile } from "./envelope.ts";
import { packCandidate, settledCandidate, unpackCandidate } from "./pack-candidate.ts";
import { packVacancy, settledVacancy, unpackVacancy } from "./pack-vacancy.ts";

const receivedOn = "2026-11-15";

function candidateOf(text: string): CandidateProfile {
  const { lines } = plainLines(text);
  const skip = new Set(flagLines(lines).map(({ line }) => line));
  return profileResume({
    lines,
    skip,
    receivedOn,
    reading: readResume(lines, { receivedOn, skip }),
  });
}

function vacancyOf({ text, title }: { text: string; title: string }): VacancyProfile {
  const { lines } = plainLines(text);
  return profileJob({ lines, reading: readJob(lines), title });
}

const acrossCandidates = across.resumes.map(({ text }) => candidateOf(text));
const acrossVacancies = across.ads.map(vacancyOf);
const candidates = [...acrossCandidates, ...legal.resumes.map(({ text }) => candidateOf(text))];
const vacancies = [...acrossVacancies, ...legal.ads.map(vacancyOf)];
const [candidate, vacancy] = [first(candidates), first(vacancies)];

function first<Value>([value]: readonly Value[]): Value {
  if (value === undefined) throw new Error("There are no texts.");
  return value;
}

const MONTH = 1 / 12;
const toTheMonth = (years: number | undefined) =>
  years === undefined ? undefined : expect.closeTo(Math.round(years / MONTH) * MONTH, 6);
const direction = (vector: Sparse) => ({
  asymmetricMatch: (other: Sparse) =>
    vector.at.length === 0 ? other.at.length === 0 : dot(vector, other) > 0.9999,
});
const near = (weights: Iterable<number>, digits: number) =>
  Array.from(weights, (weight) => expect.closeTo(weight, digits));
const ascending = (map: ReadonlyMap<number, number>) =>
  [...map].sort((a, b) => a[0] - b[0]).map(([key, weight]) => [key, expect.closeTo(weight, 2)]);

const unitAsKept = ({ line, from, to, section, role, years, words, pieces, ...rest }: Unit) => ({
  ...{ line, from, to, section, role, words, pieces },
  years: toTheMonth(years),
  terms: ascending(rest.terms),
  concepts: direction(rest.concepts),
});
const roleAsKept = ({ line, from, to, concepts, grams, pieces, legal: kind, level }: Role) => ({
  ...{ line, grams, pieces, legal: kind, level },
  from: toTheMonth(from),
  to: toTheMonth(to),
  concepts: direction(concepts),
});

/** Maps as lists, so that the order of their keys counts. */
const inLists = (unpacked: CandidateProfile) => ({
  ...unpacked,
  units: unpacked.units.map((unit) => ({ ...unit, terms: [...unit.terms] })),
  credentials: [...unpacked.credentials],
});

describe("a packed candidate", () => {
  it("comes back whole, rounded, with the keys of maps ascending and without its text", () => {
    for (const profile of candidates)
      expect(inLists(unpackCandidate(packCandidate(profile)))).toStrictEqual({
        ...profile,
        units: profile.units.map(unitAsKept),
        roles: profile.roles.map(roleAsKept),
        headline: profile.headline && roleAsKept(profile.headline),
        concepts: direction(profile.concepts),
        told: direction(profile.told),
        listed: direction(profile.listed),
        specialties: direction(profile.specialties),
        years: toTheMonth(profile.years),
        lawYears: toTheMonth(profile.lawYears),
        now: toTheMonth(profile.now),
        credentials: [...profile.credentials].sort((a, b) => a[0] - b[0]),
        listTrust: expect.closeTo(profile.listTrust, 2),
      });
  });

  it("gives the same bytes when it is packed again", () => {
    for (const profile of candidates) {
      const bytes = packCandidate(profile);
      expect(packCandidate(unpackCandidate(bytes))).toStrictEqual(bytes);
    }
  });

  it("is small", () => {
    expect(mean(acrossCandidates.map((one) => packCandidate(one).length))).toBeLessThan(1900);
  });
});

describe("a packed vacancy", () => {
  it("comes back whole, rounded, with the keys of maps ascending", () => {
    for (const profile of vacancies) {
      const unpacked = unpackVacancy(packVacancy(profile));
      const requirements = unpacked.requirements.map((one) => ({
        ...one,
        weights: [...one.weights],
      }));
      expect({
        ...unpacked,
        requirements,
        terms: [...unpacked.terms],
        askedWeights: [...unpacked.askedWeights],
      }).toStrictEqual({
        ...profile,
        requirements: profile.requirements.map((one) => ({
          ...one,
          weights: near(one.weights, 1),
          concepts: direction(one.concepts),
        })),
        concepts: direction(profile.concepts),
        specialties: direction(profile.specialties),
        title: direction(profile.title),
        terms: ascending(profile.terms),
        least: toTheMonth(profile.least),
        most: toTheMonth(profile.most),
        askedWeights: near(profile.askedWeights, 1),
      });
    }
  });

  it("gives the same bytes when it is packed again", () => {
    for (const profile of vacancies) {
      const bytes = packVacancy(profile);
      expect(packVacancy(unpackVacancy(bytes))).toStrictEqual(bytes);
    }
  });

  it("is small", () => {
    expect(mean(acrossVacancies.map((one) => packVacancy(one).length))).toBeLessThan(2600);
  });
});

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;

it("keeps any vector, share and number of years as it was rounded first", () => {
  const weights = fc
    .array(fc.tuple(fc.nat(4000), fc.double({ min: 1e-6, max: 1, noNaN: true })), {
      maxLength: 400,
    })
    .map((entries) => sparse(new Map(entries)));
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const years = fc.option(fc.double({ min: -5, max: 60, noNaN: true }), { nil: undefined });
  const terms = fc.array(fc.tuple(fc.nat(5000), share)).map((entries) => new Map(entries));
  fc.assert(
    fc.property(weights, share, years, terms, (concepts, listTrust, lawYears, named) => {
      const units = candidate.units.map((unit) => ({ ...unit, concepts, terms: named }));
      const bytes = packCandidate({ ...candidate, units, concepts, listTrust, lawYears });
      expect(packCandidate(unpackCandidate(bytes))).toStrictEqual(bytes);
    }),
  );
});

it("scores the same, packed once or twice", () => {
  const judged = (some: readonly CandidateProfile[], others: readonly VacancyProfile[]) =>
    some.flatMap((one) =>
      others.map((other) => {
        const { distance, features, graded } = matchPair(one, other);
        return { distance, features, cited: graded.map(({ units, credit }) => [units, credit]) };
      }),
    );
  const some = candidates.filter((_, at) => at % 9 === 0).map(settledCandidate);
  const others = vacancies.filter((_, at) => at % 9 === 0).map(settledVacancy);
  expect(judged(some.map(settledCandidate), others.map(settledVacancy))).toStrictEqual(
    judged(some, others),
  );
});

describe("what is refused", () => {
  const asCandidate = packCandidate(candidate);
  const asVacancy = packVacancy(vacancy);
  const headed = (bytes: Uint8Array, ...head: number[]) =>
    Uint8Array.from([bytes[0] ?? 0, ...head, ...bytes.subarray(2)]);

  it("a profile of another version", () => {
    expect(() => unpackCandidate(headed(asCandidate, PROFILE_VERSION + 1))).toThrow(StaleProfile);
    expect(() => unpackVacancy(headed(asVacancy, PROFILE_VERSION + 1))).toThrow(
      `The packed profile has version ${PROFILE_VERSION + 1}, not ${PROFILE_VERSION}: make it anew.`,
    );
    expect(() => unpackCandidate(headed(asCandidate, 0x80 | 44, 2))).toThrow("has version 300");
  });

  it("a profile of the other kind", () => {
    expect(() => unpackCandidate(asVacancy)).toThrow("These bytes are not a candidate's profile.");
    expect(() => unpackVacancy(asCandidate)).toThrow("These bytes are not a vacancy's profile.");
  });

  it("bytes that are cut off anywhere, or go on", () => {
    for (let length = 0; length < asCandidate.length; length += 1)
      expect(() => unpackCandidate(asCandidate.subarray(0, length))).toThrow("is cut off");
    for (let length = 0; length < asVacancy.length; length += 1)
      expect(() => unpackVacancy(asVacancy.subarray(0, length))).toThrow("is cut off");
    expect(() => unpackVacancy(Uint8Array.from([...asVacancy, 0]))).toThrow("is damaged");
  });

  it("a number that cannot be kept, rather than keeping another", () => {
    expect(() => packVacancy({ ...vacancy, level: -1 })).toThrow(
      "A profile cannot hold the number -1.",
    );
  });
});
