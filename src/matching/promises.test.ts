import { describe, expect, test } from "vitest";
import { percentOf } from "#contract/match-levels.ts";
import type { Match } from "./pair/match.ts";
import { matchPair } from "./pair/match.ts";
import { type MadeJob, type MadeResume, makeJob, makeResume, quoteOf } from "./testing/profiles.ts";
import {
  ADVERTISEMENTS,
  type Advertisement,
  asking,
  type Change,
  earlier,
  IMPOSSIBLE,
  LAYOUT_CHANGES,
  PERSONAL_CHANGES,
  RESUMES,
  type Resume,
  TRICKS,
  WISHES,
  withDuty,
} from "./testing/promise-documents.ts";

/** What people may rely on, whoever they are and whatever they apply for. */

const GOOD = 70;
/** Points of 100 that somebody far above what is asked for may lose: what a title says of a level. */
const MORE_YEARS = 3;
const LEAST_COST = 12;
const TODAY = "2026-11-15";

const resumes = new Map<string, MadeResume>();
function readResume(text: string, day = TODAY): MadeResume {
  const key = `${day} ${text}`;
  const made = resumes.get(key) ?? makeResume(text, day);
  resumes.set(key, made);
  return made;
}

const jobs = new Map<string, MadeJob>();
function readAd({ title }: Pick<Advertisement, "title">, text: string): MadeJob {
  const made = jobs.get(text) ?? makeJob(text, title);
  jobs.set(text, made);
  return made;
}

interface Pair {
  readonly resume: Resume;
  readonly ad: Advertisement;
}

/** What stands in a row, without its bullet or number. */
const wordsOf = (row: string) => row.replace(/^(?:\d+\.|\W)\s*/, "");
const called = ({ resume, ad }: Pair) => `${resume.name} for ${ad.title}`;
const match = (resume: string, ad: Advertisement, text = ad.text, day = TODAY): Match =>
  matchPair(readResume(resume, day).profile, readAd(ad, text).profile);
const score = (...given: Parameters<typeof match>) => percentOf(match(...given).distance);

const PAIRS: readonly Pair[] = RESUMES.flatMap((resume) =>
  ADVERTISEMENTS.map((ad) => ({ resume, ad })),
);
const OWN = PAIRS.filter(({ resume, ad }) => resume.field === ad.field);
const FITTING = OWN.filter(({ resume }) => resume.fits);

const isLaw = ({ field }: Pick<Advertisement, "field">) => /law|legal/.test(field);
/** Of two fields that have nothing to do with each other. */
const POOR = PAIRS.filter(
  ({ resume, ad }) => resume.field !== ad.field && !(isLaw(resume) && isLaw(ad)),
);

const DAY_MS = 86_400_000;
const dayAfter = (days: number): string =>
  new Date(Date.parse(TODAY) + days * DAY_MS).toISOString().slice(0, 10);

/** Numbers below `many`, in an order that is always the same. */
function seeded(seed: number) {
  let state = seed;
  return (many: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * many);
  };
}

function some<Item>(items: readonly Item[], count: number, next: (many: number) => number): Item[] {
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(next(left.length), 1),
  ).flat();
}

/** What the engine says of everything that stands in this line of the advertisement. */
function gradesOf(resume: string, ad: Advertisement, text: string, row: string): string[] {
  const { lines } = readAd(ad, text);
  return match(resume, ad, text)
    .graded.filter(({ requirement }) => lines[requirement.line]?.text.includes(wordsOf(row)))
    .map(({ grade }) => grade);
}

describe("what nobody has", () => {
  const asked = (ad: Advertisement) => asking(ad, IMPOSSIBLE);

  test("a must-have that is nowhere in my resume is never called met, not even in part", () => {
    const wrong = FITTING.flatMap((pair) =>
      IMPOSSIBLE.flatMap((one) => {
        const grades = gradesOf(pair.resume.text, pair.ad, asked(pair.ad), one);
        const isRight =
          grades.length > 0 && grades.every((grade) => grade === "missing" || grade === "unclear");
        return isRight ? [] : `${called(pair)}: ${one}: ${grades.join(", ") || "not read"}`;
      }),
    );
    expect(wrong).toEqual([]);
  });

  test("whoever lacks eight must-haves is not sent to the top: they cost at least 12 points", () => {
    const cheap = FITTING.flatMap((pair) => {
      const before = score(pair.resume.text, pair.ad);
      const after = score(pair.resume.text, pair.ad, asked(pair.ad));
      return before - after >= LEAST_COST ? [] : `${called(pair)}: ${before} to ${after}`;
    });
    expect(cheap).toEqual([]);
  });

  test("one more thing that I lack never makes me look better", () => {
    const next = seeded(22);
    const raised = PAIRS.flatMap((pair) =>
      some(IMPOSSIBLE, 3, next).flatMap((one) => {
        const before = score(pair.resume.text, pair.ad);
        const after = score(pair.resume.text, pair.ad, asking(pair.ad, [one]));
        return after <= before + 1 ? [] : `${called(pair)}: ${one}: ${before} to ${after}`;
      }),
    );
    expect(raised).toEqual([]);
  });
});

