import type { QueryClient } from "@tanstack/react-query";
import { type DocumentState, type DocumentView, getDocument } from "#contract/documents.ts";
import { MATCH_SENTENCES } from "#contract/match-rules.ts";
import { documentQuery, documentsQuery } from "#web/features/documents/api.ts";
import { jobsQuery } from "#web/features/matching/api.ts";
import { ApiError, call } from "#web/lib/api.ts";
import { onceReady, pause } from "#web/lib/patience.ts";
import { searchTexts as texts } from "./searching-texts.ts";

/** Spec 1 §4: so long each status is shown before the next. The search runs beside them. */
const SHOWN_MS = { uploaded: 1000, analyzing: 2000, found: 1000 };
/** A scan is read in the background; so often it is asked for. */
const ASK_AGAIN_MS = 2000;
/** Somebody who has waited so long is told that it goes on. */
const STILL_AT_IT_MS = 1000;

export interface Stage {
  at: "reading" | "uploaded" | "analyzing" | "searching" | "found";
  text: string;
  /** "62 lines, 6 roles", once that is known. */
  read?: string | undefined;
}

interface Run {
  client: QueryClient;
  resumeId: string;
  status: DocumentState;
  signal: AbortSignal;
  onStage: (stage: Stage) => unknown;
}

/** From a resume that has arrived to the list of its jobs, which is then at hand. */
export async function findJobs(given: Run): Promise<void> {
  let isOver = false;
  // What was read may be known only after the search has failed, and must not take its place.
  const onStage = (stage: Stage) => isOver || given.signal.aborted || given.onStage(stage);
  const run = { ...given, onStage };
  if (given.status === "reading") await untilRead(run);
  await searched(run).finally(() => {
    isOver = true;
  });
}

async function searched(run: Run): Promise<void> {
  const { client, resumeId, signal } = run;
  const tell = withWhatIsRead(run);
  void client.invalidateQueries({ queryKey: documentsQuery.queryKey });
  const search = jobsQuery({ resumeId, filters: {} }, 1);
  const searching = onceReady(() => client.fetchQuery(search), signal);
  /** A search that fails ends the waiting at once. */
  const orFailure = (wait: Promise<void>) => Promise.race([wait, searching.then(() => wait)]);

  tell("uploaded", texts.uploaded);
  await orFailure(pause(SHOWN_MS.uploaded, signal));
  tell("analyzing", texts.analyzing);
  await orFailure(pause(SHOWN_MS.analyzing, signal));
  tell("searching", texts.searching);
  const patience = setTimeout(() => tell("searching", texts.finding), STILL_AT_IT_MS);
  // Long enough to be drawn, also when the answer has been there for a while.
  const [{ total }] = await Promise.all([searching, drawn()]).finally(() => clearTimeout(patience));
  tell("found", texts.found(total));
  await pause(SHOWN_MS.found, signal);
}

/** Nothing is drawn in a window that nobody sees. */
const UNSEEN_MS = 100;
const drawn = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, UNSEEN_MS);
  });

/** What was read stands beside the stage as soon as it is known; nothing waits for it. */
function withWhatIsRead({ client, resumeId, onStage }: Run) {
  let stage: Stage | undefined;
  let read: string | undefined;
  client.fetchQuery(documentQuery(resumeId)).then(
    (view) => {
      read = readText(view);
      if (stage) onStage({ ...stage, read });
    },
    () => undefined,
  );
  return (at: Stage["at"], text: string) => {
    stage = { at, text, read };
    onStage(stage);
  };
}

async function untilRead({ resumeId, signal, onStage }: Run): Promise<void> {
  for (;;) {
    const view = await call(getDocument, { params: { id: resumeId }, signal });
    if (view.status === "read") return;
    if (view.status === "unreadable")
      throw new ApiError(409, "conflict", view.message || MATCH_SENTENCES.unreadable);
    onStage({ at: "reading", text: progressOf(view) });
    await pause(ASK_AGAIN_MS, signal);
  }
}

function progressOf({ progress }: DocumentView): string {
  return progress ? texts.scanned(progress.done, progress.total) : texts.scan;
}

/** "62 lines, 6 roles, 24 skills": what there is to show for it. */
function readText({ lines, resume }: Pick<DocumentView, "lines" | "resume">): string {
  const counts = [
    counted(lines.length, "line"),
    counted(resume?.experience.length ?? 0, "role"),
    counted(resume?.skills.length ?? 0, "skill"),
    counted(resume?.education.length ?? 0, "qualification"),
  ];
  return counts.filter(Boolean).join(", ");
}

const counted = (count: number, what: string) =>
  count === 0 ? "" : `${count} ${what}${count === 1 ? "" : "s"}`;
