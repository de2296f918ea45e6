import { isIP } from "node:net";
import { resolve } from "node:path";
import * as z from "zod";
import { LIMITS, limitsOf } from "./config-limits.ts";
import { type StandIns, standInsOf } from "./fetching/stand-ins.ts";
import { GOALS, goalsOf } from "./goals-of.ts";
import { whySecretIsWeak } from "./signing/weak-secret.ts";

const TIME_OF_DAY = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** "06:30"; undefined for what no clock shows. */
function timeOfDay(text: string): { hour: number; minute: number } | undefined {
  const [, hour, minute] = TIME_OF_DAY.exec(text) ?? [];
  return hour && minute ? { hour: Number(hour), minute: Number(minute) } : undefined;
}

/**
 * The only file that reads the environment. Every variable has a default that works on a bare
 * machine; in production the defaults that would be unsafe are refused by name.
 */

const onOff = (fallback: boolean) =>
  z
    .enum(["on", "off", "yes", "no", "true", "false", "1", "0"])
    .optional()
    .transform((word) => (word ? ["on", "yes", "true", "1"].includes(word) : fallback));

const list = z
  .string()
  .default("")
  .transform((text) => text.split(",").flatMap((part) => part.trim() || []));
const link = (...schemes: string[]) =>
  z
    .url({ error: `must be a URL that starts with ${schemes.join(" or ")}` })
    .refine((url) => schemes.some((scheme) => url.startsWith(scheme)), {
      error: `must start with ${schemes.join(" or ")}`,
    })
    .optional();

function isNetwork(text: string): boolean {
  const [address = "", bits] = text.split("/");
  return isIP(address) !== 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en-AU", { timeZone: name }));
  } catch {
    return false;
  }
}

const Environment = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  HOST: z.string().default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65535).optional(),
  PUBLIC_URL: link("http://", "https://").refine(
    (url) => !url || `${new URL(url).pathname}${new URL(url).search}` === "/",
    { error: "must be an address without a path, like https://jobs.example.org" },
  ),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: link("postgres://", "postgresql://"),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(12),
  SMTP_URL: link("smtp://", "smtps://"),
  MAIL_FROM: z.string().default("Candour <no-reply@candour.example>"),
  SUPPORT_EMAIL: z.email().default("support@candour.example"),
  S3_URL: link("http://", "https://"),
  SECRET: z
    .string()
    .min(32, { error: "must be at least 32 characters", abort: true })
    .superRefine((secret, { addIssue }) => {
      const reason = whySecretIsWeak(secret);
      if (reason) addIssue(`${reason}, for example with: openssl rand -base64 33`);
    })
    .optional(),
  SECRET_BEFORE: list,
  TRUST_PROXY: list.refine((parts) => parts.every(isNetwork), {
    error: "must be addresses or networks of proxies, like 10.0.0.5 or 10.0.0.0/8",
  }),
  ROLES: z.string().default("web,worker"),
  TRY_OUT: onOff(false),
  DEMO: onOff(true),
  ADMIN_EMAILS: list,
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: link("https://", "http://").default("https://accounts.google.com"),
  MICROSOFT_CLIENT_ID: z.string().optional(),
  MICROSOFT_CLIENT_SECRET: z.string().optional(),
  MICROSOFT_ISSUER: link("https://", "http://").default(
    "https://login.microsoftonline.com/common/v2.0",
  ),
  TIME_ZONE: z
    .string()
    .default("Australia/Sydney")
    .refine(isTimeZone, { error: "is not a time zone, like Australia/Sydney" }),
  GOALS: z
    .string()
    .default("2,500+|recruiters;95%|accuracy;10,000+|matches;30 sec|average")
    .refine((text) => goalsOf(text) !== undefined, {
      error: `must be up to ${GOALS.most} pairs like 95%|accuracy with ; between them (figures up to ${GOALS.figure} characters, labels up to ${GOALS.label}), or none`,
    })
    .transform((text) => goalsOf(text) ?? []),
  AI_BASE_URL: link("http://", "https://").refine((url) => !url?.includes("@"), {
    error: "must not hold a user or password; the key is AI_API_KEY",
  }),
  // Anything else could not be sent as a header, and fetch would repeat it in its error.
  AI_API_KEY: z
    .string()
    .regex(/^[!-~]+$/, { error: "must be letters, figures and signs without spaces" })
    .optional(),
  AI_MODEL: z.string().optional(),
  AI_TIMEOUT_MS: z.coerce.number().int().min(1000).max(120_000).default(45_000),
  BLOG_SCHEDULE: z
    .string()
    .default("off")
    .refine((text) => text === "off" || timeOfDay(text), {
      error: "must be off, or a time of day like 06:30",
    })
    .transform(timeOfDay),
  METRICS_TOKEN: z.string().min(16, { error: "must be at least 16 characters" }).optional(),
  /** Unset: on in production. */
  ACCESS_LOG: z.enum(["on", "off"]).optional(),
  READING_MODEL: onOff(true),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  ...LIMITS,
  FETCH_TEST_HOSTS: z
    .string()
    .default("")
    .refine(standInsOf, { error: "must be pairs like shop.example=127.0.0.2:4101" })
    .transform((text): StandIns => standInsOf(text) ?? new Map()),
  /** The least time between two requests to one host; shorter ones only where stand-ins answer. */
  SCRAPE_INTERVAL_MS: z.coerce.number().int().min(0).max(60_000).default(1000),
  SEARCH_URL: link("http://", "https://"),
  SEARCH_KEY: z.string().optional(),
  SEEK_BASE_URL: link("http://", "https://"),
  SEEK_PERMISSION: z.string().trim().max(500).optional(),
  ARCHIVE_MAX_MB: z.coerce.number().min(1).max(200).default(200),
  CANDOUR_DEV: onOff(false),
  PASSWORD_COST: z.enum(["full", "test"]).default("full"),
});

