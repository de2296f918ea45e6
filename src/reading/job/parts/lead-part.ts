import type { Part } from "./part.ts";
import { saysNice } from "./wording.ts";

const LEADS: readonly (readonly [Part, RegExp])[] = [
  ["apply", /\b(?:to apply|your application|apply by|applications? (?:must|should))\b/i],
  [
    "duties",
    /\b(?:responsib|duties|accountab|tasks|will involve|involves|entails?|will see you|day[- ]to[- ]day)/i,
  ],
  [
    "benefits",
    /\b(?:we (?:can |also )?(?:offer|provide|pride)|we'll (?:offer|give|provide)|on offer|benefits|perks|in return|receive|enjoy|reward|entitle|why (?:you|join|work)|looks? after)/i,
  ],
  [
    "must",
    /\b(?:have|has|bring|possess|hold|need|demonstrate|to be (?:successful|considered|eligible)|succeed|require[sd]?|requirements?|criteria|essential|skills|qualif|qualities|looking for|seeking|attributes|must|should|ideal (?:candidate|applicant)|experience|you are|you're|you will be an?|competenc|applicants?|suit)\b/i,
  ],
  [
    "duties",
    /\b(?:you will|you'll|you would|you can expect|in this (?:role|position)|(?:the|this|your) (?:role|position|job)|includes?|appointee will|candidate will|person will|work (?:on|with|across))\b/i,
  ],
];

/** What a sentence announces that ends in a colon, or that a list follows. */
export function leadPart(sentence: string): Part | null {
  if (saysNice(sentence)) return "nice";
  const text = sentence.replace(/[’‘]/g, "'");
  return LEADS.find(([, words]) => words.test(text))?.[0] ?? null;
}
