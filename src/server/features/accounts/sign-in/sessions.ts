import { createHash, randomBytes } from "node:crypto";
import { batched } from "#server/platform/database/batched.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Actor, Client, Identify } from "#server/platform/http/caller.ts";
import * as repository from "../repository.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** 30 days sliding and 90 at most; administrators 12 hours. */
const SLIDES = 30 * DAY;
const AT_MOST = 90 * DAY;
const ADMIN_AT_MOST = 12 * HOUR;
/** A session's last sight is written at most this often, not on every request. */
const TOUCH_AFTER = 10 * MINUTE;
const TOKEN = /^[\w-]{43}$/;

export interface Sessions {
  /** `provedAt`: a provider has just vouched for the person. Answers the token for the cookie. */
  start(db: Db, accountId: string, userAgent: string, provedAt?: Date): Promise<string>;
  end(db: Db, token: string): Promise<string | undefined>;
  /** Every session of the account, but for the one of `keepToken`. */
  endAll(db: Db, accountId: string, keepToken?: string): Promise<void>;
  /** A provider has vouched once more for the person in front of this session. */
  prove(db: Db, token: string): Promise<void>;
  identify: Identify;
}

export const hashToken = (token: string) => createHash("sha256").update(token).digest();
export const newToken = () => randomBytes(32).toString("base64url");

export function createSessions(
  database: Database,
  isAdminEmail: (email: string, client: Client) => boolean,
  clock: () => Date,
): Sessions {
  const find = batched(async (hashes: string[]) => {
    const owners = await repository.findSessionOwners(
      database,
      hashes.map((hash) => Buffer.from(hash, "hex")),
    );
    return new Map(owners.map((owner) => [owner.session.tokenHash.toString("hex"), owner]));
  });

  return {
    async start(db, accountId, userAgent, provedAt) {
      const token = newToken();
      const now = clock();
      const expiresAt = new Date(now.getTime() + SLIDES);
      const tokenHash = hashToken(token);
      await repository.insertSession(db, {
        tokenHash,
        accountId,
        createdAt: now,
        seenAt: now,
        expiresAt,
        userAgent,
        provedAt,
      });
      return token;
    },
    end: (db, token) => repository.deleteSession(db, hashToken(token)),
    endAll: (db, accountId, keepToken) =>
      repository.deleteSessions(db, accountId, keepToken ? hashToken(keepToken) : undefined),
    prove: (db, token) => repository.markProved(db, hashToken(token), clock()),
    async identify(token, client) {
      if (!TOKEN.test(token)) return null;
      const owner = await find(hashToken(token).toString("hex"));
      if (!owner) return null;
      const now = clock();
      const age = now.getTime() - owner.session.createdAt.getTime();
      const hasAdminEmail =
        isAdminEmail(owner.account.email, client) && owner.account.emailVerifiedAt;
      if (age > (hasAdminEmail ? ADMIN_AT_MOST : AT_MOST)) return null;
      if (now.getTime() - owner.session.seenAt.getTime() > TOUCH_AFTER)
        await repository.touchSession(database, owner.session.tokenHash, {
          seenAt: now,
          expiresAt: new Date(now.getTime() + SLIDES),
        });
      return actorOf(owner.account, Boolean(hasAdminEmail));
    },
  };
}

export function actorOf(account: repository.Person, isAdmin: boolean): Actor {
  return {
    id: account.id,
    email: account.email,
    name: account.name,
    phone: account.phone,
    role: account.isRecruiter ? "recruiter" : "candidate",
    isAdmin,
    onboarded: account.onboarded,
    emailVerified: account.emailVerifiedAt !== null,
    randomString: account.randomString,
    createdAt: account.createdAt,
    updatedAt: account.updatedAt,
  };
}
