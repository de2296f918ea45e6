import type { ResumeProfile } from "#contract/resume-profile.ts";
import type { CandidateFacets } from "#matching/index/candidate-facets.ts";
import { stateOf } from "../postings/service.ts";

/** What a list of candidates is narrowed by, and what its rows say: the same, or people would wonder. */
export const facetsOf = ({
  location,
  yearsOfExperience,
}: Pick<ResumeProfile, "location" | "yearsOfExperience">): CandidateFacets => ({
  state: stateOf(location),
  years: yearsOfExperience === null ? null : Math.floor(yearsOfExperience),
});
