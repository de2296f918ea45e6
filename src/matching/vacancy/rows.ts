import { readAdvert } from "#reading/advert/read-advert.ts";
import type { SentenceKind } from "#reading/advert/sentence-kinds.ts";
import type { Line } from "#reading/line.ts";

/** A clause of an advertisement and what it is: something asked for, welcome, to be done, or talk. */
export interface Row {
  readonly text: string;
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly kind: RowKind;
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
export function rowsOf(lines: readonly Line[]): Row[] {
  const rows = readAdvert(lines).sentences.flatMap((sentence) => {
    const kind = KINDS[sentence.kind];
    if (kind === undefined) return [];
    return clausesOf(sentence.text).map((text) => ({
      text,
      kind,
      ...placeOf(text, sentence.lines, lines),
    }));
  });
  const asks = rows.some(({ kind }) => kind === "must");
  return asks ? rows : rows.map((row) => (row.kind === "duty" ? { ...row, kind: "must" } : row));
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
    const from = lines[line]?.text.indexOf(clause) ?? -1;
    if (from >= 0) return { line, from, to: from + clause.length };
  }
  const line = places[0] ?? -1;
  return { line, from: 0, to: lines[line]?.text.length ?? 0 };
}
