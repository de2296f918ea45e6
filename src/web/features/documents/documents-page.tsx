import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { DocumentKind, DocumentRow } from "#contract/documents.ts";
import { matchesPath } from "#web/lib/paths.ts";
import { useSession } from "#web/lib/session.ts";
import { relativeTime } from "#web/lib/time-text.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { FilterChips } from "#web/ui/list/mark/chip.tsx";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { Table } from "#web/ui/list/table.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { documentCalls, documentsQuery } from "./api.ts";
import { ArchiveList } from "./archives/archive-list.tsx";
import { ArchiveUpload } from "./archives/archive-upload.tsx";
import { archiveTexts } from "./archives/texts.ts";
import { canMatch, KIND_WORDS, MATCHING_JOBS, STATE_WORDS, titleOf } from "./document-words.ts";
import { listTexts as texts } from "./list-texts.ts";
import { OfferedDocuments } from "./offered-documents.tsx";
import { useLiveReading } from "./use-live-reading.ts";
import { ResumeWidget } from "./widget/resume-widget.tsx";

const KINDS = [
  { name: "resume", label: texts.resume },
  { name: "job_description", label: texts.job },
] as const;

export function DocumentsPage() {
  const session = useSession();
  const isRecruiter = session.state === "signed-in" && session.user.role === "recruiter";
  return (
    <section className="wrap pt-8 pb-16 md:pt-12">
      <h1>{texts.title}</h1>
      <p className="mt-3 max-w-[60ch] text-ink-2">{texts.lead}</p>
      {session.state === "anonymous" && <Erasure />}
      <OfferedDocuments className="mt-6" />
      <div className="mt-10 grid items-start gap-x-12 gap-y-12 xl:grid-cols-[minmax(0,1fr)_440px]">
        <Upload />
        <div className="grid min-w-0 gap-12 xl:order-first">
          <DocumentList />
          {isRecruiter && <Archives />}
        </div>
      </div>
    </section>
  );
}

function Erasure() {
  return (
    <p className="mt-3 max-w-[60ch] text-13 text-ink-2">
      {texts.visitor} <TextLink to="/register">{texts.register}</TextLink> {texts.or}{" "}
      <TextLink to="/login">{texts.signIn}</TextLink>.
    </p>
  );
}

function Upload() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [kind, setKind] = useState<DocumentKind>("resume");
  return (
    <section aria-label={texts.upload} className="max-md:-mx-5 bg-paper-2 px-5 py-6 md:px-7">
      <h2 className="mb-3 text-22">{texts.upload}</h2>
      <FilterChips label={texts.kinds} options={KINDS} selected={kind} onSelect={setKind} />
      <div className="mt-2">
        <ResumeWidget
          key={kind}
          kind={kind}
          onUploaded={({ documentId }) => {
            void client.invalidateQueries({ queryKey: documentsQuery.queryKey });
            void navigate(`/documents/${documentId}`);
          }}
        />
      </div>
    </section>
  );
}

/** Bringing in many documents at once, and what became of each. */
function Archives() {
  const [arrived, setArrived] = useState<string>();
  return (
    <section aria-labelledby="archives-title" className="min-w-0 border-ink border-t pt-4">
      <h2 id="archives-title" className="text-28">
        {archiveTexts.title}
      </h2>
      <p className="mt-2 mb-6 max-w-[60ch] text-ink-2">{archiveTexts.lead}</p>
      <ArchiveUpload onUploaded={setArrived} />
      <ArchiveList arrived={arrived} />
    </section>
  );
}

function DocumentList() {
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
