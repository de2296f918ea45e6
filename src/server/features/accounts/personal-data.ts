import { eq } from "drizzle-orm";
import type { PersonalData } from "#server/platform/personal-data.ts";
import { deviceText } from "./settings/device-text.ts";
import {
  accounts,
  emailTokens,
  passkeyChallenges,
  passkeys,
  providerIdentities,
  recoveryCodes,
  sessions,
  totpSecrets,
} from "./tables.ts";

/** What the account itself holds. It goes last: the rows of other features point at it. */
export const accountsPersonalData: PersonalData = {
  tables: [
    "accounts",
    "sessions",
    "provider_identities",
    "email_tokens",
    "totp_secrets",
    "recovery_codes",
    "passkeys",
    "passkey_challenges",
    "audit_trail",
  ],

  async export(db, accountId) {
    const [account] = await db.orm.select().from(accounts).where(eq(accounts.id, accountId));
    const open = await db.orm.select().from(sessions).where(eq(sessions.accountId, accountId));
    const identities = await db.orm
      .select()
      .from(providerIdentities)
      .where(eq(providerIdentities.accountId, accountId));
    const [twoStep] = await db.orm
      .select()
      .from(totpSecrets)
      .where(eq(totpSecrets.accountId, accountId));
    const codes = await db.orm
      .select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.accountId, accountId));
    const keys = await db.orm.select().from(passkeys).where(eq(passkeys.accountId, accountId));
    const { rows: trail } = await db.query(
      "select at, action, detail from audit_trail where actor_id = $1 order by id",
      [accountId],
    );
    const { passwordHash: _secret, randomString: _random, ...details } = account ?? {};
    return {
      records: {
        account: details,
        sessions: open.map(({ userAgent, createdAt, seenAt }) => ({
          device: deviceText(userAgent),
          userAgent,
          createdAt,
          seenAt,
        })),
        connectedSignIns: identities.map(({ provider, email, createdAt }) => ({
          provider,
          email,
          createdAt,
        })),
        // The secrets themselves open the account: they do not travel.
        twoStepSignIn: { since: twoStep?.confirmedAt ?? null, recoveryCodesLeft: codes.length },
        passkeys: keys.map(({ name, createdAt, usedAt }) => ({ name, createdAt, usedAt })),
        whatYouDid: trail,
      },
    };
  },

  /** The trail stays: it is the record of what was done, under an id that names nobody any more. */
  async erase(tx, accountId) {
    await tx.orm.delete(sessions).where(eq(sessions.accountId, accountId));
    await tx.orm.delete(totpSecrets).where(eq(totpSecrets.accountId, accountId));
    await tx.orm.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
    await tx.orm.delete(passkeys).where(eq(passkeys.accountId, accountId));
    await tx.orm.delete(passkeyChallenges).where(eq(passkeyChallenges.accountId, accountId));
    await tx.orm.delete(emailTokens).where(eq(emailTokens.accountId, accountId));
    await tx.orm.delete(providerIdentities).where(eq(providerIdentities.accountId, accountId));
    await tx.orm.delete(accounts).where(eq(accounts.id, accountId));
    return [];
  },
};
