import type { CheerioAPI } from "cheerio";
import { type SelectorParts, selectorParts } from "./selector-parts.ts";
import { type StyleRule, styleRules } from "./style-rules.ts";
import { saidBy, type Way } from "./ways-of-hiding.ts";

/** One thing that one selector says. */
export interface Claim {
  readonly rule: StyleRule;
  readonly parts: SelectorParts;
  readonly hides: boolean;
  /** The higher wins. */
  readonly rank: number;
}
type Claims = Readonly<Record<Way, readonly Claim[]>>;

const MOST = { characters: 1_000_000, rules: 20_000 };
const SPEAKS_OF_SIGHT =
  /display|visibility|opacity|font-size|position|indent|clip|left|top|right|bottom/i;
export const IMPORTANT = 1e12;
const WEIGHT = 1e5;
/** Until a script has taken over, or where there is none. */
const UNTIL_READY = /cloak|no-?js/i;
/** What scripts let come into sight while a reader scrolls. */
export const REVEALED =
  /(?:^|[^a-z])(?:aos|wow|gsap|sal)(?:[^a-z]|$)|reveal|fade|animat|in-?view|invisible|lazy|elementor|scroll/i;
export const BY_SCRIPTS: readonly Way[] = ["opacity", "visibility"];

/** All of them or none: what one hides the next may show. */
function sheetsOf(page: CheerioAPI): StyleRule[] {
  const sheets = page("style")
    .toArray()
    .map((element) => page(element))
    .filter((sheet) => /^(?:|text\/css)$/i.test(sheet.attr("type")?.trim() ?? ""))
    .filter((sheet) => sheet.parents("template, noscript").length === 0)
    .map((sheet) => ({ css: sheet.text(), media: sheet.attr("media") ?? "" }));
  const length = sheets.reduce((sum, { css }) => sum + css.length, 0);
  if (length > MOST.characters) return [];
  const rules = sheets.flatMap(({ css, media }) => styleRules(css, media, MOST.rules));
  return rules.length < MOST.rules ? rules : [];
}

/** What the sheets in a page say for certain about what is hidden, and all that they say about what is not. */
export function claimsOf(page: CheerioAPI): Claims {
  const claims: Record<Way, Claim[]> = {
    display: [],
    visibility: [],
    opacity: [],
    size: [],
    indent: [],
    place: [],
  };
  for (const [at, rule] of sheetsOf(page).entries()) {
    const parts = SPEAKS_OF_SIGHT.test(rule.declarations)
      ? selectorParts(rule.selector)
      : undefined;
    if (!parts) continue;
    for (const { way, hides, isImportant } of saidBy(rule.declarations)) {
      const rank = (isImportant ? IMPORTANT : 0) + parts.weight * WEIGHT + at;
      if (!hides || isCertain(way, rule, parts)) claims[way].push({ rule, parts, hides, rank });
    }
  }
  return claims;
}

function isCertain(way: Way, { selector, isAlways }: StyleRule, { own, hasState }: SelectorParts) {
  if (!isAlways || hasState || own.length === 0 || UNTIL_READY.test(selector)) return false;
  return !(BY_SCRIPTS.includes(way) && REVEALED.test(selector));
}
