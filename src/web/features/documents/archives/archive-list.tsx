import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { type ArchiveReport, ENTRY_OUTCOMES, type listArchives } from "#contract/archives.ts";
import type { Answer } from "#web/lib/api.ts";
import { relativeTime } from "#web/lib/time-text.ts";
import { Banner } from "#web/ui/banner.tsx";
import { TextButton } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { Table } from "#web/ui/list/table.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { useLiveReading } from "../use-live-reading.ts";
import { archiveQuery, archivesQuery } from "./api.ts";
import { ARCHIVE_STATES, OUTCOMES, archiveTexts as texts } from "./texts.ts";

type ArchiveRow = Answer<typeof listArchives>["archives"][number];

interface ArchiveListProps {
  /** The one that has just come: it is open. */
  arrived?: string | undefined;
  /** At most so many, the latest; all where it is not said. */
  most?: number;
  /** Those that are being read, or came a moment ago, are open as well. */
  opensNews?: boolean;
  /** Instead of the words that there is none. */
  empty?: ReactNode;
}

/** A small archive is read before its sender has found the way here. */
const NEWS_MS = 10 * 60 * 1000;

const isRunning = ({ status }: ArchiveRow) => status === "waiting" || status === "reading";

/** The archives of a recruiter, each with what became of its files behind a press. */
export function ArchiveList(props: ArchiveListProps) {
  const { arrived, most = Number.POSITIVE_INFINITY, opensNews = false, empty } = props;
  const { data, isPending, dataUpdatedAt, refetch } = useQuery(archivesQuery);
  /** What somebody opened or closed by hand, and what was open when it was still being read. */
  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map());
  const archives = data?.archives.slice(0, most) ?? [];
  useLiveReading(archives.some(isRunning), archivesQuery);

  const set = (id: string, open: boolean) => setOpened((now) => new Map(now).set(id, open));
  // It stays open when it is done: that is when it is worth reading.
  const isNews = (archive: ArchiveRow) =>
    isRunning(archive) || dataUpdatedAt - Date.parse(archive.received_at) < NEWS_MS;
  const fresh = opensNews ? archives.filter(isNews) : [];
  const news = [...fresh.map(({ id }) => id), ...(arrived ? [arrived] : [])];
  const unseen = news.filter((id) => !opened.has(id));
  if (unseen.length > 0)
    setOpened(new Map([...opened, ...unseen.map((id) => [id, true] as const)]));

  if (isPending) return <SkeletonList rows={2} lines={1} label={texts.loading} />;
  if (!data)
    return (
      <ErrorState
        title={texts.listFailedTitle}
        text={texts.listFailedText}
        onRetry={() => void refetch()}
      />
    );
  if (archives.length === 0)
    return empty ?? <p className="text-13 text-ink-3">{texts.emptyText}</p>;
  return (
    <ul aria-label={texts.list} className="border-ink border-t">
      {archives.map((archive) => {
        const isOpen = opened.get(archive.id) ?? false;
        return (
          <li key={archive.id} className="border-rule border-b">
            <ArchiveLine
              archive={archive}
              now={new Date(dataUpdatedAt)}
              isOpen={isOpen}
              onPress={() => set(archive.id, !isOpen)}
            />
            {isOpen && <ArchiveReportView id={archive.id} />}
          </li>
        );
      })}
    </ul>
  );
}

interface ArchiveLineProps {
  archive: ArchiveRow;
  now: Date;
  isOpen: boolean;
  onPress: () => void;
}

function ArchiveLine({ archive, now, isOpen, onPress }: ArchiveLineProps) {
  const { file_name, kind, status, done, total, received_at } = archive;
  const { word, dot } = ARCHIVE_STATES[status];
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onPress}
      className="-mx-3 flex min-h-[46px] w-[calc(100%+24px)] flex-wrap items-baseline gap-x-4 px-3 py-3 text-left text-13 -outline-offset-2 hover:bg-paper-3"
    >
      <span className="wrap-anywhere min-w-0 flex-1 font-medium max-md:basis-full">
        {file_name} <span className="font-normal text-ink-3">{texts.of[kind]}</span>
      </span>
      <StatusWord dot={dot}>
        {word}
        {status === "reading" && total > 0 && `, ${texts.progress(done, total)}`}
      </StatusWord>
      <span className="text-ink-3 max-md:ml-auto">{relativeTime(new Date(received_at), now)}</span>
    </button>
  );
}

type Entry = ArchiveReport["entries"][number];

/** More are shown when somebody asks for them. */
const AT_FIRST = 12;

/** A scan in it is read after the archive is done with. */
const isRunningOfArchiveReport = ({ status, entries }: ArchiveReport) =>
  status === "waiting" || status === "reading" || entries.some(isBeingRead);
const isBeingRead = ({ outcome }: Entry) => outcome === "reading";

/** How far an archive has been read, live, and what became of each file in it. */
function ArchiveReportView({ id }: { id: string }) {
  const { data, isPending, refetch } = useQuery(archiveQuery(id));
  useLiveReading(data !== undefined && isRunningOfArchiveReport(data), archiveQuery(id));
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
