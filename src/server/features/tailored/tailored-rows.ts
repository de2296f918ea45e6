import type { TailoredRow } from "#contract/tailored.ts";
import type { Line } from "#reading/line.ts";
import type { ResumeReading, ResumeSection } from "#reading/resume-reading.ts";

/** A resume as it is matched: its own lines, and after them what the profile says beyond them. */
export interface MatchedResume {
  readonly lines: readonly Line[];
  /** How many of them stand in the file itself. */
  readonly own: number;
  readonly reading: ResumeReading;
  /** Of each line, whether the report shows it as a heading. */
  readonly headings: readonly boolean[];
}

/** How much a cited line counts for the job: less comes first. By number of the line, counted from 1. */
export interface Cited {
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
