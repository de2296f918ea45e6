/** Hashed words, each with its place in a list. Made once and asked very often, so it is two plain rows. */
export interface WordPlaces {
  readonly words: Uint16Array;
  /** One more than the place; 0 where there is no word. */
  readonly places: Uint16Array;
}

const SPREAD = 0x9e3b;

/** @param words each once, fewer than 65,535 */
export function makeWordPlaces(words: readonly number[]): WordPlaces {
  // At most a third is taken, so that what is not there is seen at once.
  const size = 1 << (34 - Math.clz32(words.length | 1));
  const table = { words: new Uint16Array(size), places: new Uint16Array(size) };
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] ?? 0;
    let at = Math.imul(word, SPREAD) & (size - 1);
    while (table.places[at] !== 0) at = (at + 1) & (size - 1);
    table.words[at] = word;
    table.places[at] = place + 1;
  }
  return table;
}

/** -1 where it is not among them. */
export function placeOfWord({ words, places }: WordPlaces, word: number): number {
  const mask = places.length - 1;
  for (let at = Math.imul(word, SPREAD) & mask; ; at = (at + 1) & mask) {
    const place = places[at] ?? 0;
    if (place === 0) return -1;
    if (words[at] === word) return place - 1;
  }
}
