import * as z from "zod/mini";
import { UnlawfulPlace } from "./unlawful-place.ts";

/** Every way a call can be refused. Screens and clients look at this word, never at a status. */
export const FAULTS = [
  "invalid",
  "unauthenticated",
  "forbidden",
  "not-found",
  "conflict",
  /** The password was right; a code or a passkey is asked for too. */
  "second-step",
  /** The session is open for long: the person is asked once more who they are. */
  "confirm",
  /** The same, with a code or a passkey and nothing less. */
  "confirm-factor",
  /** An administrator who has neither of them yet. */
  "factor-missing",
  /** It would make public what the law forbids; `unlawful` says where. */
  "unlawful",
  "too-large",
  "rate-limited",
  "unavailable",
  "internal",
] as const;

export type Fault = (typeof FAULTS)[number];

/** The one error body. `error` repeats `message` because the scraper console reads it (spec 2 §8). */
export const FaultBody = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.string(),
  fault: z.enum(FAULTS),
  /** Every sentence by itself, where several things are wrong at once. */
  errors: z.optional(z.array(z.string())),
  /** What stands in the way of going live. */
  unlawful: z.optional(z.array(UnlawfulPlace)),
});
export type FaultBody = z.infer<typeof FaultBody>;
