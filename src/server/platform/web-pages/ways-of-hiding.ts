export const WAYS = ["display", "visibility", "opacity", "size", "indent", "place"] as const;
/** How a style can take words from a reader's sight. */
export type Way = (typeof WAYS)[number];

export interface Said {
  readonly way: Way;
  readonly hides: boolean;
  readonly isImportant: boolean;
}

interface Value {
  readonly text: string;
  readonly isImportant: boolean;
}
type Values = ReadonlyMap<string, Value>;

const ZERO = /^[+-]?0*\.?0+(?:[a-z]+|%)?$/;
/** A size in these is a part of the size around it: a part of nothing is nothing. */
const OF_ITS_PARENT = /(?:[\d.](?:em|ex|ch|%)|inherit|unset|smaller|larger)$/;
/** As far as nobody's screen reaches. Columns and cards are moved by a few hundred points. */
const FAR_AWAY = /^-(?:\d{4,}(?:\.\d*)?px|\d{3,}(?:\.\d*)?r?em)$/;
const SIDES = ["left", "right", "top", "bottom"];
const CLIPPED = /^rect\(\s*(?:0|1px)(?:px)?[\s,]/;
const CLIPPED_PATH = /^inset\(\s*(?:50|100)%/;

/** What declarations say about whether something is seen. */
export function saidBy(declarations: string): Said[] {
  const values = valuesOf(declarations);
  return [
    ...by(values, "display", "display", (text) => text === "none"),
    ...by(values, "visibility", "visibility", (text) => text === "hidden" || text === "collapse"),
    ...by(values, "opacity", "opacity", (text) => ZERO.test(text)),
    ...by(values, "font-size", "size", (text) => ZERO.test(text)),
    ...by(values, "text-indent", "indent", (text) => FAR_AWAY.test(text)),
    ...placed(values),
  ].filter((said) => !(said.hides && isMoving(said.way, values)));
}

/** Whether a size is seen in whatever it stands. */
export const hasSizeOfItsOwn = (declarations: string) => {
  const size = valuesOf(declarations).get("font-size");
  return size !== undefined && !ZERO.test(size.text) && !OF_ITS_PARENT.test(size.text);
};

function by(values: Values, name: string, way: Way, isHiding: (text: string) => boolean): Said[] {
  const value = values.get(name);
  if (!value) return [];
  return [{ way, hides: isHiding(value.text), isImportant: value.isImportant }];
}

/** Beside every screen, or cut to nothing. */
function placed(values: Values): Said[] {
  const is = (name: string, pattern: RegExp) => pattern.test(values.get(name)?.text ?? "");
  const isTakenOut = is("position", /^(?:absolute|fixed)$/);
  const isAway =
    is("clip-path", CLIPPED_PATH) ||
    (isTakenOut && (SIDES.some((side) => is(side, FAR_AWAY)) || is("clip", CLIPPED)));
  const isBack =
    is("position", /^(?:static|relative|sticky)$/) ||
    is("clip", /^auto$/) ||
    is("clip-path", /^none$/) ||
    SIDES.some((name) => is(name, /^(?:auto|\+?[\d.])/));
  if (!isAway && !isBack) return [];
  const isImportant = [...values.values()].some((value) => value.isImportant);
  return [{ way: "place", hides: isAway, isImportant }];
}

/** It begins unseen and comes into sight. */
const isMoving = (way: Way, values: Values) =>
  way !== "display" &&
  way !== "size" &&
  ["animation", "animation-name", "transition", "transition-property"].some(
    (name) => !/^(?:|none\b.*|initial|unset)$/.test(values.get(name)?.text ?? ""),
  );

function valuesOf(declarations: string): Values {
  const values = new Map<string, Value>();
  for (const declaration of declarations.split(";")) {
    const colon = declaration.indexOf(":");
    const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const written = declaration
      .slice(colon + 1)
      .trim()
      .toLowerCase();
    const text = written.replace(/\s*!\s*important$/, "");
    const isImportant = text !== written;
    if (name !== "" && (isImportant || !values.get(name)?.isImportant))
      values.set(name, { text, isImportant });
  }
  return values;
}
