/** A rule of a style sheet: what it is about, and what it says. */
export interface StyleRule {
  readonly selector: string;
  readonly declarations: string;
  /** False where it holds on some screens alone, or for some browsers. */
  readonly isAlways: boolean;
}

interface Place {
  /** What the rules around it are about; nothing at the top. */
  readonly within: readonly string[];
  readonly isAlways: boolean;
  readonly depth: number;
  /** How many more rules are read: a sheet is a stranger's. */
  readonly room: { rules: number };
}

const QUOTED = /"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?/s;
const COMMENT = new RegExp(`${QUOTED.source}|/\\*.*?(?:\\*/|$)`, "gs");
const SIGN = new RegExp(`[{};]|${QUOTED.source}|\\\\.`, "gs");
const CHARACTER = new RegExp(`${QUOTED.source}|\\\\.|.`, "gs");
const MOST = { depth: 5, selector: 300, outer: 20 };
/** What else there is hides nothing for good: frames of an animation, fonts, printed pages. */
const GROUPS = /^@(?:media|supports|container|layer|scope)\b/i;
const EVERY_SCREEN = /^(?:only\s+)?(?:all|screen)?$/;
const NO_SCREEN = /^(?:only\s+)?(?:print|speech|aural|braille|tty|projection)\b/;

/** The rules of a style sheet in their order, each selector by itself. What cannot be read is passed over. */
export function styleRules(css: string, media: string, most: number): StyleRule[] {
  const holds = mediaHolds(media);
  if (holds === "never") return [];
  const bare = css.replace(COMMENT, (found) => (found.startsWith("/*") ? " " : found));
  const top = { within: [], isAlways: holds === "always", depth: 0, room: { rules: most } };
  return readBlock(bare, top);
}

function readBlock(css: string, place: Place): StyleRule[] {
  let declarations = "";
  const inner: StyleRule[] = [];
  for (let at = 0; at < css.length && place.room.rules > 0; ) {
    const end = indexOf(css, at, (sign) => sign === "{" || sign === ";");
    const head = css.slice(at, end).trim();
    const close = css[end] === "{" ? closingOf(css, end) : end;
    if (close === end) declarations += `${head};`;
    else for (const rule of readNested(head, css.slice(end + 1, close), place)) inner.push(rule);
    at = close + 1;
  }
  if (!declarations.includes(":")) return inner;
  place.room.rules -= place.within.length;
  const { isAlways } = place;
  return [...place.within.map((selector) => ({ selector, declarations, isAlways })), ...inner];
}

function readNested(head: string, inside: string, place: Place): StyleRule[] {
  const depth = place.depth + 1;
  if (depth > MOST.depth) return [];
  if (!head.startsWith("@")) {
    const within = partsOf(head)
      .slice(0, place.room.rules)
      .flatMap((one) => nestedIn(place.within, one));
    return readBlock(inside, { ...place, within, depth });
  }
  const holds = GROUPS.test(head) ? groupHolds(head) : "never";
  if (holds === "never") return [];
  return readBlock(inside, { ...place, isAlways: place.isAlways && holds === "always", depth });
}

/** A rule in a rule is about what is inside, unless it says where the outer one stands in it. */
function nestedIn(outer: readonly string[], selector: string): string[] {
  if (outer.length === 0) return [selector];
  const [first = "", ...others] = (selector.includes("&") ? selector : `& ${selector}`).split("&");
  return outer
    .slice(0, MOST.outer)
    .filter((parent) => selector.length + parent.length * others.length <= MOST.selector)
    .map((parent) => [first, ...others].join(parent));
}

type Holds = "always" | "sometimes" | "never";

function groupHolds(head: string): Holds {
  if (/^@layer\b/i.test(head)) return "always";
  return /^@media\b/i.test(head) ? mediaHolds(head.slice("@media".length)) : "sometimes";
}

function mediaHolds(media: string): Holds {
  const kinds = media.split(",").map((kind) => kind.trim().toLowerCase());
  if (kinds.some((kind) => EVERY_SCREEN.test(kind))) return "always";
  return kinds.every((kind) => NO_SCREEN.test(kind)) ? "never" : "sometimes";
}

const closingOf = (css: string, open: number) => {
  let depth = 0;
  return indexOf(css, open, (sign) => {
    if (sign === "{") depth += 1;
    if (sign === "}") depth -= 1;
    return depth === 0;
  });
};

/** The first of the signs { } ; that is wanted and not in a quotation; the text's length where there is none. */
function indexOf(css: string, from: number, isWanted: (sign: string) => boolean): number {
  SIGN.lastIndex = from;
  for (let found = SIGN.exec(css); found; found = SIGN.exec(css))
    if ("{};".includes(found[0]) && isWanted(found[0])) return found.index;
  return css.length;
}

/** Apart where there is a comma, unless it stands in brackets or in a quotation. */
function partsOf(selectors: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const [one] of selectors.matchAll(CHARACTER)) {
    if (one === "(" || one === "[") depth += 1;
    if (one === ")" || one === "]") depth -= 1;
    if (one === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += one;
  }
  return parts.map((part) => part.trim());
}
