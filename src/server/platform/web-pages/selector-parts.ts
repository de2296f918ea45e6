/** What a selector asks of an element itself, and how much it counts against others. */
export interface SelectorParts {
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
export function selectorParts(selector: string): SelectorParts | undefined {
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
