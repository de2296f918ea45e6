import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { listArchives } from "#contract/archives.ts";
import type { Answer } from "#web/lib/api.ts";
import { relativeTime } from "#web/lib/time-text.ts";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { archivesQuery } from "./api.ts";
import { ArchiveReportView } from "./archive-report.tsx";
import { ArchiveUpload } from "./archive-upload.tsx";
import { ARCHIVE_STATES, archiveTexts as texts } from "./texts.ts";

type ArchiveRow = Answer<typeof listArchives>["archives"][number];

/** Bringing in many documents at once, and what became of each. */
export function Archives() {
  const [open, setOpen] = useState<string>();
  return (
    <section aria-labelledby="archives-title" className="min-w-0 border-ink border-t pt-4">
      <h2 id="archives-title" className="text-28">
        {texts.title}
      </h2>
      <p className="mt-2 mb-6 max-w-[60ch] text-ink-2">{texts.lead}</p>
      <ArchiveUpload onUploaded={setOpen} />
      <ArchiveList open={open} onOpen={setOpen} />
    </section>
  );
}

interface ArchiveListProps {
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
}

function ArchiveList({ open, onOpen }: ArchiveListProps) {
  const { data, isPending, dataUpdatedAt, refetch } = useQuery(archivesQuery);
  if (isPending) return <SkeletonList rows={2} lines={1} label={texts.loading} />;
  if (!data)
    return (
      <ErrorState
        title={texts.listFailedTitle}
        text={texts.listFailedText}
        onRetry={() => void refetch()}
      />
    );
  if (data.archives.length === 0) return <p className="text-13 text-ink-3">{texts.emptyText}</p>;
  return (
    <ul aria-label={texts.list} className="border-ink border-t">
      {data.archives.map((archive) => (
        <li key={archive.id} className="border-rule border-b">
          <ArchiveLine
            archive={archive}
            now={new Date(dataUpdatedAt)}
            isOpen={open === archive.id}
            onPress={() => onOpen(open === archive.id ? undefined : archive.id)}
          />
          {open === archive.id && <ArchiveReportView id={archive.id} />}
        </li>
      ))}
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
  const { file_name, status, received_at } = archive;
  const { word, dot } = ARCHIVE_STATES[status];
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onPress}
      className="-mx-3 flex min-h-[46px] w-[calc(100%+24px)] flex-wrap items-baseline gap-x-4 px-3 py-3 text-left text-13 -outline-offset-2 hover:bg-paper-3"
    >
      <span className="wrap-anywhere min-w-0 flex-1 font-medium">{file_name}</span>
      <StatusWord dot={dot}>{word}</StatusWord>
      <span className="text-ink-3">{relativeTime(new Date(received_at), now)}</span>
    </button>
  );
}
