import * as z from "zod/mini";
import { endpoint, Id } from "./endpoint.ts";

/** Who is signed in. Every page asks, so it stands apart from the rest of the accounts' lines. */

export const StatusUser = z.object({
  ID: Id,
  Email: z.string(),
  Name: z.string(),
  Phone: z.string(),
  Onboarding: z.boolean(),
  Isrecruiter: z.boolean(),
  CreatedAt: z.string(),
  created_at: z.string(),
  UpdatedAt: z.string(),
  updated_at: z.string(),
  Documentsowned: z.array(z.string()),
  Randomstring: z.string(),
  IsAdmin: z.boolean(),
  EmailVerified: z.boolean(),
});
export type StatusUser = z.infer<typeof StatusUser>;

export const Status = z.union([
  z.object({ logged_in: z.literal(false), user: z.null(), unread: z.number() }),
  z.object({ logged_in: z.literal(true), user: StatusUser, unread: z.number() }),
]);
export type Status = z.infer<typeof Status>;

export const getStatus = endpoint("GET /api/user/status", {
  who: "anyone",
  summary: "Who is signed in, and how many messages they have not read.",
  response: Status,
});

export const getProfile = endpoint("GET /api/user/profile", {
  who: "signed-in",
  summary: "The signed-in user, as in the status call.",
  response: z.object({ success: z.literal(true), user: StatusUser }),
});
