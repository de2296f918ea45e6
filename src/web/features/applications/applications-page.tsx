import { useQuery } from "@tanstack/react-query";
import { type DragEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { TRACKED_STAGES, type Tracked, type TrackedStage } from "#contract/applications.ts";
import { useSession } from "#web/lib/session.ts";
import { useWide } from "#web/lib/use-wide.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { Tabs } from "#web/ui/list/tabs.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { AddDialog } from "./add-dialog.tsx";
import { trackedQuery } from "./api.ts";
import { CardDialog } from "./card-dialog.tsx";
import { lastText } from "./dates.ts";
import { STAGES, trackerTexts as texts } from "./texts.ts";
import {
  addressOf,
  MoveMenu,
  Next,
  type Place,
  placeOf,
  Said,
  TrackedCard,
  TrackedTitle,
  useMove,
} from "./tracked-card.tsx";

/** The jobs that a candidate goes after, from saved to an offer. */
export function ApplicationsPage() {
  const session = useSession();
  const isRecruiter = session.state === "signed-in" && session.user.role === "recruiter";
  return (
    <section className="wrap min-h-dvh pt-8 pb-16 md:pt-12">
      {isRecruiter ? <ForRecruiters /> : <Tracker />}
    </section>
  );
}

function ForRecruiters() {
  return (
    <>
      <h1>{texts.title}</h1>
      <EmptyState
        title={texts.recruiterTitle}
        text={texts.recruiterText}
        action={<ButtonLink to="/dashboard">{texts.recruiterAction}</ButtonLink>}
      />
    </>
  );
}

function Tracker() {
  const { data, isPending, refetch } = useQuery(trackedQuery);
  const place = placeOf(useLocation().search);
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const go = (to: Partial<Place>) =>
    void navigate(addressOf({ ...place, ...to }), { replace: true });
  const opened = data?.jobs.find(({ id }) => id === place.open);
  const close = () => {
    const id = place.open;
    go({ open: undefined });
    // Back to where it was opened, which is there again once the dialog is gone.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-tracked="${id}"]`)?.focus(),
    );
  };
  const addButton = (look: "solid" | "line") => (
    <Button look={look} className="max-md:min-h-11" onClick={() => setAdding(true)}>
      <WorkIcon name="plus" />
      {texts.add}
    </Button>
  );
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 tabIndex={-1} className="focus:outline-none">
            {texts.title}
          </h1>
          <p className="mt-1.5 max-w-[60ch] text-13 text-ink-2">{texts.privacy}</p>
        </div>
        {data && data.jobs.length > 0 && (
          <div className="flex flex-wrap items-center gap-2">
            <ViewSwitch view={place.view} onChange={(view) => go({ view })} />
            {addButton("solid")}
          </div>
        )}
      </div>
      <div className="mt-6 border-ink border-t pt-4">
        {isPending && <Loading />}
        {!isPending && !data && (
          <ErrorState title={texts.failed} text={texts.failedText} onRetry={() => void refetch()} />
        )}
        {data?.jobs.length === 0 && (
          <EmptyState
            title={texts.emptyTitle}
            text={texts.emptyText}
            action={
              <>
                <ButtonLink to="/dashboard" className="max-md:min-h-11">
                  {texts.emptyAction}
                </ButtonLink>
                {addButton("line")}
              </>
            }
          />
        )}
        {data && data.jobs.length > 0 && place.view === "board" && (
          <Board jobs={data.jobs} place={place} onStage={(stage) => go({ stage })} />
        )}
        {data && data.jobs.length > 0 && place.view === "list" && (
          <TrackedList jobs={data.jobs} place={place} />
        )}
      </div>
      {opened && <CardDialog key={opened.id} job={opened} onClose={close} />}
      {adding && <AddDialog onClose={() => setAdding(false)} />}
    </>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-6 md:grid-cols-5">
      <span className="sr-only">{texts.loading}</span>
      {[0, 1, 2, 3, 4].map((column) => (
        <div key={column} className={column > 0 ? "max-md:hidden" : ""}>
          <Skeleton lines={6} />
        </div>
      ))}
    </div>
  );
}

interface ViewSwitchProps {
  view: Place["view"];
  onChange: (view: Place["view"]) => void;
}

/** Side by side by stage, or one below the other. */
function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{texts.views}</legend>
      {(["board", "list"] as const).map((one) => (
        <Button
          key={one}
          look={one === view ? "soft" : "quiet"}
          aria-pressed={one === view}
          className="max-md:min-h-11"
          onClick={() => onChange(one)}
        >
          {texts[one]}
        </Button>
      ))}
    </fieldset>
  );
}

interface TrackedListProps {
  jobs: readonly Tracked[];
  place: Place;
}

