import { isPlace, splitPlace } from "#reading/places.ts";
import type { Block } from "../blocks/block.ts";
import type { Found } from "../found.ts";
import { headingPart } from "../heading-part.ts";
import { isRole } from "../is-role.ts";
import { isSurelyCompany, looksLikeCompany } from "./company-words.ts";
import { employmentTypes } from "./employment-type.ts";

const NAME = String.raw`(?:the )?\p{Lu}[\p{L}\d&'’.+-]*(?: (?:\p{Lu}[\p{L}\d&'’.+-]*|&|and|of|for|the|in|\+|de|von|\d+)(?=[\s,.(]|$)){0,8}`;
const VERBS = `(?:is|are|has|have|seeks?|invites?|offers?|acts?|provides?|specialises?|specializes?|requires?|needs?|was|makes?|runs?|operates?|delivers?|helps?|supports?|represents?|wants?|welcomes?|employs?|works?|builds?)`;
const SUBJECT = new RegExp(
  String.raw`^(?:Here )?(?:[Aa]t )?(${NAME}),?(?: \([^)]{1,30}\)|[ ][^,.]{2,40},)? ${VERBS}\b`,
  "u",
);
const AT = new RegExp(String.raw`\b(?:at|join|Join|with|for|by) (${NAME})`, "gu");
/** "Marchbank Solicitors ABN 11 222 333 444". */
const REGISTERED = new RegExp(`^(${NAME})[ ,|(]+A[BC]N\\b`, "u");
const NAME_ALONE = new RegExp(`^${NAME}$`, "u");
const ABOUT = new RegExp(
  `^(?:about|why|life at|working at|why join|why work at|why work for) (${NAME})$`,
  "iu",
);

const NO_NAME =
  /^(?:the )?(?:we|you|our|this|these|that|it|there|they|i|if|as|in|an?|to|for|with|at|about|what|who|how|why|when|successful|applicants?|applications?|candidates?|reporting|working|experience|your|please|based|work|all|no|salary|role|position|opportunity|due|following|join|us|team|firm|company|client|clients|business|employer|organisation|practice|department|office|australia|australian|new|both|excellent|great|flexible|fair work|supreme|federal|high court|district court|law|monday|friday|linkedin|seek|microsoft|leap|one|two|partner|lawyer|solicitor|associate|paralegal|senior|junior|graduate|legal counsel|general counsel|duties|location|hybrid|experienced|strong|proven|ideally|lawyers|employees|staff|applying|people|every|each|while|although|since|after|before|from|by|on|day|most|much|some|now|being|having|sydney|melbourne|brisbane|perth|adelaide|canberra|hobart|darwin)$/i;
/** Words of ads that are printed with capitals but never name anybody. */
const NO_NAME_INSIDE =
  /\b(?:superannuation|hybrid|salary|role|client|opportunity|listed company|government department|must|experience|skills|checks?|certificate)\b/i;
const SECTION_WORDS =
  /^(?:the )?(?:role|position|opportunity|job|team|you|us|firm|successful|person|ideal|right)\b/i;

const WEIGHT = {
  about: 4,
  subject: 3,
  printed: 2.5,
  at: 1.5,
  top: 1,
  beside: 3,
  domain: 2,
  oneWord: 0.6,
};
const TOP_BLOCKS = 8;
const LONGEST_NAME = 90;
const MOST_BLOCKS = 400;
const MOST_SENTENCES = 12;

interface Candidate {
  name: string;
  score: number;
  lines: number[];
}

/** The employer's name, by all the places that speak of it together. */
export function findCompany(blocks: readonly Block[], title: string): Found<string> | null {
  const candidates = new Map<string, Candidate>();
  const vote = (raw: string | undefined, weight: number, line: number | undefined) => {
    const name = tidyName(raw ?? "");
    if (name === "" || line === undefined) return;
    if (weight < WEIGHT.subject && isInTitle(name, title)) return;
    const key = name.toLowerCase();
    const known = candidates.get(key) ?? { name, score: 0, lines: [] };
    if (!/\p{Ll}/u.test(known.name)) known.name = name;
    const slight = !name.includes(" ") && !looksLikeCompany(name);
    known.score +=
      (slight ? weight * WEIGHT.oneWord : weight) +
      (known.score === 0 && looksLikeCompany(name) ? WEIGHT.printed : 0);
    known.lines.push(line);
    candidates.set(key, known);
  };
  for (const [at, block] of blocks.slice(0, MOST_BLOCKS).entries()) voteIn(block, at, vote);
  voteByDomain(blocks, candidates);
  const all = [...candidates.values()];
  for (const one of all) one.score += support(one, all);
  const best = all.reduce<Candidate | null>(
    (top, one) => (top === null || one.score > top.score ? one : top),
    null,
  );
  if (best === null || best.score < WEIGHT.subject) return null;
  const lines = [...new Set(best.lines)].slice(0, 3);
  return { value: best.name, lines, confidence: best.score > 6 ? 0.85 : 0.6 };
}

