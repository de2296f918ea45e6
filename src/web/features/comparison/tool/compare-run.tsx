import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { type Comparison, compare } from "#contract/comparison.ts";
import { COMPARE_SENTENCES } from "#contract/comparison-rules.ts";
import { listDocuments } from "#contract/documents.ts";
import { ApiError, call } from "#web/lib/api.ts";
import { onceReady, pause } from "#web/lib/patience.ts";
import { useSession } from "#web/lib/session.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { bytesOfText } from "#web/ui/form/bytes-text.ts";
import { ProgressSteps } from "#web/ui/list/progress-steps.tsx";
import { comparisonQuery } from "../api.ts";
import { type Arrived, type Send, SIDES, type SideName, type Sides } from "./side.ts";
import { COMPARE_STEPS, compareTexts as texts } from "./texts.ts";

/** The page of the results, fetched while the documents are on their way. */
const loadPage = () => import("../page/comparison-page.tsx");

export interface CompareRunProps {
  sides: Sides;
  send: Record<SideName, Send>;
  /** To the input, with what there is to say unless one of its sides says it. */
  onBack: (notice?: ReactNode) => void;
  /** The results have an address of their own. */
  onCompared: (comparison: Comparison) => void;
}

/** From the press on the button to the results. Taken away, it gives up what is under way. */
export function CompareRun(props: CompareRunProps) {
  const [comparing, setComparing] = useState<Comparing>(STARTED);
  useRun(props, (stage) => setComparing((now) => after(stage, now)));
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone: reading goes on where something took its place.
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="wrap pt-8 pb-16 md:pt-12">
      <h1 ref={heading} tabIndex={-1} className="mb-8 outline-none">
        {texts.comparing}
      </h1>
      <ComparingView comparing={comparing} onCancel={() => props.onBack()} />
    </section>
  );
}

type OnStage = Parameters<typeof runComparison>[0]["onStage"];

function useRun({ sides, send, onBack, onCompared }: CompareRunProps, onStage: OnStage): void {
  const client = useQueryClient();
  const session = useSession();
  const isRecruiter = session.state === "signed-in" && session.user.role === "recruiter";

  const run = useEffectEvent(async (signal: AbortSignal) => {
    try {
      onCompared(await runComparison({ client, send, isRecruiter, signal, onStage }));
    } catch (error) {
      if (!signal.aborted) onBack(noticeOf(error, sides));
    }
  });
  useEffect(() => {
    // What cannot be fetched now is asked for again when it is shown.
    loadPage().catch(() => undefined);
    const running = new AbortController();
    void run(running.signal);
    return () => running.abort();
  }, []);
}

/** Where a document is to blame its side says why; everything else stands over both. */
function noticeOf(error: unknown, sides: Sides): ReactNode {
  if (error instanceof SideFault) {
    const side = sides[error.side];
    if (error.cause === undefined) side.say(texts.unreadable);
    else side.refuse(error.cause);
    return undefined;
  }
  if (error instanceof ApiError && error.fault === "not-found") {
    sides.resume.forget();
    sides.job.forget();
  }
  return <Banner kind="bad">{compareFault(error)}</Banner>;
}

const NAMES = { resume: texts.resumeName, job: texts.jobName } as const;

interface ComparingViewProps {
  comparing: Comparing;
  onCancel: () => void;
}

/** Work as it runs: the three steps of the spec, and what has come of the two documents. */
function ComparingView({ comparing, onCancel }: ComparingViewProps) {
  const { step, bringing } = comparing;
  return (
    <div className="max-w-[620px]">
      <ProgressSteps label={texts.progress} steps={COMPARE_STEPS} at={step} />
      <dl className="mt-6 grid gap-2 text-13">
        {SIDES.map((side) => (
          <div key={side} className="grid grid-cols-[120px_minmax(0,1fr)] items-baseline">
            <dt className="text-ink-3">{NAMES[side]}</dt>
            <dd className="tabular-nums">{saidOf(bringing[side])}</dd>
          </div>
        ))}
      </dl>
      {/* There before its words are, which are else not read out everywhere. */}
      <p role="status" className="mt-4 max-w-[60ch] text-13 text-ink-2">
        {SIDES.some((side) => isReading(bringing[side])) && texts.scan}
      </p>
      <Button look="line" className="mt-6" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}

const isReading = (bringing: Bringing) => "is" in bringing && bringing.is === "reading";

const WORDS = { waiting: texts.waiting, reading: texts.reading, arrived: texts.arrived } as const;

function saidOf(bringing: Bringing): string {
  if ("is" in bringing) return WORDS[bringing.is];
  const { sent, total } = bringing;
  return sent < total ? texts.uploading(bytesOfText(sent, total)) : texts.processing;
}

/** What becomes of one of the documents while both are brought here. */
type Bringing = { is: "waiting" | "reading" | "arrived" } | { sent: number; total: number };

interface Comparing {
  step: number;
  bringing: Record<SideName, Bringing>;
}

const STARTED: Comparing = {
  step: 0,
  bringing: { resume: { is: "waiting" }, job: { is: "waiting" } },
};

function after(stage: Stage, now: Comparing): Comparing {
  if ("step" in stage) return { ...now, step: stage.step };
  const { side, ...bringing } = stage;
  return { ...now, bringing: { ...now.bringing, [side]: bringing } };
}

/** Spec 1 §9: after the answer, before the results are shown. */
const FINALISING_MS = 3000;
/** A scan is read in the background; so often it is asked for. */
const ASK_AGAIN_MS = 2000;

type Stage =
  | { step: number }
  | { side: SideName; sent: number; total: number }
  | { side: SideName; is: "reading" | "arrived" };

/** One of the documents is to blame: its field says why. */
class SideFault extends Error {
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
async function runComparison(run: Run): Promise<Comparison> {
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

const isOk = (status: number) => status >= 200 && status < 300;

/** Spec 1 §8: what the server says; otherwise what is known about how it went wrong. */
export function compareFault(error: unknown): string {
  if (!(error instanceof ApiError)) return COMPARE_SENTENCES.unexpected;
  if (error.fault !== "internal") return error.message;
  return isOk(error.status) ? texts.parseFailed(texts.notUnderstood) : COMPARE_SENTENCES.failed;
}
