import type { Line } from "#reading/line.ts";
import { invalid } from "#server/platform/faults.ts";
import type { Client } from "#server/platform/http/caller.ts";
import { UNREADABLE } from "./extraction/unreadable.ts";
import { type ArrivedFile, refuseExtension } from "./intake.ts";
import type { Owner } from "./owner.ts";
import type { Reader } from "./reader/reader.ts";

interface Parts {
  readonly reader: Pick<Reader, "read">;
  readonly clock: () => Date;
  /** Counts it, and refuses when there were too many. */
  readonly mayUpload: (owner: Owner, client: Client) => Promise<void>;
}

const SCANNED =
  "This file is a scan, and reading it takes a while. Upload it as a job description, or paste its text.";

/** What a job description says, line by line. It is read as an upload is, and nothing of it is kept. */
export const createTextOf =
  ({ reader, clock, mayUpload }: Parts) =>
  async (owner: Owner, file: ArrivedFile, client: Client): Promise<string> => {
    await mayUpload(owner, client);
    refuseExtension(file.name);
    const receivedOn = clock().toISOString().slice(0, 10);
    const how = { kind: "job_description", receivedOn } as const;
    const { lines, scanned } = await reader.read(file.path, file.name, how);
    if (scanned) throw invalid(SCANNED);
    if (lines.length === 0) throw invalid(UNREADABLE.noText);
    return asText(lines);
  };

/** Blank lines where the file has space, and a mark before each item of a list. */
const asText = (lines: readonly Line[]) =>
  lines
    .map(({ text, bullet, gapBefore }, at) => {
      const gap = gapBefore && at > 0 ? "\n" : "";
      return `${gap}${bullet ? "• " : ""}${text}`;
    })
    .join("\n");