type Vote = (raw: string | undefined, weight: number, line: number | undefined) => void;

function voteIn(block: Block, at: number, vote: Vote): void {
  const line = block.lines[0];
  const text = block.text;
  const about =
    headingPart(text) === null || /^about /i.test(text)
      ? ABOUT.exec(text.replace(/[:?]$/, ""))
      : null;
  if (about && !SECTION_WORDS.test(about[1] ?? "")) vote(about[1], WEIGHT.about, line);
  const sentences = block.bullet ? [] : text.split(/(?<=[.!?])\s+/).slice(0, MOST_SENTENCES);
  for (const sentence of sentences) vote(SUBJECT.exec(sentence)?.[1], WEIGHT.subject, line);
  vote(REGISTERED.exec(text)?.[1], WEIGHT.about, line);
  for (const match of text.slice(0, 2000).matchAll(AT)) vote(match[1], WEIGHT.at, line);
  if (at >= TOP_BLOCKS || block.bullet || headingPart(text) !== null) return;
  const cells = text.split(/\t|\s\|\s|\s[–—•·-]\s/);
  const facts = cells.filter((cell) => isPlace(cell) || employmentTypes(cell) !== "").length;
  for (const cell of cells) {
    const name = splitPlace(cell).rest;
    if (looksLikeCompany(name)) vote(name, WEIGHT.top, line);
    // "Ostrava Kemp | Melbourne VIC | Full-time": beside such facts a name is the employer's.
    const named =
      facts > 0 && NAME_ALONE.test(cell) && !isRole(cell) && employmentTypes(cell) === "";
    if (named) vote(cell, WEIGHT.beside, line);
  }
}

/** "careers@harbourline.example" speaks for Harbourline Lawyers. */
function voteByDomain(blocks: readonly Block[], candidates: Map<string, Candidate>): void {
  const domains = new Set<string>();
  for (const block of blocks.slice(-MOST_BLOCKS)) {
    for (const match of block.text.slice(0, 5000).matchAll(/(?:@|www\.)([a-z0-9-]{3,40})\./gi))
      domains.add((match[1] ?? "").toLowerCase().replaceAll("-", ""));
  }
  for (const one of candidates.values()) {
    const letters = one.name.toLowerCase().replace(/[^a-z0-9]/g, "");
    const first = one.name.toLowerCase().split(/\s/)[0] ?? "";
    const spoken = [...domains].some(
      (domain) =>
        letters.startsWith(domain) ||
        domain.startsWith(letters) ||
        (first.length > 3 && domain.startsWith(first)),
    );
    if (spoken) one.score += WEIGHT.domain;
  }
}

/** "Harbourline" elsewhere supports "Harbourline Lawyers", the longer form of the name. */
function support(one: Candidate, all: readonly Candidate[]): number {
  const shorter = all.filter(
    (other) => other !== one && one.name.toLowerCase().startsWith(`${other.name.toLowerCase()} `),
  );
  return shorter.reduce((sum, other) => sum + other.score, 0);
}

/** "Banking & Finance" in "Senior Associate, Banking & Finance" is no employer. */
function isInTitle(name: string, title: string): boolean {
  const within = title.toLowerCase().includes(name.toLowerCase());
  return within || (title !== "" && name.toLowerCase().startsWith(title.toLowerCase()));
}

function tidyName(raw: string): string {
  const name = raw
    .replace(/['’]s?$/, "")
    .replace(/\s+(?:and|of|for|the|in|&)$/i, "")
    .replace(/[,.\s]+$/, "")
    .trim();
  if (name.length < 3 || name.length > LONGEST_NAME || NO_NAME.test(name) || isPlace(name))
    return "";
  const bare = name.replace(/^the /i, "");
  if (/^\d+[.)]/.test(name)) return "";
  if (!/^[\p{Lu}\d]/u.test(bare) || /^An? /.test(bare)) return "";
  if (NO_NAME_INSIDE.test(name) || (isRole(bare) && !isSurelyCompany(bare))) return "";
  return SECTION_WORDS.test(name) && !looksLikeCompany(bare) ? "" : name;
}
