import { useQuery } from "@tanstack/react-query";
import type { RunPart } from "#contract/scraping.ts";
import { type SeekRun, SEEK_SENTENCES as say } from "#contract/seek.ts";
import { messageOf } from "#web/lib/api.ts";
import { Banner } from "#web/ui/banner.tsx";
import { TextButton } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import type { Column } from "#web/ui/list/column.ts";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { Table } from "#web/ui/list/table.tsx";
import { type SeekDetails, seekRunQuery } from "./api.ts";
import { configWords } from "./config-words.ts";
import { RunState } from "./run-state.tsx";
import { durationText, startedText } from "./run-text.ts";
import { historyTexts as texts } from "./texts.ts";

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
