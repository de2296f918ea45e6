import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findUnlawful } from "#lawful/find-unlawful.ts";

/**
 * Sentences of advertisements and messages that people labelled. `apart` and what is held are for figures alone: nobody tunes
 * by reading them.
 */

export type LabelledSet =
  | "sentences"
  | "own"
  | "wide"
  | "wide-held"
  | "more-authors-one"
  | "more-authors-two"
  | "more-authors-held"
  | "adverts"
  | "chats"
  | "chats-and-adverts-held"
  | "apart";

interface LabelledSentence {
  readonly isUnlawful: boolean;
  readonly text: string;
}

export const labelledSentences = (set: LabelledSet): LabelledSentence[] =>
  readFileSync(join(import.meta.dirname, `${set}.txt`), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => {
      const [label = "", , ...text] = line.split("|");
      return { isUnlawful: label.trim() === "unlawful", text: text.join("|").trim() };
    });

export function scoreOf(sentences: readonly LabelledSentence[]) {
  const judged = sentences.map((one) => ({ ...one, found: findUnlawful(one.text) }));
  const unlawful = judged.filter(({ isUnlawful }) => isUnlawful);
  const fine = judged.filter(({ isUnlawful }) => !isUnlawful);
  const missed = unlawful.filter(({ found }) => found.length === 0);
  const alarms = fine.filter(({ found }) => found.length > 0);
  return {
    unlawful: unlawful.length,
    fine: fine.length,
    recall: 1 - missed.length / unlawful.length,
    falseAlarms: alarms.length / fine.length,
    faults: [
      ...missed.map(({ text }) => `missed: ${text}`),
      ...alarms.map(({ text, found }) => `false: ${found[0]?.attribute} in ${text}`),
    ],
  };
}
