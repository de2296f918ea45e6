import type { CheerioAPI } from "cheerio";
import type { PageElement } from "./plain-text.ts";
import { type StyleRule, styleRules } from "./style-rules.ts";
import { hasSizeOfItsOwn, saidBy, WAYS, type Way } from "./ways-of-hiding.ts";

/**
 * What the style sheets in the page itself take out of a reader's sight. Where it is not certain that nobody sees
 * something, it is seen: what is shown on some screens, at a click or once a script has run is part of the page, and
 * a page does not hide itself. Sheets that take too long are left unread.
 */
export function styledAway(page: CheerioAPI): PageElement[] {
  const claims = claimsOf(page);
  const hiding = WAYS.filter((way) => claims[way].some(({ hides }) => hides));
  if (hiding.length === 0) return [];
  const isRevealing = page("script[src]")
    .toArray()
    .some((script) => REVEALED.test(page(script).attr("src") ?? ""));
  const ways = isRevealing ? hiding.filter((way) => !BY_SCRIPTS.includes(way)) : hiding;
  const look = { page, all: page("body *").toArray(), work: startWork() };
  const found = ways.flatMap((way) => hiddenBy(way, claims[way], look));
  const spared = aroundThePage(page);
  return look.work.left > 0 ? found.filter((element) => !spared.has(element)) : [];
}

interface Look {
  readonly page: CheerioAPI;
  /** In the order of the page. */
  readonly all: readonly PageElement[];
  readonly work: Work;
}

function hiddenBy(way: Way, claims: readonly Claim[], look: Look): PageElement[] {
  const { page, all, work } = look;
  const shows = claims.filter(({ hides }) => !hides);
  const ranks = new Map<PageElement, number>();
  const isBackLater = comingBack(shows, work);
  const matching = indexOf(page, all, work);
  for (const claim of claims.filter(({ hides }) => hides)) {
    const elements = matching(claim.rule.selector, claim.parts);
    if (elements.length === 0 || isBackLater(claim)) continue;
    for (const element of elements)
      ranks.set(element, Math.max(claim.rank, ranks.get(element) ?? 0));
  }
  const matchingHidden = indexOf(page, [...ranks.keys()], work);
  for (const { rule, parts, rank } of ranks.size > 0 ? shows : [])
    for (const element of matchingHidden(rule.selector, parts))
      if (rank > (ranks.get(element) ?? Infinity)) ranks.delete(element);
  const elements = [...ranks].flatMap(([element, rank]) =>
    rank < IMPORTANT && isShownInline(way, element) ? [] : element,
  );
  if (way === "indent") return elements.filter((element) => isOneLine(page, element));
  const isInherited = way === "visibility" || way === "size";
  return isInherited ? withoutShownInside(way, elements, shows, look) : elements;
}

/** In another state it is seen: a tab that is chosen, a part that is unfolded. */
function comingBack(shows: readonly Claim[], work: Work) {
  const byPart = new Map<string, Claim[]>();
  for (const show of shows)
    for (const part of new Set(show.parts.own)) {
      const found = byPart.get(part);
      if (found) found.push(show);
      else byPart.set(part, [show]);
    }
  return ({ rule, parts, rank }: Claim): boolean => {
    const near = byPart.get(parts.own[0] ?? "") ?? [];
    work.left -= near.length;
    return near.some(
      (show) =>
        show.rank > rank &&
        show.rule.selector !== rule.selector &&
        parts.own.every((part) => show.parts.own.includes(part)),
    );
  };
}

const isShownInline = (way: Way, { attribs }: PageElement) =>
  attribs.style !== undefined &&
  saidBy(attribs.style).some((said) => said.way === way && !said.hides);

/** What is in it can be seen all the same: words that have a size of their own, in a row that has none. */
function withoutShownInside(
  way: Way,
  hidden: readonly PageElement[],
  shows: readonly Claim[],
  { page, all, work }: Look,
): PageElement[] {
  const inside = new Set<PageElement | null>(hidden);
  const within = all.filter((one) => inside.has(parentOf(one)) && inside.add(one));
  const matching = indexOf(page, within, work);
  const isOwn = ({ rule }: Claim) => way !== "size" || hasSizeOfItsOwn(rule.declarations);
  const shown = [
    ...(within.length > 0 ? shows.filter(isOwn) : []).flatMap(({ rule, parts }) =>
      matching(rule.selector, parts),
    ),
    ...within.filter((one) => isShownInline(way, one)),
  ];
  const around = new Set<PageElement | null>();
  for (const one of shown)
    for (let up = parentOf(one); up && !around.has(up); up = parentOf(up)) around.add(up);
  // Other sheets may give a size to what is in it.
  const isRow = (element: PageElement) =>
    way === "size" && hasOtherSheets(page) && !element.childNodes.some(isWords);
  return hidden.filter((element) => !around.has(element) && !isRow(element));
}

const INLINE = "a, abbr, b, em, font, i, mark, small, span, strong, u";

/** An indent moves the first line alone. */
const isOneLine = (page: CheerioAPI, element: PageElement) =>
  !page(element).is(INLINE) && page(element).find(`:not(${INLINE})`).length === 0;

const parentOf = ({ parent }: PageElement): PageElement | null =>
  parent && "attribs" in parent ? parent : null;
const hasOtherSheets = (page: CheerioAPI) => page('link[rel~="stylesheet" i]').length > 0;
const isWords = (node: PageElement["childNodes"][number]) =>
  "data" in node && node.nodeType === 3 && node.data.trim() !== "";

