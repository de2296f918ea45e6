import { type Conversation, DELETED_USER, type Message } from "#contract/messaging.ts";
import { deliveryTo, isBlockedByMe } from "./policy.ts";
import type { ListedConversation, MessageRow } from "./service.ts";

export function presentConversation(conversation: ListedConversation): Conversation {
  const { id, title, createdAt, unread, job, last, others } = conversation;
  const { refusal } = deliveryTo(others);
  return {
    id,
    title,
    created_at: createdAt.toISOString(),
    unreadCount: unread,
    people: others.map(({ accountId, name }) => ({
      id: accountId ?? "",
      name: name ?? DELETED_USER,
    })),
    job: job && { id: job.id, title: job.title, company: job.company, is_open: job.isOpen },
    last_message: last && {
      sender_id: last.senderId ?? "",
      text: last.text,
      timestamp: new Date(last.sentAt).toISOString(),
    },
    is_blocked: isBlockedByMe(others),
    // Whoever has been blocked learns it when they write, not by looking.
    can_write: refusal === null || refusal === "blocked",
  };
}

export function presentMessage(message: MessageRow): Message {
  const { id, senderId, senderName, text, sentAt, clientId } = message;
  return {
    id,
    sender_id: senderId ?? "",
    sender_name: senderName ?? DELETED_USER,
    text,
    timestamp: sentAt.toISOString(),
    client_id: clientId ?? "",
  };
}
