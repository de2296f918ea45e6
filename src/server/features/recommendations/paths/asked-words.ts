import { askedIn } from "#matching/vacancy/rows.ts";
import type { Line } from "#reading/line.ts";
import { type NamedEvidence, quotedWhole, wordsOfClause } from "../../matching/service.ts";

type Asked = NamedEvidence["requirements"][number];

/** How an advertisement puts what it asks for. */
export interface AskedWords {
  /** What was graded: names are looked for in it. */
  readonly clause: string;
  /** What may be quoted: whole, as it stands there; "" where no whole of it can be shown. */
  readonly quote: string;
  /** It says of itself that it is no condition: "First aid training is provided". */
  readonly isNoCondition: boolean;
}

/** Of one advertisement, by the place of each requirement. */
export type WordsOf = (asked: Asked) => AskedWords;

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
