import type { Flag, Line } from "#reading/line.ts";
import type { ResumeReading } from "#reading/resume-reading.ts";
import type { Change } from "./change.ts";
import type { Subject } from "./change-words.ts";

/** A resume with something changed, read as an upload is. */
export interface Variant {
  readonly lines: Line[];
  readonly corrections: Record<string, unknown>;
  readonly flags: Flag[];
  readonly reading: ResumeReading;
}

export interface VariantWanted {
  readonly subject: Subject;
  readonly change: Change;
  readonly receivedOn: string;
}

/** Null when there is nothing of the kind in the resume; "unread" when it took too long. */
export type MakeVariant = (wanted: VariantWanted) => Promise<Variant | null | "unread">;
