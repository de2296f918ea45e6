import { remember } from "../../remember.ts";
import { companyScore } from "../signs.ts";

const WEIGHT = { stem: 1.5, short: 1.5, joined: 0.4, saint: -1, owner: -0.6, body: -1, town: -0.4 };
const STEM =
  /(?<![\p{L}])(?:diplo|licen[cst]|bac(?:c?al|char|hel)|magist|maest|master|mestr|maît|doct|dokt|certif|exam|kandidat|candidat|specialist|degree|grad[eou]|lisans|course|cours(?![\p{L}])|curso|training|stud(?:y|ies|ium)|program|apprenti|trainee|honours|matric|leaving|fellow|title|articles|qualif|lehre|ausbildung|sijil|brevet|level)/iu;
/** "BPsychSc", "M.Pharm", "AdvDip": capitals and small letters mixed within a word. */
const SHORT = /^(?:\p{Lu}[\p{Ll}]{0,6}\.?){2,5}(?![\p{L}])/u;
const MIXED = /\p{Ll}|\./u;
const JOINED = /\s(?:in|of|en|em|i|för|für|of the)\s/u;
const SAINT = /^(?:st|saint|ste|san|santa|our lady)\.? \p{L}/iu;
const OWNER = /\p{L}(?:['’]s|s['’])(?![\p{L}])/u;
const TOWN = /, \p{Lu}[\p{L}'’ -]+$/u;

/** How much a name that no list knows sounds like a degree (above 0) or a school (below). */
export const studyLean = remember(lean);

function lean(text: string): number {
  let sum = 0;
  if (STEM.test(text)) sum += WEIGHT.stem;
  const short = SHORT.exec(text)?.[0];
  if (short && MIXED.test(short)) sum += WEIGHT.short;
  if (JOINED.test(text)) sum += WEIGHT.joined;
  if (SAINT.test(text)) sum += WEIGHT.saint;
  if (OWNER.test(text)) sum += WEIGHT.owner;
  if (companyScore(text) >= 2) sum += WEIGHT.body;
  if (TOWN.test(text)) sum += WEIGHT.town;
  return sum;
}
