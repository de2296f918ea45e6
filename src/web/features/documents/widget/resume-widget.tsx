import { type FormEvent, type ReactNode, useRef } from "react";
import type { DocumentKind, DocumentRow } from "#contract/documents.ts";
import { Button } from "#web/ui/button.tsx";
import { uploadFault } from "../upload/upload-fault.ts";
import { useRefusal } from "../upload/use-refusal.ts";
import { useUpload } from "../upload/use-upload.ts";
import { GivenDocument } from "./given-document.tsx";
import { kindTexts, widgetTexts as texts } from "./texts.ts";
import { useGiven } from "./use-given.ts";

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
      <GivenDocument
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
