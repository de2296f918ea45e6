import { setTimeout as pause } from "node:timers/promises";
import { asMatched, type DocumentRecord } from "../../documents/service.ts";
import type { PairEvidence } from "../../matching/service.ts";
import type { NamedChange } from "../changes/change.ts";
import { changesFor } from "../changes/changes-for.ts";
import type { MakeVariant } from "../variants/variant.ts";
import { changedResume } from "./changed-resume.ts";
import { controlsOf } from "./controls-of.ts";
import { oneAhead } from "./one-ahead.ts";
import type { Outcome } from "./outcome.ts";
import { createTally } from "./tally.ts";

export interface AuditedJob {
  readonly id: string;
  readonly title: string;
}

export interface AuditTools {
  readonly make: MakeVariant;
  /** Undefined for a job that the index no longer has. */
  readonly evidenceFor: (
    resume: DocumentRecord,
    ids: readonly string[],
  ) => Promise<readonly (PairEvidence | undefined)[]>;
  /** One of the resumes; undefined when it is gone. */
  readonly resume: (id: string) => Promise<DocumentRecord | undefined>;
  /** Resumes checked. Throws when there is no use in going on. */
  readonly alive: (done: number) => Promise<void>;
}

interface Audited {
  readonly resumes: readonly string[];
  readonly jobs: readonly AuditedJob[];
}

interface Pair {
  readonly job: AuditedJob;
  readonly evidence: PairEvidence;
}

interface Trial extends NamedChange {
  /** Those that are scored again. */
  readonly pairs: readonly Pair[];
}

/** Questions to the index are answered one after another: whoever asks in between waits for so many pairs. */
const JOBS_AT_ONCE = 10;
/** A rest after each question, as long as the answer took: half of the index's time is everybody else's. */
const LONGEST_REST_MS = 200;

/** Scores every pair as it is, and again with each change. */
export async function runAudit({ resumes, jobs }: Audited, tools: AuditTools): Promise<Outcome> {
  const { make, alive } = tools;
  const tally = createTally();
  let read = 0;

  /** A resume's own scores, and itself as it was scored. */
  async function first(document: DocumentRecord) {
    const resume = await changedResume(document, { kind: "none" }, make);
    if (resume === "unread") tally.unread();
    if (resume === null || resume === "unread") return undefined;
    const pairs = await scored(resume, jobs, tools);
    for (const { evidence } of pairs) tally.scored(evidence.distance);
    read += 1;
    return { resume, pairs };
  }

  /** With each of these changes. */
  async function again(document: DocumentRecord, changes: readonly Trial[], place: number) {
    const variants = oneAhead(changes, ({ change }) => changedResume(document, change, make));
    for await (const [{ kind, label, pairs }, resume] of variants) {
      await alive(place);
      if (resume === "unread") tally.unread();
      if (resume === null || resume === "unread") continue;
      const before = new Map(pairs.map(({ job, evidence }) => [job.id, evidence.distance]));
      const asked = pairs.map(({ job }) => job);
      for (const { job, evidence } of await scored(resume, asked, tools)) {
        const distances = { before: before.get(job.id) ?? 1, after: evidence.distance };
        tally.rescored({ kind, resume: place, job: job.title, change: label, ...distances });
      }
    }
  }

  for (const [place, id] of resumes.entries()) {
    await alive(place);
    const document = await tools.resume(id);
    const own = document && (await first(document));
    if (!own) continue;
    const { pairs } = own;
    await again(
      document,
      changesFor(place).map((change) => ({ ...change, pairs })),
      place,
    );
    // What the owner added stands in lines as well: taken out, it must not come back.
    const matched = { ...asMatched(own.resume), corrections: {} };
    const controls = controlsOf(pairs).map(({ pair, ...change }) => ({ ...change, pairs: [pair] }));
    await again(matched, controls, place);
  }
  return tally.outcome(read, jobs.length);
}

/** Those that the index has. */
async function scored(
  resume: DocumentRecord,
  jobs: readonly AuditedJob[],
  { evidenceFor }: AuditTools,
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let from = 0; from < jobs.length; from += JOBS_AT_ONCE) {
    const asked = jobs.slice(from, from + JOBS_AT_ONCE);
    const began = performance.now();
    const answer = await evidenceFor(
      resume,
      asked.map(({ id }) => id),
    );
    await pause(Math.min(LONGEST_REST_MS, performance.now() - began));
    for (const [at, job] of asked.entries()) {
      const evidence = answer[at];
      if (evidence) pairs.push({ job, evidence });
    }
  }
  return pairs;
}
