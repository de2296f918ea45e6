import { type FormEvent, type ReactNode, useId, useRef } from "react";
import { DOCUMENT_EXTENSIONS } from "#contract/document-rules.ts";
import type { DocumentKind, DocumentRow } from "#contract/documents.ts";
import { Button } from "#web/ui/button.tsx";
import { FileDrop } from "#web/ui/form/file-drop.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { Tabs } from "#web/ui/list/tabs.tsx";
import { uploadFault } from "../upload/upload-fault.ts";
import { useRefusal } from "../upload/use-refusal.ts";
import { type Upload, useUpload } from "../upload/use-upload.ts";
import { kindTexts, widgetTexts as texts } from "./texts.ts";
import { type Mode, useGiven } from "./use-given.ts";

interface Uploaded {
  documentId: string;
  status: DocumentRow["status"];
  fileName: string;
}

interface ResumeWidgetProps {
  kind?: DocumentKind;
  /** The words of the button. */
  submit?: string;
  onUploaded: (uploaded: Uploaded) => void;
  /** What the screen does with the document once it is here; the widget stays busy with it. */
  progressText?: string | undefined;
  /** What went wrong with that. The document stays chosen and can be sent again. */
  error?: string | undefined;
  /** Beside the tip: what else people should know before they hand something over. */
  note?: ReactNode;
}

/** A resume or a job description, as a file or as pasted text (spec 1 §2). */
export function ResumeWidget(props: ResumeWidgetProps) {
  const { kind = "resume", submit = kindTexts[kind].submit, onUploaded, note } = props;
  const form = useRef<HTMLFormElement>(null);
  const given = useGiven(kind);
  const sending = useUpload({
    // Only for those who send something: the page does not carry the wire.
    send: async (file, options) =>
      (await import("./send-document.ts")).sendDocument(kind, file, options),
    explain: (error) => uploadFault(error, kindTexts[kind].failed),
    onUploaded: ({ documentId, status }, { name }) =>
      onUploaded({ documentId, status, fileName: name }),
  });
  const refused = useRefusal(form);
  const working = props.error ? undefined : sending.upload;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (working) return;
    sending.forget();
    const file = given.take();
    if (file) void sending.start(file).then(refused);
    else refused();
  }
  return (
    <form ref={form} onSubmit={onSubmit} noValidate method="post">
      <Given
        kind={kind}
        given={given}
        fault={given.fault ?? sending.fault ?? props.error}
        working={working && { ...working, text: props.progressText ?? working.text }}
        onChange={sending.forget}
        onGiveUp={sending.giveUp}
      />
      <Button type="submit" size="big" className="mt-4 w-full" busy={working !== undefined}>
        {submit}
      </Button>
      <p className="mt-3 text-12 text-ink-3">
        {texts.tip} {note}
      </p>
    </form>
  );
}

interface GivenProps {
  kind: DocumentKind;
  given: ReturnType<typeof useGiven>;
  fault: string | undefined;
  working: Upload | undefined;
  /** Something else was given: what was said of the last one no longer holds. */
  onChange: () => void;
  onGiveUp: () => void;
}

/** Pasted text is shown as the file that it is sent as while it is on its way, and stays. */
function Given({ kind, given, fault, working, onChange, onGiveUp }: GivenProps) {
  const id = useId();
  const { file } = given;
  const chosen = file && { name: file.name, bytes: file.size };
  const drop = (
    <FileDrop
      id={`${id}-file`}
      label={kindTexts[kind].label}
      title={kindTexts[kind].drop}
      accept={DOCUMENT_EXTENSIONS}
      hint={texts.hint}
      tall
      error={working ? undefined : fault}
      file={working ? { name: working.fileName, bytes: working.bytes } : chosen}
      progress={working && { sent: working.sent, total: working.bytes, text: working.text }}
      onFile={(picked) => {
        onChange();
        given.choose(picked);
      }}
      onRemove={
        working?.complete ? undefined : () => (working ? onGiveUp() : given.choose(undefined))
      }
    />
  );
  const text = (
    <TextArea
      id={`${id}-text`}
      label={kindTexts[kind].text}
      hint={kindTexts[kind].textHint}
      error={fault}
      rows={9}
      value={given.text}
      onChange={({ target }) => {
        onChange();
        given.type(target.value);
      }}
    />
  );
  return (
    <Tabs<Mode>
      label={kindTexts[kind].how}
      selected={given.mode}
      onSelect={(mode) => !working && given.switchTo(mode)}
      tabs={[
        { name: "file", label: texts.file, panel: drop },
        { name: "text", label: texts.paste, panel: working ? drop : text },
      ]}
    />
  );
}
