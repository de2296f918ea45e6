import type { ExperienceItem } from "#contract/resume-profile.ts";
import { COUNTRIES, STATES } from "../../place-names.ts";
import { isPlace, splitPlace } from "../../places.ts";
import type { ReadItem } from "../read-value.ts";
import { joinRows } from "../rows/paragraphs.ts";
import type { Row } from "../rows/row.ts";
import { companyScore, roleScore } from "../signs.ts";
import { assignFields, type Fields } from "./assign-fields.ts";
import { type Entry, findEntries } from "./find-entries.ts";
import type { Piece } from "./head-pieces.ts";
import { knowRows } from "./row-kinds.ts";

/** The positions of all stretches of experience, in the order they are printed. */
export function readExperience(blocks: readonly (readonly Row[])[]): ReadItem<ExperienceItem>[] {
  const perBlock = blocks.map((rows) => findEntries(knowRows(rows)));
  const fields = assignFields(perBlock.flat());
  let next = 0;
  return perBlock.flatMap((entries) => {
    const found = entries.map((entry) => {
      const own = fields[next];
      next += 1;
      return { entry, fields: own ?? NOTHING };
    });
    return withInherited(withTowns(withFirms(found))).map(({ entry, fields: own }) =>
      itemOf(entry, own),
    );
  });
}

/** One in so many firms with a town that we know is enough to believe the others. */
const FEW_PLACED = 3;
const TOWN =
  /^(.{3,120}?)(?:,\s+|\s+\(|\s+[|·–—/-]\s+)(\p{Lu}[\p{L}'’-]+(?: (?:of |on )?\p{Lu}[\p{L}'’-]+){0,2}(?:, \p{Lu}[\p{L} ]{2,20})?)\)?$/u;
const NOTHING: Fields = {
  role: undefined,
  company: undefined,
  location: undefined,
  rest: [],
  confidence: 0,
};

/** Where most firms are printed with their town, a last word after a comma is a town too. */
function withTowns(found: readonly Found[]): Found[] {
  const placed = found.filter(({ fields }) => fields.location && isBeside(fields)).length;
  const positions = found.filter(({ fields }) => !isBreak(fields)).length;
  if (placed === 0 || placed * FEW_PLACED < positions) return [...found];
  const placedBehindRole = found.some(
    ({ fields }) =>
      fields.location &&
      fields.role?.line === fields.location.line &&
      fields.company?.line !== fields.role.line,
  );
  return found.map((one) => {
    const { company, role, location } = one.fields;
    const behind = role && !location ? TOWN.exec(role.text) : undefined;
    if (
      role &&
      behind?.[1] &&
      behind[2] &&
      roleScore(behind[2]) === 0 &&
      placedBehindRole &&
      !/,/.test(role.text)
    ) {
      const where = { text: behind[2], line: role.line };
      return {
        ...one,
        fields: { ...one.fields, role: { ...role, text: behind[1] }, location: where },
      };
    }
    const land = location && COUNTRIES.has(location.text.toLowerCase()) ? `, ${location.text}` : "";
    const town = company && (!location || land) ? TOWN.exec(company.text) : undefined;
    if (!company || !town?.[1] || !town[2] || companyScore(town[2]) > 0) return one;
    const fields = {
      ...one.fields,
      company: { ...company, text: town[1] },
      location: { text: town[2] + land, line: company.line },
    };
    return { ...one, fields };
  });
}

function isBeside({ company, role, location }: Fields): boolean {
  return company?.line === location?.line || role?.line === location?.line;
}

function itemOf(entry: Entry, fields: Fields): ReadItem<ExperienceItem> {
  const span = entry.dated?.span;
  const told = fields.rest.map((piece) => piece.text);
  const body = joinRows(entry.body.map((known) => known.row));
  const description = [...told, body].filter((text) => text !== "").join("\n");
  const rows = [
    ...entry.above,
    ...(entry.dated ? [entry.dated] : []),
    ...entry.below,
    ...entry.body,
  ];
  const dateLine = entry.dated ? [entry.dated.row.line] : [];
  const lines = unique([
    ...rows.map((known) => known.row.line),
    ...(fields.company ? [fields.company.line] : []),
  ]);
  const item: ExperienceItem = {
    company: fields.company?.text ?? "",
    role: fields.role?.text ?? "",
    location: fields.location?.text ?? "",
    startDate: span?.start ?? "",
    endDate: span?.end ?? "",
    present: span?.present ?? false,
    description,
  };
  return {
    item,
    lines,
    fields: {
      company: fields.company ? [fields.company.line] : [],
      role: fields.role ? [fields.role.line] : [],
      location: fields.location ? [fields.location.line] : [],
      startDate: item.startDate ? dateLine : [],
      endDate: item.endDate ? dateLine : [],
      present: item.present ? dateLine : [],
      description: unique(entry.body.map((known) => known.row.line)),
    },
    confidence: fields.confidence,
  };
}

