import type { QueryClient } from "@tanstack/react-query";
import { INVITATION_MAX, queueInvitation } from "#contract/invitations.ts";
import {
  type Conversation,
  listConversations,
  lookUpUser,
  startConversation,
  TITLE_MAX,
} from "#contract/messaging.ts";
import { call, messageOf } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";
import { contactTexts as texts } from "./actions-texts.ts";
import type { Candidate } from "./model/candidate.ts";

export interface Letter {
  candidate: Pick<Candidate, "accountId" | "name" | "email">;
  job: { id: string; title: string; company: string };
  text: string;
  /** The same words once more are the same message, should only the answer have been lost. */
  clientId: string | undefined;
}

export type Contacted = { by: "conversation"; id: string; isNew: boolean } | { by: "invitation" };

/** Which step failed is said by the sentence of that step (spec 1 §8). */
export class ContactFault extends Error {}

async function step<Result>(sentence: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new ContactFault(messageOf(error, sentence));
  }
}

/** Spec 1 §7: looked up by email; registered, a conversation begins, else an invitation is mailed. */
export async function contactCandidate(
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
