import { useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useRef, useState } from "react";
import type { Run } from "#contract/scraping.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { TextButton } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import type { Column } from "#web/ui/list/column.ts";
import { RuledList } from "#web/ui/list/ruled-list.tsx";
import { Table } from "#web/ui/list/table.tsx";
import { stopRun } from "./api.ts";
import { RunDialog } from "./run-dialog.tsx";
import { RunStatus } from "./run-status.tsx";
import { startedText } from "./started-text.ts";
import { RUN_KINDS, scrapingTexts as texts } from "./texts.ts";

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
