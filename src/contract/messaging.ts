import * as z from "zod/mini";
import { Acknowledged, endpoint, Id } from "./endpoint.ts";
import { EMAIL_MAX, upTo } from "./text-rules.ts";

/** Conversations between a candidate and a recruiter (spec 1 §3 and §7). */

const text = z.string();

/** Spec 1 §8. */
export const MESSAGE_SENTENCES = {
  conversationsFailed: "Failed to load conversations",
  messagesFailed: "Failed to load messages",
  sendFailed: "Failed to send message",
  empty: "Please enter a message",
  tooLong: "That is too long to send as one message.",
  notFound: "Conversation not found",
  personNotFound: "This person was not found, or you may not write to them.",
  blocked: "This message could not be delivered.",
  blockedByYou: "You have blocked this conversation. Unblock it to write.",
  gone: "This person has deleted their account.",
  notYours: "Only whoever began a conversation may add people to it.",
  full: "There is no room for more people in this conversation.",
  blockedNow: "You will hear nothing more from this conversation.",
  unblocked: "You can write to each other again.",
  reported: "Thank you. We will look at this conversation.",
  unknownAction: "This action is not known.",
} as const;
const say = MESSAGE_SENTENCES;

export const MESSAGE_MAX = 5000;
export const TITLE_MAX = 200;
/** How many messages come at once; older ones by `before`. */
export const MESSAGES_LISTED = { usual: 200, most: 200 } as const;
export const DELETED_USER = "Deleted user";

const words = z
  .string(say.empty)
  .check(z.trim(), z.minLength(1, say.empty), upTo(MESSAGE_MAX, say.tooLong));
const title = z._default(z.string().check(z.trim(), upTo(TITLE_MAX)), "");

export const Message = z.object({
  id: Id,
  /** "" for somebody who has deleted their account. */
  sender_id: text,
  sender_name: text,
  text,
  timestamp: text,
  /** What the sender's window called it; "" when it did not say. */
  client_id: text,
});
export type Message = z.infer<typeof Message>;

export const Conversation = z.object({
  id: Id,
  title: text,
  created_at: text,
  unreadCount: z.number(),
  /** The other person; several when others were added. `id` is "" for a deleted account. */
  people: z.array(z.object({ id: text, name: text })),
  /** What it is about, if that is a job that is still here. */
  job: z.nullable(z.object({ id: Id, title: text, company: text, is_open: z.boolean() })),
  /** The beginning of it. */
  last_message: z.nullable(z.object({ sender_id: text, text, timestamp: text })),
  /** By the caller. */
  is_blocked: z.boolean(),
  /** Not when everybody else has gone, or the caller has blocked it. */
  can_write: z.boolean(),
});
export type Conversation = z.infer<typeof Conversation>;

export const listConversations = endpoint("GET /api/conversations", {
  who: "signed-in",
  summary: "The caller's conversations, the one with the latest message first.",
  response: z.array(Conversation),
});

export const listMessages = endpoint("GET /api/conversations/messages", {
  who: "signed-in",
  summary:
    "The latest messages of a conversation, oldest first. Reading them clears its unread count.",
  query: z.object({
    conversation_id: Id,
    /** The id of a message: what was written before it. */
    before: z.optional(Id),
    limit: z._default(
      z.coerce
        .number()
        .check(z.refine((n) => Number.isInteger(n) && n >= 1 && n <= MESSAGES_LISTED.most)),
      MESSAGES_LISTED.usual,
    ),
  }),
  response: z.array(Message),
});

export const sendMessage = endpoint("POST /api/conversations/messages", {
  who: "signed-in",
  summary: "Write into a conversation. The same client_id again is the same message.",
  body: z.object({ conversation_id: Id, text: words, client_id: z.optional(Id) }),
  response: Message,
});

export const startConversation = endpoint("POST /api/conversations", {
  who: "signed-in",
  summary:
    "Write to somebody: a person, or whoever posted a job. The same two and title: the existing one.",
  body: z.object({
    title,
    recipient_id: z.optional(Id),
    /** In place of the recipient: who posted this job. Beside one: what it is about. */
    job_id: z.optional(Id),
    initial_message: words,
    client_id: z.optional(Id),
  }),
  response: Conversation,
});

/** Spec 1 §7: one call with three actions. */
export const messageAction = endpoint("POST /api/message", {
  who: "signed-in",
  summary: "Begin a conversation, add somebody to it, or write into it.",
  body: z.object({
    action: z.enum(["create_conversation", "add_participant", "add_message"], say.unknownAction),
    title: z.optional(z.string().check(z.trim(), upTo(TITLE_MAX))),
    conversation_id: z.optional(Id),
    user_id: z.optional(Id),
    text: z.optional(words),
  }),
  response: z.object({ success: z.literal(true), id: Id }),
});

export const blockConversation = endpoint("POST /api/conversations/:id/block", {
  who: "signed-in",
  summary: "Hear nothing more from the people in a conversation, or hear from them again.",
  body: z.object({ blocked: z.boolean() }),
  response: Acknowledged,
});

export const REPORT_REASONS = ["spam", "harassment", "not-a-real-job", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const reportConversation = endpoint("POST /api/conversations/:id/report", {
  who: "signed-in",
  summary: "Tell the operators about a conversation.",
  body: z.object({
    reason: z.enum(REPORT_REASONS),
    details: z._default(z.string().check(z.trim(), upTo(2000)), ""),
  }),
  response: Acknowledged,
});

export const lookUpUser = endpoint("GET /api/users/lookup", {
  who: "recruiter",
  summary: "Whether an address belongs to somebody whom the caller may write to.",
  query: z.object({ email: z.string().check(upTo(EMAIL_MAX)) }),
  response: z.object({ exists: z.boolean(), user_id: z.optional(Id) }),
});
