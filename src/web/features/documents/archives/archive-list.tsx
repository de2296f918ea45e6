import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { listArchives } from "#contract/archives.ts";
import type { Answer } from "#web/lib/api.ts";
import { relativeTime } from "#web/lib/time-text.ts";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { useLiveReading } from "../use-live-reading.ts";
import { archivesQuery } from "./api.ts";
import { ArchiveReportView } from "./archive-report.tsx";
import { ARCHIVE_STATES, archiveTexts as texts } from "./texts.ts";

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
