import { eq } from "drizzle-orm";
import type { RecruiterProfile } from "#contract/recruiter-profile.ts";
import type { Db } from "#server/platform/database/database.ts";
import { recruiterProfiles } from "../tables.ts";

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

export async function remove(db: Db, accountId: string): Promise<void> {
  await db.orm.delete(recruiterProfiles).where(eq(recruiterProfiles.accountId, accountId));
}
