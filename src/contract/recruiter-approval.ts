import * as z from "zod/mini";
import { Acknowledged, endpoint, Id } from "./endpoint.ts";
import { upTo } from "./text-rules.ts";

/** Longer than any company may be named: what was looked at is compared, and kept by nobody. */
const lookedAt = z.string().check(upTo(2000));

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
  /** As it is printed; "" where it is not given. */
  abn: z._default(z.string(), ""),
  /** Which organisations of our lists go by the company's name. */
  known_as: z._default(z.array(z.string()), []),
  /** Which of them the website and the address belong to. */
  domains_known_as: z._default(z.array(z.string()), []),
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
  body: z.object({
    company_name: lookedAt,
    company_website: lookedAt,
    abn: z._default(lookedAt, ""),
  }),
  response: Acknowledged,
});
