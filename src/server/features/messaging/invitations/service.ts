import { createHash } from "node:crypto";
import { INVITATION_SENTENCES as say } from "#contract/invitations.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database } from "#server/platform/database/database.ts";
import { allow, conflict } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { Limits } from "#server/platform/limits.ts";
import type { Mail } from "#server/platform/mail/mail.ts";
import type { Signer } from "#server/platform/signing/signer.ts";
import type { RecruiterProfileService } from "../../profiles/recruiter/service.ts";
import { accountWith, acquaintance, companyPosted } from "../acquaintance.ts";
import { INVITATIONS_PER_ADDRESS, type MessagingRules } from "../rules.ts";
import { invitationMail } from "./mails.ts";
import * as repository from "./repository.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly limits: Limits;
  readonly rules: MessagingRules;
  readonly mail: Mail;
  readonly signer: Signer;
  readonly publicUrl: { readonly value: string };
  readonly isVerified: RecruiterProfileService["isVerified"];
  readonly companyOf: RecruiterProfileService["companyOf"];
}

interface Invitation {
  readonly to: string;
  readonly name: string;
  readonly subject: string;
  readonly body: string;
}

const PURPOSE = "unsubscribe:invitations";

/** The same for all spellings of an address, and not the address. */
const hashOf = (address: string) =>
  createHash("sha256").update(address.toLowerCase()).digest("hex");

export type InvitationService = ReturnType<typeof createInvitationService>;

/** Mail from a recruiter to somebody who has no account. It must not serve strangers as a relay. */
export function createInvitationService(parts: Parts) {
  const { database, clock, limits, rules, mail, signer, publicUrl, isVerified, companyOf } = parts;

  /** Somebody who wants no such mail at all, or who is here and wants none from this recruiter. */
  async function isUnwanted(actor: Actor, address: string): Promise<boolean> {
    if (await repository.isSuppressed(database, hashOf(address))) return true;
    const id = await accountWith(database, address, { mustBeVerified: false });
    return Boolean(id && (await acquaintance(database, actor.id, id))?.hasBlockedMe);
  }

  return {
    /** Answers the id of the mail. */
    async invite(actor: Actor, { to, name, subject, body }: Invitation): Promise<string> {
      allow(await isVerified(actor), say.notVerified);
      if (await isUnwanted(actor, to)) throw conflict(say.notDeliverable);
      await limits.take(`invitation:${actor.id}`, rules.invitations);
      await limits.take(`invitation-to:${hashOf(to)}`, INVITATIONS_PER_ADDRESS);
      const sender = actor.name;
      const company =
        (await companyOf(database, actor.id)) || (await companyPosted(database, actor.id));
      const token = signer.sign(PURPOSE, hashOf(to));
      return database.transaction(async (tx) => {
        await recordAudit(tx, {
          actorId: actor.id,
          action: "invitation.sent",
          detail: { to: hashOf(to) },
        });
        return mail.send(tx, {
          to: { address: to, name },
          replyTo: { address: actor.email, name: sender },
          kind: "invitation",
          unsubscribeUrl: `${publicUrl.value}/api/invitations/unsubscribe?${new URLSearchParams({ token })}`,
          content: invitationMail({ sender, company, subject, body, publicUrl: publicUrl.value }),
        });
      });
    },

    isLink: (token: string) => signer.read(PURPOSE, token) !== undefined,

    /** False when we did not make the link. */
    async unsubscribe(token: string): Promise<boolean> {
      const addressHash = signer.read(PURPOSE, token);
      if (!addressHash) return false;
      await repository.suppress(database, addressHash, clock());
      return true;
    },
  };
}
