import { type PendingJob, REVIEW_FIELDS, type ReviewField } from "#contract/job-review.ts";

/** How well a field was read. */
export type Certainty = "sure" | "check" | "missing";

type Read = Pick<PendingJob, ReviewField | "extracted_data">;

export interface Reading {
  readonly field: ReviewField;
  readonly value: string;
  readonly certainty: Certainty;
  /** What to check, as a sentence. */
  readonly note: string;
}

export function readingsOf(job: Read): Reading[] {
  return REVIEW_FIELDS.map((field) => {
    const value = job[field].trim();
    const read = job.extracted_data.fields[field];
    return { field, value, certainty: certaintyOf(value, read), note: read?.note ?? "" };
  });
}

/** A value of which nobody says where it comes from is to be looked at; so is a doubt about no value. */
function certaintyOf(value: string, read: { sure: boolean; note: string } | undefined): Certainty {
  if (value === "" && !read?.note) return "missing";
  return read?.sure && !read.note ? "sure" : "check";
}

export const countOf = (readings: readonly Reading[], certainty: Certainty) =>
  readings.filter((reading) => reading.certainty === certainty).length;
