import { useQuery } from "@tanstack/react-query";
import { CANDIDATE_SENTENCES } from "#contract/candidates.ts";
import { getRecruiterProfile } from "#contract/recruiter-profile.ts";
import { apiQuery } from "#web/lib/query.ts";

/** What this recruiter has yet to do. */
export function VerificationHint() {
  const { data } = useQuery(apiQuery(getRecruiterProfile));
  return data?.verification.hint || CANDIDATE_SENTENCES.notVerified;
}