/** What the page itself is in: its main part, or where it has none its first heading. */
function aroundThePage(page: CheerioAPI): ReadonlySet<PageElement> {
  const main = page('main, [role="main"]').first();
  const anchor = main.length > 0 ? main : page("h1").first();
  return new Set([
    ...anchor.toArray(),
    ...anchor.parents().toArray(),
    ...page("html, body").toArray(),
  ]);
}

/** How much may still be asked: pages and their sheets are strangers'. */
interface Work {
  left: number;
}

/** Of comparisons of an element with a step of a selector: more than a page of honest making needs. */
const MOST_WORK = 400_000;
/** What a selector costs that is about nothing. */
const LEAST_WORK = 2;

const startWork = (): Work => ({ left: MOST_WORK });

/**
 * Elements by their names: a selector is compared with the few that it can be about. Answers those; none of a
 * selector that cannot be read, and none when there is no work left.
 */
function indexOf(page: CheerioAPI, elements: readonly PageElement[], work: Work) {
  const byName = new Map<string, PageElement[]>();
  const add = (key: string, element: PageElement) => {
    const found = byName.get(key);
    if (found) found.push(element);
    else byName.set(key, [element]);
  };
  for (const element of elements) {
    const { id, class: classes } = element.attribs;
    add(`tag ${element.name}`, element);
    if (id) add(`id ${id}`, element);
    for (const name of new Set(classes?.split(/\s+/))) add(`class ${name}`, element);
  }

  return (selector: string, { found: { by, name }, steps }: SelectorParts): PageElement[] => {
    if (work.left <= 0) return [];
    const near = by === "any" ? [...elements] : (byName.get(`${by} ${name}`) ?? []);
    work.left -= LEAST_WORK + near.length * steps;
    if (near.length === 0 || work.left <= 0) return [];
    try {
      return page(near).filter(selector).toArray();
    } catch {
      return [];
    }
  };
}

/** One thing that one selector says. */
interface Claim {
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
const IMPORTANT = 1e12;
const WEIGHT = 1e5;
/** Until a script has taken over, or where there is none. */
const UNTIL_READY = /cloak|no-?js/i;
/** What scripts let come into sight while a reader scrolls. */
const REVEALED =
  /(?:^|[^a-z])(?:aos|wow|gsap|sal)(?:[^a-z]|$)|reveal|fade|animat|in-?view|invisible|lazy|elementor|scroll/i;
const BY_SCRIPTS: readonly Way[] = ["opacity", "visibility"];

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
function claimsOf(page: CheerioAPI): Claims {
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

/** What a selector asks of an element itself, and how much it counts against others. */
interface SelectorParts {
  /** Of the element, as they are written: "p", ".ad", "#top", "[data-x]". */
  readonly own: readonly string[];
  /** Where to look for such elements: the name of a class, an id or a tag. */
  readonly found: { readonly by: "class" | "id" | "tag" | "any"; readonly name: string };
  /** It holds while somebody points at it, or where it stands among others. */
  readonly hasState: boolean;
  readonly weight: number;
  /** How many elements it asks about. */
  readonly steps: number;
}

const LONGEST = 200;
const MOST_STEPS = 8;
const PART =
  /(?<attribute>\[[^\]]*\])|(?<element>::[\w-]+|:(?:before|after|first-line|first-letter)\b)|(?<state>:[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?)|(?<name>[.#]?(?:[\w-]|[^\x20-\x7e\s]|\\[0-9a-f]{1,6}\s?|\\.)+|\*)|(?<step>\s*[>+~]\s*|\s+)/gisy;
const WEIGHTS = { id: 10_000, class: 100, tag: 1 };

/** Nothing for one that cannot be read, or is about something that is no element. */
function selectorParts(selector: string): SelectorParts | undefined {
  if (selector === "" || selector.length > LONGEST) return undefined;
  let own: string[] = [];
  let weight = 0;
  let steps = 1;
  let hasState = false;
  PART.lastIndex = 0;
  while (PART.lastIndex < selector.length) {
    const groups = PART.exec(selector)?.groups;
    if (!groups || groups.element) return undefined;
    if (groups.step) {
      own = [];
      steps += 1;
      continue;
    }
    if (groups.state) hasState = true;
    const part = groups.name ?? groups.attribute ?? "";
    weight += part === "*" ? 0 : WEIGHTS[kindOf(part)];
    if (part !== "" && part !== "*") own.push(part);
  }
  return steps > MOST_STEPS ? undefined : { own, found: foundBy(own), hasState, weight, steps };
}

function kindOf(part: string): keyof typeof WEIGHTS {
  if (part.startsWith("#")) return "id";
  return /^\w/.test(part) ? "tag" : "class";
}

function foundBy(own: readonly string[]): SelectorParts["found"] {
  const first = (pattern: RegExp) => own.find((part) => pattern.test(part));
  const id = first(/^#/);
  if (id) return { by: "id", name: unescaped(id.slice(1)) };
  const name = first(/^\./);
  if (name) return { by: "class", name: unescaped(name.slice(1)) };
  const tag = first(/^\w/);
  return tag ? { by: "tag", name: tag.toLowerCase() } : { by: "any", name: "" };
}

const unescaped = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gis, (_, hex: string | undefined, sign: string) =>
    hex === undefined ? sign : String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)),
  );
