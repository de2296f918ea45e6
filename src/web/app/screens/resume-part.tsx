import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { DOCUMENT_EXTENSIONS } from "#contract/document-rules.ts";
import type { DocumentRow } from "#contract/documents.ts";
import {
  documentCalls,
  documentQuery,
  documentsQuery,
  offeredQuery,
} from "#web/features/documents/api.ts";
import { uploadFault } from "#web/features/documents/upload-fault.ts";
import { useLiveReading } from "#web/features/documents/use-live-reading.ts";
import { useUpload } from "#web/features/documents/use-upload.ts";
import { sendDocument } from "#web/features/documents/widget/send-document.ts";
import type { ResumePartProps } from "#web/features/onboarding/resume-part-props.ts";
import { judgeFile } from "#web/lib/judge-file.ts";
import { longDate } from "#web/lib/time-text.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { FileDrop } from "#web/ui/form/file-drop.tsx";
import { ReadSummary } from "./read-summary.tsx";
import { resumePartTexts as texts } from "./texts.ts";

/** A resume as a file, sent as soon as it is chosen; or one that is here already. */
export function ResumePart({ resumeId, fault, onResume, onBusy }: ResumePartProps) {
  const id = useId();
  const client = useQueryClient();
  const [refused, setRefused] = useState<{ file: File; why: string }>();
  const sending = useUpload({
    send: (file, options) => sendDocument("resume", file, options),
    explain: (error) => uploadFault(error, texts.uploadFailed),
    onUploaded({ documentId }) {
      void client.invalidateQueries({ queryKey: documentsQuery.queryKey });
      sending.forget();
      onResume(documentId);
    },
  });
  const { upload } = sending;
  const isBusy = upload !== undefined;
  const tell = useEffectEvent(onBusy);
  useEffect(() => tell(isBusy), [isBusy]);

  function give(file: File) {
    const why = judgeFile(file);
    setRefused(why ? { file, why } : undefined);
    sending.forget();
    if (resumeId) onResume(undefined);
    if (!why) void sending.start(file);
  }
  const chosen = useChosen(upload ? undefined : resumeId);
  const file = upload
    ? { name: upload.fileName, bytes: upload.bytes }
    : (chosen.file ?? (refused && { name: refused.file.name, bytes: refused.file.size }));
  return (
    <>
      {!resumeId && !isBusy && <KnownResumes onResume={onResume} />}
      <FileDrop
        id={id}
        label={texts.label}
        title={texts.drop}
        accept={DOCUMENT_EXTENSIONS}
        hint={texts.hint}
        error={isBusy ? undefined : (refused?.why ?? sending.fault ?? chosen.fault ?? fault)}
        file={file}
        progress={upload && { sent: upload.sent, total: upload.bytes, text: upload.text }}
        onFile={give}
        onRemove={isBusy ? sending.giveUp : undefined}
      />
      {resumeId && !isBusy && <ReadSummary resumeId={resumeId} />}
    </>
  );
}

/** What the file in hand is called, and why it cannot be used if that turned out later. */
function useChosen(resumeId: string | undefined) {
  const query = documentQuery(resumeId ?? "");
  const { data } = useQuery({ ...query, enabled: resumeId !== undefined });
  useLiveReading(data?.status === "reading", query);
  if (!resumeId || !data) return {};
  return {
    file: { name: data.file_name, bytes: data.bytes },
    fault: data.status === "unreadable" ? data.message : undefined,
  };
}

const SHOWN = 3;

/** Brought before signing in, or to this account: nobody has to look for the file once more. */
function KnownResumes({ onResume }: { onResume: (id: string) => void }) {
  const client = useQueryClient();
  const { data: offered } = useQuery(offeredQuery);
  const { data: own } = useQuery(documentsQuery);
  const { run, busy, fault } = useAction(texts.keepFailed);
  const waiting = usable(offered?.documents);
  const rows = [...waiting, ...usable(own?.documents)].slice(0, SHOWN);
  if (rows.length === 0) return null;

  /** What was only offered becomes the account's, and may be known there under another id. */
  const take = (row: DocumentRow) =>
    run(row.id, async () => {
      if (!waiting.includes(row)) return onResume(row.id);
      const [kept] = await documentCalls(client).answerOffer(true, row.id);
      onResume(kept?.id ?? row.id);
    });
  return (
    <section aria-label={texts.known} className="mb-4 grid justify-items-start gap-2">
      {rows.map((row) => (
        <Button
          key={row.id}
          look="soft"
          busy={busy === row.id}
          onClick={() => void take(row)}
          className="wrap-anywhere whitespace-normal! py-2 text-left leading-[1.4]! max-md:min-h-11"
        >
          {texts.use(row.file_name, readText(row))}
        </Button>
      ))}
      {fault && (
        <p role="alert" className="text-13 text-danger">
          {fault}
        </p>
      )}
      <p className="text-13 text-ink-2">{texts.or}</p>
    </section>
  );
}

const usable = (documents: readonly DocumentRow[] = []) =>
  documents.filter(({ kind, status }) => kind === "resume" && status !== "unreadable");

/** "at 14:02" today, and otherwise "on 3 March 2026". */
function readText({ received_at }: DocumentRow): string {
  const at = new Date(received_at);
  if (at.toDateString() !== new Date().toDateString()) return `on ${longDate(at)}`;
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return `at ${at.toLocaleTimeString("en-AU", clock)}`;
}
