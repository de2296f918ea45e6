import * as z from "zod";
import type { ProviderName } from "#contract/sign-in-providers.ts";

/** For names that come from outside: an address, a cookie, a stored detail. */
export const ProviderNameSchema = z.enum([
  "google",
  "microsoftonline",
]) satisfies z.ZodType<ProviderName>;
