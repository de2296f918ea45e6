import { TRACKED_STAGES, type Tracked, type TrackedStage } from "#contract/applications.ts";
import { useWide } from "#web/lib/use-wide.ts";
import { Tabs } from "#web/ui/list/tabs.tsx";
import type { Place } from "../model/address.ts";
import { STAGES, trackerTexts as texts } from "../texts.ts";
import { TrackedCard } from "./tracked-card.tsx";

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
  if (wide)
    return (
      <div className="grid grid-cols-5 gap-x-5">
        {columns.map(({ stage, jobs: held }) => (
          <section key={stage} aria-labelledby={`stage-${stage}`} className="min-w-0">
            <h2
              id={`stage-${stage}`}
              className="flex items-baseline gap-2 font-sans font-semibold text-13 leading-[1.4] tracking-normal"
            >
              {STAGES[stage].word}
              <span className="font-normal text-ink-3 tabular-nums">{held.length}</span>
            </h2>
            <Column stage={stage} jobs={held} place={place} heading="h3" />
          </section>
        ))}
      </div>
    );
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

interface ColumnProps {
  stage: TrackedStage;
  jobs: readonly Tracked[];
  place: Place;
  heading: "h2" | "h3";
}

function Column({ stage, jobs, place, heading }: ColumnProps) {
  if (jobs.length === 0)
    return (
      <p className="mt-2 border-rule border-t py-3 text-13 text-ink-3">{STAGES[stage].empty}</p>
    );
  return (
    <ul className="mt-2 border-rule border-t">
      {jobs.map((job) => (
        <li key={job.id} className="border-rule border-b py-3">
          <TrackedCard {...{ job, place, heading }} />
        </li>
      ))}
    </ul>
  );
}
