import { type Asked as AskedClause, askedIn } from "#matching/vacancy-rows.ts";
import type { RequirementType } from "#reading/advert/requirement-types.ts";
import type { Line } from "#reading/line.ts";
import type { GradedRequirement, PairEvidence } from "./index/messages.ts";
import { type NounPhrase, nounPhraseOf } from "./noun-phrase.ts";

/** What a requirement is called, the same on every surface. */
export interface RequirementWords {
  /** In a list: a thing ("Admission as a lawyer"), or the advertisement's own words, whole and in quotation marks. */
  readonly name: string;
  readonly type: RequirementType;
  /** In the middle of a sentence: "experience in drafting leases"; "" where it cannot be told as a thing. */
  readonly asked: string;
  /** Without "experience in" and the like: "drafting leases"; "" as well. */
  readonly subject: string;
  /** The clause of the advertisement, whole; "" for what it only implies. */
  readonly clause: string;
}

/** A requirement with its words, and a duty as a duty also where the advertisement asks for nothing else. */
export type Worded<One extends GradedRequirement> = One & { readonly words: RequirementWords };

type Asked<One> = Pick<PairEvidence, "years"> & { readonly requirements: readonly One[] };

export function wordedRequirements<One extends GradedRequirement>(
  { requirements, years }: Asked<One>,
  lines: readonly Line[],
): Worded<One>[] {
  const rows = clausesIn(lines);
  const asked = requirements.map((one) => ({ one, row: rowOf(one, rows, lines) }));
  const timesAsked = new Map<string, number>();
  for (const { row } of asked) timesAsked.set(row.text, (timesAsked.get(row.text) ?? 0) + 1);
  const worded = asked.map(({ one, row }) => {
    const isShared = (timesAsked.get(row.text) ?? 0) > 1;
    const words = formalWords(one, years, row, isShared) ?? wordsOfClause(row);
    const isDuty = row.isWork && (one.kind === "domain" || one.kind === "skill");
    return { ...one, ...(isDuty && { kind: "duty" as const }), words };
  });
  return withOneNameEach(worded);
}

interface Gap extends Pick<GradedRequirement, "essential" | "credential" | "line"> {
  readonly kind: string;
  readonly words: RequirementWords;
}

/** The same gap comes first on every surface: a licence, then other papers, then what is required, then the rest. */
export const byGap = (a: Gap, b: Gap) => gapRank(b) - gapRank(a) || placeIn(a) - placeIn(b);

function gapRank({ essential, kind, credential, words }: Gap): number {
  if (!essential || kind === "duty") return essential ? -1 : 0;
  if (credential === "") return words.asked === "" ? 1 : 2;
  return words.type === "licence" ? 4 : 3;
}
const placeIn = ({ line }: Gap) => (line < 0 ? Number.MAX_SAFE_INTEGER : line);

/** Reading an advertisement takes milliseconds, and a list holds it against a hundred resumes. */
const READ = new WeakMap<readonly Line[], readonly AskedClause[]>();

function clausesIn(lines: readonly Line[]): readonly AskedClause[] {
  const known = READ.get(lines);
  if (known) return known;
  const rows = askedIn(lines);
  READ.set(lines, rows);
  return rows;
}

interface Clause {
  readonly text: string;
  readonly type: RequirementType;
  readonly isWork: boolean;
  /** The sentence that it is a part of; "" where it is the whole of it. */
  readonly sentence?: string;
}

/** The clause that asks for it, also where it runs over several lines; "" for what is only implied. */
function rowOf(
  { line, from, to }: GradedRequirement,
  clauses: readonly AskedClause[],
  lines: readonly Line[],
): Clause {
  const row = clauses.find((one) => one.line === line && one.from === from && one.to === to);
  const whole = spaced(row?.sentence ?? "");
  const piece = spaced(row?.text ?? lines[line]?.text.slice(from, to) ?? "");
  const text = row && isAlone(row, clauses) && nounPhraseOf(whole) ? whole : piece;
  const type = row === undefined || row.type === "duty" ? "activity" : row.type;
  return { text, type, isWork: row?.isWork ?? false, sentence: whole === text ? "" : whole };
}

/** The only thing that its sentence asks for: then the sentence is its name. */
const isAlone = (row: AskedClause, clauses: readonly AskedClause[]) =>
  !row.isWork &&
  clauses.filter(({ sentence, isWork }) => !isWork && sentence === row.sentence).length === 1;

const spaced = (text: string) => text.replace(/\s+/g, " ").trim();

/** "A managing partner", cut out of a sentence: nobody knows what is asked for without the rest of it. */
function isCutOut({ asked, subject }: NounPhrase, { sentence = "" }: Clause): boolean {
  if (sentence === "" || subject !== asked) return false;
  return asked.split(" ").length <= FEW_WORDS;
}
const FEW_WORDS = 1;
const LONGEST_SENTENCE = 320;
/** A longer sentence around a word hides it. */
const LONGEST_AROUND = 120;
const NAMES_ITSELF: ReadonlySet<RequirementType> = new Set([
  ...(["licence", "certificate", "degree", "tool", "language", "right_or_check"] as const),
]);

