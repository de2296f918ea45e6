import { remember } from "#reading/remember.ts";
import { stem } from "./stem.ts";
import { CAPITAL_TERMS, LITTLE_WORDS, STOP_WORDS } from "./stop-words.ts";

export interface Word {
  readonly stem: string;
  /** It says what kind of work this is: no stop word, no figure. */
  readonly tells: boolean;
  /** Part of a phrase; only the smallest words are not. */
  readonly counts: boolean;
}

/** British and American spellings of one word are one word. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/our(?=ed|ing|s|al|ite|able|$)/, "or"],
  [/(?<=cent|theat|fib|lit|met)re(?=s|$)/, "er"],
  [/licence/, "license"],
  [/defence/, "defense"],
  [/programme/, "program"],
  [
    /(?<=organ|special|util|real|analy|optim|custom|author|recogn|summar|minim|maxim|final|priorit|standard|modern|categor|coordinat|superv)is(?=e|i|a)/,
    "iz",
  ],
  [/practis/, "practic"],
  [/(?<=mode|counse|trave|labe|jewe|cance|signa|fue)ll(?=e|i)/, "l"],
  [/paed/, "ped"],
  [/anaes/, "anes"],
  [/haem/, "hem"],
  [/gynaec/, "gynec"],
  [/orthop(?:ae)/, "orthope"],
  [/catalogue/, "catalog"],
  [/tyre/, "tire"],
  [/cheque/, "check"],
];
/** Two words of which one would be lost: they are one word. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/(?<![A-Za-z0-9])\.net\b/gi, "dotnet"],
  [/\bin[- ]house\b/gi, "inhouse"],
  [/\bon[- ]call\b/gi, "oncall"],
  [/\bin charge\b/gi, "incharge"],
  [/\brough[- ]in\b/gi, "roughin"],
  [/\bby[- ]laws?\b/gi, "bylaw"],
  [/\bback[- ]end\b/gi, "backend"],
  [/\bfront[- ]end\b/gi, "frontend"],
  [/\bfull[- ]stack\b/gi, "fullstack"],
  [/\be-(?=commerce|discovery|learning|mail)/gi, "e"],
  [/\bpost[- ]grad/gi, "postgrad"],
];
const HINT = /\b(?:in|on|rough|by|back|front|full|e|post)[- ]|(?<![A-Za-z0-9])\.net\b/i;
const WORD =
  /[A-Za-z][A-Za-z0-9&]*(?:[.'+#/][A-Za-z0-9+#]+)*[+#]*|(?<![A-Za-z0-9])[0-9]{1,5}[A-Za-z]?(?![A-Za-z0-9])/g;
const LONGEST_WITH_SLASH = 5;

const known = new Map<string, readonly Word[]>();
const MOST_KNOWN = 60_000;
const LONGEST_KNOWN = 40;

/** The words of a text in order. The same sentence is asked for by several parts of a profile. */
export const wordsOf = remember(wordsIn);

function wordsIn(text: string): readonly Word[] {
  const out: Word[] = [];
  let first = true;
  for (const raw of plain(text).match(WORD) ?? []) {
    const words = first ? firstWord(raw) : remembered(raw);
    first = false;
    for (const word of words) out.push(word);
  }
  return out;
}

function remembered(raw: string): readonly Word[] {
  if (raw.length > LONGEST_KNOWN) return partsOf(raw, false);
  const words = known.get(raw);
  if (words) return words;
  const made = partsOf(raw, false);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(raw, made);
  return made;
}

/** The stems that tell what kind of work it is. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => (word.tells ? word.stem : []));
}

function plain(text: string): string {
  let out = /^[\x20-\x7e\s]*$/.test(text)
    ? text
    : text
        .normalize("NFKD")
        .replace(/\p{M}+/gu, "")
        .replace(/[’‘]/g, "'")
        .replace(/[‐‑–—]/g, "-");
  if (HINT.test(out)) for (const [pattern, joined] of JOINED) out = out.replace(pattern, joined);
  return out;
}

/** A name that is also a word is not told from it where every word has a capital. */
const firstWord = (raw: string) =>
  CAPITAL_TERMS.has(raw.toLowerCase()) ? partsOf(raw, true) : remembered(raw);

function partsOf(raw: string, first: boolean): readonly Word[] {
  const low = spelled(raw.toLowerCase());
  if (CAPITAL_TERMS.has(low)) {
    const asName = low === "go" ? raw === "Go" && !first : false;
    const isTerm = asName || (raw === raw.toUpperCase() && raw.length > 1);
    return [
      { stem: isTerm ? low : `${low}~`, tells: isTerm, counts: !LITTLE_WORDS.has(low) || isTerm },
    ];
  }
  const parts = low.includes("/") && low.length > LONGEST_WITH_SLASH ? low.split("/") : [low];
  return parts.flatMap((part) => (part === "" ? [] : wordOf(part)));
}

function wordOf(low: string): Word {
  const isFigure = /^\d/.test(low);
  return {
    stem: stem(low),
    tells: low.length > 1 && !isFigure && !STOP_WORDS.has(low),
    counts: !LITTLE_WORDS.has(low),
  };
}

function spelled(word: string): string {
  if (word.length < 5) return word;
  let out = word;
  for (const [pattern, instead] of SPELLINGS) out = out.replace(pattern, instead);
  return out;
}
