import { type ReactNode, useRef, useState } from "react";
import type { DocumentKind, DocumentRow } from "#contract/documents.ts";
import { uploadFault } from "../upload-fault.ts";
import type { Sending } from "../use-upload.ts";
import { PickedDocument, usePickedDocument } from "./picked-document.tsx";
import { kindTexts } from "./texts.ts";

interface Arrived {
  documentId: string;
  status: DocumentRow["status"];
}

interface DocumentSide {
  /** Something is given, whatever it is worth. */
  present: boolean;
  /** How to send it; or nothing, and its field says why. */
  take: () => ((sending: Sending) => Promise<Arrived>) | undefined;
  /** Sending it failed. What was given stays. */
  refuse: (error: unknown) => void;
  /** It arrived and cannot be used after all. */
  say: (fault: string) => void;
  /** What was sent is not here any more: the next try sends it again. */
  forget: () => void;
  field: ReactNode;
}

/** A document as one side of something larger: the screen decides when it is sent. */
export function useDocumentSide(kind: DocumentKind, missing?: string): DocumentSide {
  const given = usePickedDocument(kind, missing);
  const [fault, setFault] = useState<string>();
  /** What has arrived is not sent a second time. */
  const sent = useRef<{ what: File | string; arrived: Arrived }>(undefined);
  const what = given.mode === "file" ? given.file : given.text;

  return {
    present: given.present,
    take() {
      setFault(undefined);
      const file = given.take();
      if (!file || what === undefined) return undefined;
      return async (sending) => {
        if (sent.current?.what === what) return sent.current.arrived;
        // Only for those who send something: the page does not carry the wire.
        const { sendDocument } = await import("./send-document.ts");
        const arrived = await sendDocument(kind, file, sending);
        sent.current = { what, arrived };
        return arrived;
      };
    },
    refuse: (error) => setFault(uploadFault(error, kindTexts[kind].failed)),
    say(sentence) {
      sent.current = undefined;
      setFault(sentence);
    },
    forget() {
      sent.current = undefined;
    },
    field: (
      <PickedDocument
        kind={kind}
        given={given}
        fault={given.fault ?? fault}
        onChange={() => setFault(undefined)}
      />
    ),
  };
}
