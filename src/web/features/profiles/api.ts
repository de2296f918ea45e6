import type { QueryClient } from "@tanstack/react-query";
import {
  getCandidateProfile,
  listCompaniesThatLook,
  replaceResume,
  type SavedProfile,
  saveCandidateProfile,
  setVisibility,
} from "#contract/candidate-profile.ts";
import type { JsonEndpoint } from "#contract/endpoint.ts";
import { type Answer, ApiError, type Arguments, call } from "#web/lib/api.ts";
import { forgetMatches } from "#web/lib/forget-matches.ts";
import { apiQuery } from "#web/lib/query.ts";
import { statusQuery } from "#web/lib/session.ts";
import { NO_PROFILE } from "./nothing.ts";

export type CandidateProfile = Answer<typeof getCandidateProfile>;
export type Visibility = CandidateProfile["visibility"];

export const profileQuery = apiQuery(getCandidateProfile);
export const companiesThatLookQuery = apiQuery(listCompaniesThatLook);
const [LOOKING] = companiesThatLookQuery.queryKey;
const [PROFILE] = profileQuery.queryKey;
/** Lines of other features whose answers follow from the profile. */
const RECOMMENDATIONS = "GET /api/candidates/job-recommendations";
const DOCUMENTS = "GET /api/documents";

/** What is on the wire under its capital names (spec 1 §3), in the words it is saved in. */
export function savedOf({ Profile }: CandidateProfile): SavedProfile {
  if (!Profile) return NO_PROFILE;
  return {
    name: Profile.Name,
    email: Profile.Email,
    phone: Profile.Phone,
    summary: Profile.Summary,
    experience: Profile.Experience,
    education: Profile.Education,
    skills: Profile.Skills,
    certifications: Profile.Certifications,
  };
}

/** The calls of the profile, each followed by what the screens then have to ask again. */
export function profileCalls(client: QueryClient) {
  const refresh = (...lines: string[]) =>
    Promise.all(lines.map((line) => client.invalidateQueries({ queryKey: [line] })));

  /** A session can end elsewhere: the guard then asks to sign in, and the draft waits. */
  async function ask<E extends JsonEndpoint>(endpoint: E, ...input: Arguments<E>) {
    try {
      return await call(endpoint, ...input);
    } catch (error) {
      if (error instanceof ApiError && error.fault === "unauthenticated")
        void refresh(statusQuery.queryKey[0]);
      throw error;
    }
  }
  async function matchedAnew() {
    forgetMatches(client);
    await refresh(PROFILE, LOOKING, RECOMMENDATIONS);
  }

  return {
    async save(body: SavedProfile) {
      const answer = await ask(saveCandidateProfile, { body });
      void matchedAnew();
      return answer;
    },
    async replaceResume(body: { documentId: string; keep_profile: boolean }) {
      const { message } = await ask(replaceResume, { body });
      await Promise.all([matchedAnew(), refresh(DOCUMENTS)]);
      return message;
    },
    async setVisibility({ findable, hidden_companies, hide_from_employer }: Visibility) {
      await ask(setVisibility, { body: { findable, hidden_companies, hide_from_employer } });
    },
    /** Shown at once; the next answer of the server has the last word, but not one that was asked for before. */
    show(visibility: Visibility) {
      void client.cancelQueries(
        { queryKey: profileQuery.queryKey },
        { revert: false, silent: true },
      );
      client.setQueryData<CandidateProfile>(
        profileQuery.queryKey,
        (now) => now && { ...now, visibility },
      );
    },
    shown: () => client.getQueryData<CandidateProfile>(profileQuery.queryKey),
    refresh: () => refresh(PROFILE, LOOKING),
  };
}
