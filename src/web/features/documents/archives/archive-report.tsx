import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type ArchiveReport, ENTRY_OUTCOMES } from "#contract/archives.ts";
import { Banner } from "#web/ui/banner.tsx";
import { TextButton } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { Table } from "#web/ui/list/table.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { useLiveReading } from "../use-live-reading.ts";
import { archiveQuery } from "./api.ts";
import { OUTCOMES, archiveTexts as texts } from "./texts.ts";

type Entry = ArchiveReport["entries"][number];

/** More are shown when somebody asks for them. */
const AT_FIRST = 12;

/** A scan in it is read after the archive is done with. */
const isRunning = ({ status, entries }: ArchiveReport) =>
  status === "waiting" || status === "reading" || entries.some(isBeingRead);
const isBeingRead = ({ outcome }: Entry) => outcome === "reading";

/** How far an archive has been read, live, and what became of each file in it. */
export function ArchiveReportView({ id }: { id: string }) {
  const { data, isPending, refetch } = useQuery(archiveQuery(id));
  useLiveReading(data !== undefined && isRunning(data), archiveQuery(id));
  if (isPending) return <SkeletonList rows={3} lines={1} label={texts.reportLoading} />;
  if (!data)
    return (
      <ErrorState
        title={texts.reportFailedTitle}
        text={texts.reportFailedText}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div className="grid gap-4 pt-1 pb-6">
      {data.status === "failed" && <Banner kind="bad">{data.message}</Banner>}
      {data.status !== "failed" && <Progress report={data} />}
      <Entries report={data} />
    </div>
  );
}

function Entries({ report: { file_name, entries, status } }: { report: ArchiveReport }) {
  const [all, setAll] = useState(false);
  const shown = all ? entries : entries.slice(0, AT_FIRST);
  return (
    <div>
      <Table
        label={texts.open(file_name)}
        columns={COLUMNS}
        rows={shown}
        rowKey={({ name }) => name}
        rowLabel={({ name }) => name}
        empty={status === "done" && <p className="text-13 text-ink-2">{texts.noEntries}</p>}
      />
      {shown.length < entries.length && (
        <p className="mt-3">
          <TextButton className="max-md:min-h-11" onClick={() => setAll(true)}>
            {texts.allEntries(entries.length)}
          </TextButton>
        </p>
      )}
    </div>
  );
}

function Progress({ report: { done, total, entries, status } }: { report: ArchiveReport }) {
  const counts = ENTRY_OUTCOMES.map((outcome) => ({
    outcome,
    count: entries.filter((entry) => entry.outcome === outcome).length,
  })).filter(({ count }) => count > 0);
  return (
    <div>
      <progress
        aria-label={texts.title}
        value={done}
        max={Math.max(total, 1)}
        className="block h-1 w-full appearance-none overflow-hidden rounded-sm bg-paper-3 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-paper-3 [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[width]"
      />
      <p role="status" className="mt-2 flex flex-wrap gap-x-4 text-13 text-ink-2 tabular-nums">
        <span className="font-[550] text-ink">
          {total === 0 && status !== "done" ? texts.waiting : texts.progress(done, total)}
        </span>
        {counts.map(({ outcome, count }) => (
          <span key={outcome}>
            {count} {OUTCOMES[outcome].word.toLowerCase()}
          </span>
        ))}
      </p>
    </div>
  );
}

const COLUMNS = [
  { key: "name", title: texts.columns.name, width: "44%", cell: Name },
  { key: "outcome", title: texts.columns.outcome, cell: Outcome },
  { key: "reason", title: texts.columns.reason, cell: ({ reason }: Entry) => reason },
];

function Name({ name, document_id }: Entry) {
  if (!document_id) return name;
  return <TextLink to={`/documents/${document_id}`}>{name}</TextLink>;
}

/** What it became, where that is more than a document. */
function Outcome({ name, outcome, posting_id, posting_status }: Entry) {
  const { word, dot } = OUTCOMES[outcome];
  return (
    <>
      <StatusWord dot={dot}>{word}</StatusWord>
      {posting_id && posting_status && (
        <TextLink
          to={posting_status === "draft" ? `/job/${posting_id}/edit` : `/candidate/${posting_id}`}
          className="block w-fit leading-6"
        >
          {texts.posting[posting_status]}
          <span className="sr-only">: {name}</span>
        </TextLink>
      )}
    </>
  );
}
