import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Comparison } from "#contract/comparison.ts";
import { ApiError } from "#web/lib/api.ts";
import { useSession } from "#web/lib/session.ts";
import { Banner } from "#web/ui/banner.tsx";
import type { Send, SideName, Sides } from "../side.ts";
import { compareFault } from "./compare-fault.ts";
import { after, type Comparing, STARTED } from "./comparing.ts";
import { ComparingView } from "./comparing-view.tsx";
import { runComparison, SideFault } from "./run-comparison.ts";
import { compareTexts as texts } from "./texts.ts";

/** The page of the results, fetched while the documents are on their way. */
const loadPage = () => import("../../page/comparison-page.tsx");

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
