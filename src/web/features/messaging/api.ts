import type { QueryClient } from "@tanstack/react-query";
import type { Sent } from "#contract/endpoint.ts";
import {
  blockConversation,
  type Conversation,
  listConversations,
  listMessages,
  type Message,
  reportConversation,
  sendMessage,
  startConversation,
} from "#contract/messaging.ts";
import { call } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";
import { statusQuery } from "#web/lib/session.ts";
import { type Thread, withEarlier, withLatest, withSent } from "./thread/thread.ts";

/** A screenful and more; the server would hand out 200, most of which nobody scrolls up to. */
const PAGE_SIZE = 50;
/** After this long without an answer a message counts as not sent. Another try is the same message. */
const SEND_MS = 30_000;

export const conversationsQuery = apiQuery(listConversations);

const threadKey = (conversationId: string) =>
  [`${listMessages.method} ${listMessages.path}`, { conversation: conversationId }] as const;

/** Its answer is joined to what this window knows; reading it says to the server that it is read. */
export const threadQuery = (conversationId: string) => ({
  queryKey: threadKey(conversationId),
  queryFn: async ({ client, signal }: { client: QueryClient; signal: AbortSignal }) => {
    const query = { conversation_id: conversationId, limit: PAGE_SIZE };
    const latest = await call(listMessages, { query, signal });
    const known = client.getQueryData<Thread>(threadKey(conversationId));
    return withLatest(known, latest, PAGE_SIZE);
  },
});

export async function loadEarlier(
  client: QueryClient,
  conversationId: string,
  before: string,
): Promise<void> {
  const query = { conversation_id: conversationId, before, limit: PAGE_SIZE };
  const page = await call(listMessages, { query });
  client.setQueryData<Thread>(
    threadKey(conversationId),
    (known) => known && withEarlier(known, page, PAGE_SIZE),
  );
}

export const postMessage = (conversationId: string, text: string, clientId: string) =>
  call(sendMessage, {
    body: { conversation_id: conversationId, text, client_id: clientId },
    signal: AbortSignal.timeout(SEND_MS),
  });

/** Shows what the server has taken, without waiting for it to come back. */
export async function showSent(
  client: QueryClient,
  conversationId: string,
  sent: Message,
): Promise<void> {
  const queryKey = threadKey(conversationId);
  // An answer that is on its way knows nothing of this.
  await client.cancelQueries({ queryKey });
  client.setQueryData<Thread>(queryKey, (known) => known && withSent(known, sent));
  void client.invalidateQueries({ queryKey });
  void refreshConversations(client);
}

/** Reading or writing changes the order, the last lines and the counts. */
export const refreshConversations = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: conversationsQuery.queryKey });

export async function refreshCounts(client: QueryClient): Promise<void> {
  await Promise.all([
    refreshConversations(client),
    client.invalidateQueries({ queryKey: statusQuery.queryKey }),
  ]);
}

/** Answers the conversation, which is in the list from now on. */
export async function writeAboutJob(
  client: QueryClient,
  jobId: string,
  text: string,
  clientId: string,
): Promise<Conversation> {
  const begun = await call(startConversation, {
    body: { job_id: jobId, initial_message: text, client_id: clientId },
  });
  await client.cancelQueries({ queryKey: conversationsQuery.queryKey });
  client.setQueryData<Conversation[]>(conversationsQuery.queryKey, (known = []) => [
    begun,
    ...known.filter(({ id }) => id !== begun.id),
  ]);
  void refreshConversations(client);
  return begun;
}

export async function setBlocked(client: QueryClient, id: string, blocked: boolean): Promise<void> {
  await call(blockConversation, { params: { id }, body: { blocked } });
  await refreshConversations(client);
}

export const sendReport = (id: string, body: Sent<typeof reportConversation, "body">) =>
  call(reportConversation, { params: { id }, body });
