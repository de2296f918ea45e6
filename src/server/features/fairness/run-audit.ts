import { setTimeout as pause } from "node:timers/promises";
import { asMatched, corrected, type DocumentRecord } from "../documents/service.ts";
import type { PairEvidence } from "../matching/service.ts";
import type { Change, Name, NamedChange } from "./change.ts";
import { STATEMENTS, type Subject } from "./change-words.ts";
import type { Outcome } from "./outcome.ts";
import { createTally } from "./tally.ts";
import type { MakeVariant } from "./variant.ts";

export interface AuditedJob {
  readonly id: string;
  readonly title: string;
}

interface AuditTools {
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

/** Each item with what is made of it, while the next one is being made. */
async function* oneAhead<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
): AsyncGenerator<readonly [Item, Made]> {
  const begin = (at: number) => {
    const made = items.slice(at, at + 1).map(make)[0];
    // It is awaited in its turn; if that never comes, nobody misses it.
    made?.catch(() => {});
    return made;
  };
  let next = begin(0);
  for (const [at, item] of items.entries()) {
    const made = next;
    next = begin(at + 1);
    if (made) yield [item, await made];
  }
}

/** As the document would be if its owner had brought it with this change. */
async function changedResume(
  document: DocumentRecord,
  change: Change,
  make: MakeVariant,
): Promise<DocumentRecord | null | "unread"> {
  const { receivedOn } = document;
  const variant = await make({ subject: subjectOf(document), change, receivedOn });
  if (variant === null || variant === "unread") return variant;
  const { lines, corrections, flags, reading } = variant;
  // The index knows a resume by its id: one with other words is another one.
  const id = `${document.id}:${JSON.stringify(change)}`;
  return { ...document, id, lines, corrections, flags, reading: { resume: reading } };
}

function subjectOf(document: DocumentRecord): Subject {
  const { lines, corrections, reading } = document;
  const { resume } = corrected(document);
  const names = [reading.resume?.profile.name ?? "", resume?.name ?? ""];
  const others = [
    ...(resume?.experience.map(({ company }) => company) ?? []),
    ...(resume?.education.map(({ institution }) => institution) ?? []),
  ];
  return {
    lines,
    corrections,
    sections: reading.resume?.sections ?? [],
    names: [...new Set(names)].filter((name) => name.trim() !== ""),
    others: others.filter((other) => other.trim() !== ""),
  };
}

/** So many of a resume's nearest jobs. */
const NEAREST = 3;

interface Scored {
  readonly evidence: PairEvidence;
}

/**
 * What must matter: for the jobs that fit a resume best, the lines that prove an essential requirement are
 * taken out.
 */
function controlsOf<Pair extends Scored>(
  pairs: readonly Pair[],
): (NamedChange & { readonly pair: Pair })[] {
  return [...pairs]
    .sort((a, b) => a.evidence.distance - b.evidence.distance)
    .flatMap((pair) => {
      const without = provingLines(pair.evidence);
      return without.length > 0 ? { pair, without } : [];
    })
    .slice(0, NEAREST)
    .map(({ pair, without }) => ({
      kind: "control",
      label: "without the lines that prove what is essential",
      change: { kind: "control", without },
      pair,
    }));
}

function provingLines({ requirements }: PairEvidence): number[] {
  const proving = requirements.flatMap(({ essential, passages }) =>
    essential ? passages.map(({ line }) => line) : [],
  );
  return [...new Set(proving)];
}

/** Each resume gets some of the names; over four resumes everybody's turn comes. */
const NAMES_EACH = 4;
const PRONOUNS = [
  { label: "he, Mr", to: "he" },
  { label: "she, Ms", to: "she" },
  { label: "they, Mx", to: "they" },
] as const;
/** Numbers and addresses that are set aside for examples. */
const CONTACTS = [
  { label: "another address and number", email: "reach.me@mail.example", phone: "0491 570 158" },
  { label: "an address and number overseas", email: "cv@post.example", phone: "+44 20 7946 0018" },
  { label: "no address and number", email: "", phone: "" },
];

/** What is changed in the resume at this place of the list, apart from the control. */
export function changesFor(place: number): NamedChange[] {
  const step = NAMES.length / NAMES_EACH;
  const names = NAMES.filter((_, at) => at % step === place % step);
  return [
    ...names.map(
      (name): NamedChange => ({
        kind: "name",
        label: `${name.given} ${name.family}`,
        change: { kind: "name", ...name },
      }),
    ),
    ...PRONOUNS.map(
      ({ label, to }): NamedChange => ({
        kind: "pronouns",
        label,
        change: { kind: "pronouns", to },
      }),
    ),
    ...CONTACTS.map(
      ({ label, ...contact }): NamedChange => ({
        kind: "contact",
        label,
        change: { kind: "contact", ...contact },
      }),
    ),
    ...STATEMENTS.map(
      ({ label, ...statement }): NamedChange => ({
        kind: "statements",
        label,
        change: { kind: "statements", ...statement },
      }),
    ),
  ];
}

/**
 * Names of our own: women's, men's and anybody's, of many origins, with the letters, hyphens and apostrophes
 * that forms stumble over, and some that are words of advertisements as well (Law, Park, Grace).
 */
export const NAMES: readonly Name[] = [
  { given: "Emily", family: "Clarke" },
  { given: "Oliver", family: "Bennett" },
  { given: "Siobhán", family: "O'Brien" },
  { given: "Giuseppe", family: "Caruso" },
  { given: "Eleni", family: "Papadakis" },
  { given: "Nikola", family: "Jovanović" },
  { given: "Fatima", family: "Al-Hassan" },
  { given: "Mohammed", family: "Rahman" },
  { given: "Priyanka", family: "Subramaniam" },
  { given: "Harpreet", family: "Singh" },
  { given: "Thi Mai", family: "Nguyen" },
  { given: "Wei", family: "Zhang" },
  { given: "Kit-Ying", family: "Law" },
  { given: "Min-jun", family: "Park" },
  { given: "Chiamaka", family: "Okonkwo" },
  { given: "Grace", family: "Simpson" },
];
