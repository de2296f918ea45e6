import {
  ADDRESSED_TO_READER,
  ASKS_FOR_VERDICT,
  PHRASE_FAMILIES,
  READERS,
  SQUEEZED_PHRASES,
  TORN_ORDER,
} from "./flags/assessor-phrases.ts";
import { type PlainForms, plainForms } from "./flags/plain-forms.ts";
import { ordersVerdict } from "./flags/weigh-evidence.ts";
import type { Flag, Line } from "./line.ts";

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
