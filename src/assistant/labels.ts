import type { DraftList } from "#contract/job-creation.ts";

/** What a stretch of a recruiter's message is, as the reading model marks it (tools/reading-model/messages). */
export const LABELS = [
  "out",
  "title",
  "place",
  "type",
  "hours",
  "pay",
  "duty",
  "must",
  "nice",
  "benefit",
  "about",
  "apply",
  "close",
  "start",
  "no",
  "off",
  "fix",
  "old",
  "law",
  "talk",
  "go",
  "yes",
  "nope",
  "tone",
  "undo",
  "ask",
  "hush",
  "later",
  "cmd",
] as const;
export type Label = (typeof LABELS)[number];

export interface Mark {
  readonly label: Exclude<Label, "out">;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** How sure the model is of the label, 0 to 1. */
  readonly sure: number;
}

const FACTS = new Set<Label>([
  "title",
  "place",
  "type",
  "hours",
  "pay",
  "duty",
  "must",
  "nice",
  "benefit",
  "about",
  "apply",
  "close",
  "start",
]);
/** It belongs into the advertisement. */
export const isFact = ({ label }: Mark) => FACTS.has(label);

/** The list of the draft that a fact goes into. */
export const LIST_OF: Partial<Record<Mark["label"], DraftList>> = {
  duty: "responsibilities",
  must: "must",
  nice: "nice",
  benefit: "benefits",
  hours: "hours",
  about: "details",
  apply: "apply_notes",
  pay: "pay_notes",
};
