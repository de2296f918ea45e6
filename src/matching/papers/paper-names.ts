import { CAPITAL_TERMS } from "../words/stop-words.ts";
import { wordsOf } from "../words/words-of.ts";

/** A word of a text and where it stands. */
export interface Placed {
  readonly stem: string;
  readonly from: number;
  readonly to: number;
  /** The token as it stands there, in its own letters. */
  readonly written: string;
}

/** A name that was found: the words from `first` up to `last`, and where they stand. */
export interface Found<Entry> {
  readonly entry: Entry;
  readonly first: number;
  readonly last: number;
  readonly from: number;
  readonly to: number;
}

interface Node<Entry> {
  readonly next: Map<string, Node<Entry>>;
  readonly ends: { readonly entry: Entry; readonly alone: string | undefined }[];
}

export interface NameBook<Entry> {
  readonly learn: (name: string, entry: Entry) => void;
  /** The names among these words; one inside a longer one is not told. */
  readonly find: (words: readonly Placed[]) => Found<Entry>[];
}

/** Ways of writing that are one name. */
const WRITINGS: readonly (readonly [RegExp, string])[] = [
  [/\bcert(?:ificate)?s?\.? ?(?:level )?(?:iv|4|four)\b/gi, "certificate iv"],
  [/\bcert(?:ificate)?s?\.? ?(?:level )?(?:iii|3|three)\b/gi, "certificate iii"],
  [/\bcert(?:ificate)?s?\.? ?(?:level )?(?:ii|2|two)\b/gi, "certificate ii"],
  [/\bcert(?:ificate)?s?\.? ?(?:level )?(?:i|1|one)\b/gi, "certificate i"],
  [/\bgrad(?:uate)?\.? ?dip(?:loma)?\b\.?/gi, "graduate diploma"],
  [/\bgrad(?:uate)?\.? ?cert(?:ificate)?\b\.?/gi, "graduate certificate"],
  [/\badv(?:anced)?\.? ?dip(?:loma)?\b\.?/gi, "advanced diploma"],
  [/\bdip\b\.?/gi, "diploma"],
  [/\bcert\b\.?/gi, "certificate"],
  [/\bbach\b\.?/gi, "bachelor"],
  [/\blic\b\.?/gi, "licence"],
  [/\brego\b/gi, "registration"],
  [/\bdriver[s']{0,2} /gi, "driver "],
  [/\bwwcc?\b/gi, "working with children check"],
];
const HINT = /\b(?:cert|grad|adv|dip|bach|lic|rego|driver|wwc)/i;

/** Terms that are meant in capitals only may be written in lower case in the knowledge. */
const inCapitals = (name: string) =>
  name.replace(/\b[a-z]+\b/g, (word) =>
    CAPITAL_TERMS.has(word) && word !== "go" ? word.toUpperCase() : word,
  );

/** A text as names are looked for in it. */
export function written(text: string): string {
  if (!HINT.test(text)) return text;
  let out = text;
  for (const [pattern, instead] of WRITINGS) out = out.replace(pattern, instead);
  return out;
}

const TOKEN = /[^\s()[\]"“”,;:|•·]+/g;
const stems = new Map<string, readonly string[]>();
const MOST_STEMS = 20_000;

function stemsIn(token: string): readonly string[] {
  const known = stems.get(token);
  if (known) return known;
  const made = wordsOf(token.replace(/[-–—]/g, " ")).flatMap(({ stem, counts }) =>
    counts ? stem : [],
  );
  if (stems.size >= MOST_STEMS) stems.clear();
  stems.set(token, made);
  return made;
}

export function placedWords(text: string): Placed[] {
  const placed: Placed[] = [];
  for (const found of text.matchAll(TOKEN)) {
    const to = found.index + found[0].length;
    for (const stem of stemsIn(found[0]))
      placed.push({ stem, from: found.index, to, written: found[0] });
  }
  return placed;
}

/** One word: another with its stem is not it. "Beds" are no Bachelor of Education, and a "grade" is no grader. */
const ONE_WORD = /^[a-z.]{2,12}$/;
/** These are words, names or bodies too, and so are meant in capitals alone: "BIT", not "a bit". */
const ALSO_A_WORD = new Set(
  "bed bit lame rosa cams vit ess een ba bec step trb mapa abn als bls ner cip cips".split(" "),
);
const FEWEST_CAPITALS = 2;

function isWritten(written: string, name: string): boolean {
  return written.split(/[^\p{L}.]+/u).some((part) => {
    const letters = part.replaceAll(".", "");
    const plain = letters.toLowerCase();
    if (plain !== name && plain !== `${name}s`) return false;
    return !ALSO_A_WORD.has(name) || letters.replace(/\P{Lu}/gu, "").length >= FEWEST_CAPITALS;
  });
}

/** `exact`: a name of one word is told by its letters, not by its stem. */
export function makeNameBook<Entry>({ exact = false } = {}): NameBook<Entry> {
  const root: Node<Entry> = { next: new Map(), ends: [] };
  return {
    learn(name, entry) {
      let node = root;
      for (const { stem } of placedWords(written(inCapitals(name)))) {
        const next: Node<Entry> = node.next.get(stem) ?? { next: new Map(), ends: [] };
        node.next.set(stem, next);
        node = next;
      }
      const alone = exact && ONE_WORD.test(name) ? name.replaceAll(".", "") : undefined;
      if (node !== root) node.ends.push({ entry, alone });
    },
    find: (words) => longestOnly(words.flatMap((_, first) => namesFrom(root, words, first))),
  };
}

function namesFrom<Entry>(
  root: Node<Entry>,
  words: readonly Placed[],
  first: number,
): Found<Entry>[] {
  let found: Found<Entry>[] = [];
  let node = root;
  for (let last = first; last < words.length; last += 1) {
    const next = node.next.get(words[last]?.stem ?? "");
    if (!next) break;
    node = next;
    const [from, to] = [words[first]?.from ?? 0, words[last]?.to ?? 0];
    const written = words[last]?.written ?? "";
    const meant = next.ends.filter(({ alone }) => !alone || isWritten(written, alone));
    if (meant.length > 0) found = meant.map(({ entry }) => ({ entry, first, last, from, to }));
  }
  return found;
}

function longestOnly<Entry>(found: readonly Found<Entry>[]): Found<Entry>[] {
  let [begun, reached] = [-1, -1];
  return found.filter(({ first, last }) => {
    if (first === begun && last === reached) return true;
    if (last <= reached) return false;
    [begun, reached] = [first, last];
    return true;
  });
}
