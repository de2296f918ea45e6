import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { FairnessReport } from "#contract/fairness.ts";
import { messageOf } from "#web/lib/api.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, TextButton } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { RuledList } from "#web/ui/list/ruled-list.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { type Fairness, fairnessQuery, type Running, startReport } from "./api.ts";
import { Report } from "./report.tsx";
import { summaryOf } from "./summary-of.ts";
import { fairnessTexts as texts } from "./texts.ts";
import { whenText } from "./when-text.ts";

/** For operators: what changes a score and must not, on the documents of this market. */
export function FairnessSection() {
  const client = useQueryClient();
  const { data, isPending, error, refetch } = useQuery(fairnessQuery);
  const { run, busy, fault, dismiss } = useAction(texts.unexpected);
  const runButton = (
    <Button busy={busy !== undefined} onClick={() => void run("run", () => startReport(client))}>
      {texts.run}
    </Button>
  );
  return (
    <section className="px-5 pt-6 pb-12 md:px-10 md:pt-8">
      <p className="mb-2 text-13 print:hidden">
        <TextLink to="/admin">{texts.back}</TextLink>
      </p>
      <h1 className="text-28 md:text-36">{texts.title}</h1>
      <p className="mt-2 max-w-[64ch] text-ink-2">{texts.lead}</p>
      {fault && (
        <div className="mt-6">
          <Banner kind="bad" onClose={dismiss}>
            {fault}
          </Banner>
        </div>
      )}
      <p role="status" className="sr-only">
        {data?.running ? texts.underWay : ""}
      </p>
      <div className="mt-8">
        {isPending && <SkeletonList rows={6} label={texts.loading} />}
        {data?.running && <RunningReport running={data.running} />}
        {data && <Reports fairness={data} runButton={runButton} />}
        {!data && error && (
          <ErrorState
            title={texts.failedTitle}
            text={messageOf(error, texts.unexpected)}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </section>
  );
}

function RunningReport({ running: { done, of } }: { running: Running }) {
  return (
    <div className="mb-10 max-w-[520px] print:hidden">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-serif text-18">{texts.underWay}</span>
        <span className="text-13 text-ink-2 tabular-nums">
          {of === 0 ? texts.choosing : texts.progress(done, of)}
        </span>
      </p>
      <progress
        aria-label={texts.progressLabel}
        max={Math.max(1, of)}
        value={done}
        className="mt-2 block h-[3px] w-full appearance-none overflow-hidden bg-paper-3 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-paper-3 [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[width]"
      />
    </div>
  );
}

interface ReportsProps {
  fairness: Fairness;
  runButton: ReactNode;
}

/** The newest that was finished, or the one that was chosen, and the others to choose from. */
function Reports({ fairness: { running, reports }, runButton }: ReportsProps) {
  const [chosen, setChosen] = useState<string>();
  const finished = reports.filter(({ status }) => status === "completed");
  const shown = finished.find(({ id }) => id === chosen) ?? finished[0];
  const [newest] = reports;
  return (
    <>
      {!running && newest?.status === "failed" && (
        <div className="mb-8 print:hidden">
          <Banner kind="warn">
            {texts.notFinished(whenText(newest.started_at), newest.error)}
          </Banner>
        </div>
      )}
      {!shown && !running && (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText} action={runButton} />
      )}
      {shown && (
        <>
          <Report report={shown}>
            {!running && runButton}
            <Button look="line" onClick={() => window.print()}>
              {texts.print}
            </Button>
          </Report>
          <EarlierReports reports={reports} shown={shown.id} onChoose={setChosen} />
        </>
      )}
    </>
  );
}

interface EarlierReportsProps {
  reports: readonly FairnessReport[];
  /** The one above. */
  shown: string;
  onChoose: (id: string) => void;
}

function EarlierReports({ reports, shown, onChoose }: EarlierReportsProps) {
  if (reports.length < 2) return null;
  return (
    <div className="mt-12 print:hidden">
      <RuledList title={texts.earlier} lead={texts.earlierLead}>
        <ol className="border-rule border-t">
          {reports.map((report) => (
            <li
              key={report.id}
              className="grid gap-x-8 border-rule border-b py-2.5 text-13 md:grid-cols-[14rem_minmax(0,1fr)]"
            >
              <When report={report} isShown={report.id === shown} onChoose={onChoose} />
              <span className="text-ink-2 leading-6">
                {report.status === "completed" ? summaryOf(report) : report.error}
              </span>
            </li>
          ))}
        </ol>
      </RuledList>
    </div>
  );
}

interface WhenProps {
  report: FairnessReport;
  isShown: boolean;
  onChoose: (id: string) => void;
}

function When({ report: { id, status, started_at }, isShown, onChoose }: WhenProps) {
  const when = whenText(started_at);
  if (status === "failed") return <span className="text-ink-2 leading-6">{when}</span>;
  return (
    <span>
      <TextButton
        aria-current={isShown ? "true" : undefined}
        className="aria-[current=true]:text-ink aria-[current=true]:no-underline max-md:min-h-11"
        onClick={() => {
          onChoose(id);
          window.scrollTo({ top: 0 });
        }}
      >
        {when}
      </TextButton>
    </span>
  );
}
