import { READING_MODEL } from "./reading-model.ts";

/** A longer word is none that the model knows; a longer text is read so far. */
const LONGEST_WORD = 60;
const LONGEST_TEXT = 600;
const WORD = /[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]/gu;
const MARKS = /\p{M}+/gu;

/** A text as the pieces of words that the reading model knows, by their number; at most so many. */
export function piecesOf(text: string, most: number): Uint16Array {
  const { places } = READING_MODEL;
  const unknown = places.get("[UNK]") ?? 0;
  const found: number[] = [];
  const plain = text.slice(0, LONGEST_TEXT).toLowerCase().normalize("NFD").replace(MARKS, "");
  for (const [word] of plain.matchAll(WORD)) {
    if (found.length >= most) break;
    found.push(...(split(word, places) ?? [unknown]));
  }
  return Uint16Array.from(found.slice(0, most));
}

export interface WordPieces {
  /** Where the word stands in the text. */
  readonly from: number;
  readonly to: number;
  readonly pieces: readonly number[];
  /** How many letters each piece has. */
  readonly lengths: readonly number[];
}

/** The words of a text, each as the pieces that the reading model knows, by their number. */
export function wordsInPieces(text: string): WordPieces[] {
  const { places, names } = READING_MODEL;
  const unknown = places.get("[UNK]") ?? 0;
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => {
    const plain = word.toLowerCase().normalize("NFD").replace(MARKS, "");
    const known = split(plain, places);
    return {
      from: index,
      to: index + word.length,
      pieces: known ?? [unknown],
      lengths: known?.map((piece) => (names[piece] ?? "").replace(/^##/, "").length) ?? [
        word.length,
      ],
    };
  });
}

/** The longest piece first, then the longest of what is left. */
function split(word: string, places: ReadonlyMap<string, number>): number[] | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  const pieces: number[] = [];
  for (let from = 0; from < word.length; ) {
    let to = word.length;
    let place: number | undefined;
    for (; to > from; to -= 1) {
      place = places.get(from === 0 ? word.slice(0, to) : `##${word.slice(from, to)}`);
      if (place !== undefined) break;
    }
    if (place === undefined) return undefined;
    pieces.push(place);
    from = to;
  }
  return pieces;
}
