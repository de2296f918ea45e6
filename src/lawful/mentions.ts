import { ATTRIBUTES, type Attribute } from "./attributes.ts";
import { HINT_KINDS, HINTS, type HintKind } from "./hints.ts";
import { FRAMES, MENTION_KINDS, type MentionKind, VOCABULARY } from "./vocabulary.ts";

/** A word or a sign of a sentence, and where it stands in it. */
export interface Token {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** Words that speak of an attribute: tokens from `first` to before `end`. */
export interface Mention {
  readonly attribute: Attribute;
  readonly kind: MentionKind | HintKind;
  /** As the vocabulary has them. */
  readonly entry: string;
  readonly first: number;
  readonly end: number;
}

const HINTED: ReadonlySet<string> = new Set(HINT_KINDS);
export const isHint = ({ kind }: Mention) => HINTED.has(kind);

const TOKEN =
  /[a-z\u00e0-\u024f]+(?:'[a-z]+)*|\d+(?:'\d+|[.,]\d+)*(?:'?s(?![a-z]))?|[,;:.?!()"/%$]/g;
const NUMBER = /^\d/;

/** As people type them in a hurry, and as the vocabulary has them. */
const HURRIED: ReadonlyMap<string, string> = new Map(
  `dont don't|cant can't|wont won't|isnt isn't|arent aren't|doesnt doesn't|didnt didn't|couldnt couldn't|wouldnt wouldn't|shouldnt shouldn't|
  hasnt hasn't|havent haven't|wasnt wasn't|werent weren't|hes he's|shes she's|theyre they're|theres there's|thats that's|whats what's|
  youre you're|im i'm|ive i've|youve you've|weve we've|theyve they've|pls please|plz please|thx thanks|ppl people|u you|ur your|em them|
  cos because|coz because|tatts tattoos|tatt tattoo|tats tattoos|bday birthday|preg pregnant|yrs years|yr year|resi residency|cit citizen`
    .split("|")
    .map((pair): [string, string] => {
      const [from = "", to = ""] = pair.trim().split(" ");
      return [from, to];
    }),
);
const plainly = (word: string) => HURRIED.get(word) ?? word;
const allPlainly = (words: string) => words.split(" ").map(plainly).join(" ");

/** Numbers by what they may be, so that one entry stands for all of them. */
function classOf(word: string): string {
  if (!NUMBER.test(word)) return plainly(word);
  if (/^[2-9]0'?s$/.test(word)) return "#as";
  if (/^(?:19|20)\d\d$/.test(word)) return "#y";
  if (/^(?:1[4-9]|[2-7]\d)$/.test(word)) return "#a";
  if (/^(?:1[4-9]\d|[4-6]'\d*)$/.test(word)) return "#h";
  return "#n";
}

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN))
    tokens.push({
      word: classOf(match[0]),
      from: match.index,
      to: match.index + match[0].length,
    });
  return tokens;
}

interface Entry {
  readonly attribute: Attribute;
  readonly kind: MentionKind | HintKind;
}

const ENTRIES = new Map<string, Entry[]>();
const add = (words: string | undefined, entry: Entry) => {
  for (const written of words?.split("|") ?? []) {
    const one = allPlainly(written);
    ENTRIES.set(one, [...(ENTRIES.get(one) ?? []), entry]);
  }
};
for (const attribute of ATTRIBUTES) {
  for (const kind of MENTION_KINDS) add(VOCABULARY[attribute][kind], { attribute, kind });
  for (const kind of HINT_KINDS) add(HINTS[attribute][kind], { attribute, kind });
}

const FRAME_OF = new Map<string, string>();
for (const [frame, words] of Object.entries(FRAMES))
  for (const one of words.split("|").map(allPlainly))
    if (!FRAME_OF.has(one)) FRAME_OF.set(one, frame);

/** How many words the longest of them has that begins with a word: most begin none. */
function longestBy(wordings: Iterable<string>): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  for (const wording of wordings) {
    const parts = wording.split(" ");
    const first = parts[0] ?? "";
    longest.set(first, Math.max(parts.length, longest.get(first) ?? 0));
  }
  return longest;
}
const ENTRIES_FROM = longestBy(ENTRIES.keys());
const FRAMES_FROM = longestBy(FRAME_OF.keys());
export const LONGEST_FRAME = Math.max(...FRAMES_FROM.values());

/** The words of a few tokens in a row; a possessive or a plural may stand for the word itself. */
const joined = (tokens: readonly Token[], from: number, many: number): string => {
  let words = tokens[from]?.word ?? "";
  for (let at = from + 1; at < from + many; at++) words += ` ${tokens[at]?.word ?? ""}`;
  return words;
};
const singular = (words: string): string | undefined => {
  // "A job that fits your life": the verb, not somebody who is fit.
  if (words === "fits") return undefined;
  if (words.endsWith("'s")) return words.slice(0, -2);
  if (words.endsWith("s") && words.length > 3) return words.slice(0, -1);
  return undefined;
};

/** Every mention of every attribute; of one attribute the longest at a place. */
export function mentionsIn(tokens: readonly Token[]): Mention[] {
  const mentions: Mention[] = [];
  const covered = new Map<Attribute, number>();
  for (const [first, { word }] of tokens.entries()) {
    const longest = ENTRIES_FROM.get(word) ?? 1;
    for (let many = Math.min(longest, tokens.length - first); many > 0; many--) {
      const words = joined(tokens, first, many);
      const found = ENTRIES.get(words) ?? ENTRIES.get(singular(words) ?? "");
      for (const { attribute, kind } of found ?? []) {
        if ((covered.get(attribute) ?? 0) > first) continue;
        covered.set(attribute, first + many);
        mentions.push({ attribute, kind, entry: words, first, end: first + many });
      }
    }
  }
  return mentions;
}

/** What a run of tokens does in the sentence, with how many there are of them. */
export function frameAt(
  tokens: readonly Token[],
  first: number,
  end: number,
): { readonly frame: string; readonly words: string; readonly many: number } | undefined {
  const longest = FRAMES_FROM.get(tokens[first]?.word ?? "") ?? 0;
  for (let many = Math.min(longest, end - first); many > 0; many--) {
    const words = joined(tokens, first, many);
    const frame = FRAME_OF.get(words);
    if (frame) return { frame, words, many };
  }
  return undefined;
}
