import type { Line } from "#reading/line.ts";
import { type Requirement, requirementsOf } from "./requirements.ts";
import { kindsOf, type SentenceKind } from "./sentence-kinds.ts";
import { type Sentence, sentencesOf } from "./sentences.ts";

export interface AdvertReading {
  readonly sentences: readonly (Sentence & { readonly kind: SentenceKind })[];
  readonly requirements: readonly Requirement[];
}

/** An advertisement as its sentences, each of one kind, and the requirements in them. */
export function readAdvert(lines: readonly Line[], skip?: ReadonlySet<number>): AdvertReading {
  const sentences = sentencesOf(lines, skip);
  const kinds = kindsOf(sentences);
  const told = sentences.map((sentence, at) => ({ ...sentence, kind: kinds[at] ?? "talk" }));
  return { sentences: told, requirements: requirementsOf(told) };
}
