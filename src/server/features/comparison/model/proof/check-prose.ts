import { FIT_LABELS, MATCH_LEVELS } from "#contract/match-levels.ts";
import { splitSentences } from "#reading/job/blocks/split-sentences.ts";
import type { Findings } from "../../report/findings.ts";
import type { Documents } from "../ask-model.ts";
import { strangeName } from "./names.ts";
import { claimsIn, numbersIn, yearsSaid } from "./numbers.ts";
import { speaksOfPerson, type WorkWords } from "./person-words.ts";
import { wordRow } from "./plain-text.ts";

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
