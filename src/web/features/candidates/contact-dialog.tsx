import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { INVITATION_MAX, queueInvitation } from "#contract/invitations.ts";
import {
  type Conversation,
  listConversations,
  lookUpUser,
  MESSAGE_MAX,
  startConversation,
  TITLE_MAX,
} from "#contract/messaging.ts";
import { call, messageOf } from "#web/lib/api.ts";
import { useForm } from "#web/lib/form.ts";
import { apiQuery } from "#web/lib/query.ts";
import { useStillHere } from "#web/lib/still-here.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { contactTexts as texts } from "./actions-texts.ts";
import type { Candidate } from "./candidate.ts";

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

interface Letter {
  candidate: Pick<Candidate, "accountId" | "name" | "email">;
  job: { id: string; title: string; company: string };
  text: string;
  /** The same words once more are the same message, should only the answer have been lost. */
  clientId: string | undefined;
}

type Contacted = { by: "conversation"; id: string; isNew: boolean } | { by: "invitation" };

/** Which step failed is said by the sentence of that step (spec 1 §8). */
class ContactFault extends Error {}

async function step<Result>(sentence: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new ContactFault(messageOf(error, sentence));
  }
}

/** Spec 1 §7: looked up by email; registered, a conversation begins, else an invitation is mailed. */
async function contactCandidate(
  client: QueryClient,
  letter: Letter,
  onUnregistered: () => void,
): Promise<Contacted> {
  const { candidate, job, text, clientId } = letter;
  const found = await step(texts.failed, () =>
    call(lookUpUser, { query: { email: candidate.email } }),
  );
  // The account behind the resume is who is written to, never an address typed into a profile.
  const recipient = candidate.accountId || found.user_id;
  if (recipient) {
    const begun = await step(texts.createFailed, () =>
      call(startConversation, {
        body: {
          title: job.title.slice(0, TITLE_MAX),
          recipient_id: recipient,
          job_id: job.id,
          initial_message: text,
          client_id: clientId,
        },
      }),
    );
    await showBegun(client, begun);
    return { by: "conversation", id: begun.id, isNew: isNew(begun) };
  }
  onUnregistered();
  await step(texts.inviteFailed, () => invite(letter));
  return { by: "invitation" };
}

const invite = ({ candidate, job, text }: Letter) =>
  call(queueInvitation, {
    body: {
      to: candidate.email,
      subject: texts.about(job.title, job.company).slice(0, INVITATION_MAX.subject),
      body: text,
      name: candidate.name.slice(0, INVITATION_MAX.name),
      type: "transactional",
    },
  });

/** It is in the list before the next screen asks for it. */
async function showBegun(client: QueryClient, begun: Conversation): Promise<void> {
  const { queryKey } = apiQuery(listConversations);
  await client.cancelQueries({ queryKey });
  client.setQueryData<Conversation[]>(queryKey, (known) =>
    known ? [begun, ...known.filter(({ id }) => id !== begun.id)] : known,
  );
  void client.invalidateQueries({ queryKey });
}

const SAME_MOMENT_MS = 5000;

/** The same two and title go on in the conversation that there is: then its first words are older. */
function isNew({ created_at, last_message }: Conversation): boolean {
  if (!last_message) return true;
  return Date.parse(last_message.timestamp) - Date.parse(created_at) < SAME_MOMENT_MS;
}
