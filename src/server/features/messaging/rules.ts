import { INVITATION_SENTENCES as say } from "#contract/invitations.ts";
import type { Config } from "#server/platform/config.ts";
import type { LimitRule } from "#server/platform/limits.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const TOO_MANY = "Too many messages. Please wait a few minutes and try again.";

const TOO_MANY_REPORTS = "Too many reports. Please wait a while and try again.";

/** Of one account. */
export const messagingRules = (limits: Config["limits"]) =>
  ({
    messages: {
      max: limits.messagesPerOwner,
      windowSeconds: 10 * MINUTE,
      message: TOO_MANY,
    },
    conversations: {
      max: limits.conversationsPerHour,
      windowSeconds: HOUR,
      message: TOO_MANY,
    },
    reports: { max: 10, windowSeconds: HOUR, message: TOO_MANY_REPORTS },
    invitations: { max: limits.invitationsPerDay, windowSeconds: DAY, message: say.tooMany },
  }) satisfies Record<string, LimitRule>;
export type MessagingRules = ReturnType<typeof messagingRules>;

/** To one address, from whomever. */
export const INVITATIONS_PER_ADDRESS: LimitRule = {
  max: 3,
  windowSeconds: DAY,
  message: say.asked,
};

/** A conversation, not a mailing list. */
export const MOST_PARTICIPANTS = 20;
/** The newest conversations: more than anybody scrolls through. */
export const CONVERSATIONS_LISTED = 1000;
/** In lists and notifications. */
export const PREVIEW = { list: 200, notice: 140 } as const;
/** How many messages are kept with a report. */
export const MESSAGES_REPORTED = 20;
