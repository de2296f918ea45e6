import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useRef, useState } from "react";
import type { Run, RunPart, RunType } from "#contract/scraping.ts";
import { messageOf } from "#web/lib/api.ts";
import { useAction } from "#web/lib/use-action.ts";
import { webAddress } from "#web/lib/web-address.ts";
import { Banner } from "#web/ui/banner.tsx";
import { TextButton } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import type { Column } from "#web/ui/list/column.ts";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import { RuledList } from "#web/ui/list/ruled-list.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { Table } from "#web/ui/list/table.tsx";
import { runQuery, stopRun } from "./api.ts";
import { RUN_KINDS, RUN_WORDS, runTexts, scrapingTexts, scrapingTexts as texts } from "./texts.ts";

/** Five of all kinds. Each opens what became of every firm in it. */
export function RecentRuns({ runs, now }: { runs: readonly Run[]; now: Date }) {
  const client = useQueryClient();
  const { run: act, fault, dismiss } = useAction(texts.unexpected);
  const [open, setOpen] = useState<Run>();
  const stop = ({ id }: Run) => void act(id, async () => toast.success(await stopRun(client, id)));
  return (
    <RuledList title={texts.recentRuns}>
      {fault && (
        <div className="mb-4">
          <Banner kind="bad" onClose={dismiss}>
            {fault}
          </Banner>
        </div>
      )}
      <Table
        label={texts.recentRuns}
        columns={runColumns(now, stop)}
        rows={runs}
        rowKey={({ id }) => id}
        rowLabel={(run) => nameOf(run, now)}
        onOpen={setOpen}
        empty={<p className="text-ink-2">{texts.noRuns}</p>}
      />
      {open && (
        <RunDialog
          key={open.id}
          run={runs.find(({ id }) => id === open.id) ?? open}
          title={nameOf(open, now)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </RuledList>
  );
}

/** "Law firms, today, 1:40 pm". */
function nameOf({ run_type, started_at }: Run, now: Date): string {
  const started = startedText(new Date(started_at), now);
  return `${RUN_KINDS[run_type]}, ${started.replace(/^(?:Today|Yesterday)/, (day) => day.toLowerCase())}`;
}

function runColumns(now: Date, onStop: (run: Run) => void): readonly Column<Run>[] {
  const { started, kind, status, found } = texts.columns;
  return [
    {
      key: "started",
      title: started,
      cell: ({ started_at, run_type }) => (
        <>
          <time dateTime={started_at} className="min-[22.5rem]:whitespace-nowrap">
            {startedText(new Date(started_at), now)}
          </time>
          <span className="block font-normal text-ink-3 md:hidden">{RUN_KINDS[run_type]}</span>
        </>
      ),
    },
    { key: "kind", title: kind, hideBelow: "md", cell: ({ run_type }) => RUN_KINDS[run_type] },
    {
      key: "status",
      title: status,
      cell: (run) => (
        <>
          <RunStatus run={run} />
          {run.status === "running" && (
            <StopButton what={nameOf(run, now)} onStop={() => onStop(run)} />
          )}
        </>
      ),
    },
    { key: "found", title: found, align: "right", cell: newText },
  ];
}

const newText = ({ run_type, firms_new, jobs_new }: Run) =>
  run_type === "discovery" ? texts.newFirms(firms_new) : texts.newJobs(jobs_new);

interface StopButtonProps {
  /** The run, for those who do not see its row. */
  what: string;
  onStop: () => void;
}

/** It goes when its run ends; whoever was on it stays in its row. */
function StopButton({ what, onStop }: StopButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own && own === document.activeElement)
        own.closest("tr")?.querySelector<HTMLElement>("th button")?.focus();
    };
  }, []);
  return (
    <TextButton ref={button} onClick={onStop}>
      {texts.stop}
      <span className="sr-only">: {what}</span>
    </TextButton>
  );
}

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** "Today, 1:40 pm", "Fri, 4:12 pm" within a week, "12 Oct, 4:12 pm" before, in the reader's own time zone. */
export function startedText(date: Date, now: Date): string {
  const time = date.toLocaleTimeString("en-AU", { hour: "numeric", minute: "2-digit" });
  return `${dayText(date, now)}, ${time}`;
}

function dayText(date: Date, now: Date): string {
  const day = date.toDateString();
  if (day === now.toDateString()) return "Today";
  if (day === yesterday(now).toDateString()) return "Yesterday";
  const age = now.getTime() - date.getTime();
  if (age > 0 && age < WEEK_MS - DAY_MS)
    return date.toLocaleDateString("en-AU", { weekday: "short" });
  const isThisYear = date.getFullYear() === now.getFullYear();
  const year = isThisYear ? {} : ({ year: "numeric" } as const);
  return date.toLocaleDateString("en-AU", { day: "numeric", month: "short", ...year });
}

function yesterday(now: Date): Date {
  const day = new Date(now);
  day.setDate(day.getDate() - 1);
  return day;
}

