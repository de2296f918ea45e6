import type { ResumeProfile } from "#contract/resume-profile.ts";
import type { Line, Reading, Source } from "../line.ts";
import type { ResumeReading, ResumeSection } from "../resume-reading.ts";
import { readExperience } from "./experience/read-experience.ts";
import { isContact } from "./header/contact-signs.ts";
import { type FoundName, findName } from "./header/find-name.ts";
import { readEmail, readLocation, readPhone } from "./header/read-contact.ts";
import { readLinks } from "./header/read-links.ts";
import { findOutline } from "./outline/find-outline.ts";
import { isDocumentTitle } from "./outline/heading-wording.ts";
import { isLicence } from "./outline/loose-parts.ts";
import type { PlacedRow } from "./outline/placed-row.ts";
import { readAdmission } from "./read-admission.ts";
import { readCertifications } from "./read-certifications.ts";
import { readEducation } from "./read-education.ts";
import { readSkills } from "./read-skills.ts";
import type { Read, ReadItem } from "./read-value.ts";
import { cleanLines } from "./rows/clean-lines.ts";
import { joinRows } from "./rows/paragraphs.ts";
import type { Row } from "./rows/row.ts";
import { measure, toRows } from "./rows/to-rows.ts";
import { isList, isProse } from "./signs.ts";
import type { Part } from "./words/headings.ts";
import { isPersonal } from "./words/personal.ts";
import { withYears } from "./years.ts";

const PAGE = /\bpage \d{1,3}\b|^\d{1,3} ?(?:of|\/) ?\d{1,3}$|\b\d{1,3} of \d{1,3}$/i;
const ONLY_PAGE = /^[-–—|•·\s]*(?:page )?\d{1,3}(?: ?(?:of|\/) ?\d{1,3})?[-–—|•·\s]*$/i;
const DOCUMENT = /\b(?:curriculum vitae|résumé|resume|cv|confidential|continued|page|of)\b/gi;
const RUNNING_LINES_LONGEST = 90;
const ROWS_OF_HEAD = 8;
const DOCUMENT_OR_PAGE =
  /^(?:curriculum vitae|résumé|resume|cv|confidential|page \d{1,3}(?: of \d{1,3})?|\d{1,3})$/i;

/** Lines that repeat on every page and belong to nothing: "Jane Citizen – page 2 of 3". */
function runningLines(
  rows: readonly Row[],
  name: string,
  nameLines: readonly number[],
): ReadonlySet<number> {
  const found = new Set<number>();
  const own = plain(name);
  for (const [at, row] of rows.entries()) {
    if (nameLines.includes(row.line) || row.text.length > RUNNING_LINES_LONGEST || row.bullet)
      continue;
    const title = isDocumentTitle(row.text);
    if (title || isPageNumber(row, rows, at) || isNameAgain(row, own)) found.add(row.line);
    if (at > ROWS_OF_HEAD && isHeadAgain(row, own, rows)) found.add(row.line);
  }
  for (const row of repeatedAtEdges(rows)) {
    if (!nameLines.includes(row.line)) found.add(row.line);
  }
  return found;
}

/** "Jane Citizen | 0491 570 156" at the top of a later page, when the number was given before. */
function isHeadAgain(row: Row, own: string, before: readonly Row[]): boolean {
  if (own.length < 4 || !plain(row.text).includes(own)) return false;
  const pieces = row.text.split(/\s*[|·•\t]\s*/).filter((piece) => !plain(piece).includes(own));
  return pieces.length > 0 && pieces.every((piece) => isGivenContact(piece, before));
}

function isGivenContact(piece: string, before: readonly Row[]): boolean {
  if (DOCUMENT_OR_PAGE.test(piece)) return true;
  const contact = /\d[\d\s()+-]{6,}\d|\S@\S/.test(piece);
  return contact && before.slice(0, ROWS_OF_HEAD).some((row) => row.text.includes(piece));
}

/** The same words at the foot or the head of several pages; of those at the head the first one counts. */
function repeatedAtEdges(rows: readonly Row[]): Row[] {
  const edges = new Map<string, Row[]>();
  for (const [at, row] of rows.entries()) {
    const foot = rows[at + 1]?.page !== row.page && rows[at + 1] !== undefined;
    const head = at > 0 && rows[at - 1]?.page !== row.page;
    const opening = at === 0;
    const last = at === rows.length - 1;
    if (!foot && !head && !opening && !last) continue;
    if (row.text.length > RUNNING_LINES_LONGEST || row.bullet) continue;
    const key = row.text.toLowerCase().replace(/\d+/g, "#");
    edges.set(key, [...(edges.get(key) ?? []), row]);
  }
  return [...edges.values()].flatMap((same) => {
    const pages = new Set(same.map((row) => row.page));
    return pages.size < 2 ? [] : same.slice(1);
  });
}

