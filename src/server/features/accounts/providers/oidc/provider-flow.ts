import * as z from "zod";
import type { ProviderName } from "#contract/sign-in-providers.ts";
import type { Cookies } from "#server/platform/http/cookies.ts";
import { ProviderNameSchema } from "./provider-name.ts";

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
export type Flow = z.infer<typeof Flow>;

export function keepFlow(cookies: Cookies, flow: Flow): void {
  cookies.keepSigned(
    COOKIE,
    Buffer.from(JSON.stringify(flow), "utf8").toString("base64url"),
    SECONDS,
  );
}

/** The flow that this browser began with this provider, if any. It is over either way. */
export function takeFlow(cookies: Cookies, provider: ProviderName, now: Date): Flow | undefined {
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