interface RunDialogProps {
  /** As the list has it. */
  run: Run;
  title: string;
  onClose: () => void;
}

/** One run: its sums, and what became of each firm, keyword or query. It follows while the run goes on. */
function RunDialog({ run: listed, title, onClose }: RunDialogProps) {
  const { data, isPending, error, refetch } = useQuery(runQuery(listed.id));
  const run = data?.run ?? listed;
  return (
    <Dialog open onClose={onClose} title={title} size="wide">
      <div className="text-13">
        <RunStatus run={run} />
      </div>
      <RunSums run={run} />
      {isPending && <SkeletonList rows={3} lines={1} label={runTexts.loading} />}
      {!data && error && (
        <ErrorState
          title={runTexts.failedTitle}
          text={messageOf(error, scrapingTexts.unexpected)}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Parts parts={data.parts} kind={run.run_type} />}
    </Dialog>
  );
}

function Parts({ parts, kind }: { parts: readonly RunPart[]; kind: RunType }) {
  return (
    <Table
      label={runTexts.parts[kind]}
      columns={partColumns(kind)}
      rows={parts}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      empty={<p className="text-13 text-ink-2">{runTexts.none}</p>}
    />
  );
}

function RunSums({ run }: { run: Run }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 text-13 tabular-nums">
      {sumsOf(run).map(([name, value]) => (
        <div key={name}>
          <dt className="text-ink-3">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function sumsOf(run: Run): readonly (readonly [name: string, value: string])[] {
  const { number } = scrapingTexts;
  const jobs = [
    [runTexts.found, number(run.jobs_found)],
    [runTexts.isNew, number(run.jobs_new)],
    [runTexts.duplicates, number(run.jobs_duplicate)],
  ] as const;
  const found =
    run.run_type === "discovery" ? [[runTexts.firms, number(run.firms_new)] as const] : jobs;
  return [
    ...found,
    [runTexts.failed, number(run.failed)],
    [runTexts.duration, tookText(run.started_at, run.completed_at, new Date())],
  ];
}

const DOTS = { waiting: "off", running: "run", completed: "ok", failed: "bad" } as const;

/** A discovery finds firms, and those stand in their own panel. */
function partColumns(kind: RunType): readonly Column<RunPart>[] {
  const { number } = scrapingTexts;
  const counts: Column<RunPart>[] = [
    {
      key: "pages",
      title: runTexts.pages,
      align: "right",
      hideBelow: "md",
      cell: (part) => number(part.pages),
    },
    {
      key: "found",
      title: runTexts.found,
      align: "right",
      cell: (part) => number(part.jobs_found),
    },
    { key: "new", title: runTexts.isNew, align: "right", cell: (part) => number(part.jobs_new) },
  ];
  return [
    { key: "name", title: runTexts.parts[kind], cell: (part) => <Name part={part} /> },
    {
      key: "status",
      title: runTexts.status,
      cell: ({ status }) => (
        <StatusWord dot={DOTS[status]}>{runTexts.partWords[status]}</StatusWord>
      ),
    },
    ...(kind === "discovery" ? [] : counts),
  ];
}

function Name({ part: { name, url, error } }: { part: RunPart }) {
  const address = webAddress(url);
  return (
    <>
      {address ? (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className="underline decoration-rule-2 underline-offset-3 hover:decoration-ink"
        >
          {name}
        </a>
      ) : (
        name
      )}
      {error && <span className="block font-normal text-12 text-danger">{error}</span>}
    </>
  );
}

const SECOND_MS = 1000;

/** Spec 2 §9. How long a run took, or has taken so far: "2m 5s". */
export function tookText(started: string, ended: string | null, now: Date): string {
  const end = ended === null ? now : new Date(ended);
  const seconds = Math.max(
    0,
    Math.round((end.getTime() - new Date(started).getTime()) / SECOND_MS),
  );
  return `${Math.floor(seconds / 60).toLocaleString("en-AU")}m ${seconds % 60}s`;
}

/** How a run stands, in words: how far it is, or why it failed. */
function RunStatus({ run }: { run: Run }) {
  const { status, done, total, error } = run;
  const { word, dot } = RUN_WORDS[status];
  const hasSteps = status === "running" && total > 0;
  return (
    <>
      <StatusWord dot={dot}>{hasSteps ? `${word}, ${done} of ${total}` : word}</StatusWord>
      {hasSteps && <Meter part={done / total} />}
      {error && <span className="block text-12 text-ink-3">{error}</span>}
    </>
  );
}

/** The words above it say the same. */
function Meter({ part }: { part: number }) {
  return (
    <span
      aria-hidden="true"
      className="mt-1.5 block h-[3px] max-w-40 overflow-hidden rounded-full bg-paper-3"
    >
      <span
        className="block h-full bg-accent transition-[width] duration-220"
        style={{ width: `${Math.round(100 * Math.min(1, part))}%` }}
      />
    </span>
  );
}