function isPageNumber(row: Row, rows: readonly Row[], at: number): boolean {
  if (!ONLY_PAGE.test(row.text)) return false;
  if (/[a-z/]/i.test(row.text)) return true;
  // A bare number counts only at the edge of a page.
  const last = rows[at - 1];
  const next = rows[at + 1];
  return last !== undefined && (next === undefined || next.page > row.page) && row.page > 0;
}

/** The name with nothing but a number or the word for the document, past the first page or with a number. */
function isNameAgain(row: Row, own: string): boolean {
  if (own.length < 4) return false;
  const text = plain(row.text);
  if (!text.includes(own)) return false;
  const rest = text.replace(own, "").replace(DOCUMENT, "").trim();
  if (rest !== "" && !PAGE.test(row.text)) return false;
  return row.page > 1 || PAGE.test(row.text) || (rest === "" && text !== own);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\s]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

const SECTION_OF: Readonly<Record<Part, ResumeSection>> = {
  header: "header",
  letter: "other",
  summary: "summary",
  experience: "experience",
  education: "education",
  skills: "skills",
  certifications: "certifications",
  languages: "other",
  volunteering: "other",
  other: "other",
};

/** The rows of a part, without its headings. */
function rowsOf(placed: readonly PlacedRow[], part: Part): Row[] {
  return placed.flatMap((spot) => (spot.part === part && !spot.heading ? [spot.row] : []));
}

/** The same, stretch by stretch. */
function blocksOf(placed: readonly PlacedRow[], part: Part): Row[][] {
  const blocks = new Map<number, Row[]>();
  for (const spot of placed) {
    if (spot.part !== part || spot.heading) continue;
    const block = blocks.get(spot.block) ?? [];
    block.push(spot.row);
    blocks.set(spot.block, block);
  }
  return [...blocks.values()];
}

/** Licences are also printed among the studies. */
function credentialRows(placed: readonly PlacedRow[]): Row[] {
  const among = rowsOf(placed, "education").filter(({ text }) => {
    return isLicence(text) && (!isProse(text) || isList(text));
  });
  return [...rowsOf(placed, "certifications"), ...among];
}

/** One section for each line; a line that was never believed goes with the line before it. */
function sectionsOf(
  lines: readonly Line[],
  placed: readonly PlacedRow[],
  running: ReadonlySet<number>,
): ResumeSection[] {
  const known = new Map<number, ResumeSection>();
  for (const { row, part } of placed) {
    if (!known.has(row.line)) known.set(row.line, SECTION_OF[part]);
  }
  let last: ResumeSection = "header";
  return lines.map((line, at) => {
    if (running.has(at)) return isDocumentTitle(line.text) ? "header" : "other";
    last = known.get(at) ?? last;
    return last;
  });
}

interface ResumeOptions {
  /** The day on which "present" ends: "2026-11-15". */
  readonly receivedOn: string;
  /** Lines never to be believed. */
  readonly skip?: ReadonlySet<number>;
}

const CONFIDENCE = { summary: 0.85 };

/** Reads a resume from its lines: plain values, where each stands, and the section of every line. */
export const readResume = (lines: readonly Line[], options: ResumeOptions): ResumeReading =>
  withYears(readUndated(lines, options.skip), options.receivedOn);

/** The same without what depends on the day: a text can be read before that is known (`withYears`). */
export function readUndated(
  lines: readonly Line[],
  skip: ReadonlySet<number> = new Set(),
): ResumeReading {
  const clean = cleanLines(lines);
  const printed = toRows(clean, skip);
  const setting = measure(printed);
  const letter = lengthOfLetter(printed);
  const signed = [signatureOf(printed, letter)].filter((text) => text !== "");
  const name =
    findName(printed.slice(letter), setting, signed) ?? findName(printed, setting, signed);
  const running = runningLines(printed, name?.name ?? "", name?.lines ?? []);
  const rows = toRows(clean, new Set([...skip, ...running, ...personalLines(printed, name)]));
  const placed = findOutline(rows, lengthOfLetter(rows), setting, name);

  const { sources, note, text, items } = keepSources();
  const links = readLinks(placed);
  const summary = rowsOf(placed, "summary");
  const skills = readSkills(rowsOf(placed, "skills")).slice(0, LONGEST.list);
  const experience = items("experience", readExperience(blocksOf(placed, "experience")));
  const admission = readAdmission(placed);
  const profile: ResumeProfile = {
    name: name?.name ?? "",
    email: text("email", readEmail(placed, name?.name ?? "")),
    phone: text("phone", readPhone(placed)),
    location: text("location", readLocation(placed)),
    links: {
      linkedin: text("links.linkedin", links.linkedin),
      github: text("links.github", links.github),
      website: text("links.website", links.website),
    },
    summary: joinRows(summary).replaceAll("\n", " ").slice(0, LONGEST.long),
    skills: skills.map((skill) => skill.text.slice(0, LONGEST.text)),
    experience: experience.map(clipped),
    education: items("education", readEducation(blocksOf(placed, "education"))).map(clipped),
    certifications: items("certifications", readCertifications(credentialRows(placed))).map(
      clipped,
    ),
    admission: admission ? clipped(admission.value) : null,
    yearsOfExperience: null,
    postAdmissionYears: null,
  };
  note("name", name);
  note("admission", admission);
  const told = summary.map((row) => row.line);
  if (told.length > 0) note("summary", { lines: told, confidence: CONFIDENCE.summary });
  for (const [at, skill] of skills.entries()) note(`skills.${at}`, skill);
  return { profile, sources: sources(), sections: sectionsOf(lines, placed, running) };
}

