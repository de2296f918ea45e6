import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { DocumentView } from "#contract/documents.ts";
import { messageOf } from "#web/lib/api.ts";
import { matchesPath } from "#web/lib/paths.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { documentCalls, originalAddress } from "../api.ts";
import { canMatch, MATCHING_JOBS } from "../document-words.ts";
import { readingTexts as texts } from "./texts.ts";

export function DocumentActions({ document }: { document: DocumentView }) {
  const { id, status } = document;
  const calls = documentCalls(useQueryClient());
  const { run, busy } = useAction(texts.readAgainFailed);
  const readAgain = () =>
    run("read", () =>
      calls.readAgain(id).then(
        () => toast.success(texts.readingAgain),
        (error) => toast.error(messageOf(error, texts.readAgainFailed)),
      ),
    );
  return (
    <div className="flex flex-wrap gap-2">
      {canMatch(document) && <ButtonLink to={matchesPath(id)}>{MATCHING_JOBS}</ButtonLink>}
      <ButtonLink look="line" to={originalAddress(id)} reloadDocument download="">
        <WorkIcon name="download" />
        {texts.download}
      </ButtonLink>
      {status !== "reading" && (
        <Button look="line" busy={busy !== undefined} onClick={() => void readAgain()}>
          {texts.readAgain}
        </Button>
      )}
      <Delete id={id} />
    </div>
  );
}

function Delete({ id }: { id: string }) {
  const calls = documentCalls(useQueryClient());
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const { run, busy, fault } = useAction(texts.removeFailed);
  const remove = () =>
    run("delete", async () => {
      await calls.remove(id);
      await navigate("/documents", { replace: true });
      toast.success(texts.removed);
    });
  return (
    <>
      <Button look="quiet" onClick={() => setAsked(true)}>
        <WorkIcon name="bin" />
        {texts.erase}
      </Button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        onConfirm={() => void remove()}
        title={texts.removeTitle}
        text={texts.removeText}
        confirm={texts.removeConfirm}
        danger
        busy={busy !== undefined}
        fault={fault}
      />
    </>
  );
}
