import { sumOf, type Trees } from "../model/trees.ts";
import model from "./model/kept-pieces.json" with { type: "json" };
import type { Piece } from "./pieces.ts";
import { REQUIREMENT_TYPES, type TypeGuess } from "./requirement-types.ts";

/**
 * Which pieces of a sentence ask for something. "Clients ring here, and you should be used to advising them" is two
 * pieces and one requirement. Small trees judge how a piece is built, besides its words (tools/matching/fit-pieces.py).
 */
const TREES: Trees = model;

interface Cut {
  readonly sentence: string;
  readonly kind: string;
  readonly pieces: readonly Piece[];
  readonly guesses: readonly TypeGuess[];
}

/** How a piece begins, what is in it and how it ends. */
const SIGNS: readonly RegExp[] = [
  /^(?:who|which|that|where|when|how|what|whether)\b/i,
  /^(?:and|or|but|so|if|because|since|as|though)\b/i,
  /^(?:in|at|on|with|for|to|from|of|by|under|over|through|across|about|into|out)\b/i,
  /^(?:it|they|we|you|this|those|he|she|i|our|us|them)\b/i,
  /^(?:the|a|an|your|some|any)\b/i,
  /\b(?:is|are|was|were|will|do|does|has|have|can|could|would|get|comes?)\b/i,
  /\b(?:you|your|you're|you've)\b/i,
  /\b(?:we|us|our)\b/i,
  /^\w+ing\b/i,
  /^\w+ed\b/i,
  /^\p{Lu}/u,
  /\d/,
  /\bnot|n't|never|no\b/i,
  /\b(?:experience|knowledge|skills?|ability|understanding|background)\b/i,
  /\b(?:licen[cs]e|certificate|degree|ticket|check|registration|card|diploma)\b/i,
  /[!?]/,
  /\b(?:it|them|that|this|those|these|one|ones)$/i,
  /\b(?:and|or|of|to|in|with|the|a|for)$/i,
];
/** So many of them also tell something of the piece after. */
const OF_BEFORE = 7;

const countWords = (text: string) => (text === "" ? 0 : text.split(" ").length);

/** What is known of each piece, in the order that the trees ask for. */
export function pieceValues({ sentence, kind, pieces, guesses }: Cut): number[][] {
  return pieces.map(({ words, alternatives }, at) => {
    const before = pieces[at - 1]?.words ?? "";
    const { type, nothing } = guesses[at] ?? { type: "activity", nothing: 0 };
    return [
      nothing,
      countWords(words),
      at,
      pieces.length,
      pieces.length - 1 - at,
      Number(kind === "must"),
      countWords(sentence),
      words.length / Math.max(1, sentence.length),
      alternatives.length,
      REQUIREMENT_TYPES.indexOf(type),
      countWords(before),
      ...SIGNS.map((sign) => Number(sign.test(words))),
      ...SIGNS.slice(0, OF_BEFORE).map((sign) => Number(sign.test(before))),
    ];
  });
}

export const chancesOf = (cut: Cut): number[] =>
  pieceValues(cut).map((values) => sumOf(TREES, values));

/** From here on a piece asks for something; as a sum before it is made a share. */
const LEAST = -0.4;

/** A sentence that asks for something asks for one thing at least. */
export function keptPieces(chances: readonly number[]): boolean[] {
  const most = Math.max(...chances);
  return chances.map((chance) => chance >= LEAST || chance === most);
}
