import {
  ADDRESSED_TO_READER,
  ASKS_FOR_VERDICT,
  PHRASE_FAMILIES,
  READERS,
  SQUEEZED_PHRASES,
  TORN_ORDER,
} from "./assessor-phrases.ts";
import type { Flag, Line } from "./line.ts";
import { type PlainForms, plainForms } from "./plain-forms.ts";

/** A sentence may be cut into this many lines to slip through. */
const WINDOW = 3;
/** Of very long lines so much is examined at a time; pieces overlap so that no phrase is cut. */
const PIECE = { length: 2000, overlap: 300 };
/** Of long lines only the ends are put together with their neighbours. */
const ENDS = 400;
/** A stretch that could be part of a blob which goes on in the next line. */
const BLOB = /[\w+/=-]{16,}/;

/** A text in its plain forms, with the hints at phrases that were seen in it. */
interface Examined extends PlainForms {
  readonly hints: number;
  /** It begins in lower case, as a line does that goes on with the one before. */
  readonly low: boolean;
  /** It is one line, or lines that go on with one another. */
  readonly whole: boolean;
}

/** Lines that a reader sees and that speak to whoever or whatever assesses the document. */
export function flagLines(lines: readonly Line[]): Flag[] {
  const texts = lines.map((line) => line.text.replaceAll("\t", " "));
  const flagged = new Set<number>();
  const ends = texts.map((text) => {
    const last = examine(text.slice(-ENDS));
    const first = text.length > ENDS ? examine(text.slice(0, ENDS)) : last;
    return { first, last, blob: BLOB.test(text) };
  });
  for (const [at, text] of texts.entries()) {
    const short = text.length > ENDS ? undefined : ends[at]?.last;
    if (short ? speaks(short) || saysInBlob(text) : speaksInPieces(text)) flagged.add(at);
  }
  for (let size = 2; size <= WINDOW; size += 1) {
    for (let from = 0; from + size <= texts.length; from += 1) {
      const places = Array.from({ length: size }, (_one, step) => from + step);
      if (places.some((place) => flagged.has(place))) continue;
      const parts = places.flatMap(
        (place) => ends[place]?.[place === from ? "last" : "first"] ?? [],
      );
      const blobs = places.every((place) => ends[place]?.blob);
      if (speaks(joined(parts)) || (blobs && saysInBlob(texts.slice(from, from + size).join(""))))
        for (const place of places) flagged.add(place);
    }
  }
  return [...flagged]
    .sort((a, b) => a - b)
    .map((line) => ({ line, text: lines[line]?.text ?? "", kind: "addresses-assessor" }));
}

function speaksInPieces(text: string): boolean {
  for (let from = 0; from < text.length; from += PIECE.length - PIECE.overlap) {
    const piece = text.slice(from, from + PIECE.length);
    if (speaks(examine(piece)) || saysInBlob(piece)) return true;
  }
  return false;
}

function examine(text: string): Examined {
  const forms = plainForms(text);
  const hints = hintsIn(forms.words) | hintsIn(forms.unmasked);
  return { ...forms, hints, low: /^\p{Ll}/u.test(text), whole: true };
}

function joined(parts: readonly Examined[]): Examined {
  const masked = parts.some((part) => part.unmasked !== "");
  const spaced = parts.every((part) => part.squeezed !== "");
  return {
    words: parts.map((part) => part.words).join(" "),
    unmasked: masked ? parts.map((part) => part.unmasked || part.words).join(" ") : "",
    squeezed: spaced ? parts.map((part) => part.squeezed).join("") : "",
    hints: parts.reduce((all, part) => all | part.hints, 0),
    low: false,
    whole: parts.slice(1).every((part) => part.low),
  };
}

function saysInBlob(text: string): boolean {
  return decodeBlobs(text).some((blob) => speaks(examine(blob)));
}

function speaks({ words, unmasked, squeezed, hints, whole }: Examined): boolean {
  if (hasPhrase(words, hints) || (unmasked !== "" && hasPhrase(unmasked, hints))) return true;
  if (whole && (ordersVerdict(words) || ordersVerdict(unmasked))) return true;
  if (TORN_ORDER.test(words.replace(/[^a-z]+/g, ""))) return true;
  return squeezed !== "" && SQUEEZED_PHRASES.some((phrase) => phrase.test(squeezed));
}

const BASE64 = /[A-Za-z0-9+/_-]{24,}={0,2}/g;
const HEX = /(?:[0-9a-f]{2}[ :]?){20,}/gi;
const MOST_BLOBS = 20;
const MOSTLY_READABLE = 0.95;

