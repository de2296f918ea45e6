import { makePhraseBook } from "../words/phrase-book.ts";
import { SKILLS, WORK } from "./records.ts";

/** Everything that can be named in a line: pieces of work, skills, tools, credentials, courts, statutes. */
export interface Term {
  readonly id: string;
  /** "work", or the kind of a skill. */
  readonly kind: string;
  /** "law", "tech", "nurse"…: the first part of a piece of work, the field of a skill. */
  readonly field: string;
  /** The piece of work that it is a part of. */
  readonly parent: number | undefined;
  readonly generic: boolean;
}

const workIds = new Map(WORK.map(({ id }, at) => [id, at]));
const parentOf = (id: string) => {
  const parts = id.split(".");
  return parts.length > 2 ? workIds.get(parts.slice(0, 2).join(".")) : undefined;
};

export const TERMS: readonly Term[] = [
  ...WORK.map(({ id }) => ({
    id,
    kind: "work",
    field: id.split(".")[0] ?? "",
    parent: parentOf(id),
    generic: false,
  })),
  ...SKILLS.map(({ id, kind, field, generic }) => ({
    id,
    kind,
    field,
    parent: undefined,
    generic: generic ?? false,
  })),
];

/** Made when it is first asked: the program itself rarely asks, and would start a fifth of a second later. */
function learnt() {
  const made = makePhraseBook();
  for (const [at, { phrases }] of WORK.entries())
    for (const phrase of phrases) made.learn(phrase, at);
  for (const [at, { id, aliases }] of SKILLS.entries())
    for (const name of [id, ...aliases]) made.learn(name, WORK.length + at);
  return made;
}
let book: ReturnType<typeof learnt> | undefined;

/** Terms named among these stems, with the words of the longest phrase that names each. */
export function termsAmong(stems: readonly string[]): Map<number, number> {
  book ??= learnt();
  return book.find(stems);
}
