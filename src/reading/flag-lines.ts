import { SQUEEZED_PHRASES, TORN_ORDER } from "./flags/assessor-phrases.ts";
import { decodeBlobs } from "./flags/decode-blobs.ts";
import { hasPhrase, hintsIn } from "./flags/has-phrase.ts";
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
