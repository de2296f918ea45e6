import type { CurrentResume, SavedProfile } from "#contract/candidate-profile.ts";
import type { DocumentRecord } from "../../documents/service.ts";
import type { ProfileRow } from "../repository.ts";
import type { CompanyLooking } from "./companies-that-look.ts";

interface Shown {
  readonly profile: SavedProfile | null;
  readonly row: ProfileRow | undefined;
  readonly document: DocumentRecord | undefined;
}

/** In the words of the specification (spec 1 §3); lists as lists. */
export function presentProfile({ profile, row, document }: Shown) {
  return {
    ProfileFound: profile ? ("true" as const) : ("false" as const),
    Profile: profile && {
      Name: profile.name,
      Email: profile.email,
      Phone: profile.phone,
      Summary: profile.summary,
      Experience: [...profile.experience],
      Skills: [...profile.skills],
      Education: [...profile.education],
      Certifications: [...profile.certifications],
    },
    resume: document ? presentResume(document, row?.isWritten ?? false) : null,
    visibility: {
      findable: row?.findable ?? true,
      hidden_companies: row?.hiddenCompanies ?? [],
      hide_from_employer: row?.hideFromEmployer ?? true,
      current_employers: row?.currentEmployers ?? [],
    },
  };
}

export const presentLooking = (all: readonly CompanyLooking[]) => ({
  companies: all.slice(0, MOST_SHOWN).map(({ company, finds, hiddenBy }) => ({
    company,
    finds,
    hidden_by: [...hiddenBy],
  })),
  finding: all.filter(({ finds }) => finds).length,
  total: all.length,
});
const MOST_SHOWN = 1000;

const presentResume = (document: DocumentRecord, isWritten: boolean): CurrentResume => ({
  document_id: document.id,
  file_name: document.fileName,
  received_at: document.receivedAt.toISOString(),
  status: document.status,
  is_profile: isWritten,
});
