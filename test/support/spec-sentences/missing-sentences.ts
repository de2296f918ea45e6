import { HOLE } from "./said-strings.ts";
import type { Sentence } from "./sentence.ts";

/** The sentences that none of the strings says. */
export function missingSentences(sentences: readonly Sentence[], said: Iterable<string>) {
  const strings = [...new Set(said)];
  const known = new Set(strings);
  const templates = strings.filter(hasHoleAndWords).map(templateOf);
  return sentences.filter(({ text, kind, anyCase }) => {
    if (kind === "exact") return !known.has(text) && !isPutTogether(text, templates, known);
    const pattern = new RegExp(patternOf(text), anyCase && "i");
    return !strings.some((string) => pattern.test(string));
  });
}

export const reported = ({ capability, from, text, kind }: Sentence) =>
  `${capability}, ${from}: "${text}"${kind === "pattern" ? " (part of a string)" : ""}`;

/** A hole is filled only by words that the product says elsewhere: `Continue with ${name}`. */
function isPutTogether(text: string, templates: RegExp[], known: Set<string>): boolean {
  return templates.some((template) => {
    const fillings = template.exec(text)?.slice(1);
    return fillings?.every((filling) => known.has(filling) && /\p{L}/u.test(filling)) ?? false;
  });
}

const hasHoleAndWords = (string: string) => string.includes(HOLE) && /\p{L}{3}/u.test(string);

const templateOf = (string: string) =>
  new RegExp(`^${string.split(HOLE).map(escaped).join("(.+?)")}$`, "u");

function patternOf(text: string): string {
  return text
    .split(/(\{\w*\})/)
    .map((part) => HOLES[part] ?? (part.startsWith("{") ? HOLES["{name}"] : escaped(part)))
    .join("");
}

const HOLES: Record<string, string> = {
  "{}": ".{0,60}?",
  "{n}": `(?:\\d[\\d,.]*|${HOLE})`,
  "{name}": ".{1,60}?",
};

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
