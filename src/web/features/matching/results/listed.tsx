import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { MATCH_WARNING, MATCHES_LISTED } from "#contract/match-rules.ts";
import { useAction } from "#web/lib/use-action.ts";
import { useWide } from "#web/lib/use-wide.ts";
import { Banner } from "#web/ui/banner.tsx";
import { LoadMore } from "#web/ui/list/load-more.tsx";
import { KeyBar } from "#web/ui/list/mark/key-bar.tsx";
import { AiNote } from "#web/ui/match/ai-note.tsx";
import { type FoundJobs, fetchMore } from "../api.ts";
import { WhyPanel } from "../why/why-panel.tsx";
import type { Place } from "./address.ts";
import { JobCards } from "./job-cards.tsx";
import { KeysDialog } from "./keys/keys-dialog.tsx";
import { useKeys } from "./keys/use-keys.ts";
import { useOpenJob } from "./open/use-open-job.ts";
import { KEY_HINTS, resultTexts as texts } from "./texts.ts";
import { WhyAside, WhySheet } from "./why-place.tsx";

interface ListedProps {
  resumeId: string;
  found: FoundJobs;
  place: Place;
  go: (to: Place) => void;
  now: Date;
  /** Another list is on its way. */
  busy: boolean;
}

/** The list, and beside it why the job in hand fits. */
export function Listed({ resumeId, found, place, go, now, busy }: ListedProps) {
  const wide = useWide();
  const [closed, setClosed] = useState(false);
  const [help, setHelp] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // Where there is room for it, the best one is open until somebody closes it.
  const open = place.job ?? (wide && !closed ? found.jobs[0]?.jobId : undefined);
  const { linkTo, close: closeJob } = useOpenJob({ resumeId, place, open, list, beside: wide });
  function close() {
    setClosed(true);
    closeJob();
  }
  useKeys({ list, open: wide ? open : undefined, onClose: close, onHelp: () => setHelp(true) });
  const panel = open && <WhyPanel key={open} jobId={open} resumeId={resumeId} />;
  return (
    <>
      <div
        className={`items-start gap-x-10 ${panel ? "xl:grid xl:grid-cols-[minmax(0,1fr)_416px]" : ""}`}
      >
        <div className="min-w-0">
          <JobCards
            {...{ list, linkTo, now, busy }}
            jobs={found.jobs}
            open={wide ? open : undefined}
            beside={wide && panel !== undefined}
          />
          <More {...{ resumeId, found, place, go }} />
          <AiNote writer={texts.engine(found.engine)} warning={MATCH_WARNING} />
          {/* The rule above it is the one below the note. */}
          <div className="-mt-px">
            <KeyBar hints={KEY_HINTS} />
          </div>
        </div>
        {panel && wide && (
          <WhyAside asked={place.job} shown={open} onClose={close}>
            {panel}
          </WhyAside>
        )}
      </div>
      {panel && !wide && (
        <WhySheet key={open} onClose={close}>
          {panel}
        </WhySheet>
      )}
      <KeysDialog open={help} onClose={() => setHelp(false)} />
    </>
  );
}

/** Brings the next page first and shows it then: what is there stays, whatever happens. */
function More({
  resumeId,
  found,
  place,
  go,
}: Pick<ListedProps, "resumeId" | "found" | "place" | "go">) {
  const client = useQueryClient();
  const { run, busy, fault } = useAction(texts.moreFailed);
  const { filters, pages } = place;
  const more = () =>
    run("more", async () => {
      await fetchMore(client, { resumeId, filters }, pages);
      go({ ...place, pages: pages + 1 });
    });
  return (
    <>
      <LoadMore
        shown={Math.min(pages * MATCHES_LISTED.usual, found.total)}
        total={found.total}
        onMore={() => void more()}
        busy={busy !== undefined}
        more={texts.more}
      />
      {fault && (
        <div className="mb-6">
          <Banner kind="bad">{fault}</Banner>
        </div>
      )}
    </>
  );
}
