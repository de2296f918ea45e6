import type { QueryClient } from "@tanstack/react-query";
import {
  getRecruiterProfile,
  type RecruiterProfile,
  saveRecruiterProfile,
} from "#contract/recruiter-profile.ts";
import { call } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";

export const recruiterProfileQuery = apiQuery(getRecruiterProfile);

export async function saveProfile(client: QueryClient, profile: RecruiterProfile): Promise<string> {
  const { message } = await call(saveRecruiterProfile, { body: profile });
  // What was sent is what is saved: both sides put it in order by the same schema.
  client.setQueryData(recruiterProfileQuery.queryKey, { success: true as const, profile });
  return message;
}
