/** What forms call their fields, by tab or by colon: "Employer⇥Harrow Finch", "Position: Solicitor". */
export type FormField =
  | "role"
  | "company"
  | "location"
  | "dates"
  | "degree"
  | "institution"
  | "field"
  | "told";

const LABELS: Readonly<Record<FormField, RegExp>> = {
  role: /^(?:role|position(?: held| title)?|job title|title|designation|occupation(?: or position)?(?: held)?|post(?: held)?)$/i,
  company:
    /^(?:employer(?: name)?|company(?: name)?|organisation|organization|firm|name of employer|name and address of(?: employer)?|workplace|business)$/i,
  location: /^(?:location|place|city|town|where)$/i,
  dates:
    /^(?:dates?|period|duration|from|from ?\/ ?to|when|dates? employed|tenure|years?|dates? \(from ?[–-] ?to\)|date completed|completed|year (?:completed|awarded|obtained)|graduated)$/i,
  degree:
    /^(?:degree|qualification|course|award|title of qualification(?: awarded)?|qualification(?: awarded| obtained)?|diploma|certificate|program(?:me)?)$/i,
  institution:
    /^(?:institution|university|school|college|provider|where obtained|where studied|awarded by|name and type of(?: organisation| organization)?(?: providing education)?(?: and training)?|place of study|institute)$/i,
  field:
    /^(?:field(?:\(s\))?(?: of study)?|major|majors|principal subjects?(?: ?\/ ?occupational skills covered)?|subjects?|specialisation|discipline)$/i,
  told: /^(?:main |key )?(?:activities|duties|responsibilities|tasks|achievements|remarks|notes|grade|result|results|level|thesis|reason for leaving|type of business(?: or sector)?|sector|department|supervisor)(?: and(?: responsibilities)?)?$/i,
};
/** The second half of a label that a narrow column broke. */
const TAIL =
  /^(?:held|employer|awarded|organisation providing|organization providing|education(?: and training)?|providing education|responsibilities|of employer|and training|covered|or sector)$/;

export interface Labelled {
  readonly field: FormField;
  readonly value: string;
}

/** The field that a row of a form names, with its value. */
export function labelledRow(text: string): Labelled | undefined {
  const seam = /^([^:\t]{3,60}?)\s?(?::\s*\t?|\t)\s*(\S.*)$/.exec(text);
  const label = seam?.[1]?.trim();
  const value = seam?.[2]?.trim();
  if (!label || !value) return undefined;
  for (const field of FIELDS) {
    if (LABELS[field].test(label)) return { field, value: value.replaceAll("\t", ", ") };
  }
  return undefined;
}

export function isLabelTail(text: string): boolean {
  return TAIL.test(text);
}

const FIELDS: readonly FormField[] = [
  "role",
  "company",
  "location",
  "dates",
  "degree",
  "institution",
  "field",
  "told",
];
