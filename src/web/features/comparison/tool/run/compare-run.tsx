import { useQueryClient } from "@tanstack/react-query";
import {
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import type { Comparison } from "#contract/comparison.ts";
import { ApiError } from "#web/lib/api.ts";
import { useSession } from "#web/lib/session.ts";
import { Banner } from "#web/ui/banner.tsx";
import { TextButton } from "#web/ui/button.tsx";
import type { Send, SideName, Sides } from "../side.ts";
import { compareFault } from "./compare-fault.ts";
import { after, type Comparing, STARTED } from "./comparing.ts";
import { ComparingView } from "./comparing-view.tsx";
import { runComparison, SideFault } from "./run-comparison.ts";
import { compareTexts as texts } from "./texts.ts";

/** Fetched while the documents are on their way. */
const loadReport = () => import("../../report/compared.tsx");
const Compared = lazy(() => loadReport().then((file) => ({ default: file.Compared })));

export interface CompareRunProps {
  sides: Sides;
  send: Record<SideName, Send>;
  /** To the input, with what there is to say unless one of its sides says it. */
  onBack: (notice?: ReactNode) => void;
  onAnother: () => void;
}

/** From the press on the button to the results. Taken away, it gives up what is under way. */
export function CompareRun(props: CompareRunProps) {
  const [state, setState] = useState<Comparing | { at: "results"; comparison: Comparison }>(
    STARTED,
  );
  useRun(props, {
    onStage: (stage) => setState((now) => (now.at === "comparing" ? after(stage, now) : now)),
    onCompared: (comparison) => setState({ at: "results", comparison }),
  });
  const heading = useArrival<HTMLHeadingElement>("comparing", state.at);
  const report = useArrival<HTMLElement>("results", state.at);
  if (state.at === "comparing")
    return (
      <section className="wrap pt-8 pb-16 md:pt-12">
        <h1 ref={heading} tabIndex={-1} className="mb-8 outline-none">
          {texts.comparing}
        </h1>
        <ComparingView comparing={state} onCancel={() => props.onBack()} />
      </section>
    );
  return <Results place={report} comparison={state.comparison} onAnother={props.onAnother} />;
}

interface ResultsProps {
  place: Ref<HTMLElement>;
  comparison: Comparison;
  onAnother: () => void;
}

function Results({ place, comparison, onAnother }: ResultsProps) {
  return (
    <section ref={place} tabIndex={-1} className="wrap pt-6 pb-16 outline-none">
      <p className="flex justify-end text-13">
        <TextButton onClick={onAnother}>{texts.another}</TextButton>
      </p>
      <Suspense fallback={null}>
        <Compared comparison={comparison} />
      </Suspense>
    </section>
  );
}

/** What was pressed or read is gone: reading goes on where something took its place. */
function useArrival<Place extends HTMLElement>(step: string, at: string) {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (at !== step) return;
    scrollTo(0, 0);
    place.current?.focus({ preventScroll: true });
  }, [at, step]);
  return place;
}

interface Hears {
  onStage: Parameters<typeof runComparison>[0]["onStage"];
  onCompared: (comparison: Comparison) => void;
}

function useRun({ sides, send, onBack }: CompareRunProps, { onStage, onCompared }: Hears): void {
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
    loadReport().catch(() => undefined);
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
