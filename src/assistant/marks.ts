import { kindsOf, type SentenceKind } from "#reading/advert/sentence-kinds.ts";
import { sentencesOf } from "#reading/advert/sentences.ts";
import { ANSWERS, answersFor, MOST_PIECES } from "#reading/model/encoder.ts";
import { exp } from "#reading/model/exp.ts";
import { isReadingModelOn } from "#reading/model/reading-model.ts";
import { type WordPieces, wordsInPieces } from "#reading/model/word-pieces.ts";
import { plainLines } from "#reading/text/plain-lines.ts";
import { emailsIn, phonesIn } from "./facts/contact.ts";
import { LABELS, type Label, type Mark } from "./labels.ts";
import type { Ask } from "./state.ts";
import { tidyMarks } from "./tidy-marks.ts";

/**
 * What stands in a message, word by word. The reading model looks at 160 pieces of words at a time and sees 48 of what
 * was before; a very long message is read by the rules from there on.
 */
const BEGIN = 101;
const END = 102;
const FRAME = 2;
const CONTEXT = 48;
const MOST_READ = 1120;
/** The word that stands for what was just asked, as the model was taught. */
const ASK_PIECES: Readonly<Record<Ask, number>> = {
  "": 3904,
  title: 2516,
  place: 2173,
  duties: 5704,
  pay: 3477,
  apply: 6611,
  publish: 10172,
  lawful: 2375,
  anything: 2505,
};

interface Word extends WordPieces {
  readonly first: number;
  /** How each piece is written. */
  readonly cases: readonly number[];
}

export function marksOf(message: string, asks: Ask): Mark[] {
  return tidyMarks(message, readMarks(message, asks), asks);
}

function readMarks(message: string, asks: Ask): Mark[] {
  if (!isReadingModelOn()) return marksByRules(message, 0);
  const all = wordsIn(message);
  const most = all.findIndex(({ first, pieces }) => first + pieces.length > MOST_READ);
  const words = most < 0 ? all : all.slice(0, most);
  const answers = answersOf(words, asks);
  const end = most < 0 ? message.length : (all[most]?.from ?? message.length);
  const rest = most < 0 ? [] : marksByRules(message, end);
  return [...joined(message.slice(0, end), words, answers), ...rest];
}

function wordsIn(text: string): Word[] {
  let first = 0;
  let before = 0;
  return wordsInPieces(text).map((word) => {
    const opens = before > 0 && text.slice(before, word.from).includes("\n");
    const cases = casesOf(text.slice(word.from, word.to), word.lengths, opens);
    const found = { ...word, first, cases };
    first += word.pieces.length;
    before = word.to;
    return found;
  });
}

/** Small, Capital, CAPITALS, with a digit; four more where a line begins. */
function casesOf(word: string, lengths: readonly number[], opens: boolean): number[] {
  let from = 0;
  return lengths.map((length, at) => {
    const piece = word.slice(from, from + length);
    from += length;
    return 1 + caseOf(piece) + (opens && at === 0 ? 4 : 0);
  });
}
function caseOf(piece: string): number {
  if (/\d/.test(piece)) return 3;
  if (piece.length > 1 && isUpper(piece)) return 2;
  return isUpper(piece.slice(0, 1)) ? 1 : 0;
}
const isUpper = (text: string) => text !== text.toLowerCase() && text === text.toUpperCase();

/** The answers for all pieces, window by window. */
function answersOf(words: readonly Word[], asks: Ask): Float32Array {
  const pieces = words.flatMap((word) => word.pieces);
  const cases = words.flatMap((word) => word.cases);
  const all = new Float32Array(pieces.length * ANSWERS);
  let from = 0;
  for (let own = 0; own < pieces.length; ) {
    const to = Math.min(pieces.length, from + MOST_PIECES);
    const answers = answersFor(
      [BEGIN, ASK_PIECES[asks], ...pieces.slice(from, to), END],
      [0, 0, ...cases.slice(from, to), 0],
    );
    const start = (FRAME + own - from) * ANSWERS;
    all.set(answers.subarray(start, (FRAME + to - from) * ANSWERS), own * ANSWERS);
    own = to;
    from = to - CONTEXT;
  }
  return all;
}

const GOES_ON = LABELS.length;

/** Words of one label make one mark, until another item begins. */
function joined(text: string, words: readonly Word[], answers: Float32Array): Mark[] {
  const marks: { label: Exclude<Label, "out">; from: number; to: number; sure: number[] }[] = [];
  let isOpen = false;
  for (const word of inUnits(text, words)) {
    const { label, sure } = labelOf(word, answers);
    const last = marks.at(-1);
    if (label === "out") isOpen = false;
    else if (isOpen && last?.label === label && !begins(word, answers)) {
      last.to = word.to;
      last.sure.push(sure);
    } else marks.push({ label, from: word.from, to: word.to, sure: [sure] });
    if (label !== "out") isOpen = true;
  }
  return marks.map(({ label, from, to, sure }) => ({
    label,
    from,
    to,
    text: text.slice(from, to),
    sure: sure.reduce((sum, one) => sum + one, 0) / sure.length,
  }));
}

