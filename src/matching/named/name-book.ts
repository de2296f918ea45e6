/** A word as it is written, and where. */
export interface Token {
  readonly word: string;
  readonly written: string;
  readonly from: number;
  readonly to: number;
}

/** A name found in a text: its tokens from `first` up to but not with `end`. */
export interface Found<T> {
  readonly entries: readonly T[];
  readonly first: number;
  readonly end: number;
}

interface Node<T> {
  readonly next: Map<string, Node<T>>;
  readonly entries: T[];
}

export interface NameBook<T> {
  readonly learn: (name: string, entry: T) => void;
  /** The longest names, none over another. */
  readonly find: (tokens: readonly Token[]) => Found<T>[];
}

const TOKEN = /(?<![A-Za-z0-9])\.net\b|[\p{L}\p{N}]+[+#]{0,2}/giu;
const OWNED = /(?<=\p{L})['’]s\b/gu;
const MARKS = /\p{M}/gu;
const SHORTEST_PLURAL = 5;

export function tokensOf(text: string): Token[] {
  return Array.from(text.replace(OWNED, "  ").matchAll(TOKEN), ({ 0: written, index }) => ({
    word: wordOf(written),
    written,
    from: index,
    to: index + written.length,
  }));
}

const wordOf = (written: string) => written.normalize("NFKD").replace(MARKS, "").toLowerCase();

const newNode = <T>(): Node<T> => ({ next: new Map(), entries: [] });

/** Names are found whole, word by word; a phrase book also finds them with words between. */
export function makeNameBook<T>(): NameBook<T> {
  const root = newNode<T>();
  return {
    learn(name, entry) {
      let node = root;
      for (const { word } of tokensOf(name)) {
        const next = node.next.get(word) ?? newNode<T>();
        node.next.set(word, next);
        node = next;
      }
      if (node !== root && !node.entries.includes(entry)) node.entries.push(entry);
    },
    find(tokens) {
      const found: Found<T>[] = [];
      for (let at = 0; at < tokens.length; ) {
        const longest = longestFrom(root, tokens, at);
        if (longest) found.push(longest);
        at = longest?.end ?? at + 1;
      }
      return found;
    },
  };
}

function longestFrom<T>(
  root: Node<T>,
  tokens: readonly Token[],
  first: number,
): Found<T> | undefined {
  let longest: Found<T> | undefined;
  let node: Node<T> | undefined = root;
  for (let at = first; node; at += 1) {
    if (node.entries.length > 0) longest = { entries: node.entries, first, end: at };
    node = nextOf(node, tokens[at]?.word);
  }
  return longest;
}

function nextOf<T>(node: Node<T>, word: string | undefined): Node<T> | undefined {
  if (word === undefined) return undefined;
  const exact = node.next.get(word);
  if (exact || word.length < SHORTEST_PLURAL || !word.endsWith("s")) return exact;
  return node.next.get(word.slice(0, -1));
}
