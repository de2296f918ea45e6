import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Comparison } from "#contract/comparison.ts";
import { ApiError } from "#web/lib/api.ts";
import { useSession } from "#web/lib/session.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { bytesOfText } from "#web/ui/form/bytes-text.ts";
import { ProgressSteps } from "#web/ui/list/progress-steps.tsx";
import { compareFault } from "./compare-fault.ts";
import { runComparison, SideFault, type Stage } from "./run-comparison.ts";
import { type Send, SIDES, type SideName, type Sides } from "./side.ts";
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
