import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Run } from "#contract/scraping.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { RuledList } from "#web/ui/list/ruled-list.tsx";
import { Table } from "#web/ui/list/table.tsx";
import { stopRun } from "./api.ts";
import { nameOf, runColumns } from "./run-columns.tsx";
import { RunDialog } from "./run-dialog.tsx";
import { scrapingTexts as texts } from "./texts.ts";

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
