/** Text as a reader sees it, and what was smuggled along with it. */
export interface CleanText {
  readonly text: string;
  /** What invisible characters spelled out, hid or turned round. */
  readonly smuggled: readonly string[];
}

const LIGATURES: Readonly<Record<string, string>> = {
  "\uFB00": "ff",
  "\uFB01": "fi",
  "\uFB02": "fl",
  "\uFB03": "ffi",
  "\uFB04": "ffl",
  "\uFB05": "st",
  "\uFB06": "st",
};
const LIGATURE = /[\uFB00-\uFB06]/g;
const SPACES = /[\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/g;
/** Everything that has no width: joiners, marks of direction, byte order marks, fillers. */
const NO_WIDTH = /\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]/gu;
/** A soft hyphen is honest: word processors put it where a word may be broken. */
const HONEST = /\u00AD|\p{Extended_Pictographic}[\uFE0F\u200D]+/gu;
/** Control characters but for the tab, halves of characters, and signs that stand for no text. */
const CONTROLS = /[^\P{Cc}\t]|[\uFFFC\uFFFD\uFFFE\uFFFF]|\p{Surrogate}/gu;
const PRIVATE = /[\uE000-\uF8FF\u{F0000}-\u{10FFFD}]/gu;
const TAGS = /[\u{E0000}-\u{E007F}]+/gu;
const SELECTORS = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]{3,}/gu;
const TURNED = /[\u202D\u202E]([^\u202C\u2069\n]*)/g;
/** A stray joiner or byte order mark happens; more on one line is done on purpose. */
const A_FEW = 3;

const TAG_OFFSET = 0xe0000;
const SELECTOR_RANGES = [
  { first: 0xfe00, last: 0xfe0f, byte: 0 },
  { first: 0xe0100, last: 0xe01ef, byte: 16 },
] as const;

function tagText(tags: string): string {
  return [...tags]
    .map((tag) => String.fromCodePoint((tag.codePointAt(0) ?? 0) - TAG_OFFSET))
    .join("");
}

function selectorText(selectors: string): string {
  const bytes = [...selectors].map((selector) => {
    const code = selector.codePointAt(0) ?? 0;
    const range = SELECTOR_RANGES.find(({ first, last }) => code >= first && code <= last);
    return range ? code - range.first + range.byte : 0;
  });
  return new TextDecoder().decode(new Uint8Array(bytes));
}

function printable(text: string): string {
  return text.replace(CONTROLS, "").replace(NO_WIDTH, "").trim();
}

function smuggledIn(raw: string, plain: string): string[] {
  const tags = raw.match(TAGS)?.map(tagText) ?? [];
  const selectors = raw.match(SELECTORS)?.map(selectorText) ?? [];
  const turned = [...raw.matchAll(TURNED)].map(([, text]) => text ?? "");
  const found = [...tags, ...selectors, ...turned].map(printable).filter((text) => text !== "");
  if (found.length > 0) return found;
  const odd = raw.replace(HONEST, "").match(NO_WIDTH)?.length ?? 0;
  return odd > A_FEW && plain !== "" ? [plain] : [];
}

/** A reader of a text file sees overridden letters from right to left. */
function asSeen(raw: string): string {
  return raw.replace(TURNED, (_, text: string) => [...text].reverse().join(""));
}

/**
 * `turns`: the program that shows the text obeys marks of direction (text and Word files). In a PDF
 * every glyph has its place and the marks do nothing.
 */
export function cleanText(raw: string, { turns }: { turns: boolean }): CleanText {
  if (isPlain(raw)) return { text: raw.trim(), smuggled: [] };
  const seen = turns ? asSeen(raw) : raw;
  const text = seen
    .replace(NO_WIDTH, "")
    .replace(SPACES, " ")
    .replace(CONTROLS, "")
    .replace(PRIVATE, "")
    .replace(LIGATURE, (ligature) => LIGATURES[ligature] ?? ligature)
    .normalize("NFC")
    .trim();
  return { text, smuggled: smuggledIn(raw, text) };
}

/** Most lines are: nothing has to be done to them. */
function isPlain(raw: string): boolean {
  return /^[\t -~]*$/.test(raw);
}
