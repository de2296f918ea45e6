import * as z from "zod/mini";
import { Acknowledged, endpoint, Id } from "./endpoint.ts";

/** Recruiters whose company nobody has looked at: until then they see how many fit, not who. */

export const APPROVAL_SENTENCES = {
  approved: "Company approved. The recruiter sees candidates now.",
  notFound: "Recruiter not found",
  changed: "The recruiter has changed the company in the meantime. Look at it again.",
} as const;

export const UnverifiedRecruiter = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  company_name: z.string(),
  company_website: z.string(),
  /** What is missing, as the recruiter is told. */
  hint: z.string(),
  updated_at: z.string(),
  /** The firms in whose names postings of theirs wait until they are verified. */
  waiting_for: z._default(z.array(z.string()), []),
});
export type UnverifiedRecruiter = z.infer<typeof UnverifiedRecruiter>;

export const listUnverifiedRecruiters = endpoint("GET /api/admin/recruiters", {
  who: "admin",
  summary: "Recruiters who name a company and are not verified, the latest change first.",
  response: z.object({ recruiters: z.array(UnverifiedRecruiter), total: z.number() }),
});

export const approveRecruiter = endpoint("POST /api/admin/recruiters/:id/approve", {
  who: "admin",
  summary: "Approve the company that a recruiter names, as it was looked at.",
  body: z.object({ company_name: z.string(), company_website: z.string() }),
  response: Acknowledged,
});
