import { PATHS, type PathPoint } from "#contract/career-paths.ts";
import { THINGS } from "#matching/named/things.ts";
import { askedIn } from "#matching/vacancy-rows.ts";
import type { Line } from "#reading/line.ts";
import { type NamedEvidence, quotedWhole, wordsOfClause } from "../matching/service.ts";
import type { ResumeProof } from "./resume-proof.ts";

/** An advertisement, and how the resume stands to what it asks for. */
export interface LookedAt {
  readonly words: WordsOf;
  readonly evidence: NamedEvidence;
}

interface Points {
  readonly shown: PathPoint[];
  readonly needed: PathPoint[];
  readonly unchecked: PathPoint[];
  /** What has no name that others could share. */
  readonly uncounted: number;
}

type Asked = NamedEvidence["requirements"][number];
type Grade = Asked["grade"];

/** How one name stands in one advertisement. */
interface Finding {
  readonly name: string;
  readonly grade: Grade;
  /** As the advertisement puts it, whole; "" where that cannot be quoted. */
  readonly quote: string;
  readonly evidence: PathPoint["evidence"];
}

/** Traits are nothing that a resume shows, duties are not asked for, and the right to work is the same everywhere. */
const LEFT_OUT: ReadonlySet<Asked["kind"]> = new Set(["soft", "duty", "rights"] as const);

/** What these jobs ask for most, as their own words say it, and what of it the resume shows. */
export function pointsOf(jobs: readonly LookedAt[], proof: ResumeProof): Points {
  const named = new Map<string, Finding[]>();
  let uncounted = 0;
  for (const { words: wordsOf, evidence } of jobs) {
    const found = new Map<string, Finding>();
    for (const asked of evidence.requirements) {
      // What the kind of job implies is not asked for.
      if (LEFT_OUT.has(asked.kind) || asked.line < 0) continue;
      const words = wordsOf(asked);
      if (words.isNoCondition) continue;
      const findings = findingsOf(asked, words, proof);
      if (findings.length === 0) uncounted += 1;
      for (const one of findings) {
        const key = keyOf(one.name);
        const before = found.get(key);
        found.set(key, before ? both(before, one) : one);
      }
    }
    for (const [key, one] of found) named.set(key, [...(named.get(key) ?? []), one]);
  }
  const points = [...named.values()]
    .map(pointOf)
    .sort((a, b) => b.asked - a.asked || (a.name < b.name ? -1 : 1));
  const of = (place: keyof typeof IS) => points.filter(IS[place]).slice(0, PATHS.points);
  return { shown: of("shown"), needed: of("needed"), unchecked: of("unchecked"), uncounted };
}

/** By most of the jobs of which it can be said; a line must say so. */
const isShown = ({ met, partial, missing, evidence }: PathPoint) =>
  evidence !== null && met > partial + missing;
const isNeeded = (point: PathPoint) => !isShown(point) && point.missing + point.partial > 0;
const IS = {
  shown: isShown,
  needed: isNeeded,
  unchecked: (point: PathPoint) => !isShown(point) && !isNeeded(point),
};

function pointOf(findings: readonly Finding[]): PathPoint {
  const count = (grade: Grade) => findings.filter((one) => one.grade === grade).length;
  const line = ["met", "partial"].flatMap((grade) =>
    findings.flatMap((one) => (one.grade === grade && one.evidence ? one.evidence : [])),
  )[0];
  const point = {
    name: findings[0]?.name ?? "",
    asked: findings.length,
    met: count("met"),
    partial: count("partial"),
    missing: count("missing"),
    unclear: count("unclear"),
    words: "",
    evidence: line ?? null,
  };
  return { ...point, words: quoteFor(point, findings) };
}

/** Of an advertisement that stands as the list says, the shortest. */
function quoteFor(point: PathPoint, findings: readonly Finding[]): string {
  const wanted: readonly Grade[] = isShown(point) ? ["met"] : ["missing", "partial"];
  const [first] = findings
    .filter(({ quote }) => quote !== "")
    .toSorted(
      (a, b) =>
        Number(wanted.includes(b.grade)) - Number(wanted.includes(a.grade)) ||
        a.quote.length - b.quote.length,
    );
  return first?.quote ?? "";
}

/** "Workers Compensation Act 1987" is the Act, with or without its year. */
const keyOf = (name: string) => name.toLowerCase().replace(/ (?:19|20)\d\d$/, "");

