import * as z from "zod";
import type { ProviderError, ProviderName } from "#contract/sign-in-providers.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database } from "#server/platform/database/database.ts";
import { Refusal } from "#server/platform/faults.ts";
import type { Actor, Client } from "#server/platform/http/caller.ts";
import type { Cookies } from "#server/platform/http/cookies.ts";
import type { Log } from "#server/platform/log.ts";
import type { Entrance } from "../sign-in/entrance.ts";
import type { SecondStep } from "../sign-in/second-step.ts";
import type { Sessions } from "../sign-in/sessions.ts";
import { type Connections, type ProviderPerson, personOf } from "./connections.ts";
import { localPath, withError } from "./local-path.ts";
import type { ProviderClient } from "./provider-client.ts";
import { ProviderFailure, reasonOf } from "./provider-failure.ts";
import { ProviderNameSchema } from "./provider-name.ts";
import { type Arrive, ownerOf } from "./provider-returns.ts";

const SIGN_IN = "/login";
const SECOND_STEP = "/login/code";
const OFF: Record<ProviderName, ProviderError> = {
  google: "google-off",
  microsoftonline: "microsoft-off",
};
/** How to ask for the person once more. Google has no prompt "login" and refuses the word. */
const ASK_AGAIN: Record<ProviderName, string> = {
  google: "select_account",
  microsoftonline: "login",
};
/** Two clocks need not agree to the second. */
const TOLERANCE_MS = 60_000;

interface Parts {
  /** Those that are configured. */
  readonly clients: Partial<Record<ProviderName, ProviderClient>>;
  readonly arrive: Arrive;
  readonly connections: Connections;
  readonly askForLink: (kind: "verify-email", email: string, client: Client) => Promise<void>;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly clock: () => Date;
  readonly entrance: Entrance;
  readonly secondStep: SecondStep;
  readonly log: Log;
  readonly rules: { readonly publicUrl: () => string };
}

/** A browser on its way to a provider, or back. */
interface Visit {
  readonly provider: ProviderName;
  readonly actor: Actor | null;
  readonly client: Client;
  readonly cookies: Cookies;
}

interface Wish {
  readonly from: string | undefined;
  readonly confirm: boolean;
}

/** The query with which the provider sent the browser back. */
type ProviderAnswer = Record<string, string | undefined>;

export type ProviderService = ReturnType<typeof createProviderService>;

/** Each way ends with an address for the browser: further on, or to where the failure is shown. */
export function createProviderService(parts: Parts) {
  const { clients, connections, clock, log, rules } = parts;
  const offered = ProviderNameSchema.options.filter((name) => clients[name] !== undefined);

  function clientOf(provider: ProviderName): ProviderClient {
    const client = clients[provider];
    if (!client) throw new ProviderFailure(OFF[provider]);
    return client;
  }

  /** Never from the Host header, which anyone can write. */
  const callbackOf = (provider: ProviderName) => `${rules.publicUrl()}/auth/${provider}/callback`;

  return {
    /** Those that are set up here. */
    offered,

    async begin({ provider, actor, cookies }: Visit, wish: Wish): Promise<string> {
      const from = localPath(wish.from);
      const confirm = wish.confirm && actor !== null;
      return orShownAt(confirm ? from : SIGN_IN, log, async () => {
        const prompt = confirm ? ASK_AGAIN[provider] : undefined;
        const { url, secrets } = await clientOf(provider).begin(callbackOf(provider), prompt);
        keepFlow(cookies, { provider, ...secrets, from, confirm, begunAt: clock().getTime() });
        return url;
      });
    },

    async finish(visit: Visit, answer: ProviderAnswer): Promise<string> {
      const { provider, actor, cookies } = visit;
      const flow = takeFlow(cookies, provider, clock());
      return orShownAt(flow?.confirm && actor ? flow.from : SIGN_IN, log, async () => {
        const client = clientOf(provider);
        if (!flow) throw new ProviderFailure("lost");
        const callback = new URL(callbackOf(provider));
        for (const [name, value] of Object.entries(answer))
          if (value !== undefined) callback.searchParams.set(name, value);
        const person = personOf(provider, await client.finish(callback, flow));
        if (!flow.confirm) return signIn(parts, visit, flow, person);
        await confirm(parts, visit, flow, person);
        return flow.from;
      });
    },

    connect: connections.connect,
  };
}

