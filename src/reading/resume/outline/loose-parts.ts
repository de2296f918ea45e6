import { type DateSpan, findDates, withoutDates } from "../../dates.ts";
import { isPlace } from "../../places.ts";
import { isAdmissionLine } from "../admission-signs.ts";
import { findAddress, isContact } from "../header/contact-signs.ts";
import type { Row } from "../rows/row.ts";
import { companyScore, isList, isProse, roleScore } from "../signs.ts";
import { hasDegree, hasInstitution, STUDY_DETAIL } from "../words/degrees.ts";
import type { Part } from "../words/headings.ts";

const LICENCE =
  /\b(?:practi[sc]ing certificate|admitted (?:to|as)|admission (?:to|as)|certified|certification|fellow of|licen[cs]e(?! (?:en|in|de|ès)\b)|accredited|accreditation|permit|clearance|registration|registered with|first aid|working with children|white card|chartered (?:professional|engineer|accountant)|(?:cpa|ca) program)\b/i;
const REFEREE = /\brefere(?:e|nce)s?\b.{0,30}\b(?:available|request|provided|supplied)\b/i;
const REACH_LABEL =
  /^(?:address|location|based in|lives? in|residence|residential address|resident of|suburb|city|nationality|(?:military|national) service(?=\s*[:–—-])|marital status|place of birth|birthplace|gender|religion|pronouns|telephone|contact(?: (?:number|details))?(?=[\t:])|date of birth|d\.?o\.?b|citizenship|visa|phone|mobile|email|website|linkedin|github|portfolio)\b/i;
const HEAD_ROWS = 2;
const SURE_ROLE = 3;
const FEWEST_ITEMS = 3;
const MOST_WORDS_OF_ITEM = 5;
const MOST_WORDS_OF_TITLE = 10;
/** "Associate to a Judge of the District Court of Queensland, Townsville". */
const MOST_WORDS_OF_SURE_TITLE = 13;

/** What one row of such a stretch says by itself. */
interface Seen {
  readonly row: Row;
  readonly dates: readonly DateSpan[];
  /** The text without its dates. */
  readonly bare: string;
  readonly prose: boolean;
  readonly study: boolean;
  readonly range: boolean;
}

/** Tells the parts of a stretch that no heading rules, line by line and by content alone. */
export function looseParts(
  rows: readonly Row[],
  before: Part,
  nameLines: ReadonlySet<number>,
): Part[] {
  const seen = rows.map(see);
  const parts: Part[] = [];
  let current = before;
  for (const at of rows.keys()) {
    current = isOfName(seen, at, nameLines) ? "header" : partOf(seen, at, current);
    parts.push(current);
  }
  return parts;
}

/** Whether the text names a licence, a certificate or an admission to practise. */
export function isLicence(text: string): boolean {
  return LICENCE.test(text);
}

