import type { QueryClient } from "@tanstack/react-query";
import { type Comparison, compare } from "#contract/comparison.ts";
import { listDocuments } from "#contract/documents.ts";
import { call } from "#web/lib/api.ts";
import { onceReady, pause } from "#web/lib/patience.ts";
import { comparisonQuery } from "../api.ts";
import type { Arrived, Send, SideName } from "./side.ts";

/** Spec 1 §9: after the answer, before the results are shown. */
const FINALISING_MS = 3000;
/** A scan is read in the background; so often it is asked for. */
const ASK_AGAIN_MS = 2000;

export type Stage =
  | { step: number }
  | { side: SideName; sent: number; total: number }
  | { side: SideName; is: "reading" | "arrived" };

/** One of the documents is to blame: its field says why. */
export class SideFault extends Error {
  readonly side: SideName;
  /** What sending it ended with; undefined when it arrived and cannot be read. */
  override readonly cause: unknown;

  constructor(side: SideName, cause?: unknown) {
    super(`The ${side} cannot be used.`);
    this.side = side;
    this.cause = cause;
  }
}

interface Run {
  client: QueryClient;
  send: Record<SideName, Send>;
  isRecruiter: boolean;
  signal: AbortSignal;
  onStage: (stage: Stage) => void;
}

/** Both documents at the same time, then the comparison, then a moment to let it settle. */
export async function runComparison(run: Run): Promise<Comparison> {
  const { client, isRecruiter, signal, onStage } = run;
  onStage({ step: 0 });
  const [resumeId, jobDescriptionID] = await Promise.all([bring("resume", run), bring("job", run)]);
  onStage({ step: 1 });
  const body = { resumeId, actualResumeId: resumeId, jobDescriptionID, isRecruiter };
  const comparison = await onceReady(() => call(compare, { body, signal }), signal);
  client.setQueryData(comparisonQuery(comparison.id).queryKey, comparison);
  onStage({ step: 2 });
  await pause(FINALISING_MS, signal);
  return comparison;
}

async function bring(side: SideName, { send, signal, onStage }: Run): Promise<string> {
  const onProgress = (sent: number, total: number) => onStage({ side, sent, total });
  const arrived = await send[side]({ signal, onProgress }).catch((error: unknown) => {
    throw new SideFault(side, error);
  });
  if (arrived.status === "reading") onStage({ side, is: "reading" });
  if ((await statusAtLast(arrived, signal)) === "unreadable") throw new SideFault(side);
  onStage({ side, is: "arrived" });
  return arrived.documentId;
}

async function statusAtLast({ documentId, status }: Arrived, signal: AbortSignal) {
  let now = status;
  while (now === "reading") {
    await pause(ASK_AGAIN_MS, signal);
    const { documents } = await call(listDocuments, { signal });
    now = documents.find(({ id }) => id === documentId)?.status ?? "unreadable";
  }
  return now;
}
