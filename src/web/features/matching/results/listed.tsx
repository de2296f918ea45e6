import { useRef, useState } from "react";
import { MATCH_WARNING } from "#contract/match-rules.ts";
import { useWide } from "#web/lib/use-wide.ts";
import { KeysDialog } from "#web/ui/list/keys/keys-dialog.tsx";
import { KeyBar } from "#web/ui/list/mark/key-bar.tsx";
import { AiNote } from "#web/ui/match/ai-note.tsx";
import type { FoundJobs } from "../api.ts";
import { JobView } from "../view/job-view.tsx";
import { WhyPanel } from "../why/why-panel.tsx";
import type { Place } from "./address.ts";
import { CardActions, type JobActions, PanelActions } from "./job-actions.tsx";
import { JobCards } from "./job-cards.tsx";
import { useKeys } from "./keys/use-keys.ts";
import { useJobInHand } from "./open/use-job-in-hand.ts";
import { useJobView } from "./open/use-job-view.ts";
import { useOpenJob } from "./open/use-open-job.ts";
import { ShowMore } from "./show-more.tsx";
import { ALL_KEYS, KEY_HINTS, resultTexts as texts } from "./texts.ts";
import { WhyPlace } from "./why-place.tsx";

interface ListedProps {
  resumeId: string;
  found: FoundJobs;
  place: Place;
  go: (to: Place) => void;
  now: Date;
  /** Another list is on its way. */
  busy: boolean;
  can: JobActions;
}

/** The list, beside it why the job in hand fits, and over it a job in full. */
export function Listed({ resumeId, found, place, go, now, busy, can }: ListedProps) {
  const wide = useWide();
  const [closed, setClosed] = useState(false);
  const [help, setHelp] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // Where there is room for it, the best one is open until somebody closes it.
  const open = place.job ?? (wide && !closed ? found.jobs[0]?.jobId : undefined);
  const beside = wide ? open : undefined;
  const { linkTo, close: closeJob } = useOpenJob({ resumeId, place, open, list, beside: wide });
  const { viewLink, closeView } = useJobView({ resumeId, place, list });
  const inHand = useJobInHand(open, found.jobs, resumeId);
  const inFull = useJobInHand(place.view, found.jobs, resumeId);
  function close() {
    setClosed(true);
    closeJob();
  }
  useKeys({ list, open: beside, onClose: close, onHelp: () => setHelp(true) });
  return (
    <>
      <div
        className={`items-start gap-x-10 ${open ? "xl:grid xl:grid-cols-[minmax(0,1fr)_416px]" : ""}`}
      >
        <div className="min-w-0">
          <JobCards
            {...{ list, resumeId, linkTo, now, busy }}
            outsideFrom={outsideFrom(found.jobs, place)}
            jobs={found.jobs}
            open={beside}
            beside={beside !== undefined}
            actionsOf={(match) => (
              <CardActions
                {...{ match, ...can }}
                why={linkTo(match.jobId)}
                view={viewLink(match.jobId)}
                isOpen={match.jobId === beside}
              />
            )}
          />
          {/* Another list neither waits for a page of this one nor says what went wrong with it. */}
          <ShowMore key={listName(place)} {...{ resumeId, place, go }} total={found.total} />
          <AiNote writer={texts.engine(found.engine)} warning={MATCH_WARNING} />
          {/* The rule above it is the one below the note. */}
          <div className="-mt-px">
            <KeyBar hints={KEY_HINTS} />
          </div>
        </div>
        {open && (
          <WhyPlace
            wide={wide}
            asked={place.job}
            shown={open}
            onClose={close}
            foot={inHand && <PanelActions match={inHand} view={viewLink(inHand.jobId)} {...can} />}
          >
            <WhyPanel key={open} jobId={open} resumeId={resumeId} asking={can.asking} />
          </WhyPlace>
        )}
      </div>
      {place.view && (
        <JobView
          key={place.view}
          jobId={place.view}
          match={inFull}
          now={now}
          onClose={closeView}
          actions={inFull && <PanelActions match={inFull} {...can} />}
        />
      )}
      {help && <KeysDialog keys={ALL_KEYS} onClose={() => setHelp(false)} />}
    </>
  );
}

const listName = ({ filters, match, sort, want }: Place) =>
  JSON.stringify([filters, match, sort, want]);

/** In the order of the best, what is outside comes last; in any other it stands where it stands. */
function outsideFrom(jobs: FoundJobs["jobs"], { sort }: Place): number | undefined {
  const from = jobs.findIndex(({ outside }) => outside.length > 0);
  return sort === "best" && from >= 0 ? from : undefined;
}