/** "Carpenter / leading hand": what the person is, in letters as small as those of a sentence. */
function isHeadline(text: string): boolean {
  const lead = text.split(/\s*[,|(]|\s[–—-]\s/)[0] ?? "";
  const short = text.split(/\s+/).length <= MOST_WORDS_OF_TITLE && !/[.!?]$/.test(text);
  return short && roleScore(lead) >= SURE_ROLE;
}

/** The name, and what stands right below it: "BEng (Mechanical), CPEng" is a title, not a study. */
function isOfName(seen: readonly Seen[], at: number, nameLines: ReadonlySet<number>): boolean {
  const one = seen[at];
  if (!one) return false;
  if (nameLines.has(one.row.line)) return true;
  // An address may stand between the two.
  const last = seen.slice(0, at).findLast(({ row }) => !isReach(row) || nameLines.has(row.line));
  if (!last || !nameLines.has(last.row.line) || one.dates.length > 0) return false;
  if (one.study) return !one.row.gap && !hasInstitution(one.bare);
  return one.prose && isHeadline(one.bare);
}

function see(row: Row): Seen {
  const dates = findDates(row.text);
  const bare = withoutDates(row.text, dates);
  const prose = isProse(bare);
  const range = dates.some((date) => date.kind === "range") && !prose;
  return { row, dates, bare, prose, study: !prose && isStudy(bare), range };
}

function partOf(seen: readonly Seen[], at: number, current: Part): Part {
  const one = seen[at];
  if (!one) return current;
  const { row } = one;
  if (current !== "experience" && isReach(row)) return "header";
  if (REFEREE.test(row.text)) return "other";
  if (isLanguages(row.text)) return "languages";
  if (isAdmissionLine(row.text) && current !== "experience") return "certifications";
  if (row.bullet && current !== "header" && !one.range) return current;
  if (one.study) return "education";
  if (one.bare === "" && one.dates.length > 0) return datePart(seen, at, current);
  if (current === "education" && STUDY_DETAIL.test(row.text)) return "education";
  if (LICENCE.test(row.text) && !one.prose && roleScore(row.text) < 2) return "certifications";
  if (one.range || isHead(seen, at)) return headPart(seen, at);
  if (isCredential(one, current)) return "certifications";
  if (isListing(seen, at, current)) return "skills";
  if (current !== "header" && current !== "summary") return current;
  return openingPart(one, current);
}

function openingPart(one: Seen, current: Part): Part {
  if (one.prose) return "summary";
  // The last, short line of a paragraph still belongs to it.
  return current === "summary" && !one.row.gap ? "summary" : current;
}

function isReach(row: Row): boolean {
  if (isContact(row.text) || isPlace(row.text)) return true;
  if (row.text === "" && row.links.length > 0) return true;
  return REACH_LABEL.test(row.text) || (findAddress(row.text) !== undefined && !isProse(row.text));
}

/** A degree or a place of learning, unless a role stands beside it: "Lecturer, University of …". */
function isStudy(bare: string): boolean {
  const pieces = bare.split(/\s*[,|\t]\s*|\s+[–—-]\s+/).filter(Boolean);
  const working = pieces.some((piece) => roleScore(piece) >= 3 && !hasInstitution(piece));
  if (working && !pieces.some((piece) => hasDegree(piece) && roleScore(piece) < 3)) return false;
  if (hasDegree(bare)) return true;
  return hasInstitution(bare) && bare.split(" ").length <= MOST_WORDS_OF_TITLE;
}

/** A date on a line of its own belongs to the title above it, or opens what stands below. */
function datePart(seen: readonly Seen[], at: number, current: Part): Part {
  const last = seen[at - 1];
  const titled = last && !last.row.bullet && !last.prose && last.dates.length === 0;
  if (titled && !seen[at]?.row.gap && current !== "header" && current !== "summary") return current;
  const next = seen[at + 1];
  if (!next) return current;
  return next.study ? "education" : "experience";
}

/** A short row, one or two above a row with a range of dates. */
function isHead(seen: readonly Seen[], at: number): boolean {
  const one = seen[at];
  if (!one || !isTitle(one)) return false;
  const ahead = seen.slice(at + 1, at + 1 + HEAD_ROWS);
  const dated = ahead.findIndex((next) => next.range);
  if (dated < 0) return false;
  const between = ahead.slice(0, dated + 1);
  if (between.some((next) => next.row.gap || !isTitle(next))) return false;
  return dated === 0 || roleScore(one.bare) + companyScore(one.bare) > 1;
}

function isTitle({ row, bare, prose }: Seen): boolean {
  if (row.bullet || prose) return false;
  // "Nurse, Wattle Park Hospital, Melbourne" is no list of skills.
  if (isList(bare) && roleScore(bare) + companyScore(bare) < 2) return false;
  const isSure = roleScore(bare) > 0 && roleScore(bare) + companyScore(bare) >= SURE_ROLE;
  return bare.split(/\s+/).length <= (isSure ? MOST_WORDS_OF_SURE_TITLE : MOST_WORDS_OF_TITLE);
}

/** An entry is about study when one of its own rows is, and no row of it about work. */
function headPart(seen: readonly Seen[], at: number): Part {
  const near: Seen[] = [];
  for (const one of seen.slice(at, at + 1 + HEAD_ROWS)) {
    if (near.length > 0 && (one.row.gap || one.row.bullet || near.at(-1)?.range)) break;
    near.push(one);
  }
  return near.some((one) => one.study) ? "education" : "experience";
}

/** After the studies: "CPA, CPA Australia (2019)". */
function isCredential(one: Seen, current: Part): boolean {
  if (current !== "education" && current !== "certifications") return false;
  return one.dates.length > 0 && !one.prose && one.bare !== "" && roleScore(one.bare) < 3;
}

/** Things set side by side, or a run of short lines, that belong to no entry: skills. */
function isListing(seen: readonly Seen[], at: number, current: Part): boolean {
  const one = seen[at];
  if (!one || one.row.bullet || current === "header") return false;
  if (current === "skills") return isList(one.row.text) || isItem(one);
  if (isList(one.row.text)) {
    const closed = current === "certifications" || current === "education";
    return one.row.gap || (closed && !STUDY_DETAIL.test(one.row.text));
  }
  const run = seen.slice(at, at + FEWEST_ITEMS);
  const alone = run.length === FEWEST_ITEMS && run.every(isItem);
  return alone && !run.some((_, ahead) => isHead(seen, at + ahead));
}

function isItem(one: Seen): boolean {
  if (one.row.bullet || one.prose || one.dates.length > 0) return false;
  return one.bare.split(/\s+/).length <= MOST_WORDS_OF_ITEM && !/[\d@]/.test(one.bare);
}

const NAMES = new Set(
  `english mandarin cantonese chinese vietnamese hindi punjabi tamil telugu urdu bengali gujarati malayalam marathi kannada sinhala
  sinhalese nepali arabic hebrew farsi persian dari pashto turkish kurdish greek italian french german spanish portuguese dutch
  flemish afrikaans swedish norwegian danish finnish icelandic polish czech slovak hungarian romanian bulgarian croatian serbian
  bosnian slovenian macedonian albanian russian ukrainian latvian lithuanian estonian japanese korean thai lao khmer burmese
  indonesian malay tagalog filipino samoan tongan fijian maori māori swahili somali amharic oromo tigrinya yoruba igbo hausa zulu
  xhosa shona maltese irish welsh gaelic catalan basque galician armenian georgian azerbaijani kazakh uzbek mongolian tibetan latin
  auslan esperanto teochew hokkien hakka shanghainese`.split(/\s+/),
);
const LABEL = /^languages?(?: spoken| skills)?\s?[:–-]\s*/i;

/** "English (native), Uzbek (fluent)": nothing but languages that somebody speaks. */
export function isLanguages(text: string): boolean {
  const items = text
    .replace(LABEL, "")
    .split(/\s*[,;|·•\t]\s*|\s+and\s+|\s+&\s+/)
    .filter(Boolean);
  return items.length > 0 && items.every((item) => NAMES.has(firstWord(item)));
}

function firstWord(item: string): string {
  return (item.split(/[\s(:–-]/, 1)[0] ?? "").toLowerCase();
}