/** Asked for twice in one advertisement: shown in one place and not in the other is shown in part. */
function both(a: Finding, b: Finding): Finding {
  const evidence = a.evidence ?? b.evidence;
  if (a.grade === b.grade || b.grade === "unclear") return { ...a, evidence };
  if (a.grade === "unclear") return { ...b, evidence };
  return { ...a, grade: "partial", evidence };
}

/** A name counts only where the advertisement itself says it: what was merely understood is left to the job's own report. */
function findingsOf(asked: Asked, words: AskedWords, proof: ResumeProof): Finding[] {
  const { clause, quote } = words;
  if (asked.kind === "level") {
    if (!ARE_YEARS.test(clause) || NO_WORK.test(clause)) return [];
    const evidence = proof.years(asked);
    return asked.names.map((name) => ({ name, quote, ...sure(asked.grade, evidence) }));
  }
  if (asked.kind === "credential") {
    // Of several that would do, none alone is asked for: the advertisement's own words are the name.
    const either = asked.isEither && clause.length <= LONGEST_NAME && quote === clause;
    const names = either ? [clause] : asked.names;
    return names.map((name) => ({
      name: withCapital(name),
      quote,
      ...sure(asked.grade, proof.paper(name, asked, clause)),
    }));
  }
  const said = asked.names.filter((name) => isName(name) && says(clause, name));
  const names = said.filter((name) => !said.some((other) => other !== name && says(other, name)));
  return names.map((name) => {
    const evidence = proof.named(name);
    const isAlone = names.length === 1 && asked.names.length === said.length;
    const whole = gradeOf(asked, evidence !== null, isAlone);
    const grade = whole === "met" && evidence?.isPart ? "partial" : whole;
    return { name: asWritten(clause, name), quote, ...sure(grade, evidence) };
  });
}

/** Where no line of the resume surely shows it, nobody is told that one does. */
function sure(grade: Grade, proof: PathPoint["evidence"]): Pick<Finding, "grade" | "evidence"> {
  if (grade === "missing") return { grade, evidence: null };
  if (proof === null) return { grade: "unclear", evidence: null };
  return { grade, evidence: { line: proof.line, quote: proof.quote } };
}

/** "Eight nights a month", "working rights for two years": no years of work. */
const ARE_YEARS = /\b(?:years?|months?|seasons?)\b|\bP[AQ]E\b/i;
const NO_WORK = /\b(?:nights?|weekends?|working rights|visa)\b/i;

const THING_NAMES = new Set(THINGS.map(({ name }) => name));

const LONGEST_NAME = 90;

/** The grade is of the whole requirement; what is only a part of it has it where nothing else is possible. */
function gradeOf({ grade, isEither }: Asked, isNamed: boolean, isAlone: boolean): Grade {
  if (grade === "missing" && isNamed) return "partial";
  if (isAlone || isNamed) return grade;
  return grade === "missing" && isEither ? "missing" : "unclear";
}

/**
 * Words that are something else much more often than the program of that name, or that name nothing by themselves;
 * everybody writes English, and years after admission are years.
 */
const IS_NO_NAME = new Set(
  "monday|authority|council|fourth|principle|regulatory|electrical|own files|grader|english|unity|post-admission experience".split(
    "|",
  ),
);
const isName = (name: string) => name.length > 1 && !IS_NO_NAME.has(name.toLowerCase());

