/** Spec 2 §5 knows these five. Order is the order in which several are listed. */
const TYPES: readonly (readonly [string, RegExp])[] = [
  ["full-time", /\bfull[- ]?time\b|\bF\/T\b/i],
  [
    "part-time",
    /\bpart[- ]?time\b|\bP\/T\b|\b0\.[3-9] ?FTE\b|\b(?:two|three|four|[2-4]) days (?:per|a) week\b(?! (?:in the office|from home|at home|wfh))/i,
  ],
  [
    "contract",
    /\bfixed[- ]?term\b|\bcontract(?:or)?\b(?! (?:law|management|drafting|negotiation|review|manager|lawyer|administrat|disputes?|claims?|matters?))|\btemporary\b|\bmax(?:imum)?[- ]term\b|\bnon[- ]?ongoing\b|\b(?:parental|maternity|paternity)[- ]leave (?:cover|replacement|contract)\b|\blocum\b|\bsecondment opportunity\b/i,
  ],
  ["casual", /\bcasual\b(?! (?:dress|attire|conversation|chat|fridays?))/i],
  [
    "internship",
    /\binternship\b|\bintern\b|\bclerkships?\b|\bcadetship\b|\bvacation(?:er)? program\b|\bwork experience placement\b/i,
  ],
];

const PERMANENT =
  /\bpermanent\b|\bongoing\b(?! (?:training|support|professional|development|learning|basis|relationship|matters))/i;
/** In running text only phrases that speak of the engagement itself count. */
const SAID_IN_PROSE =
  /\b(?:full|part)[- ]?time\b|\b0\.[3-9] ?FTE\b|\((?:two|three|four|[2-4]) days (?:a|per) week|\bfixed[- ]?term\b|\b(?:permanent|casual|temporary|ongoing|contract|locum)\b[^.]{0,30}\b(?:role|position|basis|opportunity|appointment|vacancy|contract|employment|full|part)\b|\b(?:\d{1,2}|six|twelve|three|nine|eighteen)[- ]months?['’]?s? (?:fixed|contract|max|term|parental)|\bcontract role\b|\b(?:parental|maternity)[- ]leave (?:cover|contract)|\b(?:this|our|paid|summer|winter) (?:clerkship|internship)|^(?:ongoing|permanent|casual)\b[,.]/i;

/** Types named in a label's value or in a heading line. */
export function employmentTypes(text: string): string {
  const types = TYPES.filter(([, words]) => words.test(text)).map(([type]) => type);
  if (types.length > 0) return types.join(", ");
  return PERMANENT.test(text) ? "full-time" : "";
}

/** The same for a sentence, which may speak of contracts and casual clothes without meaning a type. */
export function employmentTypesInProse(sentence: string): string {
  return SAID_IN_PROSE.test(sentence) ? employmentTypes(sentence) : "";
}