describe("what I have", () => {
  test("whoever has what is asked for is a good fit", () => {
    const low = FITTING.flatMap((pair) => {
      const points = score(pair.resume.text, pair.ad);
      return points >= GOOD ? [] : `${called(pair)}: ${points}`;
    });
    expect(low).toEqual([]);
  });

  test("a true line that shows what is asked for costs me a point at most", () => {
    const lowered = OWN.flatMap((pair) =>
      pair.resume.proofs.flatMap((line) => {
        const before = score(pair.resume.text, pair.ad);
        const after = score(withDuty(pair.resume.text, line), pair.ad);
        return after >= before - 1 ? [] : `${called(pair)}: ${line}: ${before} to ${after}`;
      }),
    );
    expect(lowered).toEqual([]);
  });

  test.each([2, 5, 15])("%i more years than are asked for hardly count against me", (years) => {
    const lowered = FITTING.flatMap((pair) => {
      const before = score(pair.resume.text, pair.ad);
      const after = score(earlier(pair.resume.text, years), pair.ad);
      return after >= before - MORE_YEARS ? [] : `${called(pair)}: ${before} to ${after}`;
    });
    expect(lowered).toEqual([]);
  });

  test.each(WISHES)("nobody is told that I hold what I only speak of: %s", (line, asked) => {
    const [resume] = RESUMES.filter(({ field }) => field === "legal support");
    const [ad] = ADVERTISEMENTS.filter(({ field }) => field === "legal support");
    if (!(resume && ad)) throw new Error("There is no such field.");
    const told = `${resume.text}\n\nOther\n${line}`;
    const grades = gradesOf(told, ad, asking(ad, [asked]), asked);
    expect(grades).not.toEqual([]);
    expect(grades).not.toContain("met");
  });
});

describe("tricks", () => {
  test("another trade's resume is no good fit to begin with", () => {
    const high = POOR.flatMap((pair) => {
      const points = score(pair.resume.text, pair.ad);
      return points < GOOD ? [] : `${called(pair)}: ${points}`;
    });
    expect(high).toEqual([]);
  });

  const next = seeded(7);
  const tried = RESUMES.flatMap((resume) =>
    some(
      POOR.filter((pair) => pair.resume === resume),
      2,
      next,
    ),
  );
  test.each(TRICKS)("nobody gets ahead of me by this: $name", ({ write }) => {
    const lifted = tried.flatMap((pair) => {
      const before = score(pair.resume.text, pair.ad);
      const after = score(write(pair.resume.text, pair.ad), pair.ad);
      return after < GOOD ? [] : `${called(pair)}: ${before} to ${after}`;
    });
    expect(lifted).toEqual([]);
  });
});

/** The pairs that a change moves by more than so many points. */
function moved(resume: Resume, { name, write }: Change, most: number): string[] {
  const text = write(resume.text);
  return ADVERTISEMENTS.flatMap((ad) => {
    const [before, after] = [score(resume.text, ad), score(text, ad)];
    if (Math.abs(after - before) <= most) return [];
    return `${called({ resume, ad })}: ${name}: ${before} to ${after}`;
  });
}

describe("what must not matter", () => {
  test("who I am, where I live and what I believe move my score by a point at most", () => {
    const wrong = RESUMES.flatMap((resume, place) =>
      PERSONAL_CHANGES.filter((_, at) => at % 3 === place % 3).flatMap((change) =>
        moved(resume, change, 1),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test.each(LAYOUT_CHANGES)("my score is not about how my page looks: $name", (change) => {
    const wrong = RESUMES.flatMap((resume) => moved(resume, change, 3));
    expect(wrong).toEqual([]);
  });

  test("a day later and two days later I am told the same, give or take a point", () => {
    const next = seeded(48);
    const other = RESUMES.flatMap((resume) =>
      [0, next(200), 200 + next(200), 400 + next(300)].flatMap((first) =>
        ADVERTISEMENTS.flatMap((ad) => {
          const [before = 0, ...later] = [first, first + 1, first + 2].map((days) =>
            score(resume.text, ad, ad.text, dayAfter(days)),
          );
          const isSame = later.every((points) => Math.abs(points - before) <= 1);
          const told = `${called({ resume, ad })}, ${dayAfter(first)}: ${before}, ${later.join(", ")}`;
          return isSame ? [] : told;
        }),
      ),
    );
    expect(other).toEqual([]);
  });
});

type Place = Parameters<typeof quoteOf>[1];

const overlap = (one: Place, other: Place): boolean =>
  one.line >= 0 && one.line === other.line && one.from < other.to && other.from < one.to;

describe("one sentence, one answer", () => {
  test("no sentence that asks for one thing is both met and missing", () => {
    const torn = PAIRS.flatMap((pair) =>
      pair.ad.musts.flatMap((must) => {
        const grades = new Set(gradesOf(pair.resume.text, pair.ad, pair.ad.text, must));
        return grades.has("met") && grades.has("missing") ? `${called(pair)}: ${must}` : [];
      }),
    );
    expect(torn).toEqual([]);
  });

  test("no words of an advertisement are both met and missing", () => {
    const torn = PAIRS.flatMap((pair) => {
      const { graded } = match(pair.resume.text, pair.ad);
      const met = graded.filter(({ grade }) => grade === "met");
      const missing = graded.filter(({ grade }) => grade === "missing");
      const { lines } = readAd(pair.ad, pair.ad.text);
      return met
        .filter((one) => missing.some((other) => overlap(one.requirement, other.requirement)))
        .map(({ requirement }) => `${called(pair)}: ${quoteOf(lines, requirement)}`);
    });
    expect(torn).toEqual([]);
  });

  test.each(ADVERTISEMENTS)("what $title lists once counts once at most", (ad) => {
    const { lines, profile } = readAd(ad, ad.text);
    const counts = ad.musts.map((must) => {
      const own = profile.requirements.filter(
        ({ line, essential }) => essential && lines[line]?.text.includes(wordsOf(must)),
      );
      return { must, count: own.length };
    });
    expect(counts.filter(({ count }) => count > 1)).toEqual([]);
  });
});
