import { useQuery } from "@tanstack/react-query";
import type { RunPart, RunStatus } from "#contract/scraping.ts";
import { type SeekRun, SEEK_SENTENCES as say } from "#contract/seek.ts";
import { messageOf } from "#web/lib/api.ts";
import { Banner } from "#web/ui/banner.tsx";
import { TextButton } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import type { Column } from "#web/ui/list/column.ts";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { Table } from "#web/ui/list/table.tsx";
import { type SeekDetails, seekRunQuery } from "./api.ts";
import { configWords } from "./config-words.ts";
import { seekTexts, historyTexts as texts } from "./texts.ts";

/** One run: its configuration, its numbers, and what became of each keyword. */
export function RunDialog({ run, onClose }: { run: SeekRun; onClose: () => void }) {
  const { data, error, isPending, refetch } = useQuery(seekRunQuery(run.id));
  return (
    <Dialog open size="wide" onClose={onClose} title={texts.details(startedText(run))}>
      {isPending && (
        <div role="status">
          <span className="sr-only">{texts.loadingDetails}</span>
          <Skeleton lines={6} />
        </div>
      )}
      {error && !data && (
        <Banner
          kind="bad"
          action={<TextButton onClick={() => void refetch()}>{texts.retry}</TextButton>}
        >
          {messageOf(error, say.detailsFailed)}
        </Banner>
      )}
      {data && <Details details={data} />}
    </Dialog>
  );
}

function Details({ details: { run, config, parts } }: { details: SeekDetails }) {
  const figures = [
    [texts.columns.found, texts.number(run.jobs_found)],
    [texts.columns.fresh, texts.number(run.jobs_new)],
    [texts.duplicates, texts.number(run.jobs_duplicate)],
    [texts.columns.duration, durationText(run)],
  ] as const;
  return (
    <>
      {run.error && <Banner kind={run.status === "failed" ? "bad" : "warn"}>{run.error}</Banner>}
      <dl className="grid grid-cols-2 gap-4 text-13 md:grid-cols-5">
        <div>
          <dt className="text-12 text-ink-3">{texts.columns.status}</dt>
          <dd>
            <RunState status={run.status} />
          </dd>
        </div>
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt className="text-12 text-ink-3">{label}</dt>
            <dd className="tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h3 className="text-18">{texts.configuration}</h3>
        <p className="wrap-anywhere mt-1 text-13 text-ink-2">{configWords(config)}</p>
      </section>
      {parts.length > 0 && (
        <section>
          <h3 className="text-18">{texts.parts}</h3>
          <Table
            label={texts.parts}
            columns={PARTS}
            rows={parts}
            rowKey={({ id }) => id}
            rowLabel={({ name }) => name}
          />
        </section>
      )}
    </>
  );
}

const PARTS: readonly Column<RunPart>[] = [
  {
    key: "part",
    title: texts.part,
    cell: ({ name, error }) => (
      <>
        {name}
        {error && <span className="block font-normal text-12 text-danger">{error}</span>}
      </>
    ),
  },
  { key: "status", title: texts.columns.status, cell: ({ status }) => texts.partStatuses[status] },
  {
    key: "pages",
    title: texts.pages,
    align: "right",
    hideBelow: "md",
    cell: ({ pages }) => texts.number(pages),
  },
  {
    key: "found",
    title: texts.columns.found,
    align: "right",
    cell: ({ jobs_found }) => texts.number(jobs_found),
  },
  {
    key: "new",
    title: texts.columns.fresh,
    align: "right",
    cell: ({ jobs_new }) => texts.number(jobs_new),
  },
];

const DOTS = { completed: "ok", failed: "bad", running: "run", stopped: "off" } as const;

export function RunState({ status }: { status: RunStatus }) {
  return <StatusWord dot={DOTS[status]}>{texts.statuses[status]}</StatusWord>;
}

/** Spec 2 §9: in the Australian English locale. */
export const startedText = ({ started_at }: Pick<SeekRun, "started_at">): string =>
  new Date(started_at).toLocaleString("en-AU", { dateStyle: "medium", timeStyle: "short" });

/** In minutes and seconds; of a run that has not ended nobody knows. */
export function durationText(run: Pick<SeekRun, "started_at" | "completed_at">): string {
  if (run.completed_at === null) return texts.unknown;
  const ms = new Date(run.completed_at).getTime() - new Date(run.started_at).getTime();
  const seconds = Math.max(0, Math.round(ms / 1000));
  return texts.duration(Math.floor(seconds / 60), seconds % 60);
}

/** What stands above the console: how a run ended, or that it goes on. */
export interface Notice {
  readonly kind: "ok" | "bad" | "note";
  readonly text: string;
  /** What it could not do all the same: some keywords failed. */
  readonly but?: string;
}

/** How a run that nobody held the line for has ended; nothing while it has not. */
export function endOf(run: SeekRun): Notice | undefined {
  if (run.status === "running") return undefined;
  if (run.status === "completed")
    return {
      kind: "ok",
      text: seekTexts.completed(run.jobs_found, run.jobs_new),
      but: run.error,
    };
  if (run.status === "stopped") return { kind: "note", text: seekTexts.stopped(run.jobs_new) };
  return { kind: "bad", text: run.error || seekTexts.scrapingFailed };
}
