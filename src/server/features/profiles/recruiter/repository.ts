import { eq } from "drizzle-orm";
import type { RecruiterProfile } from "#contract/recruiter-profile.ts";
import type { Db } from "#server/platform/database/database.ts";
import { sameOrganisation } from "#server/platform/organisations/organisations.ts";
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
      abn: recruiterProfiles.abn,
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
      abn: recruiterProfiles.approvedAbn,
    })
    .from(recruiterProfiles)
    .where(eq(recruiterProfiles.accountId, accountId));
  return row ?? { company: null, website: null, abn: "" };
}

/** Of the company as it was looked at. False when the recruiter names another one now. */
export async function approve(
  db: Db,
  accountId: string,
  seen: Pick<RecruiterProfile, "company_name" | "company_website" | "abn">,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update recruiter_profiles
     set approved_company = company_name, approved_website = company_website, approved_abn = abn, approved_at = $5
     where account_id = $1 and company_name = $2 and company_website = $3 and abn = $4`,
    [accountId, seen.company_name, seen.company_website, seen.abn, now],
  );
  return rowCount === 1;
}

const STANDING = `
  select a.id, a.email, a.email_verified_at is not null as "emailVerified",
    jsonb_build_object('company', p.approved_company, 'website', p.approved_website,
      'abn', p.approved_abn) as approval,
    jsonb_build_object('company_name', p.company_name, 'company_website', p.company_website,
      'abn', p.abn) as profile
  from recruiter_profiles p join accounts a on a.id = p.account_id and a.is_recruiter`;

interface Standing {
  readonly actor: { readonly email: string; readonly emailVerified: boolean };
  readonly profile: Pick<RecruiterProfile, "company_name" | "company_website" | "abn">;
  readonly approval: Approval;
}

type StandingRow = Omit<Standing, "actor"> & Standing["actor"];
const standingOf = ({ email, emailVerified, approval, profile }: StandingRow): Standing => ({
  actor: { email, emailVerified },
  profile,
  approval,
});

/** What says whether a recruiter is verified. */
export async function findStanding(db: Db, accountId: string): Promise<Standing | undefined> {
  const { rows } = await db.query(`${STANDING} where p.account_id = $1`, [accountId]);
  return rows.map(standingOf)[0];
}

/** The same of everybody who names a company. */
export async function standings(db: Db): Promise<(Standing & { readonly id: string })[]> {
  const { rows } = await db.query(
    `${STANDING} where trim(p.company_name) <> '' order by p.account_id`,
  );
  return rows.map((row) => ({ id: row.id, ...standingOf(row) }));
}

/** The same of every recruiter whose company may be the one of this name. */
export async function standingsAt(db: Db, company: string): Promise<Standing[]> {
  const { rows } = await db.query(
    "select distinct company_name as name from recruiter_profiles where company_name <> ''",
  );
  const names = rows.map(({ name }) => name).filter((name) => isMeant(name, company));
  const at = `${STANDING} where p.company_name = any($1::text[])`;
  return (await db.query(at, [names])).rows.map(standingOf);
}

const isMeant = (name: string, company: string) => sameOrganisation(name, company) !== "different";

/**
 * Who publishes while somebody else verifies them: one of the two waits for the other, so that nothing is stored as
 * waiting after what waits was looked for.
 */
export async function holdStanding(tx: Db, accountId: string): Promise<void> {
  await tx.query("select 1 from accounts where id = $1 for share", [accountId]);
}
export async function changeStanding(tx: Db, accountId: string): Promise<void> {
  await tx.query("select 1 from accounts where id = $1 for no key update", [accountId]);
}

const MOST_NAMED = 2000;

interface Named {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerifiedAt: Date | null;
  readonly updatedAt: Date;
  readonly approval: Approval;
  readonly profile: Pick<RecruiterProfile, "company_name" | "company_website" | "abn">;
}

/** Recruiters who name a company, the latest change first. */
export async function namedCompanies(db: Db): Promise<Named[]> {
  const { rows } = await db.query(
    `select a.id, a.name, a.email, a.email_verified_at as "emailVerifiedAt", p.updated_at as "updatedAt",
       jsonb_build_object('company', p.approved_company, 'website', p.approved_website,
      'abn', p.approved_abn) as approval,
       jsonb_build_object('company_name', p.company_name, 'company_website', p.company_website,
      'abn', p.abn) as profile
     from recruiter_profiles p join accounts a on a.id = p.account_id and a.is_recruiter
     where p.company_name <> ''
       and (p.approved_company, p.approved_website, p.approved_abn)
         is distinct from (p.company_name, p.company_website, p.abn)
     order by p.updated_at desc, a.id limit $1`,
    [MOST_NAMED],
  );
  return rows;
}

export async function remove(db: Db, accountId: string): Promise<void> {
  await db.orm.delete(recruiterProfiles).where(eq(recruiterProfiles.accountId, accountId));
}
