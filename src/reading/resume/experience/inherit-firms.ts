import { companyScore, roleScore } from "../signs.ts";
import type { Fields } from "./fields.ts";
import type { Entry } from "./find-entries.ts";

export interface Found {
  readonly entry: Entry;
  readonly fields: Fields;
}

/** Time away from work that is printed like a position. */
const BREAK =
  /^(?:(?:parental|maternity|paternity|carer['’]?s|study|long service) leave|career break|family break|sabbatical|gap year|travel(?:ling|led)?)\b/i;

/** "Apprentice Chef, various, Cairns" was at no firm above it. */
const VARIOUS = /^various\b/i;
const SURE_COMPANY = 2;

/** Several roles at one company: the company is printed once, above or with the first of them. */
export function withInherited(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  let house: Fields | undefined;
  let umbrella: Found | undefined;
  for (const [at, printed] of found.entries()) {
    const one = umbrella ? roleUnder(umbrella, printed) : printed;
    const { role, company } = one.fields;
    const next = found[at + 1];
    const under = next && roleUnder(one, next).fields;
    const bare = one.entry.body.length === 0 && !role && company;
    if (bare && under?.role && !under.company) {
      house = one.fields;
      umbrella = one;
      continue;
    }
    if (company && !isBreak(one.fields)) house = one.fields;
    if (role && !company && house && !VARIOUS.test(one.fields.location?.text ?? "")) {
      const location = one.fields.location ?? house.location;
      kept.push({ ...one, fields: { ...one.fields, company: house.company, location } });
      continue;
    }
    if ((role || company) && !isBreak(one.fields)) kept.push(one);
  }
  return kept;
}

/**
 * A position whose dates lie within those of the firm above it: "National Manager, Cold Stores" under a firm
 * that is printed with all its years is one role, whatever the words after the comma look like.
 */
function roleUnder(above: Found, one: Found): Found {
  const { role, company } = one.fields;
  const [text = "", more] = one.entry.dated?.cells ?? [];
  const sameRow = role && company && role.line === company.line && more === undefined;
  if (!sameRow || above.fields.role || !isWithin(above, one)) return one;
  const named = companyScore(company.text) >= SURE_COMPANY || !/[,/–—-]/.test(text);
  if (named || roleScore(text) === 0 || one.entry.dated?.row.line !== role.line) return one;
  return { ...one, fields: { ...one.fields, role: { ...role, text }, company: undefined } };
}

function isWithin(above: Found, one: Found): boolean {
  const outer = above.entry.dated?.span;
  const inner = one.entry.dated?.span;
  if (outer?.kind !== "range" || inner?.kind !== "range") return false;
  if (outer.start.slice(0, 4) > inner.start.slice(0, 4)) return false;
  if (outer.present) return true;
  return !inner.present && inner.end.slice(0, 4) <= outer.end.slice(0, 4);
}

export function isBreak({ role, company }: Fields): boolean {
  if (role && company) return false;
  return BREAK.test(role?.text ?? company?.text ?? "");
}
