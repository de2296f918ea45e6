import { remember } from "../../remember.ts";
import {
  DOCUMENT_TITLES,
  HEADER_HEADINGS,
  HEADING_CORES,
  HEADING_MODIFIERS,
  type Part,
  WHOLE_HEADINGS,
} from "../words/headings.ts";

export interface Wording {
  readonly part: Part;
  /** A heading over two things: "Admissions & Qualifications". */
  readonly also?: Part | undefined;
  /** 1 for a heading known as a whole, less for one put together from known words. */
  readonly certainty: number;
}

const MOST_WORDS = 7;
/** "About Jane". */
const ABOUT_SOMEBODY = /^(?:about|meet|introducing)\s+\p{Lu}[\p{L}'’-]{1,20}:?$/iu;
const MOST_LETTERS = 60;
/** "Publications (selected)", "Training, a selection": the same heading. */
const SELECTED = /[\s,:(–—-]{1,4}(?:a |the )?(?:selected|selection|extract|excerpt)\)?\s*:?$/;
const CERTAINTY = { whole: 1, likely: 0.8, ambiguous: 0.6, composed: 0.75 };

/** Headings that are as often a line of a list, or a label inside another section. */
const AMBIGUOUS = new Set(
  `work career background research technology language community service teaching leadership highlights matters
  clients reading travel other personal registration systems programs applications platforms knowledge qualities
  articles roles positions jobs certificate licence license media sport details info address online social links
  learning university schools admission mission goals aim study recognition books papers talks cases deals
  thesis supervision disciplines tech governance paper craft programming volunteer internship placement clerkship stack checks
  standing visa boards committees portfolio abilities attributes hello introduction bio conferences connect
  profiles employers`.split(/\s+/),
);

/** Headings that now and then are a label or an item. */
const LIKELY = new Set(
  "languages;achievements;key achievements;interests;activities;availability;projects;key projects;selected matters;notable matters;significant matters;recent matters;presentations;overview;training;software;tools;technologies;strengths;memberships;membership".split(
    ";",
  ),
);

const WHOLE = wholeHeadings();

/** What the words open, if they are a heading by their wording alone. */
export const headingWording = remember(wordingOf);

function wordingOf(text: string): Wording | undefined {
  if (text.length > MOST_LETTERS || /\d{2}|@/.test(text)) return undefined;
  const plain = plainHeading(text);
  if (plain === "" || DOCUMENT_TITLES.test(plain)) return undefined;
  if (ABOUT_SOMEBODY.test(text.trim())) return { part: "summary", certainty: CERTAINTY.likely };
  const whole = WHOLE.get(plain);
  if (whole) {
    if (AMBIGUOUS.has(plain)) return { part: whole, certainty: CERTAINTY.ambiguous };
    return { part: whole, certainty: LIKELY.has(plain) ? CERTAINTY.likely : CERTAINTY.whole };
  }
  return composedHeading(plain);
}

export function isDocumentTitle(text: string): boolean {
  return DOCUMENT_TITLES.test(plainHeading(text));
}

function plainHeading(text: string): string {
  return text
    .toLowerCase()
    .replace(/\(?\b(?:continued|cont['’.]?d?)\b\.?\)?/, " ")
    .replace(SELECTED, "")
    .replace(/['’‘]/g, "")
    .replace(/\bi am\b/g, "im")
    .replace(/\bi have\b/g, "ive")
    .replace(/[&+/]/g, " and ")
    .replace(/^\s*(?:\d{1,2}|[ivx]{1,4})[.)]\s/, " ")
    .replace(/[^\p{L}\s]/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/(?<![\p{L}])(?:\p{L} ){2,}\p{L}(?![\p{L}])/gu, (spaced) => spaced.replaceAll(" ", ""))
    .trim();
}

function composedHeading(plain: string): Wording | undefined {
  const words = plain.split(" ");
  if (words.length > MOST_WORDS) return undefined;
  const halves = plain.split(" and ");
  const parts = halves.map((half) => WHOLE.get(half));
  const first = parts.find((part) => part !== "other") ?? parts[0];
  if (halves.length > 1 && first && parts.every((part) => part !== undefined)) {
    const also = parts.find((part) => part !== first && part !== "other");
    return { part: first, also, certainty: CERTAINTY.whole };
  }
  let found: Part | undefined;
  let also: Part | undefined;
  for (const word of words) {
    const core = coreOf(word);
    if (core && found !== undefined && core !== found) also = core;
    if (core && (found === undefined || core === "volunteering")) found = core;
    if (!core && !HEADING_MODIFIERS.has(word)) return undefined;
  }
  return found ? { part: found, also, certainty: CERTAINTY.composed } : undefined;
}

/** What the last word says of a heading that is otherwise unknown: "Kitchen experience". */
export function lastCore(text: string): Part | undefined {
  const last = plainHeading(text).split(" ").at(-1) ?? "";
  return SURE_CORES.has(last) ? (coreOf(last) ?? "experience") : undefined;
}

const SURE_CORES = new Set([
  "work",
  "jobs",
  "experience",
  "employment",
  "education",
  "qualifications",
  "skills",
  "expertise",
  "competencies",
  "certifications",
  "certificates",
  "licences",
  "admissions",
]);

function coreOf(word: string): Part | undefined {
  return HEADING_CORES.find(([, words]) => words.includes(word))?.[0];
}

function wholeHeadings(): ReadonlyMap<string, Part> {
  const map = new Map<string, Part>();
  const add = (part: Part, list: string) => {
    for (const heading of list.split(";")) {
      const plain = plainHeading(heading);
      if (plain !== "" && !map.has(plain)) map.set(plain, part);
    }
  };
  add("summary", WHOLE_HEADINGS.summary);
  add("experience", WHOLE_HEADINGS.experience);
  add("education", WHOLE_HEADINGS.education);
  add("skills", WHOLE_HEADINGS.skills);
  add("certifications", WHOLE_HEADINGS.certifications);
  add("languages", WHOLE_HEADINGS.languages);
  add("volunteering", WHOLE_HEADINGS.volunteering);
  add("other", WHOLE_HEADINGS.other);
  add("header", HEADER_HEADINGS);
  return map;
}
