import * as z from "zod";
import { ForgotBody } from "#contract/account-links.ts";
import type { ProviderName } from "#contract/sign-in-providers.ts";
import { ProviderFailure } from "./provider-failure.ts";

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
