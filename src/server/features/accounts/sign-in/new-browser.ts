import ipaddr from "ipaddr.js";
import * as z from "zod";
import { SECOND_FACTOR_SENTENCES as say } from "#contract/second-factor.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Client } from "#server/platform/http/caller.ts";
import type { Mail } from "#server/platform/mail/mail.ts";
import type { EmailLinks } from "../email-links.ts";
import { newBrowserMail } from "../mails.ts";
import type { Account } from "../repository.ts";
import { deviceText } from "../settings/device-text.ts";
import { deleteSession } from "../settings/repository.ts";
import type { TellSettings } from "../settings/tell-settings.ts";

interface Parts {
  readonly database: Database;
  readonly mail: Mail;
  readonly links: EmailLinks;
  readonly clock: () => Date;
  readonly tell: TellSettings;
  readonly rules: { readonly publicUrl: () => string; readonly timeZone: string };
}

const PURPOSE = "end-session";
const Detail = z.object({ session: z.uuid() });

export type TellNewBrowser = (
  tx: Db,
  account: Account,
  client: Client,
  sessionId: string,
) => Promise<void>;

/** Somebody signed in where this account never did: its owner hears of it, and can end it from the mail. */
export const createTellNewBrowser =
  ({ mail, links, clock, rules }: Parts): TellNewBrowser =>
  async (tx, account, client, sessionId) => {
    const token = await links.make(tx, account.id, PURPOSE, { session: sessionId });
    const content = newBrowserMail(account.name, {
      device: deviceText(client.userAgent),
      network: roughNetwork(client.address),
      at: clock().toLocaleString("en-AU", {
        timeZone: rules.timeZone,
        dateStyle: "full",
        timeStyle: "long",
      }),
      endUrl: `${rules.publicUrl()}/end-session?${new URLSearchParams({ token })}`,
      resetUrl: `${rules.publicUrl()}/forgot-password`,
    });
    await mail.send(tx, { to: account.email, content, kind: "new-browser" });
  };

export type EndSessionByMail = (token: string) => Promise<void>;

export const createEndSessionByMail =
  ({ database, links, tell }: Parts): EndSessionByMail =>
  (token) =>
    database.transaction(async (tx) => {
      const { accountId, detail } = await links.use(tx, token, PURPOSE, say.endedByMail);
      const { session } = Detail.parse(detail);
      if (!(await deleteSession(tx, accountId, session))) return;
      const trail = { by: "mail" };
      await recordAudit(tx, { actorId: accountId, action: "account.session-ended", detail: trail });
      await tell(tx, accountId);
    });

/** Enough to say "that was me", and not where somebody lives: half of the address, or less. */
export function roughNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return "an unknown network";
  const parsed = ipaddr.process(address);
  const range = parsed.range();
  if (range === "loopback") return "the machine that Candour runs on";
  if (range !== "unicast") return "a private network";
  if (parsed instanceof ipaddr.IPv6)
    return `${parsed.parts
      .slice(0, 2)
      .map((part) => part.toString(16))
      .join(":")}:…`;
  return `${parsed.octets.slice(0, 2).join(".")}.…`;
}
