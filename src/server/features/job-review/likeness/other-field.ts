import { areApart } from "./are-apart.ts";
import { fieldsNamed } from "./fields-of-law.ts";

const GROUP = 3;

/**
 * Two texts that say the same but for a few words, where those words name another field of law each: "our property
 * team" and "our family law team". What a firm says of itself in both does not count.
 */
export function areOfOtherFields(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  return areApart(fieldsNamed(onlyIn(a, b)), fieldsNamed(onlyIn(b, a)));
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}&-]+/gu) ?? [];
const groupAt = (words: readonly string[], at: number) => words.slice(at, at + GROUP).join(" ");

/** The words of groups that the other text does not have, apart where there are others between. */
function onlyIn(words: readonly string[], other: readonly string[]): string {
  const known = new Set(other.map((_word, at) => groupAt(other, at)));
  const isOwn = new Set<number>();
  for (let at = 0; at + GROUP <= words.length; at += 1) {
    if (known.has(groupAt(words, at))) continue;
    for (let word = at; word < at + GROUP; word += 1) isOwn.add(word);
  }
  return `${words.map((word, at) => (isOwn.has(at) ? word : "\n")).join(" ")}\n`;
}