export function wordsOfClause(found: Clause): RequirementWords {
  const { text, type, sentence = "" } = found;
  const phrase = nounPhraseOf(text);
  if (!phrase) {
    const isTold = sentence !== "" && sentence.length <= LONGEST_SENTENCE;
    const clause = isTold ? sentence : text;
    return { name: quotedWhole(clause) || NAMELESS, type, ...NO_THING, clause };
  }
  const isTold = sentence.length <= LONGEST_AROUND;
  if (isTold && isCutOut(phrase, found) && !NAMES_ITSELF.has(type)) {
    const name = `${withCapital(phrase.asked)}, in ${quotedWhole(sentence)}`;
    return { name, type, ...NO_THING, clause: sentence };
  }
  return { name: withCapital(phrase.asked), type, ...phrase, clause: text };
}
const NO_THING = { asked: "", subject: "" };
const NAMELESS = "What this kind of job needs";

/** Papers, rights and years have names of ours where the clause says more than that, or nothing at all. */
function formalWords(
  { kind, credential, line }: GradedRequirement,
  years: PairEvidence["years"],
  { text: clause }: Clause,
  isShared: boolean,
): RequirementWords | undefined {
  const told = isShared ? "" : clause;
  if (kind === "credential") return { ...wordsOfPaper(credential, told), clause };
  if (kind === "rights") return { ...formal("right_or_check", RIGHTS, told), clause };
  if (kind !== "level") return undefined;
  return { ...formal("years", line < 0 ? impliedYears(years) : yearsText(years), told), clause };
}

/** A clause that does not name the paper ("Security clearance: Baseline") is no name for it. */
export function wordsOfPaper(credential: string, clause: string): RequirementWords {
  const isNamed = credential
    .split(" ")
    .some((word) => word.length > 3 && clause.toLowerCase().includes(word.toLowerCase()));
  return formal(paperType(credential), paperWithArticle(credential), isNamed ? clause : "");
}

const COUNTED =
  /(?:licence|check|certificate|degree|card|clearance|qualification|accreditation|system)$/i;

/** a driver licence, admission as a lawyer */
export function paperWithArticle(name: string): string {
  if (!COUNTED.test(name) && !/^certificate\b/i.test(name)) return name;
  return `${/^[aeio]/i.test(name) ? "an" : "a"} ${name}`;
}

/** By its clause where that can be told as a thing, and by a name of ours where not. */
function formal(type: RequirementType, ours: string, clause: string): RequirementWords {
  const asked = nounPhraseOf(clause)?.asked ?? ours;
  return { name: withCapital(asked), type, asked, subject: asked, clause };
}
const RIGHTS = "the right to work in Australia";

function paperType(credential: string): RequirementType {
  if (/degree/i.test(credential)) return "degree";
  if (/check|clearance|vaccin/i.test(credential)) return "right_or_check";
  return /licen[cs]e|registration|admission|practising/i.test(credential)
    ? "licence"
    : "certificate";
}

function yearsText({ least = 0, most, inPractice }: PairEvidence["years"]): string {
  const since = inPractice ? "after admission" : "of such work";
  if (most !== undefined && most - least <= NARROW) return `${least} to ${most} years ${since}`;
  return `at least ${least} ${least === 1 ? "year" : "years"} ${since}`;
}
/** A wider range is our own, not the advertisement's. */
const NARROW = 6;

function impliedYears({ least = 0, most }: PairEvidence["years"]): string {
  return most === undefined || most > LONGEST
    ? `about ${least} years or more in this kind of work`
    : `about ${least} to ${most} years in this kind of work`;
}
const LONGEST = 30;

/** Two requirements are never called alike: the later one is told by its clause, or as another part of the same. */
function withOneNameEach<One extends { readonly words: RequirementWords }>(all: One[]): One[] {
  const taken = new Set<string>();
  return all.map((one) => {
    const { words } = one;
    const parts = all.map((_, at) => `${words.name}, part ${at + 2}`);
    const name =
      [words.name, quotedWhole(words.clause), ...parts].find(
        (text) => text !== "" && !taken.has(text.toLowerCase()),
      ) ?? words.name;
    taken.add(name.toLowerCase());
    return name === words.name ? one : { ...one, words: { ...words, name } };
  });
}

/** An advertisement's own words in quotation marks: all of the clause, without the "and" that led to it. */
export function quotedWhole(clause: string): string {
  const text = clause
    .replace(/^[^\p{L}\p{N}("“‘'$]+/u, "")
    .replace(/^(?:and|or|but|plus)\s+/i, "")
    .replace(/[\s,;:–—-]+$/, "");
  return text === "" ? "" : `“${withInnerMarks(text)}”`;
}

/** Quotation marks within a quotation are single ones. */
export const withInnerMarks = (text: string) =>
  text
    .replace(/[“”]|(?<=^|[\s(])"|"(?=$|[\s,.;:)])/g, (mark) => (mark === "“" ? "‘" : "’"))
    .replace(/(^|[\s(])’(?=\w)/g, "$1‘");

const withCapital = (text: string) =>
  /^[a-z]+[A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
