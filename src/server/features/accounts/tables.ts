import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const time = (name: string) => timestamp(name, { withTimezone: true });

export const accounts = pgTable("accounts", {
  id: uuid("id").primaryKey().defaultRandom(),
  email: text("email").notNull(),
  name: text("name").notNull(),
  phone: text("phone").notNull().default(""),
  passwordHash: text("password_hash"),
  isRecruiter: boolean("is_recruiter").notNull().default(false),
  onboarded: boolean("onboarded").notNull().default(false),
  emailVerifiedAt: time("email_verified_at"),
  randomString: text("random_string").notNull(),
  createdAt: time("created_at").notNull().defaultNow(),
  updatedAt: time("updated_at").notNull().defaultNow(),
});

export const sessions = pgTable("sessions", {
  tokenHash: bytea("token_hash").primaryKey(),
  accountId: uuid("account_id").notNull(),
  createdAt: time("created_at").notNull().defaultNow(),
  seenAt: time("seen_at").notNull().defaultNow(),
  expiresAt: time("expires_at").notNull(),
  userAgent: text("user_agent").notNull().default(""),
  id: uuid("id").notNull().defaultRandom(),
  provedAt: time("proved_at"),
  secondFactorAt: time("second_factor_at"),
});

export const providerIdentities = pgTable(
  "provider_identities",
  {
    provider: text("provider").notNull(),
    subject: text("subject").notNull(),
    accountId: uuid("account_id").notNull(),
    email: text("email").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
);

export const emailTokens = pgTable("email_tokens", {
  tokenHash: bytea("token_hash").primaryKey(),
  accountId: uuid("account_id").notNull(),
  purpose: text("purpose").notNull(),
  expiresAt: time("expires_at").notNull(),
  detail: jsonb("detail").notNull().default({}),
});

export const totpSecrets = pgTable("totp_secrets", {
  accountId: uuid("account_id").primaryKey(),
  sealed: bytea("sealed").notNull(),
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
  confirmedAt: time("confirmed_at"),
  createdAt: time("created_at").notNull().defaultNow(),
});

export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    accountId: uuid("account_id").notNull(),
    codeHash: bytea("code_hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

export const passkeys = pgTable("passkeys", {
  id: uuid("id").primaryKey().defaultRandom(),
  accountId: uuid("account_id").notNull(),
  credentialId: bytea("credential_id").notNull(),
  publicKey: bytea("public_key").notNull(),
  algorithm: integer("algorithm").notNull(),
  signCount: bigint("sign_count", { mode: "number" }).notNull().default(0),
  name: text("name").notNull(),
  createdAt: time("created_at").notNull().defaultNow(),
  usedAt: time("used_at"),
});

export const passkeyChallenges = pgTable("passkey_challenges", {
  challenge: bytea("challenge").primaryKey(),
  purpose: text("purpose").notNull(),
  accountId: uuid("account_id"),
  expiresAt: time("expires_at").notNull(),
});
