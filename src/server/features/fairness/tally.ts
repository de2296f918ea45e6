import {
  FAIRNESS_KINDS,
  type FairnessExample,
  type FairnessFinding,
  type FairnessKind,
} from "#contract/fairness.ts";
import { MATCH_LEVELS, matchLevel, percentOf } from "#contract/match-levels.ts";
import type { Outcome } from "./outcome.ts";

const EXAMPLES = 5;

/** One pair, scored again. */
export interface Rescored {
  readonly kind: FairnessKind;
  /** Its place among those that are audited. */
  readonly resume: number;
  readonly job: string;
  /** What was changed, in words of ours. */
  readonly change: string;
  readonly before: number;
  readonly after: number;
}

interface Count extends Omit<FairnessFinding, "resumes" | "examples" | "kind"> {
  readonly resumes: Set<number>;
  readonly examples: FairnessExample[];
}

/** Counts pairs as they are scored: nothing of a document is kept. */
export function createTally() {
  const levels = new Map(MATCH_LEVELS.map(({ name }) => [name, 0]));
  const counts = new Map<FairnessKind, Count>(FAIRNESS_KINDS.map((kind) => [kind, nothing()]));
  let pairs = 0;
  let unread = 0;

  return {
    scored(distance: number): void {
      const level = matchLevel(distance);
      pairs += 1;
      levels.set(level, (levels.get(level) ?? 0) + 1);
    },

    unread(): void {
      unread += 1;
    },

    rescored({ kind, resume, job, change, before, after }: Rescored): void {
      const count = counts.get(kind) ?? nothing();
      const points = { before: percentOf(before), after: percentOf(after) };
      const difference = Math.abs(points.after - points.before);
      count.resumes.add(resume);
      counts.set(kind, {
        ...count,
        pairs: count.pairs + 1,
        changed: count.changed + Number(difference > 0),
        largest: Math.max(count.largest, difference),
        unseen: count.unseen + Number(difference === 0 && before !== after),
        relevelled: count.relevelled + Number(matchLevel(before) !== matchLevel(after)),
        examples:
          difference > 0
            ? largest([...count.examples, { job, ...points, change }])
            : count.examples,
      });
    },

    outcome: (resumes: number, jobs: number): Outcome => ({
      resumes,
      jobs,
      pairs,
      unread,
      levels: [...levels].map(([level, at]) => ({ level, pairs: at })),
      findings: [...counts].map(([kind, count]) => ({
        ...count,
        kind,
        resumes: count.resumes.size,
      })),
    }),
  };
}

const nothing = (): Count => ({
  resumes: new Set(),
  pairs: 0,
  changed: 0,
  unseen: 0,
  largest: 0,
  relevelled: 0,
  examples: [],
});

const sizeOf = ({ before, after }: FairnessExample) => Math.abs(after - before);

/** Of equals the one that came first, and of each job one: the same pair would stand there again and again. */
const largest = (examples: readonly FairnessExample[]) =>
  [...examples]
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .filter(({ job }, at, sorted) => sorted.findIndex((other) => other.job === job) === at)
    .slice(0, EXAMPLES);
