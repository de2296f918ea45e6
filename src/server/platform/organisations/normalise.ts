import { CONNECTORS, isDistinctive, kindOfWord, PLACES, SPELT, TAIL } from "./vocabulary.ts";

/** A name longer than this is cut: whatever is typed, comparing it takes no time that anybody notices. */
const LONGEST_NAME = 200;
const MOST_WORDS = 24;
const MOST_FORMS = 8;

/** A name taken apart. */
export interface NameForm {
  /** All words, small, with connectors left out. */
  readonly all: readonly string[];
  /** What is left without legal form, branch and kind; all words when nothing distinctive would be left. */
  readonly core: readonly string[];
  readonly kind: string | undefined;
  /** Whether the core could name somebody. */
  readonly isDistinctive: boolean;
  /** "KWM": one word, written in capitals as it stood. */
  readonly isAcronym: boolean;
}

const OTHER_NAME =
  /\b(?:t\/as|t\/a|trading as|formerly known as|formerly|previously|now known as|also known as|known as|aka|part of|an? (?:division|subsidiary|member|brand|business|branch) of|on behalf of|via)\b|[|;/]|\s[-–—]+\s/i;
const IN_BRACKETS = /\(([^()]*)\)/g;

/** Every name that a text holds: "Smith Pty Ltd t/as Harbour Legal (Harbour)" holds three. */
export function namesIn(text: string): string[] {
  const cut = text.slice(0, LONGEST_NAME).replace(/\s+/g, " ").trim();
  const bracketed = [...cut.matchAll(IN_BRACKETS)].flatMap(([, inside = ""]) => inside);
  const bare = cut.replace(IN_BRACKETS, " ");
  const parts = [bare, ...bracketed].flatMap((part) => [part, ...(partsOf(part) ?? [])]);
  // As it stands too: brackets may say of which state a department is.
  const all = [cut, ...parts].map((part) => part.trim()).filter((part) => part !== "");
  return [...new Set(all)].slice(0, MOST_FORMS);
}

function partsOf(text: string): readonly string[] | undefined {
  const parts = text.split(OTHER_NAME);
  return parts.length > 1 ? parts : undefined;
}

/** "PricewaterhouseCoopers & Co." is "pricewaterhouse coopers and co". */
function plain(text: string): string {
  const spelt = text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/['’‘`´]/g, "")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replace(/[&+]/g, " and ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return SPELT.reduce((said, [form, word]) => said.replace(form, word), spelt);
}

/** All words in their order, with connectors. */
export const wordsOf = (text: string): string[] =>
  plain(text.slice(0, LONGEST_NAME)).split(" ").filter(Boolean).slice(0, MOST_WORDS);

/** How names are compared: "Minter Ellison" is "MinterEllison". */
export const squash = (all: readonly string[]): string =>
  all.filter((word) => !CONNECTORS.has(word)).join("");

/** The same words in whatever order: "Health, Department of". */
export const bagOf = (all: readonly string[]): string =>
  [...new Set(all.filter((word) => !CONNECTORS.has(word)))].sort().join(" ");

const NO_LETTERS = /[^\p{L}\p{N}]+/u;

export function formOf(text: string): NameForm {
  const spoken = wordsOf(text);
  const all = spoken.filter((word) => !CONNECTORS.has(word));
  const { core: withKind } = withoutTail(spoken);
  const { core, kind } = withoutKind(withKind);
  return {
    all,
    core: core.filter((word) => !CONNECTORS.has(word)),
    kind,
    isDistinctive: isDistinctive(core),
    isAcronym: core.length === 1 && text.split(NO_LETTERS).includes(core[0]?.toUpperCase() ?? ""),
  };
}

/** Without "Pty Ltd", "Group" and the town of a branch. "Bank of Melbourne" and "Bank Australia" keep theirs. */
function withoutTail(spoken: readonly string[]): { core: readonly string[] } {
  let core = spoken;
  for (;;) {
    const last = core.at(-1) ?? "";
    const before = core.at(-2) ?? "";
    const rest = core.slice(0, -1);
    const isTail = TAIL.has(last) || CONNECTORS.has(last);
    const isPlace =
      PLACES.has(last) && !(CONNECTORS.has(before) && before !== "in" && before !== "at");
    if (!(isTail || isPlace) || !isDistinctive(rest)) return { core };
    core = rest;
  }
}

/** What a name may end with that says nothing of whose it is: "Ltd", "Group", "Perth". */
export const isAddition = (word: string): boolean =>
  TAIL.has(word) || PLACES.has(word) || CONNECTORS.has(word);

const LEGAL_FORM = /^(?:pty|ltd|limited|llp|inc|incorporated|group|holdings|co)$/;
export const withoutLegalForm = (spoken: readonly string[]): readonly string[] =>
  spoken.length > 1 && LEGAL_FORM.test(spoken.at(-1) ?? "")
    ? withoutLegalForm(spoken.slice(0, -1))
    : spoken;

const OF_A_PLACE: Readonly<Record<string, RegExp>> = {
  council: /^(?:city|council|shire|regional|municipal|municipality|town|rural|borough|greater)$/,
  university: /^university$/,
};

/** "City of Penrith" and "Penrith City Council": the council of what is left. */
export function institutionOf(text: string): string | undefined {
  const all = wordsOf(text);
  const isCouncil = /^(?:city|shire|town|municipality) of /.test(all.join(" "));
  const kind = isCouncil || all.includes("council") ? "council" : "university";
  const own = OF_A_PLACE[kind];
  if (!own || !(isCouncil || all.includes(kind))) return undefined;
  const rest = all.filter((word) => !own.test(word));
  return rest.length > 0 ? `${kind}:${bagOf(rest)}` : undefined;
}

function withoutKind(spoken: readonly string[]): {
  core: readonly string[];
  kind: string | undefined;
} {
  const kind = [...spoken].reverse().flatMap((word) => kindOfWord(word) ?? [])[0];
  let core = spoken;
  while (kindOfWord(core.at(-1) ?? "") !== undefined || CONNECTORS.has(core.at(-1) ?? "")) {
    const rest = withoutTail(core.slice(0, -1)).core;
    if (!isDistinctive(rest)) break;
    core = rest;
  }
  return { core, kind };
}