function unique(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}

/** "Karoo Wholesale ($86m turnover, 140 staff)", "Yandiwarra Iron (38 Mtpa hub), 8/6 FIFO". */
const NOTE = /^(.{2,120}?)\s*\(([^()]{2,100})\)(?:,\s+([^()]{2,40}))?$/;
/** Names in brackets begin with a capital; what is told about a firm has figures or small letters. */
const TELLS = /^\p{Ll}|\d/u;
const SAME_FIRM = /^(?:formerly|previously|now|trading|part of|a |an |the |via|through|acquired)/i;
const REPORTS = /^(.{3,120}?)\s*\(((?:reporting|reports) to [^()]{2,120})\)$/i;
const IN_STATE = /^(.{3,60}), ([\p{L} ]{2,28})$/u;

/** Firms as they are called: without notes about them, and found where their state made them look like a place. */
function withFirms(found: readonly Found[]): Found[] {
  const oneRow = found.some(({ fields }) => {
    return fields.role && fields.company && fields.role.line === fields.company.line;
  });
  return found.map((one) => {
    const fields = withoutLine(withoutNote(firmInState(one.fields, oneRow)));
    return { ...one, fields };
  });
}

function withoutNote(fields: Fields): Fields {
  const { company } = fields;
  const [, name = "", inside = "", after = ""] = NOTE.exec(company?.text ?? "") ?? [];
  if (!company || name === "" || !TELLS.test(inside) || SAME_FIRM.test(inside)) return fields;
  if (after !== "" && !TELLS.test(after)) return fields;
  const note: Piece = { text: after === "" ? inside : `${inside}, ${after}`, line: company.line };
  const placed = splitPlace(name);
  const where = placed.place === "" ? undefined : { text: placed.place, line: company.line };
  return {
    ...fields,
    company: { ...company, text: where ? placed.rest : name },
    location: fields.location ?? where,
    rest: [...fields.rest, note],
  };
}

/** "Chief Operating Officer (reporting to the CEO)": whom a role answers to is no part of its title. */
function withoutLine(fields: Fields): Fields {
  const { role } = fields;
  const [, title = "", line = ""] = REPORTS.exec(role?.text ?? "") ?? [];
  if (!role || title === "") return fields;
  const note = { text: line, line: role.line };
  return { ...fields, role: { ...role, text: title }, rest: [...fields.rest, note] };
}

/** "Tanami Ridge Gold, NT" looks like a town with its state; where the firm is missing, it is the firm. */
function firmInState(fields: Fields, oneRow: boolean): Fields {
  const { role, company, location } = fields;
  const [, name = "", state = ""] = IN_STATE.exec(location?.text ?? "") ?? [];
  if (company || !location || !STATES[state.toLowerCase()] || isPlace(name)) return fields;
  const beside = role?.line === location.line;
  if (role && !(beside && oneRow && name.includes(" "))) return fields;
  return {
    ...fields,
    company: { text: name, line: location.line },
    location: { text: state, line: location.line },
  };
}

interface Found {
  readonly entry: Entry;
  readonly fields: Fields;
}

/** Time away from work that is printed like a position. */
const BREAK =
  /^(?:(?:parental|maternity|paternity|carer['’]?s|study|long service) leave|career break|family break|break for (?:family|caring)|sabbatical|gap year|travel(?:ling|led)?)\b/i;
/** Something done beside it does not make it a position. */
const AT_HOME =
  /^(?:(?:at )?home (?:with (?:the )?(?:family|kids|children|baby)|duties)|(?:full[- ]time|stay[- ]at[- ]home) (?:parent|mum|mother|dad|father|carer)|caring for (?:family|my|a)|time out of the workforce)\b/i;

/** "Apprentice Chef, various, Cairns" was at no firm above it. */
const VARIOUS = /^various\b/i;
const SURE_COMPANY = 2;

/** Several roles at one company: the company is printed once, above or with the first of them. */
function withInherited(found: readonly Found[]): Found[] {
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

function isBreak({ role, company }: Fields): boolean {
  if (AT_HOME.test(role?.text ?? company?.text ?? "")) return true;
  if (role && company) return false;
  return BREAK.test(role?.text ?? company?.text ?? "");
}
