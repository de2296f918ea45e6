import type { ComparedRequirement } from "#contract/comparison.ts";
import {
  type ChangedSentence,
  TAILORED_SENTENCES as say,
  type TailoredRow,
  type TailoredSentence,
} from "#contract/tailored.ts";
import type { Line } from "#reading/line.ts";
import type { ResumeReading, ResumeSection } from "#reading/resume-reading.ts";
import type { Database } from "#server/platform/database/database.ts";
import { conflict, notFound } from "#server/platform/faults.ts";
import type { Kept } from "../comparison/service.ts";
import { asMatched, corrected, type DocumentRecord, findDocument } from "../documents/service.ts";
import { type MadeSentence, madeSentences } from "./made-sentences.ts";
import * as repository from "./repository.ts";
import type { LeftOut } from "./tables.ts";

export type TailoredPair = Awaited<ReturnType<typeof tailoredPair>>;

/** Both documents as they are now: made from the report and the resume's lines, with the candidate's changes. */
export async function tailoredPair(database: Database, accountId: string, kept: Kept) {
  const { resumeId, jobId, body } = kept;
  const pair = { accountId, resumeId, jobId };
  const document = await findDocument(database, { accountId }, resumeId);
  if (!document) throw notFound(say.notFound);
  const { lines, reading, profile } = readAsReported(document, kept);
  const changes = await repository.find(database, pair);
  const headings = body.resume.lines.map(({ heading }) => heading);
  const own = document.lines.length;
  const rows = tailoredRows({ lines, own, reading, headings }, citedIn(body.requirements));
  const leftOut = stillThere(changes?.leftOut ?? [], lines);
  const { job, requirements } = body;
  const made = madeSentences({ job, requirements, resume: { rows, reading, profile } });
  const sentences = changes?.sentences ?? [];
  return {
    pair,
    comparisonId: kept.id,
    body,
    profile,
    lines,
    rows: rows.map((row) => ({
      ...row,
      left_out: row.can_leave && leftOut.has(row.lines[0] ?? 0),
    })),
    sentences: letterAsChanged(made, sentences),
    isLetterChanged: sentences.length > 0,
  };
}

/** The resume as it is matched, if it still reads as it does in the report: else its lines prove something else. */
function readAsReported(document: DocumentRecord, { body }: Kept) {
  const { resume: profile } = corrected(document);
  const { lines, reading } = asMatched(document);
  if (!profile || !reading.resume) throw conflict(say.unread);
  const shown = body.resume.lines;
  const isSame =
    shown.length === lines.length && shown.every(({ text }, at) => text === lines[at]?.text);
  if (!isSame) throw conflict(say.changed);
  return { lines, reading: reading.resume, profile };
}

const stillThere = (leftOut: readonly LeftOut[], lines: readonly { text: string }[]) =>
  new Set(
    leftOut.filter(({ line, text }) => lines[line - 1]?.text === text).map(({ line }) => line),
  );

const WEIGHT = { required: 0, preferred: 1, duty: 2, inPart: 3 };

/** What each line of the resume is cited for, by its number. What is not shown cites nothing. */
function citedIn(requirements: readonly ComparedRequirement[]): ReadonlyMap<number, Cited> {
  const cited = new Map<number, Cited>();
  for (const requirement of requirements) {
    if (requirement.grade !== "met" && requirement.grade !== "partial") continue;
    for (const { line } of requirement.evidence) {
      const known = cited.get(line);
      cited.set(line, {
        proves: [...(known?.proves ?? []), requirement.number],
        weight: Math.min(known?.weight ?? WEIGHT.inPart, weightOf(requirement)),
      });
    }
  }
  return cited;
}

function weightOf({ grade, kind, essential }: ComparedRequirement): number {
  if (grade === "partial") return WEIGHT.inPart;
  if (kind === "duty") return WEIGHT.duty;
  return essential ? WEIGHT.required : WEIGHT.preferred;
}

/**
 * The letter in the candidate's order and words. What they typed stays, also where the sentence that it stood for is
 * not made any more; what is made since stands where it would without them.
 */
export function letterAsChanged(
  made: readonly MadeSentence[],
  changes: readonly ChangedSentence[],
): TailoredSentence[] {
  const known = new Map(made.map((one) => [one.id, one]));
  const letter = changes.flatMap((change) => changed(known.get(change.id), change) ?? []);
  for (const [at, one] of made.entries()) {
    if (letter.some(({ id }) => id === one.id)) continue;
    const before = made[at - 1]?.id;
    const place = letter.findIndex(({ id }) => id === before) + 1;
    letter.splice(place, 0, asMade(one));
  }
  return letter;
}

