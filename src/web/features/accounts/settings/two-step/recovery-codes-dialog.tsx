import { useState } from "react";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { twoStepTexts } from "./texts.ts";

const texts = twoStepTexts.codes;

interface RecoveryCodesDialogProps {
  codes: string[];
  onClose: () => void;
}

/** Shown once: the server keeps no more than what it needs to know them again. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const [copied, setCopied] = useState<boolean>();
  const text = `${codes.join("\n")}\n`;
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject())
      .then(() => setCopied(true))
      .catch(() => setCopied(false));
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      text={texts.text}
      actions={<Button onClick={onClose}>{texts.done}</Button>}
    >
      <ul
        aria-label={texts.list}
        className="grid grid-cols-1 gap-x-8 gap-y-1.5 bg-paper-2 px-4 py-3.5 text-15 sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      {copied !== undefined && (
        <Banner kind={copied ? "ok" : "bad"}>{copied ? texts.copied : texts.notCopied}</Banner>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="line" onClick={() => void copy()}>
          <WorkIcon name="copy" />
          {texts.copy}
        </Button>
        <Button look="line" onClick={() => save(text)}>
          <WorkIcon name="download" />
          {texts.save}
        </Button>
      </div>
    </Dialog>
  );
}

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = texts.fileName;
  link.click();
  // The browser has taken hold of it by the next turn.
  setTimeout(() => URL.revokeObjectURL(address));
}
