import { isPlace, splitPlace } from "../../places.ts";
import { type FormField, isLabelTail, labelledRow } from "../words/form-labels.ts";
import type { Fields } from "./fields.ts";
import type { Entry } from "./find-entries.ts";
import type { Piece } from "./head-pieces.ts";

const TOWN = /^(.{3,120}),\s+(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)$/u;

/** Heads of forms that name each field: "Position: Solicitor", "Employer: Harrow Finch". */
export function labelledFields(entry: Entry | undefined): Fields | undefined {
  if (!entry) return undefined;
  const found = new Map<FormField, Piece>();
  const rest: Piece[] = [];
  const rows = [
    ...entry.above,
    ...(entry.dated ? [entry.dated] : []),
    ...entry.below,
    ...entry.body,
  ];
  const below = new Set(entry.below);
  for (const known of rows) {
    const { text, line } = known.row;
    const labelled = known.row.bullet ? undefined : labelledRow(text);
    const told = labelled?.field === "told" ? labelled.value : text;
    if (labelled && labelled.field !== "told" && !found.has(labelled.field)) {
      found.set(labelled.field, { text: labelled.value, line });
      continue;
    }
    if (below.has(known) && !isLabelTail(text)) rest.push({ text: told, line });
  }
  const role = found.get("role");
  const company = found.get("company");
  if (!role || !company) return undefined;
  const placed = splitPlace(company.text);
  const town = placed.place ? undefined : TOWN.exec(company.text);
  const place = placed.place || town?.[2] || "";
  const location =
    found.get("location") ?? (place ? { text: place, line: company.line } : undefined);
  const name = found.has("location") && !isPlace(place) ? placed.rest : (town?.[1] ?? placed.rest);
  return { role, company: { ...company, text: name }, location, rest, confidence: 0.9 };
}
