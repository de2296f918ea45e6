import { isPlace } from "../places.ts";
import { remember } from "../remember.ts";
import { COMPANY_OPENINGS, COMPANY_WORDS, DEPARTMENTS, SURE_COMPANY } from "./words/companies.ts";
import { ROLE_ENDING, ROLE_NOUNS, ROLE_PHRASES, ROLE_RANKS } from "./words/roles.ts";

/** Additive evidence; the numbers are weights, not probabilities. */
const WEIGHT = {
  rolePhrase: 3,
  roleHead: 3,
  roleWord: 1.6,
  rank: 0.3,
  ranksAtMost: 0.9,
  sureCompany: 3.5,
  companyOpening: 2,
  companyLast: 2.2,
  companyWord: 1.2,
  ampersand: 1.5,
  roleAgainst: 1.5,
  companyAgainst: 2,
};

const SMALL_WORDS = new Set(
  "of and the for to in at & a an or on by with de la van der von de-la und y und und".split(" "),
);
const PROSE = { words: 15, closedWords: 5, lowerWords: 4, lowerShare: 0.5, verbWords: 3 };
const LIST = { fewest: 3, words: 4, share: 0.8 };
const CLOSED = /[.;!?]["”’)]?$/;
const ABBREVIATED = /\b(?:ltd|inc|co|corp|pty|st|hons?|no|jr|sr|vic|qld|tas|[A-Z])\.$/i;
const PRONOUN =
  /(?<![\p{L}])(?:I|I['’](?:m|ve)|my|me|we|our|was|were|has|have|is|are|who|which|whose)(?![\p{L}])/u;
const VERB_FIRST =
  /^(?:[a-z]+(?:ed|ing)|wrote|ran|led|built|kept|gave|took|won|drew|taught|sold|made|grew|held|cut|set|oversaw|undertook|began|sought|met|brought|dealt|drove|spoke|saw|rose)$/i;
const NO_VERBS = new Set([
  "managing",
  "acting",
  "consulting",
  "marketing",
  "nursing",
  "engineering",
  "banking",
  "accounting",
  "teaching",
  "training",
  "visiting",
  "united",
  "registered",
  "enrolled",
  "certified",
  "chartered",
  "qualified",
  "advanced",
  "limited",
  "contracting",
  "purchasing",
  "testing",
  "advertising",
  "publishing",
  "manufacturing",
  "recruiting",
  "conveyancing",
  "reporting",
  "briefing",
  "leading",
  "holding",
  "trading",
  "building",
  "boarding",
  "operating",
  "processing",
  "planning",
  "counselling",
  "coaching",
  "cleaning",
  "catering",
  "drafting",
]);

/** Lower-case words without punctuation at their ends. */
function plainWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s/,]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}&]+|[^\p{L}\p{N}&]+$/gu, ""))
    .filter((word) => word !== "");
}

/** How much the text looks like a position that a person holds. */
export const roleScore = remember(weighRole);

function weighRole(text: string): number {
  const words = plainWords(text);
  if (words.length === 0) return 0;
  let score = 0;
  if (ROLE_PHRASES.some((phrase) => phrase.test(text))) score += WEIGHT.rolePhrase;
  const head = plainWords(text.split(/[,(–—|:]| - | to | for | of | in | at | with /)[0] ?? "").at(
    -1,
  );
  const nouns = words.filter(isRoleNoun);
  if (head && isRoleNoun(head)) score += WEIGHT.roleHead;
  else if (nouns.length > 0) score += WEIGHT.roleWord;
  if (score === 0) return 0;
  const ranks = words.filter((word) => ROLE_RANKS.has(word)).length;
  score += Math.min(WEIGHT.ranksAtMost, ranks * WEIGHT.rank);
  if (SURE_COMPANY.some((sign) => sign.test(text))) score -= WEIGHT.companyAgainst;
  return score;
}

function isRoleNoun(word: string): boolean {
  const last = word.includes("-") ? (word.split("-").at(-1) ?? word) : word;
  return ROLE_NOUNS.has(word) || ROLE_NOUNS.has(last) || ROLE_ENDING.test(word);
}

/** How much the text looks like the name of an organisation. */
export const companyScore = remember(weighCompany);

function weighCompany(text: string): number {
  const words = plainWords(text);
  if (words.length === 0) return 0;
  let score = 0;
  if (SURE_COMPANY.some((sign) => sign.test(text))) score += WEIGHT.sureCompany;
  if (COMPANY_OPENINGS.test(text)) score += WEIGHT.companyOpening;
  const last = words.at(-1) ?? "";
  if (COMPANY_WORDS.has(last)) score += WEIGHT.companyLast;
  else if (words.some((word) => COMPANY_WORDS.has(word))) score += WEIGHT.companyWord;
  if (/\p{Lu}[\p{L}'’-]+ (?:&|and|\+) \p{Lu}/u.test(text)) score += WEIGHT.ampersand;
  if (isRoleNoun(last) && score < WEIGHT.sureCompany) score -= WEIGHT.roleAgainst;
  return Math.max(0, score);
}

/** A department or a kind of employment: it names neither a role nor an employer. */
export function isDepartment(text: string): boolean {
  const plain = text
    .toLowerCase()
    .replace(/&/g, "and")
    .replace(/[().]/g, "")
    .replace(/\b(?:team|group|department|division|practice|unit)$/, "")
    .trim();
  if (DEPARTMENTS.has(plain) || DEPARTMENTS.has(text.toLowerCase().trim())) return true;
  // "Respiratory and general medicine": fields of work set side by side are one department.
  const fields = plain.split(/ and |, /);
  return fields.length > 1 && fields.every((field) => DEPARTMENTS.has(field));
}

/** A sentence or a piece of one, as opposed to a name, a title or a label. */
export const isProse = remember(readsAsProse);

function readsAsProse(text: string): boolean {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length > PROSE.words) return true;
  if (words.length >= PROSE.closedWords && CLOSED.test(text) && !ABBREVIATED.test(text))
    return true;
  if (words.length >= PROSE.lowerWords && PRONOUN.test(text)) return true;
  const first = words[0] ?? "";
  const content = words.filter(
    (word) => /^\p{L}/u.test(word) && !SMALL_WORDS.has(word.toLowerCase()),
  );
  const lower = content.filter((word) => /^\p{Ll}/u.test(word)).length;
  const share = content.length === 0 ? 0 : lower / content.length;
  if (words.length >= PROSE.lowerWords && share > PROSE.lowerShare) return true;
  return startsWithVerb(first) && words.length >= PROSE.verbWords && lower >= 1;
}

/** "Drafted …", "Leading …": what somebody did. */
export function startsWithVerb(text: string): boolean {
  const first = text.split(/\s/, 1)[0] ?? "";
  return VERB_FIRST.test(first) && !NO_VERBS.has(first.toLowerCase());
}

/** Things set side by side: "Drafting, Negotiation, Legal research". */
export function isList(text: string): boolean {
  const items = text
    .replace(/^[^:]{2,30}:\s/, "")
    .split(/\s*[,;|·•\t]\s*/)
    .filter(Boolean);
  if (items.length < LIST.fewest || /[.!?]$/.test(text) || PRONOUN.test(text)) return false;
  const short = items.filter((item) => item.split(/\s+/).length <= LIST.words).length;
  return short / items.length >= LIST.share && !isPlace(text);
}
