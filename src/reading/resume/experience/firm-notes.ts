import { STATES } from "../../place-names.ts";
import { isPlace, splitPlace } from "../../places.ts";
import type { Fields } from "./fields.ts";
import type { Piece } from "./head-pieces.ts";
import type { Found } from "./inherit-firms.ts";

/** "Karoo Wholesale ($86m turnover, 140 staff)", "Yandiwarra Iron (38 Mtpa hub), 8/6 FIFO". */
const NOTE = /^(.{2,120}?)\s*\(([^()]{2,100})\)(?:,\s+([^()]{2,40}))?$/;
/** Names in brackets begin with a capital; what is told about a firm has figures or small letters. */
const TELLS = /^\p{Ll}|\d/u;
const SAME_FIRM = /^(?:formerly|previously|now|trading|part of|a |an |the |via|through|acquired)/i;
const REPORTS = /^(.{3,120}?)\s*\(((?:reporting|reports) to [^()]{2,120})\)$/i;
const IN_STATE = /^(.{3,60}), ([\p{L} ]{2,28})$/u;

/** Firms as they are called: without notes about them, and found where their state made them look like a place. */
export function withFirms(found: readonly Found[]): Found[] {
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
