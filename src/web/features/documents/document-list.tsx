import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { DocumentRow } from "#contract/documents.ts";
import { matchesPath } from "#web/lib/paths.ts";
import { relativeTime } from "#web/lib/time-text.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { Table } from "#web/ui/list/table.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { documentCalls, documentsQuery } from "./api.ts";
import { canMatch, KIND_WORDS, MATCHING_JOBS, STATE_WORDS, titleOf } from "./document-words.ts";
import { listTexts as texts } from "./list-texts.ts";
import { useLiveReading } from "./use-live-reading.ts";

export function DocumentList() {
  const { data, isPending, dataUpdatedAt, refetch } = useQuery(documentsQuery);
  const documents = data?.documents ?? [];
  useLiveReading(
    documents.some(({ status }) => status === "reading"),
    documentsQuery,
  );
  if (isPending) return <SkeletonList rows={3} label={texts.loading} />;
  if (!data)
    return (
      <ErrorState
        title={texts.failedTitle}
        text={texts.failedText}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Table
      label={texts.title}
      columns={columnsAt(new Date(dataUpdatedAt))}
      rows={documents}
      rowKey={({ id }) => id}
      rowLabel={titleOf}
      empty={<EmptyState title={texts.emptyTitle} text={texts.emptyText} />}
    />
  );
}

const columnsAt = (now: Date) => [
  { key: "name", title: texts.columns.name, cell: Name },
  {
    key: "kind",
    title: texts.columns.kind,
    cell: ({ kind }: DocumentRow) => KIND_WORDS[kind],
    hideBelow: "md" as const,
  },
  { key: "status", title: texts.columns.status, cell: Status },
  {
    key: "received",
    title: texts.columns.received,
    align: "right" as const,
    hideBelow: "md" as const,
    cell: ({ received_at }: DocumentRow) => relativeTime(new Date(received_at), now),
  },
  {
    key: "delete",
    title: texts.columns.erase,
    align: "right" as const,
    width: "40px",
    cell: (document: DocumentRow) => <DeleteDocument document={document} />,
  },
];

function Name(document: DocumentRow) {
  return (
    <>
      <TextLink to={`/documents/${document.id}`}>{titleOf(document)}</TextLink>
      {document.title && (
        <span className="block font-normal text-12 text-ink-3">{document.file_name}</span>
      )}
      {canMatch(document) && (
        <TextLink to={matchesPath(document.id)} className="block w-fit text-12">
          {MATCHING_JOBS}
        </TextLink>
      )}
    </>
  );
}

function Status({ status }: DocumentRow) {
  const { word, dot } = STATE_WORDS[status];
  return <StatusWord dot={dot}>{word}</StatusWord>;
}

function DeleteDocument({ document }: { document: DocumentRow }) {
  const calls = documentCalls(useQueryClient());
  const [asked, setAsked] = useState(false);
  const { run, busy, fault } = useAction(texts.removeFailed);
  const remove = () =>
    run("delete", async () => {
      await calls.remove(document.id);
      toast.success(texts.removed);
    });
  return (
    <>
      <Button
        look="quiet"
        size="icon"
        aria-label={texts.erase(document.file_name)}
        onClick={() => setAsked(true)}
        className="text-ink-3"
      >
        <WorkIcon name="bin" />
      </Button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        onConfirm={() => void remove()}
        title={texts.removeTitle}
        text={texts.removeText(titleOf(document))}
        confirm={texts.removeConfirm}
        danger
        busy={busy !== undefined}
        fault={fault}
      />
    </>
  );
}
