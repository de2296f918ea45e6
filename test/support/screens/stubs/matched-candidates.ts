import { expect } from "vitest";
import { page } from "vitest/browser";
import {
  type CandidateProfileView,
  getCandidate,
  listCandidates,
  type MatchedCandidate,
} from "#contract/candidates.ts";
import { MATCH_LEVELS } from "#contract/match-levels.ts";
import { aCandidate, aProfile, JOB } from "#web/features/candidates/testing/candidates.ts";
import { answers } from "../stub-api.ts";

/** The candidates of a posting, and a server that finds them. */

export const ADDRESS = `/candidate/${JOB.id}`;

interface Found {
  total?: number;
  seesPeople?: boolean;
  status?: string;
  /** What is different about somebody, by their place in the list. */
  changed?: Record<number, Partial<MatchedCandidate>>;
  profile?: Partial<CandidateProfileView>;
}

/** There is nobody in the Northern Territory. */
export function answersWithCandidates(found: Found = {}): void {
  const { total = 11, seesPeople = true, status = "active", changed = {}, profile } = found;
  answers(listCandidates, ({ query }) => {
    const everybody = Array.from({ length: total }, (_, at) => {
      const one = aCandidate(at, changed[at]);
      return seesPeople || one.is_own_upload ? one : withoutName(one);
    }).filter(() => query.state !== "NT");
    const level = query.match_level;
    const fitting = everybody.filter((one) => !level || one.match_level === level);
    return {
      success: true,
      candidates: fitting.slice(query.offset, query.offset + query.limit),
      total: fitting.length,
      levels: MATCH_LEVELS.map(({ name }) => ({
        level: name,
        count: everybody.filter((one) => one.match_level === name).length,
      })),
      sees_people: seesPeople,
      job: { ...JOB, status },
      engine: "4.2",
    };
  });
  answers(getCandidate, ({ query }) => {
    const at = Number(query.documentId.slice(-12));
    return aProfile(at, { ...changed[at], ...profile });
  });
}

function withoutName(one: MatchedCandidate): MatchedCandidate {
  const nobody = { Name: "", Email: "", Phone: "", Linkedin: "", Github: "" };
  const nothing = { Skills: [], Experience: [], Education: [], Certifications: [] };
  return {
    ...one,
    profile: { UserID: "", ...nobody, Summary: "", Website: "", ...nothing },
    contact_info: nobody,
    document_info: { ...one.document_info, CreatedAt: "" },
  };
}

/** Somebody whose resume gives no way to reach them. */
export function aContactless(): Partial<MatchedCandidate> {
  const { profile } = aCandidate(1);
  const contact = { Name: profile.Name, Email: "", Phone: "", Linkedin: "", Github: "" };
  return { contact_info: contact, profile: { ...profile, ...contact } };
}

export const list = page.getByRole("list", { name: "Matched candidates" });
export const rows = list.getByRole("listitem");
export const row = (name: string) => rows.filter({ hasText: name });
export const nameLink = (name: string) => list.getByRole("link", { name, exact: true });
export const profileOf = (name: string) =>
  page.getByLabelText(`Profile of ${name}`, { exact: true });
export const said = (words: string) => expect.element(page.getByText(words).first()).toBeVisible();
