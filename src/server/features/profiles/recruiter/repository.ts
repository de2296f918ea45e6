import { eq } from "drizzle-orm";
import type { RecruiterProfile } from "#contract/recruiter-profile.ts";
import type { Db } from "#server/platform/database/database.ts";
import { recruiterProfiles } from "../tables.ts";
import type { Approval } from "./verification.ts";

export async function find(db: Db, accountId: string): Promise<RecruiterProfile | undefined> {
  const [row] = await db.orm
    .select({
      name: recruiterProfiles.name,
      email: recruiterProfiles.email,
      contact_number: recruiterProfiles.contactNumber,
      company_name: recruiterProfiles.companyName,
      company_website: recruiterProfiles.companyWebsite,
      position: recruiterProfiles.position,
    })
    .from(recruiterProfiles)
    .where(eq(recruiterProfiles.accountId, accountId));
  return row;
}

export async function save(
  db: Db,
  accountId: string,
  profile: RecruiterProfile,
  now: Date,
): Promise<void> {
  const { contact_number, company_name, company_website, ...same } = profile;
  const row = {
    ...same,
    contactNumber: contact_number,
    companyName: company_name,
    companyWebsite: company_website,
    updatedAt: now,
  };
  await db.orm
    .insert(recruiterProfiles)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: recruiterProfiles.accountId, set: row });
}

/** Null where nobody has looked at the company. */
export async function findApproval(db: Db, accountId: string): Promise<Approval> {
  const [row] = await db.orm
    .select({
      company: recruiterProfiles.approvedCompany,
      website: recruiterProfiles.approvedWebsite,
    })
    .from(recruiterProfiles)
    .where(eq(recruiterProfiles.accountId, accountId));
  return row ?? { company: null, website: null };
}

/** Of the company as it stands now. False when the recruiter has named none. */
export async function approve(db: Db, accountId: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `update recruiter_profiles
     set approved_company = company_name, approved_website = company_website, approved_at = $2
     where account_id = $1 and company_name <> ''`,
    [accountId, now],
  );
  return rowCount === 1;
}

export async function remove(db: Db, accountId: string): Promise<void> {
  await db.orm.delete(recruiterProfiles).where(eq(recruiterProfiles.accountId, accountId));
}