/** The address that `work` finds, or `path` with the code of what went wrong. */
async function orShownAt(path: string, log: Log, work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    const { code, cause } = asFailure(error);
    const reason = reasonOf(cause);
    if (reason && code !== "refused")
      log[code === "unreachable" ? "warn" : "info"]({ code, reason }, "provider sign-in failed");
    return withError(path, code);
  }
}

function asFailure(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  if (!(error instanceof Refusal)) throw error;
  return new ProviderFailure(error.fault === "rate-limited" ? "too-many" : "lost", error);
}

/** Where the browser goes on. */
async function signIn(
  parts: Parts,
  visit: Visit,
  { from }: Flow,
  person: ProviderPerson,
): Promise<string> {
  const { client, cookies } = visit;
  const arrival = await parts.arrive(person, { client, cookies });
  if (arrival.at === "second-step") {
    parts.secondStep.begin(arrival.account, cookies, person.provider);
    return `${SECOND_STEP}?${new URLSearchParams({ from })}`;
  }
  if (arrival.at === "mailed") {
    parts.connections.keep(cookies, arrival.browser);
    throw new ProviderFailure("connect-mailed");
  }
  if (arrival.at === "unverified") {
    if (!arrival.isNew)
      await parts.askForLink("verify-email", arrival.email, client).catch(ignoreLimit);
    throw new ProviderFailure("verify-first");
  }
  await parts.entrance.welcome(arrival.accountId, arrival.token, cookies);
  return from;
}

/** Whoever has had enough mails is told the same, without another one. */
function ignoreLimit(error: unknown): void {
  if (!(error instanceof Refusal) || error.fault !== "rate-limited") throw error;
}

/** The person stays signed in as who they are; the session only learns that it is really them. */
async function confirm(
  { database, sessions }: Parts,
  { actor, cookies: { sessionToken } }: Visit,
  flow: Flow,
  person: ProviderPerson,
): Promise<void> {
  if (!actor || !sessionToken) throw new ProviderFailure("lost");
  // Google never says when a person signed in there, and Microsoft only where the registration asks.
  if (person.signedInAt && person.signedInAt.getTime() < flow.begunAt - TOLERANCE_MS)
    throw new ProviderFailure("stale");
  await database.transaction(async (tx) => {
    const owner = await ownerOf(tx, person);
    if (owner?.id !== actor.id) throw new ProviderFailure("different");
    await sessions.prove(tx, sessionToken);
    const detail = { provider: person.provider };
    await recordAudit(tx, { actorId: actor.id, action: "account.confirmed", detail });
  });
}

/**
 * A sign-in under way, kept by the browser that began it: signed, for ten minutes, for one use. The
 * provider gives out each code once, so a cookie that somebody kept opens nothing again.
 */

const COOKIE = "oidc";
const SECONDS = 600;

const Flow = z.object({
  provider: ProviderNameSchema,
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where to go afterwards. */
  from: z.string(),
  /** Prove once more who sits here, instead of signing in. */
  confirm: z.boolean(),
  begunAt: z.number(),
});
type Flow = z.infer<typeof Flow>;

function keepFlow(cookies: Cookies, flow: Flow): void {
  cookies.keepSigned(
    COOKIE,
    Buffer.from(JSON.stringify(flow), "utf8").toString("base64url"),
    SECONDS,
  );
}

/** The flow that this browser began with this provider, if any. It is over either way. */
function takeFlow(cookies: Cookies, provider: ProviderName, now: Date): Flow | undefined {
  const { data: flow } = Flow.safeParse(jsonOf(cookies.readSigned(COOKIE) ?? ""));
  cookies.keepSigned(COOKIE, "", 0);
  if (flow?.provider !== provider) return undefined;
  return now.getTime() - flow.begunAt > SECONDS * 1000 ? undefined : flow;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
}
