import { PRIVATE_ADVERTISER, POSTING_SENTENCES as say } from "#contract/postings.ts";
import type { Db } from "#server/platform/database/database.ts";
import { isKnown, sameOrganisation } from "#server/platform/organisations/organisations.ts";
import type { RecruiterProfileService } from "../../profiles/recruiter/service.ts";
import type { JobRow } from "../repository.ts";
import * as repository from "../repository.ts";

export type RecruiterStanding = Pick<
  RecruiterProfileService,
  "isVerifiedAccount" | "isVerifiedCompany"
>;

type PublicState = Pick<JobRow, "status" | "draftReason" | "waiting">;

/** How a posting is stored that its owner wants to be public: live, or waiting. */
export type GoLive = (tx: Db, posting: Pick<JobRow, "ownerId" | "company">) => Promise<PublicState>;

const LIVE: PublicState = { status: "active", draftReason: "", waiting: false };

/**
 * Nobody goes live in another firm's name before they are verified (docs/decisions/0034). Whoever is not may
 * name the company of their own profile, unless that is a firm which is known here: anybody can type its name.
 */
export function createGoLive({ isVerifiedAccount, isVerifiedCompany }: RecruiterStanding): GoLive {
  async function mayName(tx: Db, ownerId: string, company: string): Promise<boolean> {
    if (company === "" || company === PRIVATE_ADVERTISER) return true;
    if (await isVerifiedAccount(tx, ownerId)) return true;
    const own = await repository.companyOf(tx, ownerId);
    if (sameOrganisation(company, own) !== "same" || isKnown(company)) return false;
    const lawFirms = await repository.lawFirmNames(tx);
    if (lawFirms.some((firm) => sameOrganisation(company, firm) !== "different")) return false;
    return !(await isVerifiedCompany(tx, company));
  }

  return async (tx, { ownerId, company }) => {
    if (ownerId === null || (await mayName(tx, ownerId, company))) return LIVE;
    return { status: "draft", draftReason: say.waits(company), waiting: true };
  };
}
