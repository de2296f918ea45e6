import { useId, useState } from "react";
import { DOCUMENT_EXTENSIONS } from "#contract/document-rules.ts";
import type { DocumentKind } from "#contract/documents.ts";
import { judgeFile } from "#web/lib/judge-file.ts";
import { FileDrop } from "#web/ui/form/file-drop.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { Tabs } from "#web/ui/list/tabs.tsx";
import type { Upload } from "../use-upload.ts";
import { kindTexts, widgetTexts as texts } from "./texts.ts";

interface GivenDocumentProps {
  kind: DocumentKind;
  given: ReturnType<typeof usePickedDocument>;
  fault: string | undefined;
  /** What is on its way, where the screen shows that here. */
  working?: Upload | undefined;
  /** Something else was given: what was said of the last one no longer holds. */
  onChange: () => void;
  /** What is on its way can be given up. */
  onGiveUp?: (() => void) | undefined;
}

/** Pasted text is shown as the file that it is sent as while it is on its way, and stays. */
export function PickedDocument(props: GivenDocumentProps) {
  const { kind, given, fault, working, onChange, onGiveUp } = props;
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
      onRemove={working ? onGiveUp : () => given.choose(undefined)}
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

type Mode = "file" | "text";

/** What the person has given: a file or a text, never both (spec 1 §2). */
export function usePickedDocument(kind: DocumentKind, missing = kindTexts[kind].missing) {
  const [mode, setMode] = useState<Mode>("file");
  const [file, setFile] = useState<File>();
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string>();

  return {
    mode,
    file,
    text,
    fault,
    /** Something is given, whatever it is worth. */
    present: mode === "file" ? file !== undefined : text !== "",
    /** The file to send, or nothing and a sentence why. */
    take(): File | undefined {
      const pasted = new File([text], kindTexts[kind].fileName, { type: "text/plain" });
      const found = mode === "file" ? file : text.trim() && pasted;
      const judged = found ? judgeFile(found) : missing;
      setFault(judged);
      return found && !judged ? found : undefined;
    },
    switchTo(next: Mode) {
      setMode(next);
      setFault(next === "file" && file ? judgeFile(file) : undefined);
    },
    choose(chosen: File | undefined) {
      setMode("file");
      setFile(chosen);
      setText("");
      setFault(chosen && judgeFile(chosen));
    },
    clear() {
      setMode("file");
      setFile(undefined);
      setText("");
      setFault(undefined);
    },
    type(typed: string) {
      setText(typed);
      setFile(undefined);
      setFault(undefined);
    },
  };
}