const ROLES = ["web", "worker"] as const;
type Role = (typeof ROLES)[number];

export type Config = ReturnType<typeof readConfig>;

/** A setting that cannot work. Its message is printed as it is, without a stack. */
export class ConfigError extends Error {}

export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}

export const readEnvironment = () => readConfig(process.env);

export function readConfig(env: Record<string, string | undefined>) {
  // An empty variable counts as unset, the way compose files and CI systems write it.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = Environment.safeParse(set);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new ConfigError(`These settings cannot be used:\n  ${lines.join("\n  ")}`);
  }
  const e = parsed.data;
  const production = e.NODE_ENV === "production";
  refuseUnsafe(e, production);
  const local = isLoopback(e.HOST);
  const publicUrl = e.PUBLIC_URL && new URL(e.PUBLIC_URL).origin;
  const isPublished = Boolean(publicUrl && !isLoopback(new URL(publicUrl).hostname));
  return {
    production,
    host: e.HOST,
    port: e.PORT ?? 3000,
    /** A port that was asked for and is taken is an error; the default one may move. */
    portIsFixed: e.PORT !== undefined,
    publicUrl,
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    databasePool: e.DATABASE_POOL,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    supportEmail: e.SUPPORT_EMAIL,
    s3Url: e.S3_URL,
    secret: e.SECRET,
    /** Replaced ones, with which some of what is encrypted in the database still has to be read. */
    secretsBefore: e.SECRET_BEFORE,
    trustProxy: e.TRUST_PROXY,
    roles: rolesOf(e.ROLES),
    /** The mailbox page and the demo administrator: only where nobody else can knock. */
    localOnly: local && !isPublished && !production && !e.TRY_OUT && !e.SMTP_URL,
    /** People come by an address of its own: a peer on this machine may be a proxy for anyone. */
    isPublished,
    demo: e.DEMO && !production,
    adminEmails: e.ADMIN_EMAILS.map((email) => email.toLowerCase()),
    /** With SMTP an address is proved before the first sign-in; without, nobody could be mailed. */
    mustVerifyEmail: Boolean(e.SMTP_URL),
    providers: providersOf(e),
    model: modelOf(e),
    timeZone: e.TIME_ZONE,
    /** When a report on the jobs of the last weeks is drafted each day; undefined for never. */
    blogSchedule: e.BLOG_SCHEDULE,
    /** What the home page shows under "Our goals": targets, never measurements (spec 1 §1). */
    goals: e.GOALS,
    logLevel: e.LOG_LEVEL,
    metricsToken: e.METRICS_TOKEN,
    accessLog: e.ACCESS_LOG ? e.ACCESS_LOG === "on" : production,
    /** Pages come from the source through Vite instead of from the build. */
    readingModel: e.READING_MODEL,
    dev: e.CANDOUR_DEV,
    passwordCost: e.PASSWORD_COST,
    /** Processes that take a moment to start are started before they are needed. */
    warmUp: e.NODE_ENV !== "test",
    archiveMaxMb: e.ARCHIVE_MAX_MB,
    fetching: fetchingOf(e),
    scraping: scrapingOf(e),
    limits: limitsOf(e),
  };
}

/** Websites of others: what names of tests lead to, and whether nothing else is connected to. */
const fetchingOf = ({ FETCH_TEST_HOSTS: standIns, NODE_ENV }: z.output<typeof Environment>) => ({
  standIns,
  standInsOnly: NODE_ENV === "test" || standIns.size > 0,
});

