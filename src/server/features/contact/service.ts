import { createHash } from "node:crypto";
import type { ContactMessage } from "#contract/contact.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Actor, Client } from "#server/platform/http/caller.ts";
import type { LimitRule, Limits } from "#server/platform/limits.ts";
import type { Mail } from "#server/platform/mail/mail.ts";
import { supportMail } from "./mails.ts";
import * as repository from "./repository.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly limits: Limits;
  readonly mail: Mail;
  readonly supportEmail: string;
  readonly rules: Record<"perNetwork" | "perSender", LimitRule>;
}

export type ContactService = ReturnType<typeof createContactService>;

export function createContactService(parts: Parts) {
  const { database, clock, limits, mail, supportEmail, rules } = parts;
  /** The sender's first, and back if the network has none left: what is refused uses up nobody else's. */
  async function takeTurn(actor: Actor | null, client: Client, sent: ContactMessage) {
    const sender = `contact-from:${senderOf(actor, client, sent)}`;
    await limits.take(sender, rules.perSender);
    try {
      await limits.take(`contact:${client.network}`, rules.perNetwork);
    } catch (error) {
      await limits.giveBack(sender, rules.perSender);
      throw error;
    }
  }

  return {
    /** Kept and mailed, or neither. */
    async send(actor: Actor | null, client: Client, sent: ContactMessage): Promise<void> {
      await takeTurn(actor, client, sent);
      const { name, email, subject, message } = sent;
      await database.transaction(async (tx) => {
        await repository.insert(tx, {
          accountId: actor?.id ?? null,
          name,
          email,
          subject,
          message,
          createdAt: clock(),
        });
        await mail.send(tx, {
          to: supportEmail,
          replyTo: { address: email, name },
          kind: "contact",
          content: supportMail(sent, actor),
        });
      });
    },
  };
}

/** Nobody is shut out by a stranger elsewhere who types their address. */
const senderOf = (actor: Actor | null, { network }: Client, { email }: ContactMessage) =>
  actor?.id ?? createHash("sha256").update(`${network} ${email.toLowerCase()}`).digest("hex");
