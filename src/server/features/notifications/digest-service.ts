import { type EmailDigest, getNotificationSettings } from "#contract/notifications.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import { invalid } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { Signer } from "#server/platform/signing/signer.ts";
import * as repository from "./digest-repository.ts";

interface Parts {
  readonly database: Database;
  readonly events: Events;
  readonly signer: Signer;
}

const PURPOSE = "unsubscribe:digest";
const BAD_LINK =
  "This unsubscribe link is invalid. Open it from the email once more, or change your emails in your profile settings.";

export type DigestService = ReturnType<typeof createDigestService>;

/** How often a person wants to be told by mail. */
export function createDigestService({ database, events, signer }: Parts) {
  const others = new Map<string, (value: string) => Promise<string>>();
  const save = (accountId: string, digest: EmailDigest) =>
    database.transaction(async (tx) => {
      await repository.saveDigest(tx, accountId, digest);
      await events.publish(tx, `account:${accountId}`, getNotificationSettings);
    });

  return {
    find: (actor: Actor) => repository.findDigest(database, actor.id),
    save: (actor: Actor, digest: EmailDigest) => save(actor.id, digest),

    /** For the link of a mail: whoever holds it may end these mails and nothing else, at any time. */
    token: (accountId: string) => signer.sign(PURPOSE, accountId),

    /** For the features above: what else the link of a mail can end, by what its token was signed for. */
    onUnsubscribe(purpose: string, stop: (value: string) => Promise<string>): void {
      others.set(purpose, stop);
    },

    /** Answers what was ended, in a sentence. */
    async unsubscribe(token: string): Promise<string> {
      for (const [purpose, stop] of others) {
        const value = signer.read(purpose, token);
        if (value) return stop(value);
      }
      const accountId = signer.read(PURPOSE, token);
      if (!accountId) throw invalid(BAD_LINK);
      await save(accountId, "off");
      return "You will get no more summaries by email.";
    },
  };
}
