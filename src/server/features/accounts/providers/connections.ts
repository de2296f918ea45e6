import * as z from "zod";
import { ForgotBody } from "#contract/account-links.ts";
import { PROVIDER_ERRORS, PROVIDERS, type ProviderName } from "#contract/sign-in-providers.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { invalid } from "#server/platform/faults.ts";
import type { Cookies } from "#server/platform/http/cookies.ts";
import type { Mail } from "#server/platform/mail/mail.ts";
import type { MailContent } from "#server/platform/mail/message.ts";
import type { EmailLinks } from "../email-links.ts";
import { greeting } from "../mails.ts";
import * as accounts from "../repository.ts";
import { hashToken, newToken, type Sessions } from "../sign-in/sessions.ts";
import { ProviderFailure } from "./provider-failure.ts";
import { ProviderNameSchema } from "./provider-name.ts";
import * as repository from "./repository.ts";

const PURPOSE = "connect-provider";
const COOKIE = "connect";
const SECONDS = 3600;

const Detail = z.object({
  provider: ProviderNameSchema,
  subject: z.string(),
  email: z.string(),
  /** The hash of what the browser that began keeps in its cookie. */
  browser: z.string(),
});

interface Parts {
  readonly database: Database;
  readonly mail: Mail;
  readonly links: EmailLinks;
  readonly sessions: Sessions;
  readonly clock: () => Date;
  readonly rules: { readonly publicUrl: () => string };
}

const markOf = (browser: string) => hashToken(browser).toString("hex");
const refusal = () => invalid(PROVIDER_ERRORS["connect-failed"]);

export type Connections = ReturnType<typeof createConnections>;

/**
 * Joining a sign-in whose address proves nothing to an account that has that address. It takes the
 * mailbox and the browser that began: a stranger who begins with somebody's address gains nothing
 * when its owner opens the link.
 */
export function createConnections(parts: Parts) {
  const { database, mail, links, sessions, clock, rules } = parts;
  return {
    /** Mails the link. The answer is for the browser to keep. */
    async offer(tx: Db, account: accounts.Account, person: ProviderPerson): Promise<string> {
      const browser = newToken();
      const { provider, subject, email = account.email } = person;
      const detail: z.infer<typeof Detail> = { provider, subject, email, browser: markOf(browser) };
      const token = await links.make(tx, account.id, PURPOSE, detail);
      const link = `${rules.publicUrl()}/connect-account?${new URLSearchParams({ token })}`;
      const content = connectMail(account.name, PROVIDERS[provider], link);
      await mail.send(tx, { to: account.email, content, kind: PURPOSE });
      return browser;
    },

    keep: (cookies: Cookies, browser: string) => cookies.keepSigned(COOKIE, browser, SECONDS),

    /** A refusal rolls back, so that the link still works in the browser that began. */
    async connect(token: string, cookies: Cookies): Promise<string> {
      const browser = cookies.readSigned(COOKIE);
      if (!browser) throw refusal();
      const provider = await database.transaction(async (tx) => {
        const used = await links.use(tx, token, PURPOSE, PROVIDER_ERRORS["connect-failed"]);
        const { browser: mark, ...identity } = Detail.parse(used.detail);
        if (mark !== markOf(browser)) throw refusal();
        const account = await accounts.lockAccount(tx, used.accountId);
        await claimAccount(tx, account, sessions, clock());
        await accounts.deleteEmailTokens(tx, account.id, PURPOSE);
        const isNew = await repository.insertIdentity(tx, { ...identity, accountId: account.id });
        if (!isNew) throw refusal();
        const detail = { provider: identity.provider };
        await recordAudit(tx, {
          actorId: account.id,
          action: "account.provider-connected",
          detail,
        });
        return identity.provider;
      });
      cookies.keepSigned(COOKIE, "", 0);
      return PROVIDERS[provider];
    },
  };
}

function connectMail(name: string, provider: string, link: string): MailContent {
  return {
    subject: `Connect ${provider} to your account`,
    preview: "The link works once, for one hour, in the browser where you began.",
    blocks: [
      { kind: "paragraph", text: greeting(name) },
      {
        kind: "paragraph",
        text: `someone, we hope you, signed in with ${provider} under this email address. You have a Candour account already: connect the two, and you can sign in with ${provider} from now on.`,
      },
      {
        kind: "paragraph",
        text: "Open the link in the browser where you began. It works once, for one hour.",
      },
      { kind: "button", label: `Connect ${provider}`, url: link },
      {
        kind: "small",
        text: "If it was not you, you need not do anything: your account stays as it is.",
      },
    ],
  };
}

/**
 * Somebody has proved to be the owner of an address whose account nobody ever proved. Whoever made
 * that account may have been a stranger: every way in that it had is gone first.
 */
export async function claimAccount(
  tx: Db,
  account: accounts.Account,
  sessions: Sessions,
  now: Date,
): Promise<void> {
  if (account.emailVerifiedAt) return;
  await sessions.endAll(tx, account.id);
  await accounts.deleteIdentities(tx, account.id);
  await accounts.deleteEmailTokens(tx, account.id);
  await repository.claim(tx, account.id, now);
  await recordAudit(tx, { actorId: account.id, action: "account.claimed" });
}

/** Somebody a provider vouches for. */
export interface ProviderPerson {
  readonly provider: ProviderName;
  /** Who it is, for ever, whatever their address becomes. */
  readonly subject: string;
  readonly name: string;
  readonly email: string | undefined;
  /** The provider knows that the address is theirs. */
  readonly hasProvenEmail: boolean;
  /** When they signed in there, where the provider says so. */
  readonly signedInAt: Date | undefined;
}

const text = z.string().optional().catch(undefined);
const part = z.string().regex(/^[\w-]{1,100}$/);

const Claims = z.object({
  email: text,
  email_verified: z.unknown().optional(),
  name: text,
  auth_time: z.number().optional().catch(undefined),
});

/** Microsoft's `sub` differs from app to app; a person there is an object of a tenant. */
const SUBJECTS: Record<ProviderName, z.ZodType<string>> = {
  google: z.object({ sub: z.string().min(1).max(255) }).transform(({ sub }) => sub),
  microsoftonline: z.object({ tid: part, oid: part }).transform(({ tid, oid }) => `${tid}:${oid}`),
};

export function personOf(provider: ProviderName, claims: unknown): ProviderPerson {
  const { email_verified, auth_time, ...told } = Claims.parse(claims);
  const subject = SUBJECTS[provider].safeParse(claims).data;
  if (subject === undefined) throw new ProviderFailure("no-identity");
  const email = z.safeParse(ForgotBody, { email: told.email }).data?.email;
  return {
    provider,
    subject,
    name: nameOf(told.name, email),
    email,
    // Anyone who runs a tenant at Microsoft can write any address into it.
    hasProvenEmail: provider === "google" && email_verified === true,
    signedInAt: auth_time === undefined ? undefined : new Date(auth_time * 1000),
  };
}

const LONGEST_NAME = 200;

function nameOf(told: string | undefined, email: string | undefined): string {
  const name = (told ?? "").replace(/\p{Cc}+/gu, " ").trim();
  // A cut through the middle of a character leaves a half that nothing can show.
  const cut = name
    .slice(0, LONGEST_NAME)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
  return cut || (email?.split("@")[0] ?? "");
}
