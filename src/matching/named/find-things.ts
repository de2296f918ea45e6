import notNames from "#knowledge/named/not-names.json" with { type: "json" };
import { type Name, THINGS } from "./things.ts";

const STANDARD = /^(?:AS|AS\/NZS|NZS|ISO|IEC|ISO\/IEC|AS ISO|EN)[ -]?(\d{3,5}(?:\.\d+)?)$/;
const SCRIPT = /^(.+)\.js$/i;
const TWO_IN_ONE = /^([A-Z][a-z]{2,})([A-Z][A-Za-z0-9]+)$/;

/** Other ways in which people write a name: PowerBI, NodeJS, Share Point, AS3000. */
function spellingsOf({ text, doubt }: Name): Name[] {
  const names: Name[] = [{ text, doubt }];
  const number = STANDARD.exec(text)?.[1];
  if (number) {
    const bodies = text.startsWith("AS") || text.startsWith("NZS") ? ["AS", "AS/NZS"] : ["ISO"];
    if (text.includes("IEC")) bodies.push("IEC", "ISO/IEC", "AS IEC");
    for (const body of bodies)
      names.push({ text: `${body} ${number}`, doubt }, { text: `${body}${number}`, doubt });
  }
  const script = SCRIPT.exec(text)?.[1];
  if (script) names.push({ text: `${script}js`, doubt });
  const [, first, second] = TWO_IN_ONE.exec(text) ?? [];
  if (first && second) names.push({ text: `${first} ${second}`, doubt: 1 });
  const words = text.split(/[ -]/);
  if (words.length === 2 && words.every((word) => /^[A-Za-z0-9]{2,}$/.test(word)))
    names.push({ text: words.join(""), doubt });
  return names;
}

/** A thing named in a text, from one letter up to another. */
export interface Place {
  readonly thing: number;
  readonly from: number;
  readonly to: number;
}

interface Reading {
  /** A requirement names what it asks for: a capital is enough there. */
  readonly asks: boolean;
  /** A row of names, not a sentence. */
  readonly listed: boolean;
}

interface Entry {
  /** -1: words that look like a name and are none. */
  readonly thing: number;
  readonly doubt: 0 | 1 | 2;
  /** As the knowledge writes it. */
  readonly name: string;
}

export const LONGEST_LINE = 400;
const BEFORE_A_TOOL = new Set(
  "in on using use used uses via through with into of from to our software system systems tools know".split(
    " ",
  ),
);
const AFTER_A_TOOL = new Set(
  "software system systems platform app cloud database crm pos administrator admin user superuser api integration online certified certification".split(
    " ",
  ),
);
const SPEAKS =
  /\b(?:language|speak|spoke|fluent|bilingual|trilingual|multilingual|native|mother tongue|first language|conversational|naati|literate|(?:read|write|written|spoken))\w*/i;
const NOT_SPOKEN =
  /\b(?:restaurants?|cuisine|cafe|kitchen|food|dishes|menu|communit(?:y|ies)|famil(?:y|ies))\b/i;
/** Somebody else speaks it. */
const OF_OTHERS =
  /\b(?:nationality|passport|interpreters|interpreter (?:booked|on)|speaking (?:clients?|patients?|communit\w+|famil\w+|residents?))\b/i;
const FEW_WORDS = 5;

let book: NameBook<Entry> | undefined;

/** Made when it is first asked. */
function learnt(): NameBook<Entry> {
  const made = makeNameBook<Entry>();
  for (const [thing, { names }] of THINGS.entries())
    for (const { text, doubt } of names.flatMap(spellingsOf))
      made.learn(text, { thing, doubt, name: text });
  for (const name of notNames) made.learn(name, { thing: -1, doubt: 0, name });
  return made;
}

/** Things named in one line, each where it stands. */
export function findThings(line: string, reading: Reading): Place[] {
  book ??= learnt();
  const text = line.slice(0, LONGEST_LINE);
  const tokens = tokensOf(text);
  const found = book.find(tokens);
  if (found.length === 0) return [];
  const kindsSure = new Map<string, number>();
  for (const { entries } of found)
    for (const kind of new Set(entries.flatMap(sureKind)))
      kindsSure.set(kind, (kindsSure.get(kind) ?? 0) + 1);
  const places: Place[] = [];
  for (const name of found)
    for (const entry of uniqueThings(name.entries)) {
      if (!isMeant(entry, name, { text, tokens, kindsSure, reading })) continue;
      if (entry.doubt > 0) kindsSure.set(kindOf(entry), (kindsSure.get(kindOf(entry)) ?? 0) + 1);
      places.push({
        thing: entry.thing,
        from: tokens[name.first]?.from ?? 0,
        to: tokens[name.end - 1]?.to ?? text.length,
      });
    }
  return places;
}

