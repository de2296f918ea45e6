import { listConversations, MESSAGE_SENTENCES as say } from "#contract/messaging.ts";
import { getStatus } from "#contract/user-status.ts";
import { batched } from "#server/platform/database/batched.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import { notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { Limits } from "#server/platform/limits.ts";
import type { NotificationService } from "../notifications/service.ts";
import { type Deliver, type Draft, joinKeyOf } from "./deliver.ts";
import * as repository from "./repository.ts";
import type { MessagingRules } from "./rules.ts";

export type ListedConversation = repository.ListedConversation;
export type MessageRow = repository.MessageRow;

interface Parts {
  readonly database: Database;
  readonly events: Events;
  readonly limits: Limits;
  readonly rules: MessagingRules;
  readonly clearJoined: NotificationService["clearJoined"];
  readonly deliver: Deliver;
}

interface Wanted {
  readonly conversationId: string;
  readonly before?: string | undefined;
  readonly limit: number;
}

export type MessagingService = ReturnType<typeof createMessagingService>;

/** Reading and answering. */
export function createMessagingService(parts: Parts) {
  const { database, events, limits, rules, clearJoined, deliver } = parts;
  // Part of the status call, so it shares queries as sessions do (docs/decisions/0007).
  const unreadOf = batched((accountIds: string[]) => repository.unreadOf(database, accountIds));

  /** What a person has read here is read in all their windows. */
  async function markRead(tx: Db, accountId: string, conversationId: string): Promise<void> {
    if (!(await repository.markRead(tx, accountId, conversationId))) return;
    await clearJoined(tx, accountId, joinKeyOf(conversationId));
    await events.publish(tx, `account:${accountId}`, listConversations);
    await events.publish(tx, `account:${accountId}`, getStatus);
  }

  return {
    unreadOf: async (accountId: string) => (await unreadOf(accountId)) ?? 0,
    markRead,

    list: (actor: Actor) => repository.listOf(database, actor.id),

    /** Older pages change nothing: what is new is on the newest. */
    async read(actor: Actor, { conversationId, before, limit }: Wanted): Promise<MessageRow[]> {
      const me = await repository.findParticipant(database, actor.id, conversationId);
      if (!me) throw notFound(say.notFound);
      if (before || me.unread === 0)
        return repository.listMessages(database, me, { before, limit });
      return database.transaction(async (tx) => {
        // First: what comes after this is unread again, and what came before it is in the list.
        await markRead(tx, actor.id, conversationId);
        return repository.listMessages(tx, me, { limit });
      });
    },

    async send(actor: Actor, draft: Draft): Promise<MessageRow> {
      const sent =
        draft.clientId && (await repository.findSent(database, actor.id, draft.clientId));
      if (sent) return sent;
      await limits.take(`message:${actor.id}`, rules.messages);
      return database.transaction((tx) => deliver(tx, actor, draft));
    },
  };
}
