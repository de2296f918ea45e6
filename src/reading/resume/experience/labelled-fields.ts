import { splitPlace } from "../../places.ts";
import type { Fields } from "./assign-fields.ts";
import type { Entry } from "./find-entries.ts";
import type { Piece } from "./head-pieces.ts";

interface Labelled {
  role?: Piece;
  company?: Piece;
  location?: Piece;
}

const LABELS: readonly (readonly [keyof Labelled, RegExp])[] = [
  ["role", /^(?:role|position|job title|title|occupation(?: or position held)?)\s?[:\t]\s*/i],
  [
    "company",
    /^(?:employer|company|organisation|organization|firm|name and address of employer)\s?[:\t]\s*/i,
  ],
  ["location", /^(?:location|place|city)\s?[:\t]\s*/i],
];

const TOLD =
  /^(?:main |key )?(?:activities|duties|responsibilities|tasks)(?: and responsibilities)?\s?[:\t]\s*/i;

/** Heads of forms that name each field: "Position: Solicitor", "Employer: Harrow Finch". */
export function labelledFields(entry: Entry | undefined): Fields | undefined {
  if (!entry) return undefined;
  const found: Labelled = {};
  const rows = [
    ...entry.above,
    ...(entry.dated ? [entry.dated] : []),
    ...entry.below,
    ...entry.body,
  ];
  for (const { row } of rows) {
    const label = LABELS.find(([, pattern]) => pattern.test(row.text));
    if (!label || row.bullet) continue;
    const [field, pattern] = label;
    found[field] ??= { text: row.text.replace(pattern, "").replace(/\t/g, ", "), line: row.line };
  }
  const { role, company, location } = found;
  if (!role || !company) return undefined;
  const placed = splitPlace(company.text);
  const where = location ?? (placed.place ? { text: placed.place, line: company.line } : undefined);
  const named = { ...company, text: placed.rest };
  const rest = entry.below.flatMap(({ row }) => {
    if (LABELS.some(([, pattern]) => pattern.test(row.text))) return [];
    return [{ text: row.text.replace(TOLD, ""), line: row.line }];
  });
  return { role, company: named, location: where, rest, confidence: 0.9 };
}
