import { wordsOf } from "./words-of.ts";

/** Phrases by the stems of their words; many phrases may stand for one entry. */
interface Node {
  readonly next: Map<string, Node>;
  readonly ends: number[];
}

export interface PhraseBook {
  readonly learn: (phrase: string, entry: number) => void;
  /** Entries named among these stems, with the length of the longest phrase. */
  readonly find: (stems: readonly string[]) => Map<number, number>;
}

/** Terms that are meant in capitals only may be written in lower case in the knowledge. */
const CAPITALS = /\b(?:go|rest|art|pat|met|pic|als|gsa|dpa|aps|ctp|tac)\b/g;

const newNode = (): Node => ({ next: new Map(), ends: [] });

export const stemsForPhrases = (text: string): string[] =>
  wordsOf(text).flatMap(({ stem, counts }) => (counts ? stem : []));

export function makePhraseBook(): PhraseBook {
  const root = newNode();
  return {
    learn(phrase, entry) {
      const written = phrase.replace(CAPITALS, (word) =>
        word === "go" ? "golang Go" : word.toUpperCase(),
      );
      const stems = phrase === "go" ? ["go"] : stemsForPhrases(written);
      if (stems.length === 0) return;
      let node = root;
      for (const stem of stems) {
        const next = node.next.get(stem) ?? newNode();
        node.next.set(stem, next);
        node = next;
      }
      if (!node.ends.includes(entry)) node.ends.push(entry);
    },
    find(stems) {
      const found = new Map<number, number>();
      for (let from = 0; from < stems.length; from += 1) {
        const node = root.next.get(stems[from] ?? "");
        if (node) follow({ stems, found }, node, from + 1, 1, false);
      }
      return found;
    },
  };
}

interface Search {
  readonly stems: readonly string[];
  readonly found: Map<number, number>;
}

/** One foreign word may stand inside a phrase. */
function follow(search: Search, node: Node, at: number, length: number, skipped: boolean): void {
  const { stems, found } = search;
  for (const entry of node.ends) found.set(entry, Math.max(found.get(entry) ?? 0, length));
  if (node.next.size === 0) return;
  const here = node.next.get(stems[at] ?? "");
  if (here) follow(search, here, at + 1, length + 1, skipped);
  if (skipped) return;
  const beyond = node.next.get(stems[at + 1] ?? "");
  if (beyond) follow(search, beyond, at + 2, length + 1, true);
}
