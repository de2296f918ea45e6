import type { ComparedRequirement } from "#contract/comparison.ts";

/**
 * What a reader of prose may judge. Licences, rights, years and places are read by rules that know
 * dates and registers, and a model that is sure of itself must not grant them.
 */
const WORK_KINDS: ReadonlySet<ComparedRequirement["kind"]> = new Set([
  "practice-area",
  "skill",
  "duty",
  "quality",
  "degree",
]);

export const isWork = ({ kind }: Pick<ComparedRequirement, "kind">) => WORK_KINDS.has(kind);
