import type { Message } from "#contract/messaging.ts";

/** For tests: a message that is known by its number. */
export const message = (n: number, more: Partial<Message> = {}): Message => ({
  id: `m${n}`,
  sender_id: "them",
  sender_name: "Tess Whitlam",
  text: `Number ${n}`,
  timestamp: new Date(2026, 10, 13, 16, 0, n).toISOString(),
  client_id: "",
  ...more,
});
