/** How many letters of a word are looked up at once. */
const KEY = 2;

interface Stem {
  readonly text: string;
  /** The word itself, not only its beginning. */
  readonly whole: boolean;
  readonly list: number;
}

/**
 * Which of several lists of word beginnings a text has a word of ("man=" is that word alone). Every pattern costs
 * microseconds a sentence, and most sentences have nothing to do with most attributes.
 */
export function createStems(lists: readonly string[]): (text: string) => number[] {
  const table = new Map<string, Stem[]>();
  for (const [list, stems] of lists.entries())
    for (const stem of stems.split(/\s+/)) {
      const whole = stem.endsWith("=");
      const text = whole ? stem.slice(0, -1) : stem;
      const key = text.slice(0, KEY);
      table.set(key, [...(table.get(key) ?? []), { text, whole, list }]);
    }
  return (text) => {
    const found = new Set<number>();
    for (let at = 0; at < text.length; at++) {
      if (!isLetter(text.charCodeAt(at)) || isLetter(text.charCodeAt(at - 1))) continue;
      for (const stem of table.get(text.slice(at, at + KEY)) ?? [])
        if (!found.has(stem.list) && begins(text, at, stem)) found.add(stem.list);
    }
    return [...found].sort((a, b) => a - b);
  };
}

const begins = (text: string, at: number, stem: Stem) =>
  text.startsWith(stem.text, at) &&
  !(stem.whole && isLetter(text.charCodeAt(at + stem.text.length)));

/** A small letter or a digit. */
const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
