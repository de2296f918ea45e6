const VOWEL = /[aeiouy]/;
const DOUBLED = /(bb|dd|ff|gg|mm|nn|pp|rr|tt)$/;
/** Words that a rule would throw together with others: carers and careers are no care. */
const OWN_STEMS: Readonly<Record<string, string>> = {
  wills: "wills",
  news: "news",
  lead: "lead",
  trust: "trust",
  trusts: "trusts",
  sales: "sales",
  carer: "carer",
  carers: "carer",
  career: "career",
  careers: "career",
  medication: "medication",
  medications: "medication",
  mental: "mental",
  mentor: "mentor",
  mentors: "mentor",
  mentored: "mentor",
  mentoring: "mentor",
  docker: "docker",
  reactive: "reactive",
  governance: "governance",
  personal: "personal",
  position: "position",
  positions: "position",
  engine: "engine",
  engines: "engine",
  epicor: "epicor",
  cmms: "cmms",
};

/**
 * A light stemmer: enough that "advised", "advising" and "advice" stand close, not so much that
 * "universe" becomes "university". Words with figures or signs (c++, s3) stay as they are.
 */
export function stem(written: string): string {
  if (written.length < 4 || /[+#.0-9]/.test(written)) return written;
  const own = Object.hasOwn(OWN_STEMS, written) ? OWN_STEMS[written] : undefined;
  if (own) return own;
  return ended(withoutSuffix(singular(written)));
}

function singular(word: string): string {
  const bare = word.endsWith("'s") ? word.slice(0, -2) : word;
  if (bare.endsWith("ies") && bare.length > 4) return `${bare.slice(0, -3)}y`;
  if (bare.endsWith("sses")) return bare.slice(0, -2);
  if (/(ches|shes|xes|zes)$/.test(bare)) return bare.slice(0, -2);
  return bare.endsWith("s") && !/(ss|us|is)$/.test(bare) ? bare.slice(0, -1) : bare;
}

interface Rule {
  readonly suffix: string;
  /** Letters that must be left. */
  readonly left: number;
  readonly instead?: string;
  readonly undouble?: true;
}

/** The first that fits is taken. */
const RULES: readonly Rule[] = [
  { suffix: "isation", left: 3, instead: "iz" },
  { suffix: "ization", left: 3, instead: "iz" },
  { suffix: "ation", left: 3 },
  { suffix: "ition", left: 3 },
  { suffix: "ment", left: 4 },
  { suffix: "ness", left: 4 },
  { suffix: "ing", left: 3, undouble: true },
  { suffix: "ed", left: 3, undouble: true },
  { suffix: "ancy", left: 3 },
  { suffix: "ency", left: 3 },
  { suffix: "ance", left: 4 },
  { suffix: "ence", left: 4 },
  { suffix: "ant", left: 4 },
  { suffix: "ist", left: 4 },
  { suffix: "ician", left: 3, instead: "ic" },
  { suffix: "er", left: 3, undouble: true },
  { suffix: "or", left: 4, undouble: true },
  { suffix: "ly", left: 3 },
  { suffix: "ive", left: 4 },
  { suffix: "al", left: 4 },
];

function withoutSuffix(word: string): string {
  for (const { suffix, left, instead = "", undouble } of RULES) {
    if (!word.endsWith(suffix) || word.length - suffix.length < left) continue;
    const rest = word.slice(0, -suffix.length);
    if (!VOWEL.test(rest)) continue;
    return (undouble && DOUBLED.test(rest) ? rest.slice(0, -1) : rest) + instead;
  }
  return word;
}

function ended(word: string): string {
  let end = word;
  if (end.endsWith("e") && end.length > 3) end = end.slice(0, -1);
  if (end.endsWith("y") && end.length > 3) end = `${end.slice(0, -1)}i`;
  if (end.endsWith("is") && end.length > 5) end = `${end.slice(0, -2)}iz`;
  return end;
}
