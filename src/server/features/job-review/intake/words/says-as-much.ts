import { similarity } from "../../likeness/sketch.ts";
import type { ScrapedJob } from "../../repository.ts";

const FIELDS = [
  "title",
  "location",
  "jobType",
  "experienceLevel",
  "practiceArea",
  "salaryRange",
] as const;
/** Four of the sketch's 128 numbers: a word or two of a page. */
const AS_MUCH = 0.97;

type Said = { readonly [field in (typeof FIELDS)[number]]?: string | undefined } & Pick<
  ScrapedJob,
  "sketch"
>;

/** The same in every field, and in all but a word or two: nobody needs to decide it again. */
export const saysAsMuch = (one: Said, other: Said): boolean =>
  FIELDS.every((field) => one[field] === other[field]) &&
  similarity(one.sketch, other.sketch) >= AS_MUCH;
