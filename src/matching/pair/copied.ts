import type { CandidateProfile, VacancyProfile } from "../profiles.ts";

/**
 * Text taken over from the advertisement proves nothing, wherever it is pasted. Runs of three
 * telling words give it away, also when words between were dropped or exchanged.
 */

const RUN = 3;
/** Honest pairs share a few runs; more of the advertisement than this was copied. */
const MOST_SHARED = 0.06;
const FEWEST_RUNS = 12;
/** A sentence with so many of its runs from the advertisement, or so many of its words, is copied. */
const RUNS_OF_SENTENCE = 0.3;
const WORDS_OF_SENTENCE = 0.7;
const FEWEST_WORDS = 4;

interface Fingerprint {
  readonly runs: ReadonlySet<number>;
  readonly words: ReadonlySet<number>;
  readonly marks: Uint32Array;
}
const ownRuns = new WeakMap<CandidateProfile, OwnRuns>();
const fingerprints = new WeakMap<VacancyProfile, Fingerprint>();

const NONE: ReadonlySet<number> = new Set();

/** Places of the sentences that are copied; none in honest resumes. */
export function copiedUnits(
  candidate: CandidateProfile,
  vacancy: VacancyProfile,
): ReadonlySet<number> {
  if (!mayShare(candidate, vacancy)) return NONE;
  const own = runsOfCandidate(candidate);
  const { runs, words } = fingerprintOf(vacancy);
  if (runs.size < FEWEST_RUNS) return NONE;
  const shared = new Set<number>();
  const perUnit = new Map<number, number>();
  for (const [at, run] of own.runs.entries()) {
    if (!runs.has(run)) continue;
    shared.add(run);
    const unit = own.units[at] ?? 0;
    perUnit.set(unit, (perUnit.get(unit) ?? 0) + 1);
  }
  if (shared.size / runs.size <= MOST_SHARED || shared.size < FEWEST_RUNS) return NONE;
  return new Set(
    candidate.units.flatMap((unit, at) => {
      const count = unit.words.length;
      const known = unit.words.reduce((sum, word) => sum + (words.has(word) ? 1 : 0), 0);
      if (count < FEWEST_WORDS) return known === count && count > 0 ? at : [];
      const runShare = (perUnit.get(at) ?? 0) / Math.max(1, count - RUN + 1);
      return runShare >= RUNS_OF_SENTENCE || known / count >= WORDS_OF_SENTENCE ? at : [];
    }),
  );
}

/**
 * A quick look that never misses: most pairs share next to nothing. Whichever side is known from before
 * is marked; the other one is looked through.
 */
function mayShare(candidate: CandidateProfile, vacancy: VacancyProfile): boolean {
  const known = fingerprints.get(vacancy);
  if (known && !ownRuns.has(candidate)) return hasMarked(known.marks, wordsOf(candidate, passing));
  return hasMarked(runsOfCandidate(candidate).marks, vacancy.words);
}

/** For a vacancy that is held against many candidates. */
export function rememberVacancy(vacancy: VacancyProfile): void {
  fingerprintOf(vacancy);
}

function hasMarked(marks: Uint32Array, words: Uint16Array): boolean {
  let seen = 0;
  for (let at = 0; at + RUN <= words.length; at += 1) {
    const mark = markOf(runAt(words, at));
    if (((marks[mark >>> 5] ?? 0) >>> (mark & 31)) & 1) seen += 1;
    if (seen >= FEWEST_RUNS) return true;
  }
  return false;
}

const MARKS = 0x10000;
const markOf = (run: number) => (run ^ (run >>> 16)) & (MARKS - 1);

function marksOf(runs: Uint32Array): Uint32Array {
  const marks = new Uint32Array(MARKS >>> 5);
  for (const run of runs) {
    const mark = markOf(run);
    marks[mark >>> 5] = (marks[mark >>> 5] ?? 0) | (1 << (mark & 31));
  }
  return marks;
}

/** Runs over all sentences, so that cutting a text into small pieces does not hide it. */
interface OwnRuns {
  readonly runs: Uint32Array;
  /** The sentence that the middle word of each run stands in. */
  readonly units: readonly number[];
  /** One bit for many runs: where none is set, there is no such run. */
  readonly marks: Uint32Array;
}

function runsOfCandidate(candidate: CandidateProfile): OwnRuns {
  const known = ownRuns.get(candidate);
  if (known) return known;
  const places = candidate.units.flatMap((unit, at) => Array.from(unit.words, () => at));
  const runs = runsOf(wordsOf(candidate));
  const made = { runs, units: places.slice(1, -1), marks: marksOf(runs) };
  ownRuns.set(candidate, made);
  return made;
}

function fingerprintOf(vacancy: VacancyProfile): Fingerprint {
  const known = fingerprints.get(vacancy);
  if (known) return known;
  const runs = runsOf(vacancy.words);
  const made = { runs: new Set(runs), words: new Set(vacancy.words), marks: marksOf(runs) };
  fingerprints.set(vacancy, made);
  return made;
}

const passing = new Uint16Array(0x4000);

/** All words, one after the other, into the room given where it is enough. */
function wordsOf({ units }: CandidateProfile, room = new Uint16Array(0)): Uint16Array {
  const count = units.reduce((sum, unit) => sum + unit.words.length, 0);
  const words = count <= room.length ? room.subarray(0, count) : new Uint16Array(count);
  let at = 0;
  for (const unit of units) {
    words.set(unit.words, at);
    at += unit.words.length;
  }
  return words;
}

function runsOf(words: Uint16Array): Uint32Array {
  const runs = new Uint32Array(Math.max(0, words.length - RUN + 1));
  for (let at = 0; at < runs.length; at += 1) runs[at] = runAt(words, at);
  return runs;
}

function runAt(words: Uint16Array, at: number): number {
  const first = Math.imul(words[at] ?? 0, 0x9e3779b1) ^ (words[at + 1] ?? 0);
  return (Math.imul(first, 0x85ebca6b) ^ Math.imul(words[at + 2] ?? 0, 0xc2b2ae35)) >>> 0;
}
