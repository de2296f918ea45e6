import type { SeekRun } from "#contract/seek.ts";
import { seekEstimate } from "#contract/seek-rules.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { configOf, type SeekDraft } from "./seek-draft.ts";
import { configureTexts as texts } from "./texts.ts";

interface RunPanelProps {
  draft: SeekDraft;
  running: {
    readonly isRunning: boolean;
    readonly underWay: SeekRun | undefined;
    stop(id: string): Promise<void>;
  };
  run: () => void;
}

/** What the configuration amounts to, and the button. On small screens it stays in reach at the lower edge. */
export function RunPanel({ draft, running, run }: RunPanelProps) {
  const { isRunning, underWay, stop } = running;
  return (
    <section
      aria-label={texts.summary}
      className="sticky bottom-0 z-10 border-ink border-t bg-paper py-3 max-md:bottom-13 xl:top-[81px] xl:bottom-auto xl:pt-3"
    >
      <h2 className="mb-3 text-22 max-xl:hidden">{texts.summary}</h2>
      <div className="flex flex-wrap items-center gap-4 xl:grid">
        <Estimate draft={draft} />
        <Button onClick={run} disabled={isRunning} className="ml-auto min-h-11 xl:ml-0 xl:min-h-9">
          {isRunning ? texts.running : texts.run}
        </Button>
      </div>
      <div role="status" className="text-12 text-ink-2">
        {isRunning && (
          <p className="mt-2">
            {underWay && `${texts.progress(underWay.done, underWay.total, underWay.jobs_found)} `}
            {texts.goesOn}
          </p>
        )}
      </div>
      {underWay && <TextButton onClick={() => void stop(underWay.id)}>{texts.stop}</TextButton>}
    </section>
  );
}

function Estimate({ draft }: { draft: SeekDraft }) {
  const { keywords, max_pages } = configOf(draft);
  const { jobs, minutes } = seekEstimate({ keywords, max_pages });
  return (
    <dl className="flex gap-x-6 tabular-nums xl:grid xl:grid-cols-2 xl:gap-y-3">
      <Figure label={texts.jobsLabel} figure={jobs} />
      <Figure label={texts.minutesLabel} figure={minutes} />
      <Figure label={texts.keywordsLabel} figure={keywords.length} wideOnly />
      <Figure label={texts.pagesLabel} figure={max_pages} wideOnly />
    </dl>
  );
}

interface FigureProps {
  label: string;
  figure: number;
  /** Left out where there is one column: the form that says it is near. */
  wideOnly?: boolean;
}

/** Nothing can be estimated from pages that are no number. */
function Figure({ label, figure, wideOnly = false }: FigureProps) {
  const text = Number.isFinite(figure) ? figure.toLocaleString("en-AU") : texts.unknown;
  return (
    <div className={`flex flex-col-reverse justify-end ${wideOnly ? "max-xl:hidden" : ""}`}>
      <dt className="text-12 text-ink-3">{label}</dt>
      <dd className="font-serif text-22 lining-nums leading-[1.2] xl:text-28">{text}</dd>
    </div>
  );
}