const asMade = (one: MadeSentence): TailoredSentence => ({ ...one, made: one.text, out: false });

function changed(
  one: MadeSentence | undefined,
  { id, text, out }: ChangedSentence,
): TailoredSentence | undefined {
  if (one && (text === null || text === one.text)) return { ...asMade(one), out };
  if (text === null) return undefined;
  return {
    id,
    text,
    made: one?.text ?? "",
    part: one?.part ?? "added",
    // Typed by hand, it is not ours to vouch for.
    rests_on: "own-words",
    lines: [],
    requirement: 0,
    out,
  };
}

/** A resume as it is matched: its own lines, and after them what the profile says beyond them. */
interface MatchedResume {
  readonly lines: readonly Line[];
  /** How many of them stand in the file itself. */
  readonly own: number;
  readonly reading: ResumeReading;
  /** Of each line, whether the report shows it as a heading. */
  readonly headings: readonly boolean[];
}

/** How much a cited line counts for the job: less comes first. By number of the line, counted from 1. */
interface Cited {
  readonly proves: readonly number[];
  readonly weight: number;
}

type Row = Omit<TailoredRow, "left_out">;
interface Placed extends Row {
  /** Of the resume's jobs, counted from 0; -1 outside of all. */
  readonly job: number;
  readonly bullet: boolean;
  readonly weight: number;
}

/**
 * The candidate's own resume, re-ordered and never rewritten: within a job the points that prove what is asked
 * for come first. Only points of one unbroken list change places, so that no heading, date or employer comes to
 * stand over another's work.
 */
export function tailoredRows(resume: MatchedResume, cited: ReadonlyMap<number, Cited>): Row[] {
  const placed = rowsInOrder(resume).map((row) => withProof(row, cited));
  return reordered(placed).map(({ job: _job, bullet: _bullet, weight: _weight, ...row }) => row);
}

const UNPROVEN = Number.MAX_SAFE_INTEGER;

function withProof(row: Placed, cited: ReadonlyMap<number, Cited>): Placed {
  const found = row.lines.flatMap((line) => cited.get(line) ?? []);
  const proves = [...new Set(found.flatMap((one) => one.proves))].sort((a, b) => a - b);
  return { ...row, proves, weight: Math.min(UNPROVEN, ...found.map(({ weight }) => weight)) };
}

function reordered(rows: readonly Placed[]): Placed[] {
  const result: Placed[] = [];
  let run: Placed[] = [];
  const close = () => {
    const sorted = run.toSorted((a, b) => a.weight - b.weight);
    result.push(
      ...sorted.map((row, at) => ({
        ...row,
        moved: row.weight < UNPROVEN && run.indexOf(row) > at,
      })),
    );
    run = [];
  };
  for (const row of rows) {
    const isPoint = row.bullet && row.job >= 0 && row.kind === "item" && !DATES.test(row.text);
    const goesOn = isPoint && (run.length === 0 || run[0]?.job === row.job);
    if (!goesOn) close();
    if (isPoint) run.push(row);
    else result.push(row);
  }
  close();
  return result;
}

/** A point with a span of years may be a job of its own that was not read as one. */
const DATES =
  /\b(?:19|20)\d\d\s*(?:-|–|—|to|until)\s*(?:\p{L}+\s+)?(?:(?:19|20)\d\d|present|now|current|today)/iu;
/** A page's own furniture, which has no place in the middle of another. */
const PAGE_NUMBER = /^(?:page\s+)?\d{1,3}\s*(?:(?:of|\/)\s*\d{1,3})?$/i;

function rowsInOrder(resume: MatchedResume): Placed[] {
  const { lines } = resume;
  const about = aboutLines(resume);
  const widest = Math.max(0, ...lines.map(({ text }) => text.length));
  const rows: Placed[] = [];
  let before: number | undefined;
  for (const at of orderOf(resume, about)) {
    const line = lines[at];
    const told = about[at];
    if (!line || !told || isFurniture(line, at, lines)) continue;
    const last = rows.at(-1);
    const isMore =
      last !== undefined &&
      before === at - 1 &&
      at < resume.own &&
      last.job === told.job &&
      told.kind === "text" &&
      goesOn(last, line, widest);
    if (isMore) rows[rows.length - 1] = longer(last, line, at);
    else rows.push(rowOf(line, at, told));
    before = at;
  }
  return rows.map((row) => ({ ...row, can_leave: mayLeave(row, about) }));
}

