import type { QueryClient } from "@tanstack/react-query";
import {
  getRecruiterProfile,
  type RecruiterProfile,
  saveRecruiterProfile,
} from "#contract/recruiter-profile.ts";
import { type Answer, call } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";

export const recruiterProfileQuery = apiQuery(getRecruiterProfile);

export async function saveProfile(client: QueryClient, profile: RecruiterProfile): Promise<string> {
  const { message } = await call(saveRecruiterProfile, { body: profile });
  // What was sent is what is saved: both sides put it in order by the same schema. Whether it makes a
  // recruiter verified is for the server to say.
  client.setQueryData<Answer<typeof getRecruiterProfile>>(
    recruiterProfileQuery.queryKey,
    (now) => now && { ...now, profile },
  );
  void client.invalidateQueries({ queryKey: recruiterProfileQuery.queryKey });
  return message;
}
