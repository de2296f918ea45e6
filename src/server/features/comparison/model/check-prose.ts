import { FIT_LABELS, MATCH_LEVELS } from "#contract/match-levels.ts";
import { rarity } from "#matching/knowledge/rarity.ts";
import { STOP_WORDS } from "#matching/words/stop-words.ts";
import { stemsOf } from "#matching/words/words-of.ts";
import { splitSentences } from "#reading/job/blocks/split-sentences.ts";
import type { Findings } from "../findings.ts";
import type { Documents } from "./ask-model.ts";
import { wordRow } from "./plain-text.ts";

/** Numbers in a text, in figures or in words, so that "twelve" and "12" are the same claim. */

const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const VALUES = new Map<string, number>([
  ...ONES.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, at): [string, number] => [word, (at + 2) * 10]),
]);
const SCALES = new Map([
  ["dozen", 12],
  ["hundred", 100],
  ["thousand", 1000],
  ["million", 1_000_000],
  ["billion", 1_000_000_000],
]);
const NUMBER_WORD = [...VALUES.keys(), ...SCALES.keys()].join("|");
const IN_WORDS = new RegExp(`\\b(?:${NUMBER_WORD})(?:[\\s-]+(?:${NUMBER_WORD}))*\\b`, "gi");
const FIGURES = /\d+(?:[.,]\d+)*/g;
/** Large claims without a figure. */
const MANY = /\b(?:dozens|hundreds|thousands|millions|billions|decades?|century|centuries)\b/gi;
const TEN = 10;

/** "twenty-five matters" -> "25 matters"; "two three" -> "2 3". */
function inFigures(text: string): string {
  return text.replace(IN_WORDS, (words) => {
    const values: number[] = [];
    for (const word of words.toLowerCase().split(/[\s-]+/)) {
      const value = VALUES.get(word);
      const scale = SCALES.get(word);
      const last = values.at(-1);
      if (scale !== undefined) values.splice(-1, 1, (last ?? 1) * scale);
      else if (value !== undefined && isTens(last) && value < TEN && value > 0)
        values.splice(-1, 1, (last ?? 0) + value);
      else if (value !== undefined) values.push(value);
    }
    return values.join(" ");
  });
}

const isTens = (value: number | undefined) =>
  value !== undefined && value >= 20 && value < 100 && value % TEN === 0;

const figuresIn = (text: string) =>
  (text.match(FIGURES) ?? []).map((figure) => {
    const value = Number(figure.replace(/,(?=\d{3}(?!\d))/g, ""));
    return Number.isNaN(value) ? figure : String(value);
  });

const manyIn = (text: string) => (text.match(MANY) ?? []).map((word) => word.toLowerCase());

/** Every number that a document names. */
const numbersIn = (text: string) => [...figuresIn(inFigures(text)), ...manyIn(text)];

const YEARS = /(\d+(?:\.\d+)?)\s*\+?[\s-]*(?:years?|yrs?)\b/gi;

/** What a sentence says that has to be proved: how long something lasted, and other numbers. */
function claimsIn(sentence: string): { numbers: string[]; years: string[] } {
  const inDigits = new Set(figuresIn(sentence));
  const figures = inFigures(sentence);
  // "one of two matters" only counts things; "12" and "twelve" claim something.
  const isClaim = (number: string) => inDigits.has(number) || !(Number(number) <= TEN);
  return {
    numbers: [...figuresIn(figures.replace(YEARS, " ")).filter(isClaim), ...manyIn(sentence)],
    years: [...figures.matchAll(YEARS)].map(([, years]) => String(Number(years))),
  };
}

/** A line that says how many years: its numbers may be told as years. */
const yearsSaid = (line: string) =>
  /\b(?:years?|yrs?|p[qa]e)\b/i.test(line) ? numbersIn(line) : [];

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

interface Prose {
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

/**
 * A capital begins a sentence as well as a name. Words that begin sentences of a report, and endings
 * that names hardly ever have; anything else in that place must stand in a document, as a name must.
 */
const OPENERS = new Set(
  `add adding additional adjacent after again against also although another anything apart are aside ask asking at
  because before being below besides beyond both breadth brief bring broad build call check cite clarify clear close closest
  combined compared confirm consider could covers current daily day deep demonstrated demonstrates depth describe despite
  detail details direct discuss documented draw earlier early else even evidence examples exposure explain explore extensive
  few find first five for formal four frequent from further gaps general give given hands here highlight highlights how however if
  in indicate indicates instead invite is it just key lacks later lead leading leads led less like likewise limited list listed listing
  little long look made main make many mention mentioned mentions missing moreover most much name near nearly neither never next no none
  nor not notable nothing notes now of often on once one only open other others otherwise outline outlines over overall partial partly
  past perhaps prior probe proof prove proven put quantify quote rather raise read recent regular related relevant resume results
  routine same say says second set several share show showed showing shown shows similar simple since six so solid some something
  spell start state stated states still strength strengths substantial such suggest suggests supports talk tell ten that the then there
  these third this those though three through throughout to together two under unless until use used using walk was well were what when
  where whether which while who why wide will with within without word work would yes yet you your`.split(
    /\s+/,
  ),
);
const ORDINARY_END = /(?:ly|tion|sion|ment|ness|ity|ance|ence|able|ible|ive|ful|less|ising|izing)$/;

/** "Runs", "Drafted": an end that names have too, so that the word must also be a common one. */
const ACTION_END = /(?:s|ed|ing)$/;
const RAREST_ACTION = 5.3;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#&'’]*/gu;
const OPENS = /(?:^|[:;“"(–—-]\s?)$/;
const NOT_LATIN = /[^\P{L}\p{Script=Latin}]/u;

interface Run {
  readonly words: string[];
  /** Its first word opens a sentence, and may be no part of the name. */
  readonly opens: boolean;
  end: number;
}

/** The first proper name of a sentence that no document has; undefined if all are there. */
function strangeName(sentence: string, documents: string): string | undefined {
  const stands = (words: readonly string[]) =>
    words.length === 0 || documents.includes(wordRow(words.join(" ")));
  const strange = runsOf(sentence).find(({ words, opens }) => {
    if (stands(words)) return false;
    const [first = "", ...rest] = words;
    return !(opens && stands([first]) && stands(rest));
  });
  return strange?.words.join(" ");
}

/** Words with capitals that stand together: "Clayton Utz" in one, "Bank of Sydney" in two. */
function runsOf(sentence: string): Run[] {
  const runs: Run[] = [];
  for (const match of sentence.matchAll(WORD)) {
    const [word] = match;
    const opens = OPENS.test(sentence.slice(0, match.index));
    if (!isName(word, opens)) continue;
    const last = runs.at(-1);
    const end = match.index + word.length;
    if (last && !opens && sentence.slice(last.end, match.index) === " ") {
      last.words.push(word);
      last.end = end;
    } else runs.push({ words: [word], opens, end });
  }
  return runs;
}

function isName(word: string, opens: boolean): boolean {
  if (NOT_LATIN.test(word)) return true;
  if (!/\p{Lu}/u.test(word) || word === "I") return false;
  if (!opens || /\p{Lu}/u.test(word.slice(1))) return true;
  const low = word.toLowerCase();
  return !OPENERS.has(low) && !STOP_WORDS.has(low) && !ORDINARY_END.test(low) && !isAction(low);
}

const isAction = (low: string) =>
  ACTION_END.test(low) && stemsOf(low).some((stem) => rarity(stem) < RAREST_ACTION);
