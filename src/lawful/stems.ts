/** How many letters of a word are looked up at once. */
const KEY = 2;

/**
 * Which of several lists of word beginnings a text has a word of. Every pattern costs microseconds a sentence; most
 * sentences have nothing to do with most attributes.
 */
export function createStems(lists: readonly string[]): (text: string) => number[] {
  const table = new Map<string, { readonly stem: string; readonly list: number }[]>();
  for (const [list, stems] of lists.entries())
    for (const stem of stems.split(/\s+/)) {
      const key = stem.replace("=", "").slice(0, KEY);
      table.set(key, [...(table.get(key) ?? []), { stem, list }]);
    }
  return (text) => {
    const found = new Set<number>();
    for (const { index } of text.matchAll(WORD_START))
      for (const key of [text.slice(index, index + KEY), text.charAt(index)])
        for (const { stem, list } of table.get(key) ?? [])
          if (!found.has(list) && begins(text, stem, index)) found.add(list);
    return [...found].sort((a, b) => a - b);
  };
}

/** "man=" is that word alone. */
function begins(text: string, stem: string, index: number): boolean {
  if (!stem.endsWith("=")) return text.startsWith(stem, index);
  const word = stem.slice(0, -1);
  return text.startsWith(word, index) && !/[a-z0-9]/.test(text.charAt(index + word.length));
}

const WORD_START = /(?<![a-z0-9])[a-z0-9]/g;
