import { useQuery } from "@tanstack/react-query";
import type { Run, RunPart, RunType } from "#contract/scraping.ts";
import { messageOf } from "#web/lib/api.ts";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { Table } from "#web/ui/list/table.tsx";
import { runQuery } from "../api.ts";
import { scrapingTexts, runTexts as texts } from "../texts.ts";
import { partColumns } from "./part-columns.tsx";
import { RunStatus } from "./run-status.tsx";
import { RunSums } from "./run-sums.tsx";

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
