import { splitSentences } from "#reading/job/blocks/split-sentences.ts";
import type { Finding } from "./findings/finding.ts";

/** What a passage says, in a form in which two wordings of the same can be told to be the same. */
export interface Claims {
  /** Each with its unit, with what it is a part of, and with the group nearest to it: "12 per cent of those@crime". */
  readonly figures: ReadonlySet<string>;
  /** The same for words that weigh: "largest field@crime". */
  readonly weights: ReadonlySet<string>;
  /** In small letters, without the names of groups. */
  readonly words: ReadonlySet<string>;
  /** What follows a figure. */
  readonly units: ReadonlySet<string>;
  /** With a capital inside a sentence. */
  readonly names: ReadonlySet<string>;
}

type About = Pick<Finding, "n" | "chart">;

interface Token {
  readonly kind: "group" | "figure" | "word";
  /** In small letters; of a figure, without commas. */
  readonly text: string;
  readonly isCapital: boolean;
}

export function claimsOf(text: string, about: About): Claims {
  const sentences = splitSentences(text).map((one) => tokensOf(one.text, about));
  const figures = new Set<string>();
  const weights = new Set<string>();
  const units = new Set<string>();
  let lastGroup = "";
  for (const tokens of sentences) {
    for (const [at, { kind, text: said }] of tokens.entries()) {
      const group = nearestGroup(tokens, at) ?? lastGroup;
      const next = textAt(tokens, at + 1);
      if (kind === "figure") figures.add(figureAt(tokens, at, group, about));
      if (kind === "figure" && next !== "") units.add(next);
      if (kind === "word" && WEIGHTY_WORDS.has(said)) weights.add(`${said} ${next}@${group}`);
    }
    lastGroup = tokens.findLast(({ kind }) => kind === "group")?.text ?? lastGroup;
  }
  const words = sentences.flat().filter(({ kind }) => kind === "word");
  const inside = sentences
    .flatMap((tokens) => tokens.slice(1))
    .filter(({ kind }) => kind === "word");
  return {
    figures,
    weights,
    units,
    words: new Set(words.map((word) => word.text)),
    names: new Set(inside.filter(({ isCapital }) => isCapital).map((word) => word.text)),
  };
}

const textAt = (tokens: readonly Token[], at: number) => tokens[at]?.text ?? "";

// A figure with a letter or a hyphen at it ("18k", "3-5") is taken for a word, and no draft has that word.
const FIGURE_OR_WORD = String.raw`(?<figure>\$?\d+(?:[.,]\d+)*(?![\p{L}\p{N}]|-\w))|[\p{L}\p{N}$][\p{L}\p{N}$'’-]*`;

/** The names of groups are one token each, whatever figures they have in them: "3 to 5 years". */
function tokensOf(sentence: string, { chart }: About): Token[] {
  const names = chart.rows.map(({ name }) => escaped(name)).sort((a, b) => b.length - a.length);
  const anyName = names.length > 0 ? names.join("|") : "(?!)";
  const pattern = new RegExp(
    String.raw`(?<group>(?<![\p{L}\p{N}])(?:${anyName})(?![\p{L}\p{N}]))|${FIGURE_OR_WORD}`,
    "giu",
  );
  return [...sentence.matchAll(pattern)].map(
    ({ 0: text, groups: { figure, group } = {} }): Token => {
      const isCapital = /^\p{Lu}/u.test(text);
      if (figure) return { kind: "figure", text: text.replace(/,(?=\d{3}(?!\d))/g, ""), isCapital };
      return { kind: group ? "group" : "word", text: text.toLowerCase(), isCapital };
    },
  );
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Of two as near, the one before it. */
function nearestGroup(tokens: readonly Token[], at: number): string | undefined {
  for (let steps = 1; steps < tokens.length; steps += 1)
    for (const token of [tokens[at - steps], tokens[at + steps]])
      if (token?.kind === "group") return token.text;
  return undefined;
}

const WHOLE = new Set(["of", "among", "the", "these", "those", "all"]);

function figureAt(tokens: readonly Token[], at: number, group: string, { n }: About): string {
  const figure = textAt(tokens, at);
  if (textAt(tokens, at + 1) === "per")
    return `${figure} per cent${partOf(tokens, at + 3, n)}@${group}`;
  if (figure.startsWith("$")) return `${figure}@${group}`;
  // What a share is a share of is no count of the group beside it.
  const isWhole = WHOLE.has(textAt(tokens, at - 1)) || (figure === String(n) && group === "");
  return isWhole ? `of ${figure}` : `${figure}@${group}`;
}

/** " of those", " of 40"; "" where it is the whole that the finding rests on, or not said. */
function partOf(tokens: readonly Token[], at: number, n: number): string {
  if (textAt(tokens, at) !== "of") return "";
  const of = textAt(tokens, at + 1) === "the" ? textAt(tokens, at + 2) : textAt(tokens, at + 1);
  return of === String(n) ? "" : ` of ${of}`;
}

/**
 * Words that claim nothing by themselves. A model has these and those of the draft, and no others: a list of
 * forbidden ones (plunged, because, will, the name of a firm) would never end.
 */
export const PLAIN_WORDS =
  `a an the this that these those it its they them their there here and or but while as at by for from in into of on
out to with within among across per cent which who whose what where when how is are be has have also both together such
other others another rest ad ads advertisement advertisements list lists count counts share shares part number
give gives given giving name names named naming say says said saying state stated stating ask asks asked asking look
looks want wants wanted seek seeks sought mention mentions mentioned offer offers offered advertise advertised post
posted show shows shown stand stands standing come comes coming make makes account accounts amount amounts form forms
take takes put find finds found hold holds range ranges lie lies represent represents include includes require requires
required specify specifies specified carry carries appear appears figure figures`.split(/\s+/);

/**
 * Words that set one group above another, say how much without a figure, or deny. They stand only where the draft
 * has them: before the same word, nearest to the same group.
 */
const WEIGHTY_WORDS = new Set(
  `most least first last next follow follows followed largest smallest highest lowest biggest top more less fewer higher lower larger smaller
than only alone no not none never all every each half between after behind ahead above below will would may might
could should must cannot can't up down zero one two three four five six seven eight nine ten eleven twelve thirteen
fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred
thousand`.split(/\s+/),
);
