import {
  approveRecruiter,
  listUnverifiedRecruiters,
  type UnverifiedRecruiter,
} from "#contract/recruiter-approval.ts";
import { call } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";

export const companiesQuery = apiQuery(listUnverifiedRecruiters);

/** What was looked at goes along: if the recruiter has changed it meanwhile, nothing is approved. */
export async function approve(recruiter: UnverifiedRecruiter): Promise<string> {
  const { id, company_name, company_website, abn } = recruiter;
  const body = { company_name, company_website, abn };
  return (await call(approveRecruiter, { params: { id }, body })).message;
}