const kindOf = ({ thing }: Entry) => THINGS[thing]?.kind ?? "";
const sureKind = (entry: Entry) => (entry.thing >= 0 && entry.doubt === 0 ? kindOf(entry) : []);

/** A name may be written in two ways that read alike; the surer one counts. */
function uniqueThings(entries: readonly Entry[]): Entry[] {
  const surest = new Map<number, Entry>();
  for (const entry of entries) {
    const before = surest.get(entry.thing);
    if (!before || entry.doubt < before.doubt) surest.set(entry.thing, entry);
  }
  return [...surest.values()];
}

interface Line {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** How many names in the line are of this kind without a doubt. */
  readonly kindsSure: ReadonlyMap<string, number>;
  readonly reading: Reading;
}

function isMeant(entry: Entry, name: Found<Entry>, line: Line): boolean {
  if (entry.thing < 0) return false;
  const kind = kindOf(entry);
  if (kind === "language") return isSpoken(name, line);
  if (entry.doubt === 0) return true;
  const { text, tokens, reading } = line;
  const written = tokens[name.first]?.written ?? "";
  const whole = tokens.slice(name.first, name.end).map((token) => token.written);
  if (!isWritten(entry.name, whole)) return false;
  const capital = /^\p{Lu}/u.test(written);
  if (line.kindsSure.has("tool") && (capital || entry.doubt === 1))
    return capital || inRow(name, line);
  if (!capital) return false;
  if (reading.asks) return true;
  const shouted = tokens.length > name.end - name.first && text === text.toUpperCase();
  const before = tokens[name.first - 1];
  const heads = text[tokens[name.end - 1]?.to ?? 0] === ":";
  const opens =
    !before || /[.!?:•·*]\s{0,3}$/.test(text.slice(before.to, tokens[name.first]?.from));
  const used =
    BEFORE_A_TOOL.has(before?.word ?? "") || AFTER_A_TOOL.has(tokens[name.end]?.word ?? "");
  if (entry.doubt === 2) return used && !shouted;
  const allCapitals = written.length > 1 && written === written.toUpperCase();
  const listed = reading.listed && written.length > 1;
  return !shouted && (allCapitals || !opens || used || heads || listed);
}

/** A plural is no name, and what is meant in capitals is written in capitals. */
function isWritten(name: string, words: readonly string[]): boolean {
  const parts = name.split(/[^A-Za-z0-9+#]+/).filter(Boolean);
  if (parts.at(-1)?.toLowerCase() !== words.at(-1)?.toLowerCase()) return false;
  return name !== name.toUpperCase() || words.every((word) => word === word.toUpperCase());
}

/** Another name stands right beside it, with a comma or a slash between. */
function inRow(name: Found<Entry>, { text, tokens }: Line): boolean {
  const before = text.slice(tokens[name.first - 1]?.to ?? 0, tokens[name.first]?.from ?? 0);
  const after = text.slice(tokens[name.end - 1]?.to ?? 0, tokens[name.end]?.from ?? text.length);
  return /^\s?[,/|;+&(]\s?$/.test(before) || /^\s?[,/|;+&)]\s?$/.test(after);
}

/** Vietnamese is spoken where other languages or words of speaking stand; else it is food or people. */
function isSpoken(name: Found<Entry>, { text, tokens, kindsSure, reading }: Line): boolean {
  if (reading.asks) return true;
  if (OF_OTHERS.test(text)) return false;
  if (SPEAKS.test(text)) return true;
  const written = tokens[name.first]?.written ?? "";
  if (!/^\p{Lu}/u.test(written) && !reading.listed) return false;
  if ((kindsSure.get("language") ?? 0) > 1) return true;
  const heads = text[tokens[name.end - 1]?.to ?? 0] === ":";
  return (heads || tokens.length <= FEW_WORDS || reading.listed) && !NOT_SPOKEN.test(text);
}

/** A word as it is written, and where. */
interface Token {
  readonly word: string;
  readonly written: string;
  readonly from: number;
  readonly to: number;
}

/** A name found in a text: its tokens from `first` up to but not with `end`. */
interface Found<T> {
  readonly entries: readonly T[];
  readonly first: number;
  readonly end: number;
}

interface Node<T> {
  readonly next: Map<string, Node<T>>;
  readonly entries: T[];
}

interface NameBook<T> {
  readonly learn: (name: string, entry: T) => void;
  /** The longest names, none over another. */
  readonly find: (tokens: readonly Token[]) => Found<T>[];
}

const TOKEN = /(?<![A-Za-z0-9])\.net\b|[\p{L}\p{N}]+[+#]{0,2}/giu;
const OWNED = /(?<=\p{L})['’]s\b/gu;
const MARKS = /\p{M}/gu;
const SHORTEST_PLURAL = 5;

function tokensOf(text: string): Token[] {
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
function makeNameBook<T>(): NameBook<T> {
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
