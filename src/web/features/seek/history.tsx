import { useState } from "react";
import type { SeekRun } from "#contract/seek.ts";
import { Button } from "#web/ui/button.tsx";
import type { Column } from "#web/ui/list/column.ts";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { Table } from "#web/ui/list/table.tsx";
import { RunDialog } from "./run-dialog.tsx";
import { RunState } from "./run-state.tsx";
import { durationText, startedText } from "./run-text.ts";
import { statisticsTexts, historyTexts as texts } from "./texts.ts";
import { useStats } from "./use-stats.ts";

const { columns } = texts;
const COLUMNS: readonly Column<SeekRun>[] = [
  { key: "started", title: columns.started, cell: startedText },
  { key: "status", title: columns.status, cell: (run) => <RunState status={run.status} /> },
  {
    key: "keywords",
    title: columns.keywords,
    hideBelow: "md",
    cell: ({ keywords }) => keywords.join(", ") || texts.noKeywords,
  },
  { key: "location", title: columns.location, hideBelow: "xl", cell: ({ location }) => location },
  {
    key: "found",
    title: columns.found,
    align: "right",
    hideBelow: "md",
    cell: ({ jobs_found }) => texts.number(jobs_found),
  },
  {
    key: "new",
    title: columns.fresh,
    align: "right",
    cell: ({ jobs_new }) => texts.number(jobs_new),
  },
  {
    key: "duration",
    title: columns.duration,
    align: "right",
    hideBelow: "md",
    cell: durationText,
  },
];

/** The last runs; each opens with what became of its keywords. */
export function History() {
  const { data, isPending, refetch } = useStats();
  const [opened, setOpened] = useState<SeekRun>();
  if (isPending) return <SkeletonList rows={4} lines={1} label={texts.loading} />;
  // Spec 2 §8: that they could not be loaded is only logged. It would be wrong to say that there are none.
  if (!data)
    return (
      <Button look="line" onClick={() => void refetch()}>
        {statisticsTexts.refresh}
      </Button>
    );
  return (
    <>
      <Table
        label={texts.table}
        columns={COLUMNS}
        rows={data.recent_runs}
        rowKey={({ id }) => id}
        rowLabel={startedText}
        onOpen={setOpened}
        open={opened?.id}
        empty={<EmptyState title={texts.none} text={texts.noneText} />}
      />
      {opened && <RunDialog run={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
