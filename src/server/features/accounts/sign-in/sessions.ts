import { createHash, randomBytes, randomUUID } from "node:crypto";
import { batched } from "#server/platform/database/batched.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Actor, Client, Identify } from "#server/platform/http/caller.ts";
import * as repository from "../repository.ts";
import { hasFactor } from "../second-factor/repository.ts";

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

interface NewSession {
  readonly accountId: string;
  readonly userAgent: string;
  /** Something more than the password has just vouched for the person. */
  readonly provedAt?: Date;
  readonly secondFactorAt?: Date;
}

export interface Sessions {
  /** The token is for the cookie, the id for lists. */
  start(db: Db, session: NewSession): Promise<{ token: string; id: string }>;
  end(db: Db, token: string): Promise<string | undefined>;
  /** Every session of the account, but for the one of `keepToken`. */
  endAll(db: Db, accountId: string, keepToken?: string): Promise<void>;
  /** The person in front of this session has proved once more who they are. */
  prove(db: Db, token: string, how?: { withFactor: boolean }): Promise<void>;
  identify: Identify;
}

export const hashToken = (token: string) => createHash("sha256").update(token).digest();
export const newToken = () => randomBytes(32).toString("base64url");

interface AdminRules {
  readonly isAdminEmail: (email: string, client: Client) => boolean;
  /** Administrators act as such only with a code or a passkey. */
  readonly adminsNeedFactor: boolean;
}

export function createSessions(
  database: Database,
  { isAdminEmail, adminsNeedFactor }: AdminRules,
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
    async start(db, session) {
      const token = newToken();
      const id = randomUUID();
      const now = clock();
      const expiresAt = new Date(now.getTime() + SLIDES);
      const tokenHash = hashToken(token);
      const times = { createdAt: now, seenAt: now, expiresAt };
      await repository.insertSession(db, { ...session, ...times, id, tokenHash });
      return { token, id };
    },
    end: (db, token) => repository.deleteSession(db, hashToken(token)),
    endAll: (db, accountId, keepToken) =>
      repository.deleteSessions(db, accountId, keepToken ? hashToken(keepToken) : undefined),
    async prove(db, token, { withFactor } = { withFactor: false }) {
      const now = clock();
      const proofs = { provedAt: now, ...(withFactor && { secondFactorAt: now }) };
      await repository.markProved(db, hashToken(token), proofs);
    },
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
      const lacks = hasAdminEmail ? await adminLacks(owner) : undefined;
      return actorOf(owner, Boolean(hasAdminEmail) && !lacks, lacks);
    },
  };

  async function adminLacks({ session, account }: repository.SessionOwner) {
    if (!adminsNeedFactor || session.secondFactorAt) return undefined;
    return (await hasFactor(database, account.id)) ? "confirmation" : "factor";
  }
}

function actorOf(
  { session, account }: repository.SessionOwner,
  isAdmin: boolean,
  adminLacks: Actor["adminLacks"],
): Actor {
  const { id, createdAt, provedAt, secondFactorAt } = session;
  return {
    session: {
      id,
      provedAt: provedAt && provedAt > createdAt ? provedAt : createdAt,
      secondFactorAt,
    },
    adminLacks,
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
