import { createHash } from "node:crypto";
import type { LimitRule } from "#server/platform/limits.ts";
import type { Platform } from "#server/platform/platform.ts";

const TOO_MANY = "Too many attempts. Please wait a while and try again.";

/** An address in the key of a count: the same for all its spellings, and readable by nobody. */
export const addressKey = (email: string) =>
  createHash("sha256").update(email.toLowerCase()).digest("hex").slice(0, 32);

export interface AccountRules {
  readonly mustVerifyEmail: boolean;
  readonly publicUrl: () => string;
  readonly registrations: LimitRule;
  readonly resets: LimitRule;
  readonly linksPerNetwork: LimitRule;
  readonly linksPerAddress: LimitRule;
  readonly wrongPerAccount: LimitRule;
  readonly wrongPerNetwork: LimitRule;
  readonly wrongCodesPerDay: LimitRule;
  /** Not in a trial on one's own machine: nobody else can knock there, and the demo's people have no apps. */
  readonly adminsNeedFactor: boolean;
  readonly timeZone: string;
}

export function accountRules({ config, publicUrl }: Platform): AccountRules {
  const { limits } = config;
  const quarter = { windowSeconds: 15 * 60, message: TOO_MANY };
  const day = { windowSeconds: 86_400, message: TOO_MANY };
  const hour = { windowSeconds: 3600, message: TOO_MANY };
  return {
    mustVerifyEmail: config.mustVerifyEmail,
    publicUrl: () => publicUrl.value,
    registrations: { ...hour, max: limits.registrationsPerHour },
    resets: { ...hour, max: limits.registrationsPerHour },
    linksPerNetwork: { ...hour, max: limits.registrationsPerHour },
    linksPerAddress: { ...hour, max: limits.linksPerAddress },
    wrongPerAccount: { ...quarter, max: limits.signInPerAccount },
    wrongPerNetwork: { ...quarter, max: limits.signInPerNetwork },
    wrongCodesPerDay: { ...day, max: limits.signInPerAccount * 5 },
    adminsNeedFactor: !config.localOnly,
    timeZone: config.timeZone,
  };
}
