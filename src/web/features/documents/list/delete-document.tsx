import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { DocumentRow } from "#contract/documents.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { documentCalls } from "../api.ts";
import { titleOf } from "../document-words.ts";
import { listTexts as texts } from "./texts.ts";

export function DeleteDocument({ document }: { document: DocumentRow }) {
  const calls = documentCalls(useQueryClient());
  const [asked, setAsked] = useState(false);
  const { run, busy, fault } = useAction(texts.removeFailed);
  const remove = () =>
    run("delete", async () => {
      await calls.remove(document.id);
      toast.success(texts.removed);
    });
  return (
    <>
      <Button
        look="quiet"
        size="icon"
        aria-label={texts.erase(document.file_name)}
        onClick={() => setAsked(true)}
        className="text-ink-3"
      >
        <WorkIcon name="bin" />
      </Button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        onConfirm={() => void remove()}
        title={texts.removeTitle}
        text={texts.removeText(titleOf(document))}
        confirm={texts.removeConfirm}
        danger
        busy={busy !== undefined}
        fault={fault}
      />
    </>
  );
}