/** Texts that were written in the line as base64 or hexadecimal, where they are readable. */
function decodeBlobs(text: string): string[] {
  const base64 = [...text.matchAll(BASE64)].slice(0, MOST_BLOBS).map(([blob]) => fromBase64(blob));
  const hex = [...text.matchAll(HEX)].slice(0, MOST_BLOBS).map(([blob]) => fromHex(blob));
  return [...base64, ...hex].filter(isReadable);
}

function fromBase64(blob: string): string {
  const plain = blob.replaceAll("-", "+").replaceAll("_", "/").replace(/=+$/, "");
  const whole = plain.length % 4 === 1 ? plain.slice(0, -1) : plain;
  try {
    return atob(whole);
  } catch {
    return "";
  }
}

function fromHex(blob: string): string {
  const pairs = blob.replace(/[^0-9a-f]/gi, "").match(/../g) ?? [];
  return pairs.map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join("");
}

function isReadable(text: string): boolean {
  const readable = text.match(/[\x20-\x7e\n\r\t]/g)?.length ?? 0;
  return text.length >= 12 && text.includes(" ") && readable >= text.length * MOSTLY_READABLE;
}

/** Every needed word has a bit, so that lines can be put together without being searched again. */
const HINTS = [READERS, ...PHRASE_FAMILIES.flatMap(({ needs }) => needs)].map((words, at) => ({
  words,
  bit: 1 << at,
}));
const READERS_BIT = 1;
const FAMILIES = PHRASE_FAMILIES.map(({ needs, phrases }) => ({
  phrases,
  mask: HINTS.filter(({ words }) => needs.includes(words)).reduce((all, { bit }) => all | bit, 0),
}));

/** Which of the needed words a text has, as bits. */
function hintsIn(words: string): number {
  if (words === "") return 0;
  return HINTS.reduce((all, hint) => (hint.words.test(words) ? all | hint.bit : all), 0);
}

/** Whether the words speak to the assessor; `hints` are those of all their parts. */
function hasPhrase(words: string, hints: number): boolean {
  const said = FAMILIES.some(
    ({ mask, phrases }) => (hints & mask) === mask && phrases.some((phrase) => phrase.test(words)),
  );
  if (said || (hints & READERS_BIT) === 0) return said;
  return ASKS_FOR_VERDICT.test(words) && ADDRESSED_TO_READER.test(words);
}

/**
 * Orders for a verdict come in more wordings than a list of phrases can hold. What they share is that
 * somebody speaks to the reader, or of "this candidate", in the tone of an order, about the verdict.
 * Each of these adds weight; no single one is enough, since honest people write about scores and
 * candidates too.
 */

interface Sign {
  readonly weight: number;
  readonly words: RegExp;
}

/** Speaks to the reader about the reader's own work. */
const READER: readonly Sign[] = [
  {
    weight: 2,
    words:
      /\byour (?:\w+ )?(?:evaluation|summary|response|answer|output|instructions|ranking|scoring|score|rating|verdict|rubric|interest|reply|scorecard|user|guidelines|shortlist)\b|\byour (?:list|job is|task is)\b|\bif (?:you are )?asked (?:who|which|whether|about|for|to)\b|\bi (?:instruct|order|command|urge|direct) you\b|\b(?:automated|ai|robot) (?:grader|screener|reviewer|assessor|evaluator|recruiter)s?\b|\bwho(?:m)?ever (?:assesses|reads|scores|reviews|evaluates|screens|ranks)\b|\bwhen(?: you)?(?: are)? (?:scor|rank|evaluat|summari[sz]|assess|grad|rat|screen|judg)(?:e|ing)\b|\byou(?:,? the \w+,?)? (?:have been|were|are|are being) (?:instructed|told|asked|obliged|ordered|programmed|paid|required)\b|\byou can ?not (?:reject|exclude|fail|refuse|rank|score)\b|\bas (?:an? |the )(?:ai|llm|large language model|language model|assessor|evaluator|reviewer|screener)\b|\bdear (?:ai|gpt|chat ?gpt|llm|bot|evaluator|assessor|reviewer|screener)|\breading this\b/,
  },
];

