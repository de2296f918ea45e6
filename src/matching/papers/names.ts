import { LADDERS, type Rank } from "./ladders.ts";
import { makeNameBook, placedWords } from "./paper-names.ts";

/** In what way a phrase speaks of a paper. */
export type NameKind = "name" | "short" | "title" | "toward";

export interface NameEntry extends Rank {
  readonly kind: NameKind;
  readonly phrase: string;
}

export const NAMES = makeNameBook<NameEntry>({ exact: true });

/** By ladder and rung: stems of which one makes a short name mean the paper. */
const besides = new Map<string, ReadonlySet<string>>();

for (const [ladder, { rungs }] of LADDERS.entries())
  for (const [rung, { names, short, titles, toward, beside }] of rungs.entries()) {
    if (LADDERS[ladder]?.id.startsWith("study-")) continue;
    const learn = (phrases: readonly string[] | undefined, kind: NameKind) => {
      for (const phrase of phrases ?? []) NAMES.learn(phrase, { ladder, rung, kind, phrase });
    };
    learn(names, "name");
    learn(short, "short");
    learn(titles, "title");
    learn(toward, "toward");
    if (beside)
      besides.set(
        `${ladder}/${rung}`,
        new Set(beside.flatMap((word) => placedWords(word).map(({ stem }) => stem))),
      );
  }

export const besideOf = ({ ladder, rung }: Rank): ReadonlySet<string> | undefined =>
  besides.get(`${ladder}/${rung}`);