const NEAR_NAME = 16;

/** What is said of the person right below the name tells nothing of how the page goes on. */
function personalLines(rows: readonly Row[], name: FoundName | undefined): number[] {
  const first = rows.findIndex(({ line }) => name?.lines.includes(line));
  if (first < 0) return [];
  return rows
    .slice(first + 1, first + 1 + NEAR_NAME)
    .filter(({ text }) => isPersonal(text, false) && !isContact(text))
    .map(({ line }) => line);
}

/** No text is longer than the contract allows; a description may be long. */
function clipped<Item extends object>(item: Item): Item {
  const cut = { ...item };
  for (const [key, value] of Object.entries(item)) {
    if (typeof value !== "string") continue;
    const longest = key === "description" ? LONGEST.long : LONGEST.text;
    if (value.length > longest) Object.assign(cut, { [key]: value.slice(0, longest) });
  }
  return cut;
}

/** As long as the contract allows a text, a long text and a list to be. */
const LONGEST = { text: 500, long: 20_000, list: 200 };

interface SourceKeeper {
  readonly sources: () => Reading<unknown>["sources"];
  readonly note: (key: string, found: Source | undefined) => void;
  readonly text: (key: string, found: Read<string> | undefined) => string;
  readonly items: <Item extends object>(key: string, found: readonly ReadItem<Item>[]) => Item[];
}

/** Writes down where each value was read while the values are put together. */
function keepSources(): SourceKeeper {
  const sources: Record<string, Source> = {};
  const note = (key: string, found: Source | undefined) => {
    if (found) sources[key] = { lines: found.lines, confidence: found.confidence };
  };
  const text = (key: string, found: Read<string> | undefined) => {
    note(key, found);
    return (found?.value ?? "").slice(0, LONGEST.text);
  };
  const items = <Item extends object>(key: string, found: readonly ReadItem<Item>[]) =>
    found.slice(0, LONGEST.list).map((one, at) => {
      note(`${key}.${at}`, one);
      for (const [field, lines] of Object.entries(one.fields)) {
        if (lines.length === 0) continue;
        note(`${key}.${at}.${field}`, { lines, confidence: one.confidence });
      }
      return one.item;
    });
  return { sources: () => sources, note, text, items };
}

const SALUTATION =
  /^(?:(?:dear|hi|hello|good (?:morning|afternoon)) (?:[\p{L}.]+ ?){1,6}|to whom it may concern|to the hiring (?:manager|team|partner)|attention:? .{2,60})[,:]?$/iu;
const SIGN_OFF =
  /^(?:yours (?:sincerely|faithfully|truly)|(?:kind|warm|best|kindest|with (?:kind|best|warm)) (?:regards|wishes)|regards|sincerely(?: yours)?|respectfully(?: yours)?|many thanks|thank you)[,.]?$/i;
/** A letter longer than this is no letter. */
const LONGEST_LETTER = 150;
/** The name under the letter, perhaps with a number or "Encl." below it. */
const MOST_ROWS_OF_SIGNATURE = 4;

/** How many of the first rows are a letter that goes before the resume; 0 when there is none. */
function lengthOfLetter(rows: readonly Row[]): number {
  const opening = rows.slice(0, LONGEST_LETTER);
  const salutation = opening.findIndex((row) => SALUTATION.test(row.text));
  if (salutation < 0) return 0;
  const signOff = opening.findIndex((row, at) => at > salutation && SIGN_OFF.test(row.text));
  if (signOff < 0) return 0;
  return endOfSignature(rows, signOff);
}

/** The name below the letter; "" when there is none. */
function signatureOf(rows: readonly Row[], length: number): string {
  const letter = rows.slice(0, length);
  const signOff = letter.findLastIndex((row) => SIGN_OFF.test(row.text));
  return signOff < 0 ? "" : (letter[signOff + 1]?.text ?? "");
}

function endOfSignature(rows: readonly Row[], signOff: number): number {
  const page = rows[signOff]?.page ?? 1;
  const nextPage = rows.findIndex((row, at) => at > signOff && row.page > page);
  if (nextPage >= 0 && nextPage <= signOff + 2 * MOST_ROWS_OF_SIGNATURE) return nextPage;
  const signature = rows[signOff + 1]?.text.toLowerCase() ?? "";
  for (let at = signOff + 2; at <= signOff + MOST_ROWS_OF_SIGNATURE + 1; at += 1) {
    const row = rows[at];
    if (!row) return signOff + 1;
    // The resume opens with the same name, or with what is clearly a new beginning.
    if (row.text.toLowerCase() === signature || row.gap) return at;
  }
  return signOff + 2;
}
