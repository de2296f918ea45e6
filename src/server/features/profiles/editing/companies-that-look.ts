import type { Db } from "#server/platform/database/database.ts";
import {
  hidingKeysOf,
  lookingKeysOf,
  type Named,
} from "#server/platform/organisations/organisations.ts";
import type { ProfileRow } from "../repository.ts";

/** Who finds a candidate, said to the candidate: by the rule that hides them, company by company. */

export interface CompanyLooking {
  readonly company: string;
  readonly finds: boolean;
  /** Which of the candidate's own names hide them from it. */
  readonly hiddenBy: readonly string[];
}

/** A company finds who is found by one of its recruiters. Those who do not find come first, then by name. */
export async function companiesThatLook(
  db: Db,
  profile: ProfileRow | undefined,
  recruiters: ReadonlyMap<string, string>,
): Promise<CompanyLooking[]> {
  const { findable, hidesFrom } = profile ?? { findable: true, hidesFrom: [] };
  const hiding = [...new Set(hidesFrom)].map((name) => ({
    name,
    keys: hidingKeysOf({ names: [name] }),
  }));
  const known = await whatIsKnown(db, [...recruiters.keys()]);
  const companies = new Map<string, CompanyLooking>();
  for (const [id, company] of recruiters) {
    const eyes = new Set(lookingKeysOf(known.get(id) ?? { names: [company] }));
    const hiddenBy = hiding
      .filter(({ keys }) => keys.some((key) => eyes.has(key)))
      .map(({ name }) => name);
    const before = companies.get(company);
    companies.set(company, {
      company,
      finds: (before?.finds ?? false) || (findable && hiddenBy.length === 0),
      hiddenBy: [...new Set([...(before?.hiddenBy ?? []), ...hiddenBy])],
    });
  }
  return [...companies.values()].sort(
    (one, other) =>
      Number(one.finds) - Number(other.finds) || one.company.localeCompare(other.company),
  );
}

/** Of postings only those that are or were public: whom a draft is for is its owner's own business. */
async function whatIsKnown(db: Db, ids: readonly string[]): Promise<Map<string, Named>> {
  const { rows } = await db.query(
    `select id, array_agg(l.name) filter (where l.name is not null)
         || array_agg(l.abn) filter (where l.abn is not null) as names,
       coalesce(array_agg(l.domain) filter (where l.domain is not null), '{}') as domains
     from unnest($1::uuid[]) as id, lateral (
       select name, domain, abn from looks_for(id) where not is_draft) as l
     group by id`,
    [ids],
  );
  return new Map(rows.map(({ id, names, domains }) => [id, { names: names ?? [], domains }]));
}