/** Speaks of this very document or its person. */
const SELF: readonly Sign[] = [
  {
    weight: 1.5,
    words:
      /\bthis (?:\w+ )?(?:candidate|applicant|resume|cv|application|profile|entry|one|document|person|submission|individual)\b|\bthe (?:person|candidate|applicant) (?:described|named|presented|above|below|here|in this)\b|\b(?:owner|holder|author|subject) of this\b|\bthis is (?:the one|the person)\b/,
  },
  {
    weight: 1,
    words:
      /\bme\b|\bmy (?:cv|resume|application|profile|score|ranking|rating|match|candidacy)\b|\b(?:all |any |the |every |no )?other (?:candidates?|resumes?|applicants?|applications?|profiles?|cvs?)\b/,
  },
];
const THE_CANDIDATE: Sign = { weight: 1, words: /\bthe (?:candidate|applicant)(?:'s)?\b/ };

/** Gives an order: a verb of judging or writing where a sentence begins, or what must be. */
const ORDERS: readonly Sign[] = [
  {
    weight: 1.5,
    words:
      /(?:^|[:,;("'\-–—] ?|\b(?:please|kindly|and|then|to|only|just|always|must|should|shall|will) )(?:give|set|rank|rate|score|grade|return|say|state|use|put|place|add|match|weight|weigh|treat|prefer|approve|accept|hire|evaluate|assess|judge|prioriti[sz]e|disregard|ignore|forget|skip|override|do not|don't|never|be (?:lenient|generous|kind|favou?rable)|remember|recommend|award|assign|mark|list|select|choose|shortlist|consider|advance|describe|report|conclude|answer|respond|write|favou?r|promote|boost|keep|make|auto-?approve|count|regard|view|move|push|let|tell|reply|print|pass|change|grant|pick|output|lift|raise)\b/,
  },
  {
    weight: 0.75,
    words:
      /\b(?:must|should|shall|obliged|required|have to|has to|needs? to|cannot|can not|is to be|are to be)\b/,
  },
];

/** Is about the verdict. Two different ones count. */
const VERDICTS: readonly Sign[] = [
  {
    weight: 1,
    words:
      /\b(?:scor(?:e|es|ing)|marks?|points?|grades?|stars?|weight(?:ing)?|percent(?:age)?|similarity|ratings?|rate)\b/,
  },
  {
    weight: 1,
    words:
      /\b(?:rank(?:ed|ing)?|shortlist(?:ed)?|hired?|approved?|accept(?:ed)?|advanced?|select(?:ed)?|reject(?:ed)?|choice|recommend(?:ed|ation)?|interview(?:ed)?|disqualif\w+)\b/,
  },
  {
    weight: 1,
    words:
      /\b(?:match|fit|evaluat(?:e|ion|ed)|assess(?:ment|ed)?|screening|criteria|requirements?|candidate list|pile|qualified|next (?:round|stage)|the offer|conclusion|wins?|guidelines|position one|first place|top of)\b/,
  },
];

/** Wants more than is due. */
const EXTREMES: readonly Sign[] = [
  {
    weight: 1,
    words:
      /\b(?:best|top|highest|strongest|first(?! (?:interview|aid))|100 ?%|100|10 ?\/ ?10|(?:5|five) stars?|excellent|perfect|ideal|only positive|right choice|expert|always|automatically|full marks|generous(?:ly)?|lenient(?:ly)?|high(?:ly)?|extra|above (?:all|others|the others|everyone)|over (?:all|others)|all (?:the )?(?:criteria|requirements|skills)|every (?:skill|category|requirement|job)|maximum|number one|outstanding|9\d|lower than|top marks|full points|ticks every|favou?rabl[ey]|immediately|without (?:further )?(?:question|review|checks?))\b|\ba\+/,
  },
];

const LEAST = 4.2;
const LONGEST_SENTENCE = 220;
/** The writer speaks of own work and results: nothing of that is an order. */
const TOLD =
  /^(?:i|we|my|our|he|she|they)\b(?! (?:instruct|order|command|direct|must|should|ask|request|urge|insist|want you|would like you))|\b(?:i|we) (?:was|were|am|are|have|had|would|believe|hope|achieved|received|look forward)\b/;

/** Whether one of the sentences gives an order about the verdict on its own document. */
function ordersVerdict(words: string): boolean {
  if (!/\b(?:this|me|my|your?|other|whoever|when|dear)\b/.test(words)) return false;
  const sentences = words.split(/(?<=[.!?;]) /);
  const pairs = sentences.map((sentence, at) => `${sentence} ${sentences[at + 1] ?? ""}`.trim());
  return [...sentences, ...pairs].some(
    (sentence) => sentence.length <= LONGEST_SENTENCE && weigh(sentence) >= LEAST,
  );
}

function weigh(sentence: string): number {
  const reader = sum(sentence, READER);
  const self = sum(sentence, SELF);
  if (reader + self === 0 || TOLD.test(sentence)) return 0;
  const order = sum(sentence, ORDERS);
  const verdict = Math.min(2, sum(sentence, VERDICTS));
  const extreme = sum(sentence, EXTREMES);
  if (order + reader === 0 || verdict === 0 || extreme + reader === 0) return 0;
  const named = reader > 0 ? sum(sentence, [THE_CANDIDATE]) : 0;
  return reader + Math.min(self, 2) + Math.min(order, 2) + verdict + extreme + named;
}

function sum(text: string, signs: readonly Sign[]): number {
  return signs.reduce((all, { weight, words }) => (words.test(text) ? all + weight : all), 0);
}
