import { listConversations, listMessages, MESSAGE_SENTENCES as say } from "#contract/messaging.ts";
import { getStatus } from "#contract/user-status.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import { conflict, forbidden, notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { ActivityService } from "../activity/service.ts";
import type { Notice, NotificationService } from "../notifications/service.ts";
import { type Delivery, deliveryTo } from "./policy.ts";
import * as repository from "./repository.ts";
import { PREVIEW } from "./rules.ts";

export interface DeliveryParts {
  readonly clock: () => Date;
  readonly events: Events;
  readonly notifyJoined: NotificationService["notifyJoined"];
  readonly record: ActivityService["record"];
}

export interface Draft {
  readonly conversationId: string;
  readonly text: string;
  readonly clientId?: string | undefined;
}

/** Messages of one conversation are one notification while it is unread. */
export const joinKeyOf = (conversationId: string) => `conversation:${conversationId}`;

const REFUSALS = {
  gone: () => conflict(say.gone),
  blocked: () => forbidden(say.blocked),
  blockedByYou: () => conflict(say.blockedByYou),
} as const;

function recipientsOf(delivery: Delivery): readonly string[] {
  if (delivery.refusal !== null) throw REFUSALS[delivery.refusal]();
  return delivery.recipients;
}

export type Deliver = ReturnType<typeof createDelivery>;

/** Writes one message into a conversation, with everything that follows from it, or nothing. */
export function createDelivery({ clock, events, notifyJoined, record }: DeliveryParts) {
  /** Sent once is sent: the same again is the message that is there. */
  return async (tx: Db, actor: Actor, draft: Draft): Promise<repository.MessageRow> => {
    const { conversationId, text, clientId } = draft;
    const conversation = await repository.lockConversation(tx, conversationId);
    const me = await repository.findParticipant(tx, actor.id, conversationId);
    if (!conversation || !me) throw notFound(say.notFound);
    const sent = clientId ? await repository.findSent(tx, actor.id, clientId) : undefined;
    if (sent) return sent;
    const others = await repository.othersIn(tx, actor.id, conversationId);
    const recipients = recipientsOf(deliveryTo(others));
    const message = await repository.insertMessage(tx, {
      conversationId,
      senderId: actor.id,
      text,
      clientId: clientId ?? null,
      sentAt: clock(),
    });
    // The same client_id at the same moment in another conversation.
    if (!message) throw conflict(say.sendFailed);
    await repository.noteMessage(tx, message, recipients);
    for (const id of recipients)
      await notifyJoined(tx, id, joinKeyOf(conversationId), noticeOf(actor, message));
    await record(tx, actor.id, {
      type: "message_sent",
      title: "You sent a message",
      description: conversation.title,
      metadata: { conversation_id: conversationId },
    });
    for (const id of [actor.id, ...recipients]) {
      await events.publish(tx, `account:${id}`, listConversations);
      await events.publish(tx, `account:${id}`, listMessages);
    }
    for (const id of recipients) await events.publish(tx, `account:${id}`, getStatus);
    return message;
  };
}

const noticeOf =
  ({ name }: Actor, { conversationId, text }: repository.MessageRow) =>
  (count: number): Notice => {
    const excerpt = excerptOf(text);
    const words =
      count === 1
        ? { title: `New message from ${name}`, message: excerpt }
        : { title: `${count} new messages`, message: `${name}: ${excerpt}` };
    return { type: "message", ...words, actionUrl: `/messages?conversation=${conversationId}` };
  };

/** By characters, so that none is cut in half. */
function excerptOf(text: string): string {
  const characters = [...text.replace(/\s+/g, " ")];
  if (characters.length <= PREVIEW.notice) return characters.join("");
  return `${characters.slice(0, PREVIEW.notice - 1).join("")}…`;
}
