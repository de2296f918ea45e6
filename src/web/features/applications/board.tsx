import { type DragEvent, useState } from "react";
import { TRACKED_STAGES, type Tracked, type TrackedStage } from "#contract/applications.ts";
import { useWide } from "#web/lib/use-wide.ts";
import { Tabs } from "#web/ui/list/tabs.tsx";
import type { Place } from "./address.ts";
import { STAGES, trackerTexts as texts } from "./texts.ts";
import { TrackedCard } from "./tracked-card.tsx";
import { useMove } from "./use-move.ts";

interface BoardProps {
  jobs: readonly Tracked[];
  place: Place;
  onStage: (stage: TrackedStage) => void;
}

/** A column for each stage where there is room for five; else one, and a switch between them. */
export function Board({ jobs, place, onStage }: BoardProps) {
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
