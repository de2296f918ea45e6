/** Kinds of jobs in the law. The earliest match in a title wins; the order of the table breaks ties. */
export const LEGAL_CLASSES = [
  "secretary",
  "paralegal",
  "company-secretary",
  "graduate",
  "conveyancer",
  "migration-agent",
  "partner",
  "senior",
  "barrister",
  "lawyer",
] as const;
export type LegalClass = (typeof LEGAL_CLASSES)[number];

const PATTERNS: readonly (readonly [LegalClass, RegExp])[] = [
  [
    "secretary",
    /legal (?:secretary|pa\b|personal assistant|administrator|receptionist|admin)|secretary to|legal administration|legal word process/i,
  ],
  [
    "paralegal",
    /paralegal\b|law clerk|legal (?:assistant|clerk|support|executive)|litigation support|(?:conveyancing|probate|settlements?) (?:clerk|assistant|paralegal|officer)|\bclerk (?:with|at|in) [^.]{0,30}\b(?:firm|law|legal|solicitors|lawyers)/i,
  ],
  ["company-secretary", /company secretar|governance (?:officer|assistant|adviser)/i],
  [
    "graduate",
    /graduate (?:lawyer|at law|solicitor)|law graduate|legal graduate|trainee (?:solicitor|lawyer)|legal trainee|(?:summer|seasonal) clerk|tipstaff|judge'?s associate|associate to (?:a|the|hon|justice|judge|deputy)/i,
  ],
  ["conveyancer", /licen[cs]ed conveyancer|\bconveyancer\b/i],
  ["migration-agent", /migration agent/i],
  [
    "partner",
    /\bpartner\b(?! agenc)(?!.{0,3}visa)|special counsel|principal (?:lawyer|solicitor)|managing principal|\bprincipal\b(?=,| of my own)|general counsel|head of legal|legal director/i,
  ],
  [
    "senior",
    /senior (?:associate|lawyer|solicitor|legal counsel|legal officer|counsel)|principal legal officer|principal associate|managing associate/i,
  ],
  ["barrister", /\bbarrister\b(?! and solicitor)/i],
  [
    "lawyer",
    /\b(?:lawyer|solicitor|legal counsel|in-house counsel|legal officer|legal practitioner|attorney(?! general)|advocate|associate counsel|litigator|counsel|prosecutor|public defender)\b(?!s)|\bassociate\b(?! director| professor| degree| to | dean| lecturer)/i,
  ],
];

const NO_TITLE =
  /patent attorney|trade marks? attorney|powers? of attorney|brief(?:ed|ing|s)? (?:to )?counsel|instruct\w* (?:counsel|lawyers?|solicitors?|panel solicitors)|with counsel|panel solicitors?|for the solicitor|by solicitors|genetic counsel|counsel(?:l)?or|(?:real estate|sales|research|retail|warehouse|store|shop|nurse|nursing|marketing|audit|tax|hr|finance) associate|not a (?:lawyer|solicitor)|associate (?:dean|lecturer|nurse)|(?:business|hr|channel|training) partner/gi;
/** "Associate" and "partner" alone are lawyers only where the law is spoken of. */
const ONLY_IN_LAW = /^(?:associate|partner|principal|advocate|counsel)$/i;

export function legalClassOf(title: string, lawIsNear = true): LegalClass | undefined {
  const text = title.replace(NO_TITLE, " ");
  let best: LegalClass | undefined;
  let first = Number.POSITIVE_INFINITY;
  for (const [name, pattern] of PATTERNS) {
    const match = pattern.exec(text);
    if (!match || match.index >= first) continue;
    if (!lawIsNear && ONLY_IN_LAW.test(match[0].trim())) continue;
    first = match.index;
    best = name;
  }
  return best;
}

export const LAWYERS: ReadonlySet<LegalClass | undefined> = new Set<LegalClass>([
  "lawyer",
  "senior",
  "partner",
  "barrister",
]);

type Nearness = Partial<Record<LegalClass, number>>;
/** How near someone's kind of job is to the one advertised. */
const NEAR: Readonly<Record<LegalClass, Nearness>> = {
  lawyer: {
    lawyer: 1,
    senior: 1,
    partner: 0.9,
    barrister: 0.7,
    graduate: 0.5,
    "migration-agent": 0.3,
    paralegal: 0.2,
    conveyancer: 0.2,
    "company-secretary": 0.15,
    secretary: 0.1,
  },
  senior: { senior: 1, partner: 0.9, lawyer: 0.9, barrister: 0.6, graduate: 0.3, paralegal: 0.1 },
  partner: { partner: 1, senior: 0.8, lawyer: 0.5, barrister: 0.5 },
  graduate: { graduate: 1, paralegal: 0.8, lawyer: 0.5, secretary: 0.5, senior: 0.1 },
  paralegal: {
    paralegal: 1,
    secretary: 0.8,
    "company-secretary": 0.7,
    graduate: 0.8,
    conveyancer: 0.6,
    lawyer: 0.5,
    senior: 0.2,
    partner: 0.1,
  },
  secretary: {
    secretary: 1,
    paralegal: 0.7,
    "company-secretary": 0.5,
    conveyancer: 0.4,
    graduate: 0.3,
    lawyer: 0.2,
  },
  "company-secretary": {
    "company-secretary": 1,
    paralegal: 0.7,
    secretary: 0.6,
    graduate: 0.5,
    lawyer: 0.4,
  },
  conveyancer: { conveyancer: 1, lawyer: 0.8, senior: 0.6, paralegal: 0.5, secretary: 0.4 },
  barrister: { barrister: 1, senior: 0.5, lawyer: 0.4 },
  "migration-agent": {
    "migration-agent": 1,
    lawyer: 0.8,
    senior: 0.6,
    paralegal: 0.4,
    graduate: 0.4,
  },
};

export const nearness = (asked: LegalClass, shown: LegalClass | undefined): number =>
  shown ? (NEAR[asked][shown] ?? 0) : 0;
