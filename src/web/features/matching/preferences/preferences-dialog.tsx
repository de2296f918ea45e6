import { type FormEvent, useId, useState } from "react";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { PreferencesEditor } from "./preferences-editor.tsx";
import { preferenceTexts as texts } from "./texts.ts";

interface PreferencesDialogProps {
  line: string;
  onSave: (line: string) => Promise<unknown>;
  onClose: () => void;
}

export function PreferencesDialog({ line, onSave, onClose }: PreferencesDialogProps) {
  const form = useId();
  const [typed, setTyped] = useState(line);
  const { run, busy, fault } = useAction(texts.failed);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void run("save", async () => {
      await onSave(typed.trim());
      onClose();
    });
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      size="wide"
      actions={
        <>
          <Button type="submit" form={form} busy={busy !== undefined}>
            {texts.save}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={onSubmit} className="grid gap-4">
        {fault && <Banner kind="bad">{fault}</Banner>}
        <PreferencesEditor id="want" line={typed} onLine={setTyped} />
      </form>
    </Dialog>
  );
}
