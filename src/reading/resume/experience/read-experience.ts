import type { ExperienceItem } from "#contract/resume-profile.ts";
import { COUNTRIES } from "../../place-names.ts";
import type { ReadItem } from "../read-value.ts";
import { joinRows } from "../rows/paragraphs.ts";
import type { Row } from "../rows/row.ts";
import { companyScore, roleScore } from "../signs.ts";
import { assignFields } from "./assign-fields.ts";
import type { Fields } from "./fields.ts";
import { type Entry, findEntries } from "./find-entries.ts";
import { withFirms } from "./firm-notes.ts";
import { type Found, isBreak, withInherited } from "./inherit-firms.ts";
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
