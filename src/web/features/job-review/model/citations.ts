import { type ExtractedData, REVIEW_FIELDS, type ReviewField } from "#contract/job-review.ts";

/** What somebody points at: a field, or a line counted from 0. */
export type Pointed = { readonly field: ReviewField } | { readonly line: number };

export interface Lit {
  readonly fields: ReadonlySet<ReviewField>;
  readonly lines: ReadonlySet<number>;
}

/** The lines that a field was read from, none that the text does not have. */
export const linesOf = ({ fields, lines }: ExtractedData, field: ReviewField): readonly number[] =>
  (fields[field]?.lines ?? []).filter((line) => line in lines);

export const fieldsOn = (data: ExtractedData, line: number): ReviewField[] =>
  REVIEW_FIELDS.filter((field) => linesOf(data, field).includes(line));

/** What goes together: a field with all of its lines; a line with all that was read from it. */
export function litBy(pointed: Pointed | undefined, data: ExtractedData): Lit {
  if (!pointed) return { fields: new Set(), lines: new Set() };
  if ("line" in pointed)
    return { fields: new Set(fieldsOn(data, pointed.line)), lines: new Set([pointed.line]) };
  return { fields: new Set([pointed.field]), lines: new Set(linesOf(data, pointed.field)) };
}
