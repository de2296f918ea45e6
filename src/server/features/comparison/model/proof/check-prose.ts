import { FIT_LABELS, MATCH_LEVELS } from "#contract/match-levels.ts";
import { splitSentences } from "#reading/job/blocks/split-sentences.ts";
import type { Findings } from "../../report/findings.ts";
import type { Documents } from "../ask-model.ts";
import { strangeName } from "./names.ts";
import { claimsIn, numbersIn, yearsSaid } from "./numbers.ts";
import { wordRow } from "./plain-text.ts";

/** Words about people that have no place in a report on work, and how they are told from work itself. */

/** About a person, whatever the work is. */
const ALWAYS =
  /\b(?:he|she|him|his|her|hers|himself|herself|years? old|year-old|how old|date of birth|birthday|your age|their age|born|marital|married|unmarried|divorced|widowed|spouse|husband|wife|girlfriend|boyfriend|single (?:mother|father|parent)|(?:young|own) family|(?:start|rais|support)(?:e|ing)? a family|family (?:status|situation|commitments|responsibilities|plans)|(?:have|has|having|own) (?:children|kids)|skin colou?r|native[- ]speaker|mother tongue|foreign accent|nationality|country of origin|where (?:are|were) you (?:from|born)|your (?:religion|faith|health)|religious belief\w*|medical condition|overweight|criminal record|(?:personal|physical) appearance|attractive|photo(?:graph)?)\b/i;

/** About a person, unless the work is about it: "aged care", "family law", "mental health". */
const UNLESS_WORK = new Set(
  `age aged ageing young younger youth old older elderly male female man woman men women boy girl gender sex sexual
  sexuality gay lesbian bisexual transgender lgbt lgbtiq lgbtqi pregnancy pregnant maternity paternity breastfeeding childcare
  race racial ethnic ethnicity black white asian african indigenous aboriginal islander immigrant immigration migrant refugee
  foreigner religion religious christian catholic muslim islamic jewish hindu buddhist church mosque faith political union
  family families parent parents parental mother father child children kids health healthy illness ill sick disability disabled
  disabilities wheelchair mental autism`.split(/\s+/),
);

/** What the job and the roles are about, as rows of words. */
interface WorkWords {
  readonly work: string;
  /** What is asked for by name: "family law". */
  readonly topics: string;
}

function speaksOfPerson(sentence: string, row: string, { work, topics }: WorkWords): boolean {
  if (ALWAYS.test(sentence)) return true;
  const words = row.trim().split(" ");
  return words.some((word, at) => {
    if (!UNLESS_WORK.has(word) || topics.includes(` ${word} `)) return false;
    const pairs = [`${words[at - 1] ?? ""} ${word}`, `${word} ${words[at + 1] ?? ""}`];
    return !pairs.some((pair) => /^\S+ \S+$/.test(pair) && work.includes(` ${pair} `));
  });
}

/** What a sentence may be held against. */
export interface Sources extends WorkWords {
  readonly words: string;
  readonly numbers: ReadonlySet<string>;
  readonly years: ReadonlySet<string>;
}

export function sourcesOf({ findings, resumeLines, jobLines }: Documents): Sources {
  const lines = [...resumeLines, ...jobLines, ...factsOf(findings)];
  const inRoles = findings.roles.flatMap(({ from, to }) => resumeLines.slice(from - 1, to));
  return {
    words: lines.map(wordRow).join("|"),
    work: [...inRoles, ...jobLines, ...factsOf(findings)].map(wordRow).join("|"),
    topics: [findings.job.title, ...findings.requirements.flatMap(({ topics }) => topics)]
      .map(wordRow)
      .join("|"),
    numbers: new Set(lines.flatMap(numbersIn)),
    years: new Set([...lines.flatMap(yearsSaid), ...yearsFound(findings.years)]),
  };
}

/** What the engine knows besides the lines; its own words for things among them. */
const factsOf = ({ job, roles, requirements }: Findings) => [
  job.title,
  job.company,
  ...roles.flatMap(({ title, company }) => [title, company]),
  ...requirements.flatMap(({ requirement, topics, credential }) => [
    requirement,
    credential,
    ...topics,
  ]),
];

const yearsFound = ({ least, most, shown }: Findings["years"]) =>
  [least, most, shown].flatMap((years) =>
    years === undefined
      ? []
      : [String(years), String(Math.floor(years)), String(Math.round(years))],
  );

export interface Prose {
  /** "" when nothing of it can be used. */
  readonly text: string;
  readonly dropped: number;
}

/** The sentences of a text that can stand. */
export function checkProse(text: string, sources: Sources): Prose {
  const sentences = splitSentences(unmarked(text)).map((sentence) => sentence.text);
  const kept = sentences.filter((sentence) => canStand(sentence, sources));
  return { text: kept.join(" "), dropped: sentences.length - kept.length };
}

/** Text only: no signs of markup, no characters that have no shape or cannot be stored. */
const unmarked = (text: string) =>
  text
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFD]/gu, "")
    .replace(/^\s*(?:#{1,6}|[-*•]|\d{1,2}[.)])\s+/, "")
    .replace(/\*\*|__|`+/g, "")
    .replace(/(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, "")
    .trim();

const MARKUP =
  /[<>]|&(?:#\w+|[a-z]{2,8});|\]\(|\b(?:https?|javascript|data|mailto):|\bwww\.|\S@\S|\b[a-z0-9-]+\.(?:com|org|gov|edu|au)\b|\[(?:name|email|phone)\]/i;

const LABELS = [...FIT_LABELS, ...MATCH_LEVELS].map(({ name }) => name).join("|");
/** A score in any wording, or a decision that is not a model's to make. */
const VERDICT = new RegExp(
  [
    String.raw`\bscor(?:e|es|ed|ing)\b|%|\bper ?cent|\bpercentage`,
    String.raw`\bout of (?:\d+|five|ten|a hundred|one hundred)\b|\b\d+\s*/\s*(?:5|10|100)\b|\b\d+ points?\b`,
    String.raw`\b(?:${LABELS})\b|\brat(?:e|ed|ing)s? (?:of|at|as|this|the candidate)\b|\brank(?:s|ed)? (?:this|the candidate|them|first|highest|above)\b`,
    String.raw`\b(?:should|must|can|to|not|recommend) (?:be )?(?:hir|appoint|reject|shortlist)(?:e|ed|ing)?\b|\bhire (?:this|the|them|you)\b`,
    String.raw`\b(?:perfect|ideal|best|top|first|outstanding|unsuitable|only) (?:candidate|applicant|match|fit|choice)\b`,
    String.raw`\b(?:all|every|each|none)\b[^.]{0,40}\brequirements?\b`,
  ].join("|"),
  "i",
);

const LETTERS = /\p{L}{2,}/u;

function canStand(sentence: string, sources: Sources): boolean {
  if (!LETTERS.test(sentence) || MARKUP.test(sentence) || VERDICT.test(sentence)) return false;
  if (speaksOfPerson(sentence, wordRow(sentence), sources)) return false;
  const claims = claimsIn(sentence);
  if (!claims.numbers.every((number) => sources.numbers.has(number))) return false;
  if (!claims.years.every((years) => sources.years.has(years))) return false;
  return strangeName(sentence, sources.words) === undefined;
}
