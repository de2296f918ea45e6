import type { Attribute } from "./attributes.ts";
import { frameAt, LONGEST_FRAME, type Mention, type Token } from "./mentions.ts";

/** What the rules have to say of a sentence about one attribute. */
export interface RuleSigns {
  /** They would stop it. */
  readonly stops: boolean;
  readonly phrases: boolean;
  readonly people: boolean;
  readonly topics: boolean;
  /** A lawful reason stands in the sentence, or in the text. */
  readonly unless: boolean;
  readonly lawful: boolean;
}

/** How a sentence looks from one attribute: words around what mentions it, and what they do. */
export function featuresOf(
  tokens: readonly Token[],
  attribute: Attribute,
  mentions: readonly Mention[],
  signs: RuleSigns,
  cues: readonly string[],
): string[] {
  const own = mentions.filter((one) => one.attribute === attribute);
  const line = lineOf(tokens, own, mentions);
  // Whether somebody writes it or not says nothing.
  if (line.at(-1)?.name === ".") line.pop();
  const features = new Set<string>(["bias", `a:${attribute}`]);
  const add = (...names: readonly string[]) => {
    for (const name of names) features.add(name);
  };
  const others = new Set(mentions.map((one) => one.attribute)).size;
  add(`others:${Math.min(others, 4)}`, `many:${Math.min(own.length, 3)}`);
  add(`long:${lengthOf(line.length)}`, `first:${line[0]?.name}`, `last:${line.at(-1)?.name}`);
  add(`first2:${line[0]?.name} ${line[1]?.name}`);
  if (own.length === 0) add("none", `none:${attribute}`);
  for (const one of own) add(`k:${one.kind}`, `ak:${attribute}:${one.kind}`, `t:${one.entry}`);
  for (const [name, is] of Object.entries(signs)) {
    if (!is) continue;
    add(`rule:${name}`);
    for (const cue of cues) add(`rule:${name}:${cue}`);
  }
  for (const cue of cues) {
    add(`cue:${cue}`);
    for (const one of own) add(`cue:${cue}:${one.kind}`);
  }
  addStance(line, own, add);
  addWords(tokens, attribute, add);
  for (const [at, word] of line.entries()) {
    if (word.isOwn) {
      addAround(line, at, attribute, add);
      continue;
    }
    add(`s2:${word.name} ${line[at + 1]?.name}`);
    if (COMMON.has(word.name)) continue;
    add(`s:${word.name}`, `w:${word.word}`);
    if (STANCES.has(word.name)) add(`as:${attribute}:${word.name}`);
  }
  return [...features];
}

/** The words as they stand, two by two, and each with the attribute: "union" beside "student" is a building. */
function addWords(
  tokens: readonly Token[],
  attribute: Attribute,
  add: (...names: string[]) => void,
) {
  for (const [at, { word }] of tokens.entries()) {
    add(`2:${tokens[at - 1]?.word ?? "-"} ${word}`);
    if (word.length > SHORT_WORD) add(`aw:${attribute}:${word}`);
  }
}
const SHORT_WORD = 2;

/** What a sentence does with people, whatever it says of them. */
const CHOOSES = new Set(["SKIP", "DISQUALIFY", "SELECT", "WINK", "REFUSE"]);
const STANCES = new Set([
  ...CHOOSES,
  ...["FAIR", "TRADE", "NOT", "MUST", "WANT", "PREFER", "ONLY", "PERSON", "APPLICANT", "STAFF"],
  ...["I", "WE", "YOU", "ASK", "SERVE", "SERVICE", "WELCOME", "LAW", "HISTORY", "OTHERS", "THEY"],
]);

