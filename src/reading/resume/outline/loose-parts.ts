import { findDates, withoutDates } from "../../dates.ts";
import { isPlace } from "../../places.ts";
import { isAdmissionLine } from "../admission.ts";
import { findAddress, isContact } from "../header/contact-signs.ts";
import type { Row } from "../row.ts";
import { companyScore, isList, isProse, roleScore } from "../signs.ts";
import { hasDegree, hasInstitution, STUDY_DETAIL } from "../words/degrees.ts";
import type { Part } from "../words/headings.ts";

const LICENCE =
  /\b(?:practi[sc]ing certificate|admitted (?:to|as)|admission (?:to|as)|certified|certification|fellow of|licen[cs]e|accredited|accreditation|permit|clearance|registration|registered with|first aid|working with children|white card)\b/i;
const REFEREE = /\brefere(?:e|nce)s?\b.{0,30}\b(?:available|request|provided|supplied)\b/i;
const WEAK_PLACE_LABEL =
  /^(?:address|location|based in|lives? in|suburb|city|nationality|date of birth|d\.?o\.?b|citizenship|visa|phone|mobile|email|website|linkedin|github|portfolio)\b/i;
const AHEAD = 3;

/** Whether the text names a licence, a certificate or an admission to practise. */
export function isLicence(text: string): boolean {
  return LICENCE.test(text);
}

/** Tells the parts of a stretch that no heading rules, line by line and by content alone. */
export function looseParts(
  rows: readonly Row[],
  before: Part,
  nameLines: ReadonlySet<number>,
): Part[] {
  const parts: Part[] = [];
  let current = before;
  for (const [at, row] of rows.entries()) {
    current = nameLines.has(row.line) ? "header" : partOf(rows, at, current);
    parts.push(current);
  }
  return parts;
}

function partOf(rows: readonly Row[], at: number, current: Part): Part {
  const row = rows[at];
  if (!row) return current;
  const text = row.text;
  if (isReach(row) && current !== "experience") return "header";
  if (REFEREE.test(text)) return "other";
  if (isAdmissionLine(text) && current !== "experience") return "certifications";
  if (row.bullet && current !== "header" && !startsEntry(rows, at)) return current;
  if (isStudy(text) && !isProse(text)) return "education";
  if (current === "education" && (STUDY_DETAIL.test(text) || isDateOnly(text))) return "education";
  if (LICENCE.test(text) && !isProse(text) && roleScore(text) < 2) return "certifications";
  if (startsEntry(rows, at)) return entryPart(rows, at);
  if (isListing(rows, at, current)) return "skills";
  if (current === "header" || current === "summary") return openingPart(row, current);
  return current;
}

/** Things set side by side that belong to no entry: skills. */
function isListing(rows: readonly Row[], at: number, current: Part): boolean {
  const row = rows[at];
  if (!row || row.bullet || !isList(row.text)) return false;
  if (current === "skills" || row.gap) return true;
  // Without space between the parts, only after what a list cannot belong to.
  return current === "certifications" || (current === "education" && !STUDY_DETAIL.test(row.text));
}

function openingPart(row: Row, current: Part): Part {
  if (isProse(row.text)) return "summary";
  // The last, short line of a paragraph still belongs to it.
  if (current === "summary" && !row.gap) return "summary";
  return current;
}

function isReach(row: Row): boolean {
  if (isContact(row.text) || isPlace(row.text)) return true;
  if (row.text === "" && row.links.length > 0) return true;
  return (
    WEAK_PLACE_LABEL.test(row.text) || (findAddress(row.text) !== undefined && !isProse(row.text))
  );
}

function isStudy(text: string): boolean {
  const bare = withoutDates(text, findDates(text));
  if (hasDegree(bare) && roleScore(bare) < 4) return true;
  return hasInstitution(bare) && roleScore(bare) === 0 && bare.split(" ").length <= 8;
}

function isDateOnly(text: string): boolean {
  const dates = findDates(text);
  return dates.length > 0 && withoutDates(text, dates) === "";
}

/** A range of dates on this row, or just below a short row that looks like a title or a firm. */
function startsEntry(rows: readonly Row[], at: number): boolean {
  const row = rows[at];
  if (!row || isProse(row.text)) return false;
  if (hasRange(row.text)) return true;
  if (row.bullet || roleScore(row.text) + companyScore(row.text) < 2) return false;
  return rows
    .slice(at + 1, at + AHEAD)
    .some((next) => !next.bullet && !isProse(next.text) && hasRange(next.text));
}

function hasRange(text: string): boolean {
  return findDates(text).some((date) => date.kind === "range");
}

function entryPart(rows: readonly Row[], at: number): Part {
  const near = rows.slice(at, at + AHEAD).filter((row, order) => order === 0 || !row.bullet);
  const study = near.some((row) => isStudy(row.text));
  const work = near.some((row) => roleScore(row.text) >= 2 || companyScore(row.text) >= 2);
  if (study && !work) return "education";
  return "experience";
}
