import type { ExperienceItem } from "#contract/resume-profile.ts";
import { type DateSpan, findDates, withoutDates } from "#reading/dates.ts";
import { piecesOf } from "#reading/model/word-pieces.ts";
import type { ResumeReading } from "#reading/resume-reading.ts";
import { isTitle, titleConcepts } from "../knowledge/titles.ts";
import { legalClassOf } from "../legal-classes.ts";
import { titleLevel } from "../levels.ts";
import type { Role } from "../profiles.ts";
import { gramsOf } from "../words/grams.ts";
import type { Unidentified } from "./units.ts";

/** Blanks that forms leave where a name was taken out. */
const PLACEHOLDERS = /\b(?:company name|city|state)\b/gi;
const LONGEST_TITLE = 90;
const LONGEST_NAME = 6;
const SHORTEST_YEARS = 0.1;
const MONTHS = 12;
const MOST_PIECES = 8;

export interface ReadRole extends Role {
  readonly title: string;
  readonly lines: readonly number[];
}

/** Dated jobs, the latest first: those that stand as such, and those that are told in sentences. */
export function rolesOf(
  reading: ResumeReading,
  lines: readonly Unidentified[],
  now: number,
  lawIsNear: boolean,
): ReadRole[] {
  const listed = reading.profile.experience.flatMap((item, at) => {
    const own = reading.sources[`experience.${at}`]?.lines ?? [];
    const titleLine = reading.sources[`experience.${at}.role`]?.lines[0] ?? own[0] ?? -1;
    const said = lines.filter(({ line }) => own.includes(line)).map(({ text }) => text);
    return listedRole(
      { ...item, role: item.role || titleAmong(said) },
      titleLine,
      own,
      now,
      lawIsNear,
    );
  });
  const taken = new Set(listed.flatMap((role) => role.lines));
  const told = lines
    .filter(
      ({ line, section }) =>
        !taken.has(line) && (section === "profile" || section === "experience"),
    )
    .flatMap((line) => toldRoles(line, now, lawIsNear));
  return [...listed, ...told].sort(
    (a, b) => b.to - a.to || b.from - a.from || compare(a.title, b.title),
  );
}

/** "Solicitor. Acted for insurers…": some name the job only in the first words about it. */
function titleAmong(lines: readonly string[]): string {
  const starts = lines
    .slice(0, 3)
    .map((line) => withoutDates(line, findDates(line)).split(/[,.;:|–—(]/)[0] ?? "");
  return starts.find((start) => start.split(/\s+/).length <= LONGEST_NAME && isTitle(start)) ?? "";
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function listedRole(
  item: ExperienceItem,
  line: number,
  lines: readonly number[],
  now: number,
  lawIsNear: boolean,
): ReadRole[] {
  const title = item.role.replace(PLACEHOLDERS, " ").replace(/\s+/g, " ").trim();
  const from = yearOf(item.startDate);
  const to = item.present ? now : (yearOf(item.endDate) ?? from);
  if (title === "" && from === undefined) return [];
  return [
    { ...titled(title, lawIsNear), line, lines, from: from ?? 0, to: Math.min(now, to ?? 0) },
  ];
}

export function titled(title: string, lawIsNear: boolean) {
  return {
    title,
    concepts: titleConcepts(title),
    grams: gramsOf(title),
    pieces: piecesOf(title, MOST_PIECES),
    legal: legalClassOf(title, lawIsNear),
    level: titleLevel(title),
  };
}

/** "2021-03" is 2021.17, "2021" is 2021. */
export function yearOf(date: string): number | undefined {
  const [year, month] = date.split("-").map(Number);
  return year ? year + (month ? (month - 1) / MONTHS : 0) : undefined;
}

const DEGREE =
  /\b(?:llb|ll\.b|bachelor|universit\w*|diploma|degree|b\.?com|bsc|school certificate)\b/i;
const PAPERS = /(?:registered|licen[cs]ed|admitted|certified) *$/i;

function toldRoles({ line, text }: Unidentified, now: number, lawIsNear: boolean): ReadRole[] {
  const spans = findDates(text).filter(({ kind, start }) => kind === "range" && start !== "");
  return spans.flatMap((span, at) => {
    const title = toldTitle(text, span, spans[at - 1]);
    const near = text.slice(Math.max(0, span.from - 60), span.to + 60);
    if (DEGREE.test(near) && !legalClassOf(title, lawIsNear)) return [];
    if (PAPERS.test(text.slice(0, span.from))) return [];
    const from = yearOf(span.start) ?? now;
    const to = span.present ? now : (yearOf(span.end) ?? from);
    if (from > now || to - from < SHORTEST_YEARS) return [];
    return [{ ...titled(title, lawIsNear), line, lines: [line], from, to: Math.min(now, to) }];
  });
}

/** What stands before the dates in their sentence, or after them: "2017–2026: runs liquidations". */
function toldTitle(text: string, span: DateSpan, before: DateSpan | undefined): string {
  const start = Math.max(before?.to ?? 0, lastEnd(text, span.from));
  const ahead = withoutDates(text.slice(start, span.from), []).trim();
  const rest = text
    .slice(span.to, span.to + LONGEST_TITLE)
    .replace(/^[\s,.|–—:()-]+/, "")
    .split(/:\s|\.\s|;|,\s/)[0];
  const front = ahead.replace(/^[\s,.|–—:()-]+/, "").split(/:\s|;/)[0] ?? "";
  return (front.length > 3 ? front : (rest ?? "")).slice(-LONGEST_TITLE);
}

function lastEnd(text: string, before: number): number {
  const ends = [...text.slice(0, before).matchAll(/[.;:]\s/g)];
  const last = ends.at(-1);
  return last ? last.index + last[0].length : 0;
}
