import { useQueryClient } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { MESSAGE_MAX } from "#contract/messaging.ts";
import { useForm } from "#web/lib/form.ts";
import { useStillHere } from "#web/lib/still-here.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { contactTexts as texts } from "./actions-texts.ts";
import { ContactFault, contactCandidate, type Letter } from "./contact-candidate.ts";
import type { Candidate } from "./model/candidate.ts";

/**
 * What was written to somebody and not sent. It outlives the window it was typed in, but not the
 * page: nothing of it is left on a machine that others use.
 */
const drafts = new Map<string, string>();

interface Desk {
  accountId: string;
  jobId: string;
  candidateId: string;
}

const nameOf = ({ accountId, jobId, candidateId }: Desk) => `${accountId} ${jobId} ${candidateId}`;

const draftOn = (desk: Desk) => drafts.get(nameOf(desk)) ?? "";

function keepDraft(desk: Desk, text: string): void {
  if (text.trim()) drafts.set(nameOf(desk), text);
  else drafts.delete(nameOf(desk));
}

const Message = z.object({
  message: z
    .string()
    .check(z.trim(), z.minLength(1, texts.empty), z.maxLength(MESSAGE_MAX, texts.tooLong)),
});

interface ContactDialogProps {
  candidate: Candidate;
  job: Letter["job"];
  /** Who is writing. */
  accountId: string;
  onClose: () => void;
}

/** A message to a candidate. What was typed is there again when it is opened the next time. */
export function ContactDialog({ candidate, job, accountId, onClose }: ContactDialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const id = useId();
  const tried = useRef({ text: "", clientId: newId() });
  const desk = { accountId, jobId: job.id, candidateId: candidate.id };
  const { name } = candidate;

  async function submit({ message }: { message: string }) {
    const isHere = stillHere();
    if (tried.current.text !== message) tried.current = { text: message, clientId: newId() };
    const { clientId } = tried.current;
    const letter = { candidate, job, text: message, clientId };
    const contacted = await contactCandidate(client, letter, () =>
      toast.info(texts.notRegistered(name)),
    );
    keepDraft(desk, "");
    onClose();
    if (contacted.by === "invitation") {
      toast.success(texts.invited(name));
      return;
    }
    toast.success(contacted.isNew ? texts.started(name) : texts.sent(name));
    if (isHere()) await navigate(`/messages?conversation=${contacted.id}`);
  }
  const { form, field, fault, busy } = useForm({
    schema: Message,
    initial: { message: draftOn(desk) },
    submit,
    explain(error) {
      const sentence = error instanceof ContactFault ? error.message : texts.failed;
      toast.error(sentence);
      return { form: sentence };
    },
  });
  // What is on its way cannot be called back.
  const cancel = () => busy || onClose();
  const actions = (
    <>
      <Button type="submit" form={id} busy={busy} className="max-md:min-h-11">
        {texts.send}
      </Button>
      <Button
        look="quiet"
        aria-disabled={busy || undefined}
        onClick={cancel}
        className="max-md:min-h-11"
      >
        {texts.cancel}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={cancel}
      title={texts.title(name)}
      text={texts.text(candidate.accountId !== "")}
      actions={actions}
    >
      <form {...form} id={id} className="grid gap-4">
        {fault && <Banner kind="bad">{fault}</Banner>}
        <TextArea
          {...field("message")}
          label={texts.message}
          rows={7}
          limit={MESSAGE_MAX}
          placeholder={texts.placeholder(job.title)}
          onChange={(event) => keepDraft(desk, event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}

/** Missing where a trial is reached over plain http; then another try may say it twice. */
const newId = () => crypto.randomUUID?.();
