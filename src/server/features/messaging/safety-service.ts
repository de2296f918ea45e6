import {
  listConversations,
  type ReportReason,
  MESSAGE_SENTENCES as say,
} from "#contract/messaging.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import { notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { Limits } from "#server/platform/limits.ts";
import type { Mail } from "#server/platform/mail/mail.ts";
import { reportMail } from "./mails.ts";
import * as conversations from "./repository.ts";
import { MESSAGES_REPORTED, type MessagingRules } from "./rules.ts";
import * as repository from "./safety-repository.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly events: Events;
  readonly limits: Limits;
  readonly rules: MessagingRules;
  readonly mail: Mail;
  readonly supportEmail: string;
  readonly markRead: (tx: Db, accountId: string, conversationId: string) => Promise<void>;
}

interface Complaint {
  readonly reason: ReportReason;
  readonly details: string;
}

export type SafetyService = ReturnType<typeof createSafetyService>;

/** What a person can do about somebody they do not want to hear from. */
export function createSafetyService(parts: Parts) {
  const { database, clock, events, limits, rules, mail, supportEmail, markRead } = parts;

  async function participant(db: Db, actor: Actor, conversationId: string) {
    const me = await conversations.findParticipant(db, actor.id, conversationId);
    if (!me) throw notFound(say.notFound);
    return me;
  }

  return {
    /** The people, not the conversation: they cannot come back in another one. */
    async setBlocked(actor: Actor, conversationId: string, isBlocked: boolean): Promise<void> {
      await database.transaction(async (tx) => {
        await participant(tx, actor, conversationId);
        if (isBlocked) {
          const mine = { blockerId: actor.id, blockedAt: clock() };
          await repository.block(tx, mine, conversationId);
          // What is not wanted does not count as waiting to be read.
          await markRead(tx, actor.id, conversationId);
        } else {
          await repository.unblock(tx, actor.id, conversationId);
        }
        await events.publish(tx, `account:${actor.id}`, listConversations);
      });
    },

    /** For the operators. Nobody in the conversation hears of it. */
    async report(actor: Actor, conversationId: string, complaint: Complaint): Promise<void> {
      const me = await participant(database, actor, conversationId);
      await limits.take(`report:${actor.id}`, rules.reports);
      await database.transaction(async (tx) => {
        const latest = await conversations.listMessages(tx, me, { limit: MESSAGES_REPORTED });
        const reportId = await repository.insertReport(tx, {
          conversationId,
          reporterId: actor.id,
          ...complaint,
          messageIds: latest.map(({ id }) => id),
          reportedAt: clock(),
        });
        await recordAudit(tx, {
          actorId: actor.id,
          action: "conversation.reported",
          subject: { type: "conversation", id: conversationId },
          detail: { report: reportId, reason: complaint.reason },
        });
        const ids = { reportId, conversationId, reporterId: actor.id };
        const content = reportMail(ids, complaint.reason);
        await mail.send(tx, { to: supportEmail, kind: "conversation-report", content });
      });
    },
  };
}