/** "ACCC", where the knowledge has "accc"; an Act with all of its name, as the advertisement has it. */
function asWritten(text: string, name: string): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  const said = at < 0 || THING_NAMES.has(name) ? name : text.slice(at, at + name.length);
  if (at < 0 || !IS_ACT.test(said)) return withCapital(said);
  const before = BEFORE_ACT.exec(text.slice(0, at))?.[0] ?? "";
  return withCapital((before.replace(NOT_OF_THE_NAME, "") + said).replace(/ (?:19|20)\d\d$/, ""));
}
const IS_ACT = /\b(?:Acts?|Rules|Code|Regulations?|Law)(?: \d{4})?$/;
const BEFORE_ACT = /(?:\b\p{Lu}[\p{L}'’-]* (?:(?:and|of) (?=\p{Lu}))?)*$/u;
const NOT_OF_THE_NAME =
  /^(?:(?:The|Know|Knowing|Knowledge|Understanding|Experience|Under|Part|Division)\b (?:of )?)+/;

/** "Word" is a program, and "word" is none; "Part VBA" is a part of an Act, and a longer name is another one. */
function says(text: string, name: string): boolean {
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const inAnyCase = /\p{Lu}/u.test(name) ? "u" : "iu";
  const found = new RegExp(
    `(?<![\\p{L}\\p{N}])(?<!\\b(?:Part|Division|Schedule|Chapter) )${plain}(?![\\p{L}\\p{N}+#])`,
    inAnyCase,
  ).exec(text);
  if (!found) return false;
  return THING_NAMES.has(name) || !/^ \p{Lu}\p{Ll}/u.test(text.slice(found.index + name.length));
}

/** Not "IManage". */
const withCapital = (text: string) =>
  /^\p{Ll}\p{Lu}|^dbt\b/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

type AskedWordsAsked = NamedEvidence["requirements"][number];

/** How an advertisement puts what it asks for. */
interface AskedWords {
  /** What was graded: names are looked for in it. */
  readonly clause: string;
  /** What may be quoted: whole, as it stands there; "" where no whole of it can be shown. */
  readonly quote: string;
  /** It says of itself that it is no condition: "First aid training is provided". */
  readonly isNoCondition: boolean;
}

/** Of one advertisement, by the place of each requirement. */
export type WordsOf = (asked: AskedWordsAsked) => AskedWords;

export function askedWords(lines: readonly Line[]): WordsOf {
  const rows = askedIn(lines);
  return ({ line, from, to }) => {
    const row = rows.find((one) => one.line === line && one.from === from && one.to === to);
    const clause = spaced(row?.text ?? lines[line]?.text.slice(from, to) ?? "");
    const sentence = spaced(row?.sentence ?? clause);
    const type = row === undefined || row.type === "duty" ? "activity" : row.type;
    // A thing by itself, or else the sentence that it is a part of (docs/decisions/0037).
    const { asked, clause: told } = wordsOfClause({ text: clause, type, isWork: false, sentence });
    const piece = asked === "" ? "" : pieceOf(told, sentence);
    const quote = [piece, sentence].map(unmarked).find(isWhole) ?? "";
    return { clause, quote, isNoCondition: NO_CONDITION.test(sentence) };
  };
}

/** The marks are put around it where it is shown. */
const unmarked = (text: string) => quotedWhole(text).slice(1, -1);

/** With what belongs before it: "a year or two in a law firm", "Part 5.7B of the Corporations Act"; "" where it breaks off. */
function pieceOf(text: string, sentence: string): string {
  const at = sentence.indexOf(text);
  if (at < 0) return "";
  const before = BELONGS.exec(sentence.slice(0, at))?.[0] ?? "";
  const isCut =
    /\p{Lu}[\p{L}’'-]*$/u.test(text) && /^ \p{Lu}/u.test(sentence.slice(at + text.length));
  return isCut ? "" : before + text;
}
const BELONGS =
  /(?:\b(?:an?|the|some|any|your|Parts?|Divisions?|Chapters?|[Ss]ections?|Schedules?|ss?)\s+)+$/;

const LONGEST = 320;
const PREPOSITIONS =
  "of|in|on|at|by|to|with|within|without|from|for|under|about|between|into|onto|through|via|as|than|per|including|such as";
const OPEN_START = new RegExp(
  `^(?:${PREPOSITIONS}|and|or|but|nor|that|which|who|whose|is|are|was|were|be|been|being|has|had)\\b`,
  "i",
);
const OPEN_END = new RegExp(
  `\\b(?:(?:${PREPOSITIONS}|and|or|but|nor|the|an?|our|your|their|is|are|be|not)\\W*|between (?:(?! and ).)*)$`,
  "i",
);

/** It ends where it should, and begins where a reader can. */
function isWhole(text: string): boolean {
  if (!/\p{L}{2}/u.test(text) || text.length > LONGEST) return false;
  if (OPEN_END.test(text) || hasOpenBracket(text)) return false;
  return !OPEN_START.test(text) || /^(?:\p{Lu}|at (?:least|most)\b)/u.test(text);
}

const hasOpenBracket = (text: string) => text.split("(").length !== text.split(")").length;

const NO_CONDITION =
  /\b(?:is|are|will be) (?:provided|paid for|arranged)\b|\b(?:meets?|pays?|covers?) the costs?\b|\bsupervision is by\b|\bsponsorship can\b|\b(?:isn[’']t|is not|not) (?:a must|required|needed|necessary)\b|\bcannot be considered\b|\bwithout (?:any )?(?:experience|a licence)\b/i;

const spaced = (text: string) => text.replace(/\s+/g, " ").trim();