interface About {
  readonly kind: Row["kind"];
  readonly section: ResumeSection;
  readonly job: number;
}

const isFurniture = ({ text, page }: Line, at: number, lines: readonly Line[]) =>
  PAGE_NUMBER.test(text.trim()) ||
  (page > 1 && lines.slice(0, at).some((other) => other.page < page && isSameHead(other, text)));
/** A name that stands again on the second page. */
const isSameHead = (other: Line, text: string) => other.margin === true && other.text === text;

const rowOf = (line: Line, at: number, { kind, job }: About): Placed => ({
  lines: [at + 1],
  text: line.text,
  kind: line.bullet && kind === "text" ? "item" : kind,
  proves: [],
  moved: false,
  can_leave: false,
  job,
  bullet: line.bullet === true,
  weight: UNPROVEN,
});

const longer = (row: Placed, { text }: Line, at: number): Placed => ({
  ...row,
  lines: [...row.lines, at + 1],
  text: /\p{L}-$/u.test(row.text) ? row.text + text : `${row.text} ${text}`,
});

const FULL = 0.7;
/** Cut off where the page ended, and not by the writer. */
function goesOn({ kind, text: before }: Placed, line: Line, widest: number): boolean {
  if (kind !== "item" && kind !== "text") return false;
  if (line.bullet || line.gapBefore || line.heading !== undefined || line.text.includes("\t"))
    return false;
  if (/[.!?:;]["”’)]*$/.test(before)) return false;
  const isCut = before.length >= widest * FULL && !before.includes("\t");
  return isCut || (kind === "item" && /^[\p{Ll}(&]/u.test(line.text));
}

const FEW_WORDS = 4;
/** PRESENT ROLE, alone on its line. */
const isShort = ({ text, bullet }: Line) =>
  !bullet && /^\p{Lu}[\p{Lu} &/]{3,}:?$/u.test(text) && text.split(" ").length <= FEW_WORDS;

/** What a line is, by what was read in it. */
function aboutLines({ lines, own, reading, headings }: MatchedResume): About[] {
  const { sources, sections, profile } = reading;
  const linesAt = (key: string) => sources[key]?.lines ?? [];
  const names = linesAt("name");
  const about = lines.map((line, at): About => {
    const section = sections[at] ?? "other";
    if (names.includes(at)) return { kind: "name", section, job: -1 };
    const isHeading = at < own && (headings[at] || (section !== "skills" && isShort(line)));
    return { kind: isHeading ? "heading" : "text", section, job: -1 };
  });
  for (const [job] of profile.experience.entries()) {
    const all = linesAt(`experience.${job}`).toSorted((a, b) => a - b);
    const told = linesAt(`experience.${job}.description`);
    const first = Math.min(...told, ...all.filter((at) => at >= own));
    for (const at of all) {
      const known = about[at];
      if (!known || known.kind === "name") continue;
      const isHead = at < first || at === all[0];
      about[at] = { ...known, job, kind: isHead ? "head" : known.kind };
    }
  }
  return about;
}

/** The lines of the file in their order, each with what the profile adds where it belongs. */
function orderOf({ lines, own, reading }: MatchedResume, about: readonly About[]): number[] {
  const order = lines.slice(0, own).map((_, at) => at);
  const isOwn = (at: number) => at < own;
  // The first of them is the heading that says whose words follow.
  for (let at = own + 1; at < lines.length; at += 1) {
    const told = about[at];
    if (!told) continue;
    const ofJob = (reading.sources[`experience.${told.job}`]?.lines ?? []).filter(isOwn);
    const after = order.findLastIndex((one) =>
      told.job >= 0 && (ofJob.length > 0 || !isOwn(one))
        ? about[one]?.job === told.job
        : about[one]?.section === told.section,
    );
    const place =
      after >= 0 ? after : order.findLastIndex((one) => about[one]?.section === told.section);
    order.splice(place >= 0 ? place + 1 : order.length, 0, at);
  }
  return order;
}

const LEAVABLE: ReadonlySet<ResumeSection> = new Set(["summary", "experience", "skills", "other"]);
const A_SENTENCE = 40;

/** Headings, names, dates, employers and papers stay; of the rest a person may leave out what does not matter here. */
function mayLeave({ kind, lines, text, bullet }: Placed, about: readonly About[]): boolean {
  const { section = "other" } = about[(lines[0] ?? 1) - 1] ?? {};
  if (kind !== "item" && kind !== "text") return false;
  if (!LEAVABLE.has(section) || DATES.test(text)) return false;
  return bullet || section === "skills" || text.length >= A_SENTENCE;
}
