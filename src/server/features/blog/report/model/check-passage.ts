import type { Finding } from "../findings/finding.ts";
import { type Claims, claimsOf } from "./claims.ts";
import { PLAIN_WORDS } from "./vocabulary.ts";

/** In characters. */
export const LONGEST_PASSAGE = 700;

/** Latin letters, our own figures and the marks of plain prose: no markup, no links, no shouting. */
const PLAIN_TEXT = /^\p{Lu}[\p{Script=Latin}0-9 .,;:'’"“”()$&-]*[.]$/u;
const LINK = /\w\.\w*[a-z]|www/i;

/**
 * True if the words say what the draft says and nothing else: every figure of the same group in the same part,
 * no word that is neither the draft's nor plain, and none that weighs where the draft does not weigh.
 */
export function canStand(
  said: string,
  draft: string,
  finding: Pick<Finding, "n" | "chart">,
): boolean {
  if (said.length > LONGEST_PASSAGE || !PLAIN_TEXT.test(said) || LINK.test(said)) return false;
  const [now, was] = [claimsOf(said, finding), claimsOf(draft, finding)];
  return sameFigures(now, was) && isWithin(now.weights, was.weights) && wordsHold(now, was);
}

const PLAIN = new Set(PLAIN_WORDS);

// A figure left out is left out with what it warns of: how few ads there were.
const sameFigures = (now: Claims, was: Claims) =>
  isWithin(now.figures, was.figures) && isWithin(was.figures, now.figures);

const wordsHold = (now: Claims, was: Claims) =>
  isWithin(now.words, was.words, PLAIN) &&
  isWithin(now.names, was.names) &&
  isWithin(now.units, was.units, PLAIN);

const isWithin = (
  some: ReadonlySet<string>,
  all: ReadonlySet<string>,
  also: ReadonlySet<string> = new Set(),
) => [...some].every((one) => all.has(one) || also.has(one));