/** All of them, the last moved first. */
function TrackedList({ jobs, place }: TrackedListProps) {
  return (
    <>
      <p role="status" className="text-13 text-ink-2 tabular-nums">
        {texts.count(jobs.length)}
      </p>
      <ul className="mt-2 border-rule border-t">
        {jobs.map((job) => (
          <li
            key={job.id}
            className="wrap-anywhere grid grid-cols-[minmax(0,1fr)_44px] gap-x-4 gap-y-1 border-rule border-b py-3 text-13 md:grid-cols-[minmax(0,2fr)_96px_minmax(0,2fr)_44px]"
          >
            <div className="min-w-0">
              <TrackedTitle job={job} place={place} heading="h2" />
              <p className="text-ink-2">{[job.company, job.location].filter(Boolean).join(", ")}</p>
            </div>
            <p className="font-medium max-md:order-2 max-md:col-span-2">{STAGES[job.stage].word}</p>
            <div className="grid content-start gap-1 max-md:order-3 max-md:col-span-2">
              <p className="text-ink-3 tabular-nums">{lastText(job)}</p>
              <Said job={job} />
              <Next job={job} />
              {job.notes && <p className="line-clamp-2 text-ink-2">{job.notes}</p>}
            </div>
            <MoveMenu job={job} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface BoardProps {
  jobs: readonly Tracked[];
  place: Place;
  onStage: (stage: TrackedStage) => void;
}

/** A column for each stage where there is room for five; else one, and a switch between them. */
function Board({ jobs, place, onStage }: BoardProps) {
  const wide = useWide();
  const columns = TRACKED_STAGES.map((stage) => ({
    stage,
    jobs: jobs.filter((job) => job.stage === stage),
  }));
  if (wide) return <Columns columns={columns} place={place} />;
  return (
    <Tabs
      label={texts.stages}
      selected={place.stage}
      onSelect={onStage}
      tabs={columns.map(({ stage, jobs: held }) => ({
        name: stage,
        label: STAGES[stage].word,
        count: held.length,
        panel: <Column stage={stage} jobs={held} place={place} heading="h2" />,
      }))}
    />
  );
}

interface ColumnsProps extends Pick<BoardProps, "place"> {
  columns: readonly { stage: TrackedStage; jobs: readonly Tracked[] }[];
}

/** All beside each other; a card is carried from one to the next, or moved by its menu. */
function Columns({ columns, place }: ColumnsProps) {
  const moveTo = useMove();
  const [carried, setCarried] = useState<Tracked>();
  const [over, setOver] = useState<TrackedStage>();
  const letGo = () => {
    setCarried(undefined);
    setOver(undefined);
  };
  return (
    <div className="grid grid-cols-5 gap-x-5">
      {columns.map(({ stage, jobs }) => (
        <section
          key={stage}
          aria-labelledby={`stage-${stage}`}
          className={`-mx-2.5 -my-1.5 min-w-0 rounded-md px-2.5 py-1.5 ${over === stage && carried?.stage !== stage ? "bg-wash" : ""}`}
          onDragOver={(event) => {
            if (!carried) return;
            event.preventDefault();
            event.dataTransfer.dropEffect = "move";
            setOver(stage);
          }}
          onDrop={(event) => {
            if (!carried) return;
            event.preventDefault();
            letGo();
            void moveTo(carried, stage);
          }}
        >
          <h2
            id={`stage-${stage}`}
            className="flex items-baseline gap-2 font-sans font-semibold text-13 leading-[1.4] tracking-normal"
          >
            {STAGES[stage].word}
            <span className="font-normal text-ink-3 tabular-nums">{jobs.length}</span>
          </h2>
          <Column
            {...{ stage, jobs, place }}
            heading="h3"
            carry={{ onStart: setCarried, onEnd: letGo, id: carried?.id }}
          />
        </section>
      ))}
    </div>
  );
}

interface ColumnProps {
  stage: TrackedStage;
  jobs: readonly Tracked[];
  place: Place;
  heading: "h2" | "h3";
  /** Where there are columns to carry a card to; by its id while it is carried. */
  carry?: { onStart: (job: Tracked) => void; onEnd: () => void; id: string | undefined };
}

function Column({ stage, jobs, place, heading, carry }: ColumnProps) {
  if (jobs.length === 0)
    return (
      <p className="mt-2 border-rule border-t py-3 text-13 text-ink-3">{STAGES[stage].empty}</p>
    );
  return (
    <ul className="mt-2 border-rule border-t">
      {jobs.map((job) => (
        <li
          key={job.id}
          className={`border-rule border-b py-3 ${carry ? "cursor-grab" : ""} ${carry?.id === job.id ? "opacity-50" : ""}`}
          {...(carry && {
            draggable: true,
            onDragStart: (event: DragEvent) => {
              event.dataTransfer.effectAllowed = "move";
              event.dataTransfer.setData("text/plain", job.title);
              carry.onStart(job);
            },
            onDragEnd: carry.onEnd,
          })}
        >
          <TrackedCard {...{ job, place, heading }} />
        </li>
      ))}
    </ul>
  );
}
