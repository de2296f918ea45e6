import { type AdvertReading, readAdvert } from "#reading/advert/read-advert.ts";
import type { RequirementType } from "#reading/advert/requirement-types.ts";
import type { SentenceKind } from "#reading/advert/sentence-kinds.ts";
import type { Years } from "#reading/advert/years-in.ts";
import type { Line } from "#reading/line.ts";

/** A clause of an advertisement and what it is: something asked for, welcome, to be done, or talk. */
export interface Row {
  readonly text: string;
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly kind: RowKind;
  /** What it is a clause of. */
  readonly sentence: string;
}
type RowKind = "must" | "nice" | "trait" | "duty" | "negation" | "intro" | "other";

/** Headings, pay, place and how to apply are no part of what is asked for, or of the work. */
const KINDS: Readonly<Partial<Record<SentenceKind, RowKind>>> = {
  must: "must",
  nice: "nice",
  trait: "trait",
  duty: "duty",
  company: "intro",
  talk: "intro",
  negation: "negation",
  benefit: "other",
};

/** A sentence that asks for several things is several clauses. */
const CLAUSE =
  /;\s*|(?<=\w)\.\s+(?=[A-Z0-9“"])|,?\s+and\s+(?=you (?:hold|have|know|can|write|like)\b)|,\s+(?=you (?:hold|have|know|can|write|need|must)\b)|,\s+(?:and\s+)?(?=(?:an?|sound|strong|solid|good|proven|experience|knowledge|working|excellent|current|ability|willingness|confidence|comfort|fast|at least|some|familiarity|understanding|a record|demonstrated|minimum|registration|admission|evidence of|the (?:ability|confidence)) (?!year|partner))/gi;

/** What is asked where nothing is asked for: the work itself. */
export function rowsOf({ sentences }: AdvertReading, lines: readonly Line[]): Row[] {
  const rows = sentences.flatMap((sentence) => {
    const kind = KINDS[sentence.kind];
    if (kind === undefined) return [];
    return clausesOf(sentence.text).map((text) => ({
      text,
      kind,
      sentence: sentence.text,
      ...placeOf(text, sentence.lines, lines),
    }));
  });
  const asks = rows.some(({ kind }) => kind === "must");
  return asks ? rows : rows.map((row) => (row.kind === "duty" ? { ...row, kind: "must" } : row));
}

/** One thing that is asked for, or one line of the work: what a resume is held against. */
export interface Asked {
  readonly text: string;
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly type: RequirementType | "duty";
  readonly must: boolean;
  readonly alternatives: readonly string[];
  readonly years?: Years;
  /** A line of the work, also where it is asked for because nothing else is. */
  readonly isWork: boolean;
  /** All of the sentence that asks for it. */
  readonly sentence: string;
}

/** What an advertisement asks for, in the order in which it stands there, and then the work. */
export function askedIn(lines: readonly Line[]): Asked[] {
  const advert = readAdvert(lines);
  return askedOf(advert, rowsOf(advert, lines), lines);
}

/** "What the job is", "Who you will work with": no work, whatever stands below it. */
const ASKS_LIKE_A_HEADING = /^(?:what|who|where|why|how)\b[^.,;]{0,40}$/i;

/** Everything that is asked for, each thing once, and the work; the work alone where nothing is asked for. */
export function askedOf(
  { sentences, requirements }: AdvertReading,
  rows: readonly Row[],
  lines: readonly Line[],
): Asked[] {
  const asked = requirements.map(
    ({ text, type, must, from, min_years: least, max_years: most, alternatives = [] }): Asked => ({
      text,
      type,
      must,
      alternatives,
      isWork: false,
      sentence: sentences[from]?.text ?? text,
      ...placeOf(text, sentences[from]?.lines ?? [], lines),
      ...(least !== undefined && { years: most === undefined ? { least } : { least, most } }),
    }),
  );
  const isAllWork = sentences.every(({ kind }) => kind !== "must");
  const work = rows
    .filter(({ kind }) => kind === "duty" || (isAllWork && kind === "must"))
    .filter(({ text }) => !ASKS_LIKE_A_HEADING.test(text))
    .map(({ text, line, from, to, kind, sentence }): Asked => {
      const type = kind === "duty" ? "duty" : "activity";
      const place = { line, from, to };
      return { text, ...place, type, must: true, alternatives: [], isWork: true, sentence };
    });
  return [...asked, ...work];
}

function clausesOf(text: string): string[] {
  const clauses: string[] = [];
  let from = 0;
  for (const match of text.matchAll(CLAUSE)) {
    clauses.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  clauses.push(text.slice(from));
  return clauses.map((clause) => clause.trim()).filter((clause) => clause !== "");
}

/** Where the clause stands: in one of its item's lines, or over several of them. */
function placeOf(clause: string, places: readonly number[], lines: readonly Line[]) {
  for (const line of places) {
    const found = foundIn(lines[line]?.text ?? "", clause);
    if (found) return { line, ...found };
  }
  const line = places[0] ?? -1;
  return { line, from: 0, to: lines[line]?.text.length ?? 0 };
}

const plainly = (text: string) => text.replace(/[’‘]/g, "'");
/** Brackets and the like may have been left out of it: then from its first words to its last. */
const EDGE_WORDS = 2;

function foundIn(line: string, clause: string) {
  const [text, words] = [plainly(line), plainly(clause)];
  const from = text.indexOf(words);
  if (from >= 0) return { from, to: from + words.length };
  const all = words.split(" ");
  const [head, tail] = [all.slice(0, EDGE_WORDS).join(" "), all.slice(-EDGE_WORDS).join(" ")];
  const start = text.indexOf(head);
  if (start < 0) return undefined;
  const end = text.indexOf(tail, start);
  // It goes on in the next line.
  return { from: start, to: end < 0 ? text.trimEnd().length : end + tail.length };
}
