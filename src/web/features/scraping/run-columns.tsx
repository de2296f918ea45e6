import { useLayoutEffect, useRef } from "react";
import type { Run } from "#contract/scraping.ts";
import { TextButton } from "#web/ui/button.tsx";
import type { Column } from "#web/ui/list/column.ts";
import { RunStatus } from "./run-status.tsx";
import { startedText } from "./started-text.ts";
import { RUN_KINDS, scrapingTexts as texts } from "./texts.ts";

/** "Law firms, today, 1:40 pm". */
export function nameOf({ run_type, started_at }: Run, now: Date): string {
  const started = startedText(new Date(started_at), now);
  return `${RUN_KINDS[run_type]}, ${started.replace(/^(?:Today|Yesterday)/, (day) => day.toLowerCase())}`;
}

export function runColumns(now: Date, onStop: (run: Run) => void): readonly Column<Run>[] {
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
