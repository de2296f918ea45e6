import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { ARCHIVE_LIMIT_BYTES, ARCHIVE_SENTENCES } from "#contract/archives.ts";
import { ARCHIVE_EXTENSIONS } from "#contract/document-rules.ts";
import type { DocumentKind } from "#contract/documents.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { FileDrop } from "#web/ui/form/file-drop.tsx";
import { FilterChips } from "#web/ui/list/mark/chip.tsx";
import { uploadFault } from "../upload-fault.ts";
import { useRefusal } from "../use-refusal.ts";
import { useUpload } from "../use-upload.ts";
import { archivesQuery, sendArchive } from "./api.ts";
import { archiveTexts as texts } from "./texts.ts";

interface ArchiveUploadProps {
  onUploaded: (id: string) => void;
  /** Whether one is on its way: what takes this away then gives it up. */
  onSending?: (isSending: boolean) => void;
}

export function ArchiveUpload({ onUploaded, onSending }: ArchiveUploadProps) {
  const id = useId();
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const refused = useRefusal(form);
  const [file, setFile] = useState<File>();
  const [kind, setKind] = useState<DocumentKind>("resume");
  const [attested, setAttested] = useState(false);
  const [faults, setFaults] = useState<{ file?: string | undefined; attest?: string }>({});
  const { upload, ...sending } = useUpload({
    send: (archive, options) => sendArchive(kind, archive, options),
    explain: (error) => uploadFault(error, texts.failed),
    onUploaded({ archiveId }) {
      setFile(undefined);
      setAttested(false);
      sending.forget();
      onUploaded(archiveId);
      void client.invalidateQueries({ queryKey: archivesQuery.queryKey });
    },
  });
  const isSending = upload !== undefined;
  useTelling(isSending, onSending);

  function take(chosen: File | undefined) {
    sending.forget();
    setFile(chosen);
    setFaults(({ file: _mended, ...others }) => ({
      ...others,
      file: chosen && judgeArchive(chosen),
    }));
  }
  /** Another kind is another promise. */
  function ofKind(chosen: DocumentKind) {
    setKind(chosen);
    setAttested(false);
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (upload) return;
    const fault = file ? judgeArchive(file) : ARCHIVE_SENTENCES.missing;
    setFaults({ file: fault, ...(!attested && { attest: ARCHIVE_SENTENCES.attest }) });
    if (file && !fault && attested) void sending.start(file).then(refused);
    else refused();
  }
  return (
    <form ref={form} onSubmit={onSubmit} noValidate method="post" className="mb-8 grid gap-4">
      <FilterChips label={texts.kind} options={texts.kinds} selected={kind} onSelect={ofKind} />
      <FileDrop
        id={`${id}-archive`}
        label={texts.label}
        title={texts.drop}
        hint={texts.hint}
        accept={ARCHIVE_EXTENSIONS}
        file={file && { name: file.name, bytes: file.size }}
        progress={upload && { sent: upload.sent, total: upload.bytes, text: upload.text }}
        error={upload ? undefined : (faults.file ?? sending.fault)}
        onFile={take}
        onRemove={() => (upload ? sending.giveUp() : take(undefined))}
      />
      <Checkbox
        label={texts.attest[kind]}
        checked={attested}
        error={faults.attest}
        onChange={({ target }) => {
          setAttested(target.checked);
          setFaults(({ attest: _mended, ...others }) => others);
        }}
      />
      <Button type="submit" look="line" className="justify-self-start" busy={isSending}>
        {texts.submit}
      </Button>
    </form>
  );
}

/** Also that it is over when this is gone. */
function useTelling(isSending: boolean, tell: ArchiveUploadProps["onSending"]): void {
  useEffect(() => {
    if (!isSending) return;
    tell?.(true);
    return () => tell?.(false);
  }, [isSending, tell]);
}

/** Why an archive cannot be taken, by its name and size alone; the server looks inside. */
function judgeArchive({ name, size }: Pick<File, "name" | "size">): string | undefined {
  const lower = name.toLowerCase();
  if (!ARCHIVE_EXTENSIONS.some((end) => lower.endsWith(end))) return ARCHIVE_SENTENCES.wrongType;
  return size > ARCHIVE_LIMIT_BYTES ? ARCHIVE_SENTENCES.tooLarge : undefined;
}