/** The stances of a sentence in pairs, those of its first and its last clause, and how many choose against how many do not. */
function addStance(
  line: readonly Word[],
  own: readonly Mention[],
  add: (...names: string[]) => void,
) {
  const found = [...new Set(line.map(({ name }) => name).filter((name) => STANCES.has(name)))];
  found.sort();
  for (const [at, one] of found.entries())
    for (const other of found.slice(at + 1)) add(`ss:${one} ${other}`);
  const seams = line.flatMap(({ name }, at) => (CLAUSE_ENDS.has(name) ? [at] : []));
  const inner = seams.filter((at) => at > 1 && at < line.length - 2);
  const first = line.slice(0, inner[0] ?? line.length);
  const last = line.slice((inner.at(-1) ?? -1) + 1);
  if (inner.length > 0) {
    for (const { name } of first) if (STANCES.has(name)) add(`fc:${name}`);
    for (const { name } of last) if (STANCES.has(name)) add(`lc:${name}`);
  }
  const chooses = line.filter(({ name }) => CHOOSES.has(name)).length;
  const lets = line.filter(({ name }) => name === "FAIR").length;
  const net = Math.max(-2, Math.min(3, chooses - 2 * lets));
  add(`net:${net}`);
  for (const one of own) add(`net:${net}:${one.kind}`);
}
const CLAUSE_ENDS = new Set([",", ";", ":", ".", "?", "!", "(", ")", "CLAUSE"]);

interface Word {
  /** Its frame, or the word where it has none. */
  readonly name: string;
  readonly word: string;
  readonly isOwn: boolean;
  readonly kind: string;
}

const NEAR = 4;
/** Words that every sentence has: they say nothing alone, only beside others. */
const COMMON = new Set(
  "to in and a an the of for on at by , has it that this from as there which what :".split(" "),
);
function addAround(
  line: readonly Word[],
  at: number,
  attribute: Attribute,
  add: (...names: string[]) => void,
) {
  const kind = line[at]?.kind ?? "";
  const nameAt = (place: number) => line[place]?.name ?? "-";
  for (let far = 1; far <= NEAR; far++) {
    const left = nameAt(at - far);
    const right = nameAt(at + far);
    if (!COMMON.has(left)) add(`l${far}:${left}`, `l:${left}`);
    if (!COMMON.has(right)) add(`r${far}:${right}`, `r:${right}`);
    add(`kl:${kind}:${left}`, `kr:${kind}:${right}`);
  }
  add(`lw:${line[at - 1]?.word}`, `rw:${line[at + 1]?.word}`);
  add(`ka-l:${attribute}:${kind}:${nameAt(at - 1)}`, `ka-r:${attribute}:${kind}:${nameAt(at + 1)}`);
  add(`l21:${nameAt(at - 2)} ${nameAt(at - 1)}`, `r12:${nameAt(at + 1)} ${nameAt(at + 2)}`);
  add(`lr:${nameAt(at - 1)} ${nameAt(at + 1)}`, `klr:${kind}:${nameAt(at - 1)} ${nameAt(at + 1)}`);
  for (let far = 1; far < 12; far++) {
    const left = line[at - far]?.name;
    const right = line[at + far]?.name;
    if (left !== undefined && !COMMON.has(left)) add(`L:${left}`);
    if (right !== undefined && !COMMON.has(right)) add(`R:${right}`);
  }
}

const lengthOf = (words: number) => {
  if (words <= 3) return String(words);
  if (words <= 6) return "6";
  if (words <= 10) return "10";
  if (words <= 16) return "16";
  return words <= 25 ? "25" : "more";
};

/** The sentence in words of the features: a mention of the attribute is X, one of another Y. */
function lineOf(
  tokens: readonly Token[],
  own: readonly Mention[],
  all: readonly Mention[],
): Word[] {
  const line: Word[] = [];
  const starts = new Map(own.map((one) => [one.first, one]));
  const isMentioned = new Set<number>();
  for (const { first, end } of all) for (let at = first; at < end; at++) isMentioned.add(at);
  for (let at = 0; at < tokens.length; ) {
    const mention = starts.get(at);
    if (mention) {
      line.push({ name: "X", word: "X", isOwn: true, kind: mention.kind });
      at = mention.end;
      continue;
    }
    let next = at + 1;
    while (next < tokens.length && next < at + LONGEST_FRAME && !starts.has(next)) next++;
    const word = tokens[at]?.word ?? "";
    const frame = frameAt(tokens, at, next);
    if (frame) {
      line.push({ name: frame.frame, word: frame.words, isOwn: false, kind: "" });
      at += frame.many;
      continue;
    }
    line.push({ name: isMentioned.has(at) ? "Y" : word, word, isOwn: false, kind: "" });
    at++;
  }
  return line;
}
