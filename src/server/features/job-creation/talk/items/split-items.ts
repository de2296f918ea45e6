import type { ListFact } from "../state.ts";
import { ASIDE, isGerundFirst, isVerbFirst, isWork, STANDS_ALONE } from "./words.ts";

const FEW_WORDS = 3;
const wordsIn = (text: string) => text.trim().split(/\s+/).length;

const HARD = /\n|;|•|\s\/\s|\s[–—]\s|\s-\s|(?:^|\s)\(?\d{1,2}[.)]\s/;

/** The items of a run of words that belongs to one list. A line of a bulleted list is one item. */
export function splitItems(text: string, fact: ListFact): string[] {
  return text
    .split(fact === "responsibilities" ? HARD : /\s\+\s/)
    .flatMap((part) => part.split(HARD))
    .flatMap((part) => byCommas(part, fact))
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function byCommas(text: string, fact: ListFact): string[] {
  const parts = outsideBrackets(text);
  const merged: string[] = [];
  for (const [at, part] of parts.entries()) {
    const bare = part.replace(/^\s*(?:and|or|plus|&)\s+/i, "").trim();
    if (bare === "") continue;
    const last = merged.at(-1);
    const isLast = at === parts.length - 1;
    if (last !== undefined && continues(last, bare, part, fact, isLast))
      merged.splice(-1, 1, `${last}, ${part.trim()}`);
    else merged.push(bare);
  }
  return merged.flatMap((part, at) =>
    ASIDE.test(part)
      ? [part]
      : byAnd(part, fact, merged.length > 1 && at === merged.length - 1, merged),
  );
}

/** Whether a part after a comma only goes on with the one before. */
function continues(
  last: string,
  bare: string,
  part: string,
  fact: ListFact,
  isLast: boolean,
): boolean {
  if (ASIDE.test(bare)) return false;
  if (fact === "responsibilities") {
    if (isVerbFirst(bare) || !isWork(last)) return false;
    if (isGerundFirst(bare) && isGerundFirst(last)) return false;
    const [left = "", right] = bare.split(/\s+(?:and|or)\s+/i);
    return (
      isLast &&
      right !== undefined &&
      wordsIn(left) <= 2 &&
      wordsIn(right) <= 2 &&
      !isVerbFirst(right)
    );
  }
  if (STANDS_ALONE.test(bare) || /^\s*(?:and|plus)\s/i.test(part))
    return /^(?:including|such as|ideally in|preferably in)\b/i.test(bare);
  if (/^(?:including|such as|ideally|preferably|especially|particularly|e\.g)\b/i.test(bare))
    return true;
  if (sharesHead(last, bare.split(/\s+and\s+(?:an?\s|the\s|at least\s|\d)/i)[0] ?? "")) return true;
  // "experience in family, property and estates law": nouns under one head.
  const open = /\b(?:in|with|of|across|including|such as|like)\s+(?:\p{L}+[\s-]?){1,2}$/iu.test(
    last,
  );
  const shared =
    /\b(?:experience|knowledge|skills|background|understanding|exposure|strong|good|excellent|proven)\b/i.test(
      last,
    );
  return (
    open &&
    shared &&
    wordsIn(bare.split(/\s+(?:and|or)\s+/i)[0] ?? "") <= 2 &&
    !/\b(?:skills|licen[cs]e|certificate|degree|card|check|ticket)\b/i.test(bare)
  );
}

/** "A and B" are two where each stands on its own. */
function byAnd(text: string, fact: ListFact, isTail: boolean, all: readonly string[]): string[] {
  for (const seam of text.matchAll(/\s+(?:and also|and then|and|plus|&|as well as|\+)\s+/gi)) {
    const left = text.slice(0, seam.index);
    const right = text.slice(seam.index + seam[0].length);
    if (!isSeam(left, right, fact, isTail, all)) continue;
    return [left, ...byAnd(right, fact, false, all)];
  }
  return [text];
}

function isSeam(
  left: string,
  right: string,
  fact: ListFact,
  isTail: boolean,
  all: readonly string[],
): boolean {
  if (/\($|\([^)]*$/.test(left)) return false;
  if (ASIDE.test(right)) return wordsIn(right) > 2;
  if (/\b(?:between|both)\s+\S+(?:\s\S+)?$/i.test(left)) return false;
  if (fact === "responsibilities") {
    const alike = isGerundFirst(left) && isGerundFirst(right);
    if (!(alike || isVerbFirst(right)) || wordsIn(left) < 2) return false;
    return isGerundFirst(left) === isGerundFirst(right) && (isTail || wordsIn(right) >= 2);
  }
  if (sharesHead(all[0] ?? left, right)) return false;
  if (STANDS_ALONE.test(right))
    return (
      !/\b(?:in|with|of|across)\s+\S+$/i.test(left) ||
      !/^(?:on-?site|time|staff|training|career|the)\b/i.test(right)
    );
  // The end of a list of short parts: "Go, Postgres and AWS".
  if (isTail)
    return wordsIn(right) <= FEW_WORDS + 2 && !/\b(?:in|with|of|across|for)\s+\S+$/i.test(left);
  if (fact !== "benefits") return false;
  return wordsIn(left) >= 2 && wordsIn(right) >= 2;
}

/** "strong drafting, negotiation and advocacy skills" is one demand. */
const sharesHead = (first: string, right: string) =>
  /\b(?:skills|abilities|experience|law|matters|knowledge)$/i.test(right) &&
  /^(?:strong|good|great|excellent|solid|proven|sound|high[- ]level|some|prior|superior|outstanding|well[- ]developed)\b/i.test(
    first,
  ) &&
  !/\b(?:skills|abilities|experience|law|knowledge)\b/i.test(first) &&
  !STANDS_ALONE.test(right);

function outsideBrackets(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === "(") depth += 1;
    if (letter === ")") depth = Math.max(0, depth - 1);
    const comma =
      letter === "," &&
      depth === 0 &&
      !(/\d/.test(text[at - 1] ?? "") && /\d/.test(text[at + 1] ?? ""));
    if (!comma) continue;
    parts.push(text.slice(start, at));
    start = at + 1;
  }
  parts.push(text.slice(start));
  return parts;
}
