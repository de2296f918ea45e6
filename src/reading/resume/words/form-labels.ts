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
  const seam = /^([^:\t]{2,60}?)\s?(?::\s*\t?|\t)\s*(\S.*)$/.exec(text);
  const label = seam?.[1]?.trim();
  const value = seam?.[2]?.trim();
  if (!label || !value) return undefined;
  const field = labelField(label);
  return field ? { field, value: value.replaceAll("\t", ", ") } : undefined;
}

/** What a label names: one that is known, or one that says so in the words of forms. */
export function labelField(text: string): FormField | undefined {
  const label = text.replace(/\s?:$/, "");
  return FIELDS.find((field) => LABELS[field].test(label)) ?? fieldByWords(label);
}

const MOST_WORDS = 9;
const FEWEST_WORDS = 2;
/** The words that decide, the most telling first. */
const HEADS: readonly (readonly [FormField, RegExp])[] = [
  ["told", /^(?:nature|sector|industry|reason|activities|responsibilities|duties|tasks|level)$/],
  ["institution", /^(?:institution|institute|university|school|college|provider|providing)$/],
  ["degree", /^(?:qualifications?|degree|award|course|diploma|certificate)$/],
  ["field", /^(?:subjects?|field|major|discipline)$/],
  ["company", /^(?:employer|employers|employer['’]s|company|organi[sz]ation|firm|workplace)$/],
  ["role", /^(?:position|role|occupation|title|post|job|designation|capacity)$/],
  ["dates", /^(?:dates?|period|duration|from|to|years?)$/],
];
const GLUE =
  /^(?:name|and|or|of|the|address|held|main|key|your|work|employment|business|type|awarded|obtained|education|training|covered|studied|study|completed|full|current|previous|last|for|in|at|by|attended|conferred|start|end|started|ended|attendance|service|occupational|skills|principal)$/;

/** "Name and location of organisation": only words that forms are made of, one of which decides. */
function fieldByWords(label: string): FormField | undefined {
  const words = label
    .toLowerCase()
    .split(/[\s/&(),–-]+/)
    .filter((word) => word !== "");
  if (words.length < FEWEST_WORDS || words.length > MOST_WORDS) return undefined;
  const plain = words.every((word) => GLUE.test(word) || HEADS.some(([, head]) => head.test(word)));
  if (!plain || /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(label)) return undefined;
  return HEADS.find(([, head]) => words.some((word) => head.test(word)))?.[0];
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
