import type { ExtractedData } from "#contract/job-review.ts";
import type { JobColumns, JobRow } from "../postings/service.ts";

/** A job's words and what was read in them, as they were. */
interface Kept {
  readonly title: string;
  readonly location: string;
  readonly jobType: string;
  readonly experienceLevel: string;
  readonly practiceArea: string;
  readonly salaryRange: string;
  readonly rawContent: string;
  readonly extractedData: ExtractedData;
  readonly contentHash: string;
  readonly sketch: number[];
  /** Times as text: this is kept as JSON. */
  readonly foundAt: string;
  readonly decidedAt: string | null;
}

/** What a live job says, and where it was found. */
export type LiveWords = JobColumns & Pick<JobRow, "sourceUrl">;

export interface BeforeDecision {
  /** Of a live job whose page says something else now: what was approved. */
  readonly earlier?: Kept;
  /** Of one that was decided: what the decision replaced, for as long as it can be taken back. */
  readonly undo?: {
    /** The words that waited. */
    readonly waiting: Kept;
    readonly earlier?: Kept;
    /** The live job as it read before. */
    readonly live?: LiveWords;
  };
}

type Keepable = Omit<Kept, "foundAt" | "decidedAt"> & {
  readonly foundAt: Date;
  readonly decidedAt: Date | null;
};

export const keep = (row: Keepable): Kept => ({
  title: row.title,
  location: row.location,
  jobType: row.jobType,
  experienceLevel: row.experienceLevel,
  practiceArea: row.practiceArea,
  salaryRange: row.salaryRange,
  rawContent: row.rawContent,
  extractedData: row.extractedData,
  contentHash: row.contentHash,
  sketch: row.sketch,
  foundAt: row.foundAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
});

/** As columns again. */
export const restored = ({ foundAt, decidedAt, ...kept }: Kept): Keepable => ({
  ...kept,
  foundAt: new Date(foundAt),
  decidedAt: decidedAt === null ? null : new Date(decidedAt),
});
