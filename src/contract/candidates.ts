import * as z from "zod/mini";
import { endpoint, Id } from "./endpoint.ts";
import { MatchSummary, Paging } from "./matching.ts";

/** People who fit a recruiter's posting (spec 1 §3, "Recruiter-side candidate result"). */

const text = z.string();
/** Each item is a JSON text of its own. */
const jsonTexts = z.array(z.string());

export const MatchedCandidate = z.object({
  /** The resume's id. */
  document_id: Id,
  /** A distance: lower is better. */
  match_score: z.number(),
  match_level: text,
  profile: z.object({
    /** The account behind the resume; "" when it came in an archive. */
    UserID: text,
    Name: text,
    Email: text,
    Phone: text,
    Summary: text,
    Website: text,
    /** Path suffixes without a leading slash: "in/name" and "name". */
    Linkedin: text,
    Github: text,
    Skills: jsonTexts,
    Experience: jsonTexts,
    Education: jsonTexts,
    Certifications: jsonTexts,
  }),
  /** For clients that find the profile's fields blank. */
  contact_info: z.object({ Name: text, Email: text, Phone: text, Linkedin: text, Github: text }),
  document_info: z.object({
    CreatedAt: text,
    DocumentType: z.literal("resume"),
    /** The document's id: where its file lies is nobody's business. */
    Awskey: Id,
  }),
  resume_text: text,
  match: MatchSummary,
});
export type MatchedCandidate = z.infer<typeof MatchedCandidate>;

export const listCandidates = endpoint("GET /candidates/candidates", {
  who: "recruiter",
  summary: "The candidates who fit one of the caller's postings, the best first.",
  query: z.object({ jobId: Id, ...Paging }),
  response: z.object({
    success: z.literal(true),
    candidates: z.array(MatchedCandidate),
    total: z.number(),
  }),
});
