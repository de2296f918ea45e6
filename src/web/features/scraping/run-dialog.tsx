import { useQuery } from "@tanstack/react-query";
import type { Run, RunPart, RunType } from "#contract/scraping.ts";
import { messageOf } from "#web/lib/api.ts";
import { webAddress } from "#web/lib/web-address.ts";
import { Dialog } from "#web/ui/float/dialog.tsx";
import type { Column } from "#web/ui/list/column.ts";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { Table } from "#web/ui/list/table.tsx";
import { runQuery } from "./api.ts";
import { RunStatus } from "./run-status.tsx";
import { scrapingTexts, runTexts as texts } from "./texts.ts";
import { tookText } from "./took-text.ts";

interface RunDialogProps {
  /** As the list has it. */
  run: Run;
  title: string;
  onClose: () => void;
}

/** One run: its sums, and what became of each firm, keyword or query. It follows while the run goes on. */
export function RunDialog({ run: listed, title, onClose }: RunDialogProps) {
  const { data, isPending, error, refetch } = useQuery(runQuery(listed.id));
  const run = data?.run ?? listed;
  return (
    <Dialog open onClose={onClose} title={title} size="wide">
      <div className="text-13">
        <RunStatus run={run} />
      </div>
      <RunSums run={run} />
      {isPending && <SkeletonList rows={3} lines={1} label={texts.loading} />}
      {!data && error && (
        <ErrorState
          title={texts.failedTitle}
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
      label={texts.parts[kind]}
      columns={partColumns(kind)}
      rows={parts}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      empty={<p className="text-13 text-ink-2">{texts.none}</p>}
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
    [texts.found, number(run.jobs_found)],
    [texts.isNew, number(run.jobs_new)],
    [texts.duplicates, number(run.jobs_duplicate)],
  ] as const;
  const found =
    run.run_type === "discovery" ? [[texts.firms, number(run.firms_new)] as const] : jobs;
  return [
    ...found,
    [texts.failed, number(run.failed)],
    [texts.duration, tookText(run.started_at, run.completed_at, new Date())],
  ];
}

const DOTS = { waiting: "off", running: "run", completed: "ok", failed: "bad" } as const;

/** A discovery finds firms, and those stand in their own panel. */
function partColumns(kind: RunType): readonly Column<RunPart>[] {
  const { number } = scrapingTexts;
  const counts: Column<RunPart>[] = [
    {
      key: "pages",
      title: texts.pages,
      align: "right",
      hideBelow: "md",
      cell: (part) => number(part.pages),
    },
    { key: "found", title: texts.found, align: "right", cell: (part) => number(part.jobs_found) },
    { key: "new", title: texts.isNew, align: "right", cell: (part) => number(part.jobs_new) },
  ];
  return [
    { key: "name", title: texts.parts[kind], cell: (part) => <Name part={part} /> },
    {
      key: "status",
      title: texts.status,
      cell: ({ status }) => <StatusWord dot={DOTS[status]}>{texts.partWords[status]}</StatusWord>,
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