/** "3-5", "$95", "8/6" and "jo@firm.example" are one word to a reader; a full stop behind a word is no part of it. */
function inUnits(text: string, words: readonly Word[]): Unit[] {
  const units: Unit[] = [];
  for (const [at, { from, to, first, pieces }] of words.entries()) {
    const last = units.at(-1);
    const next = text[to] ?? " ";
    const isSign = !LETTER.test(text[from] ?? "");
    const before = text[from - 1] ?? " ";
    const joins =
      last?.to === from &&
      (isSign
        ? JOINING.test(text[from] ?? "") && LETTER.test(next) && LETTER.test(before)
        : JOINING.test(before) && (last.to - last.from > 1 || OPENING.test(before)));
    if (joins && last && at > 0)
      units[units.length - 1] = { ...last, to, count: last.count + pieces.length };
    else units.push({ from, to, first, count: pieces.length });
  }
  return units;
}
const LETTER = /[\p{L}\p{N}]/u;
const JOINING = /[-/'’&+@_.,:–£$#%]/u;
const OPENING = /[£$#@]/;

interface Unit {
  readonly from: number;
  readonly to: number;
  readonly first: number;
  /** Of its pieces. */
  readonly count: number;
}

/** What all pieces of a word say together. */
function labelOf({ first, count }: Unit, answers: Float32Array): { label: Label; sure: number } {
  const sums = new Float64Array(LABELS.length);
  for (let piece = first; piece < first + count; piece += 1)
    for (let i = 0; i < LABELS.length; i += 1)
      sums[i] = (sums[i] ?? 0) + (answers[piece * ANSWERS + i] ?? 0) / count;
  let best = 0;
  for (let i = 1; i < LABELS.length; i += 1) if ((sums[i] ?? 0) > (sums[best] ?? 0)) best = i;
  let all = 0;
  for (const sum of sums) all += exp(sum - (sums[best] ?? 0));
  return { label: LABELS[best] ?? "out", sure: 1 / all };
}

const begins = ({ first }: Unit, answers: Float32Array) =>
  (answers[first * ANSWERS + GOES_ON + 1] ?? 0) > (answers[first * ANSWERS + GOES_ON] ?? 0);

/**
 * The same marks without the reading model: sentences by their kind, as advertisements are read, and the plainest
 * commands. It is what READING_MODEL=off leaves, and how the far end of a very long message is read.
 */
const LABEL_OF: Readonly<Partial<Record<SentenceKind, Mark["label"]>>> = {
  must: "must",
  trait: "must",
  nice: "nice",
  duty: "duty",
  benefit: "benefit",
  company: "about",
  pay: "pay",
  place_hours: "hours",
  apply: "apply",
  negation: "no",
  talk: "talk",
};
const COMMANDS: readonly (readonly [Exclude<Label, "out">, RegExp])[] = [
  [
    "later",
    /^(?:(?:please )?(?:don't|do not|dont) (?:publish|post)|not yet|hold (?:off|on)|wait)\b/i,
  ],
  [
    "go",
    /^(?:.{0,40}\b)?(?:publish|post it|go live|put it (?:up|live)|ship it|send it live|go ahead)\b.{0,20}$/i,
  ],
  ["undo", /^(?:undo|take that back|go back)\b.{0,30}$/i],
  ["yes", /^(?:yes|yep|yeah|ok|okay|sure|correct|confirmed|looks good|perfect|great)\b.{0,20}$/i],
  ["nope", /^(?:no|nope|nah|none)\b.{0,20}$/i],
  ["hush", /\bno more questions\b/i],
  ["tone", /\b(?:warmer|friendlier|shorter|more formal|less formal)\b/i],
];
const TITLE =
  /^(?:(?:we|i)(?:'re| are|'m| am)? (?:need|after|want|hiring|looking for|seeking)|need|wanted:?|hiring|seeking|looking for) (?:an? )?(.{3,60}?)(?= (?:in|at|for|to|who|with|based)\b|[.,;\n]|$)/i;
const PLACE = /\b(?:in|at|based in|location:?) ((?:\p{Lu}[\p{L}'-]+)(?: \p{Lu}[\p{L}'-]+){0,2})/u;
const TYPE =
  /\b(?:full[- ]?time|part[- ]?time|casual|permanent|fixed[- ]term|contract(?= role| position|,|\.|$))\b/i;

function marksByRules(message: string, from: number): Mark[] {
  const marks: Mark[] = [];
  const add = (label: Mark["label"], start: number, text: string) => {
    if (text.trim() !== "" && start >= 0)
      marks.push({ label, from: start, to: start + text.length, text, sure: 0.6 });
  };
  const sentences = sentencesOf(plainLines(message.slice(from)).lines);
  const kinds = kindsOf(sentences);
  let at = from;
  for (const [index, { text }] of sentences.entries()) {
    const found = message.indexOf(text, at);
    const start = found < 0 ? at : found;
    at = start + text.length;
    const command = COMMANDS.find(([, words]) => words.test(text.trim()));
    if (command) {
      add(command[0], start, text);
      continue;
    }
    if (emailsIn(text).length > 0 || phonesIn(text).length > 0) {
      add("apply", start, text);
      continue;
    }
    const title = TITLE.exec(text);
    if (title?.[1]) add("title", start + title.index + title[0].length - title[1].length, title[1]);
    const place = PLACE.exec(text);
    if (place?.[1]) add("place", start + place.index + place[0].length - place[1].length, place[1]);
    const type = TYPE.exec(text);
    if (type) add("type", start + type.index, type[0]);
    const label = LABEL_OF[kinds[index] ?? "talk"];
    if (label && !title && !place && !type) add(label, start, text);
  }
  return marks.sort((a, b) => a.from - b.from);
}
