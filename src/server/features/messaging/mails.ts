import type { ReportReason } from "#contract/messaging.ts";
import type { MailContent } from "#server/platform/mail/message.ts";

interface Ids {
  readonly reportId: string;
  readonly conversationId: string;
  readonly reporterId: string;
}

/** Ids only: what people wrote to each other does not travel by mail. */
export function reportMail(ids: Ids, reason: ReportReason): MailContent {
  return {
    subject: "A conversation was reported",
    preview: `Reason: ${reason}`,
    blocks: [
      { kind: "paragraph", text: "Somebody has reported a conversation." },
      {
        kind: "list",
        items: [
          `Reason: ${reason}`,
          `Report: ${ids.reportId}`,
          `Conversation: ${ids.conversationId}`,
          `Reported by: ${ids.reporterId}`,
        ],
      },
    ],
  };
}
