import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { DOCUMENT_EXTENSIONS } from "#contract/document-rules.ts";
import { documentQuery, documentsQuery } from "#web/features/documents/api.ts";
import { uploadFault } from "#web/features/documents/upload/upload-fault.ts";
import { useUpload } from "#web/features/documents/upload/use-upload.ts";
import { useLiveReading } from "#web/features/documents/use-live-reading.ts";
import { sendDocument } from "#web/features/documents/widget/send-document.ts";
import type { ResumePartProps } from "#web/features/onboarding/candidate/resume-part-props.ts";
import { judgeFile } from "#web/lib/judge-file.ts";
import { FileDrop } from "#web/ui/form/file-drop.tsx";
import { KnownResumes } from "./known-resumes.tsx";
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
