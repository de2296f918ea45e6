import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import type { DocumentKind, DocumentRow } from "#contract/documents.ts";
import { Button } from "#web/ui/button.tsx";
import { uploadFault } from "../upload-fault.ts";
import { useRefusal } from "../use-refusal.ts";
import { useUpload } from "../use-upload.ts";
import { PickedDocument, usePickedDocument } from "./picked-document.tsx";
import { kindTexts, widgetTexts as texts } from "./texts.ts";

interface Uploaded {
  documentId: string;
  status: DocumentRow["status"];
  fileName: string;
}

/** What the screen does with the document once it is here; the widget stays busy with it. */
interface After {
  /** What happens now. */
  text?: string | undefined;
  /** The same, drawn: it takes the place of the button. */
  view?: ReactNode;
  /** What went wrong. The document stays chosen and can be sent again. */
  fault?: string | undefined;
  /** What was sent is not there any more: trying again sends it again. */
  isGone?: boolean;
  onCancel: () => void;
  /** Something else was given, or the same once more: what was said no longer holds. */
  onForget: () => void;
}

interface ResumeWidgetProps {
  kind?: DocumentKind;
  /** The words of the button. */
  submit?: string;
  onUploaded: (uploaded: Uploaded) => void;
  after?: After;
  /** Beside the tip: what else people should know before they hand something over. */
  note?: ReactNode;
  /** Another way to give a file: it is sent at once. */
  others?: (give: (file: File) => void, busy: boolean) => ReactNode;
}

/** A resume or a job description, as a file or as pasted text (spec 1 §2). */
export function ResumeWidget(props: ResumeWidgetProps) {
  const { kind = "resume", submit = kindTexts[kind].submit, onUploaded, after, note } = props;
  const form = useRef<HTMLFormElement>(null);
  const given = usePickedDocument(kind);
  /** What has arrived is not sent a second time. */
  const arrived = useRef<{ what: File | string; uploaded: Uploaded }>(undefined);
  const sending = useUpload({
    // Only for those who send something: the page does not carry the wire.
    send: async (file, options) =>
      (await import("./send-document.ts")).sendDocument(kind, file, options),
    explain: (error) => uploadFault(error, kindTexts[kind].failed),
    onUploaded: ({ documentId, status }, file) => {
      const uploaded = { documentId, status, fileName: file.name };
      arrived.current = { what: given.mode === "text" ? given.text : file, uploaded };
      onUploaded(uploaded);
    },
  });
  const refused = useRefusal(form);
  const fault = after?.fault;
  // What had the focus was replaced while the screen was at work.
  const onFault = useEffectEvent(refused);
  useEffect(() => {
    if (fault) onFault();
  }, [fault]);
  const working = fault ? undefined : sending.upload;
  const text = after?.text ?? working?.text;

  function send(file: File | undefined, what: File | string | undefined) {
    if (working) return;
    after?.onForget();
    const here = after?.isGone ? undefined : arrived.current;
    if (here && here.what === what && sending.upload) return onUploaded(here.uploaded);
    sending.forget();
    if (file) void sending.start(file).then(refused);
    else refused();
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!working) send(given.take(), given.mode === "text" ? given.text : given.file);
  }
  function forget() {
    after?.onForget();
    sending.forget();
  }
  function giveUp() {
    if (!working?.complete) return sending.giveUp();
    after?.onCancel();
    sending.forget();
  }
  return (
    <form ref={form} onSubmit={onSubmit} noValidate method="post">
      <PickedDocument
        kind={kind}
        given={given}
        fault={given.fault ?? sending.fault ?? fault}
        working={working && { ...working, text }}
        onChange={forget}
        onGiveUp={working?.complete && !after ? undefined : giveUp}
      />
      {after?.view ?? (
        <Button type="submit" size="big" className="mt-4 w-full" busy={working !== undefined}>
          {submit}
        </Button>
      )}
      <p className="mt-3 text-12 text-ink-3">
        {texts.tip} {note}
      </p>
      {props.others?.((file) => {
        given.choose(file);
        send(file, file);
      }, working !== undefined)}
    </form>
  );
}