/** Where jobs and firms are looked for. Nothing is asked at a place that is not set. */
function scrapingOf(e: z.output<typeof Environment>) {
  const { SCRAPE_INTERVAL_MS: intervalMs, FETCH_TEST_HOSTS: standIns } = e;
  if (intervalMs < 1000 && standIns.size === 0)
    throw new ConfigError("SCRAPE_INTERVAL_MS must be at least 1000: one request a second.");
  return {
    intervalMs,
    search: e.SEARCH_URL ? { url: e.SEARCH_URL, key: e.SEARCH_KEY ?? "" } : undefined,
    seek: {
      baseUrl: e.SEEK_BASE_URL && new URL(e.SEEK_BASE_URL).origin,
      /** What the board allowed in writing, where its robots.txt does not. */
      permission: e.SEEK_PERMISSION ?? "",
    },
  };
}

export interface ProviderConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
}

const providersOf = (e: z.output<typeof Environment>) => ({
  google: providerOf("GOOGLE", e.GOOGLE_CLIENT_ID, e.GOOGLE_CLIENT_SECRET, e.GOOGLE_ISSUER),
  microsoftonline: providerOf(
    "MICROSOFT",
    e.MICROSOFT_CLIENT_ID,
    e.MICROSOFT_CLIENT_SECRET,
    e.MICROSOFT_ISSUER,
  ),
});

/** Half a set of credentials is a mistake; none means that the provider is not offered. */
function providerOf(
  name: string,
  clientId: string | undefined,
  clientSecret: string | undefined,
  issuer: string,
): ProviderConfig | undefined {
  if (!clientId && !clientSecret) return undefined;
  if (clientId && clientSecret) return { clientId, clientSecret, issuer };
  throw new ConfigError(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET only work together.`);
}

/** A language model for the words of comparisons; without one, rules write them. */
function modelOf({
  AI_BASE_URL,
  AI_API_KEY,
  AI_MODEL,
  AI_TIMEOUT_MS,
}: z.output<typeof Environment>) {
  if (!AI_BASE_URL && !AI_MODEL) return undefined;
  if (!AI_BASE_URL) throw new ConfigError("AI_MODEL is set, but AI_BASE_URL is missing.");
  if (!AI_MODEL) throw new ConfigError("AI_BASE_URL is set, but AI_MODEL is missing.");
  return {
    baseUrl: AI_BASE_URL,
    apiKey: AI_API_KEY ?? "",
    name: AI_MODEL,
    timeoutMs: AI_TIMEOUT_MS,
  };
}

function rolesOf(text: string): readonly Role[] {
  const words = text.split(",").map((word) => word.trim());
  const roles = ROLES.filter((role) => words.includes(role));
  const strange = words.find((word) => !ROLES.some((role) => role === word));
  if (strange !== undefined || roles.length === 0)
    throw new ConfigError(`ROLES: "${text}" is not a list of ${ROLES.join(" and ")}.`);
  return roles;
}

function refuseUnsafe(e: z.infer<typeof Environment>, production: boolean): void {
  if (!production) {
    if (isLoopback(e.HOST) || e.SMTP_URL || e.TRY_OUT) return;
    throw new ConfigError(
      `HOST=${e.HOST} lets other machines in, but without SMTP_URL nobody has to prove an email address, so anyone could be anyone. Set SMTP_URL, or TRY_OUT=yes for a trial among friends.`,
    );
  }
  const missing = (["PUBLIC_URL", "DATABASE_URL", "SMTP_URL", "SECRET"] as const).filter(
    (name) => !e[name],
  );
  if (missing.length > 0)
    throw new ConfigError(`NODE_ENV=production needs ${missing.join(", ")} to be set.`);
  if (e.PASSWORD_COST === "test")
    throw new ConfigError("PASSWORD_COST=test is for tests and is refused in production.");
  if (e.PUBLIC_URL?.startsWith("http://") && !isLoopback(new URL(e.PUBLIC_URL).hostname))
    throw new ConfigError("PUBLIC_URL must start with https:// in production.");
  if (e.FETCH_TEST_HOSTS.size > 0)
    throw new ConfigError("FETCH_TEST_HOSTS is for tests and is refused in production.");
  if (e.TRY_OUT) throw new ConfigError("TRY_OUT=yes is refused in production.");
  for (const name of ["GOOGLE_ISSUER", "MICROSOFT_ISSUER"] as const)
    if (!e[name].startsWith("https://"))
      throw new ConfigError(`${name} must start with https:// in production.`);
}
