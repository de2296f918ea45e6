import { useId } from "react";
import { DOCUMENT_EXTENSIONS } from "#contract/document-rules.ts";
import type { DocumentKind } from "#contract/documents.ts";
import { FileDrop } from "#web/ui/form/file-drop.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { Tabs } from "#web/ui/list/tabs.tsx";
import type { Upload } from "../use-upload.ts";
import { kindTexts, widgetTexts as texts } from "./texts.ts";
import type { Mode, usePickedDocument } from "./use-picked-document.ts";

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
