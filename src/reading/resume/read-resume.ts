import type { ResumeProfile } from "#contract/resume-profile.ts";
import type { Line, Reading, Source } from "../line.ts";
import type { ResumeReading } from "../resume-reading.ts";
import { readAdmission } from "./credentials/read-admission.ts";
import { readCertifications } from "./credentials/read-certifications.ts";
import { readEducation } from "./education/read-education.ts";
import { readExperience } from "./experience/read-experience.ts";
import { isContact } from "./header/contact-signs.ts";
import { type FoundName, findName } from "./header/find-name.ts";
import { readEmail, readLocation, readPhone } from "./header/read-contact.ts";
import { readLinks } from "./header/read-links.ts";
import { findOutline } from "./outline/find-outline.ts";
import { blocksOf, credentialRows, rowsOf, sectionsOf } from "./outline/part-rows.ts";
import { runningLines } from "./outline/running-lines.ts";
import type { Read, ReadItem } from "./read-value.ts";
import { cleanLines } from "./rows/clean-lines.ts";
import { joinRows } from "./rows/paragraphs.ts";
import type { Row } from "./rows/row.ts";
import { measure, toRows } from "./rows/to-rows.ts";
import { readSkills } from "./skills/read-skills.ts";
import { isPersonal } from "./words/personal.ts";
import { withYears } from "./years.ts";

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
