import { findUnlawful } from "#lawful/find-unlawful.ts";
import { saysNice, wordingOf } from "#reading/job/parts/wording.ts";
import type { ListFact } from "../state.ts";
import { flagsIn } from "../wording/flags.ts";
import { ASIDE, isVerbFirst } from "./words.ts";

const DEMAND =
  /\b(?:\d{1,2}\+?(?: ?(?:-|to) ?\d{1,2})? ?(?:years?|yrs?|pqe|pae)|\d{1,2}\+|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:or more )?years?|pqe|pae|practi[sc]ing cert\w*|admitted|admission|degree|ll\.?b|jd|bachelor\w*|diploma|masters?|cert(?:ificate)? (?:i|ii|iii|iv|3|4)\b|licen[cs]e|ticket|ahpra|nesa|vit|wwcc|working with (?:children|vulnerable)|police check|white card|blue card|rsa|first aid|cpr|forklift|security clearance|right to work|work(?:ing)? rights|citizen\w*|experienced? (?:in|with|of|on|as|using|running)|experience\b|proficien\w+|fluen(?:t|cy)|knowledge of|familiar\w*|ability to|able to|qualif\w+|registration|registered|eligib\w+|willing\w*|availab\w+|comfortable (?:with|in|on|using|around)|happy to|vaccinat\w+|accredit\w+|certified|punctual|reliable|trained in|certificates?|permit|passport|\bexp|own (?:car|vehicle|tools|transport|laptop|ute))\b/i;
const PERK =
  /(?<=\p{L}\s)leave\b(?! (?:it|that|them|off|out|as)\b)|\b(?:bonus(?:es)?\b|salary (?:packag\w+|sacrific\w+)|gym|fruit|parking|car ?(?:park|space)|rdos?|nine[- ]day fortnight|9[- ]day fortnight|four[- ]day week|flexible (?:hours|start)|flexi(?:ble|time)?|discounts?|discounted|free (?:parking|lunch\w*|meals?|coffee|uniform|breakfast|flu)|staff (?:discount|meals)|birthday (?:leave|off)|wellness|wellbeing|eap|cpd (?:paid|covered|allowance|budget)|study (?:leave|assistance|support)|paid (?:parental|study|cpd|plt|practising|overtime|breaks)|practi[sc]ing certificate (?:paid|fees|covered)|relocation|company car|laptop|phone allowance|mentoring program|social (?:club|events)|friday drinks|end[- ]of[- ]trip|extra (?:week|super)|day off|days off|team lunch\w*|training budget|career progression|profit share|equity|childcare|allowances?|fuel card|(?:work|company) (?:ute|van|car|phone|vehicle|laptop)|(?:car|ute|vehicle|uniform|tools|meals|training|accommodation|laptop|phone)s? (?:provided|supplied|included)|flights (?:home|paid)|uniforms?|health insurance|novated)\b/iu;

/** Verbs that are as often nouns: "work ute", "training budget", "research degree". */
const NOUN_TOO =
  /^(?:work|test|market|project|plan|order|report|lead|design|research|process|service|book|support|staff|train(?:ing)?|fit|own|host|sign|share|use|model|map|file|record|document|market(?:ing)?|account(?:ing)?|bank(?:ing)?|build(?:ing)?|clean|phone|mail|post|care|nurs(?:e|ing)|teach(?:ing)?|driv(?:e|ing)|cook(?:ing)?|draft(?:ing)?|study|paid|bill(?:ing)?|convey(?:ancing)?|stamp|cover|grade|yard|bar)\b/i;

/** To which list the words of an item belong by themselves; null when they do not say. */
export function routeItem(text: string): ListFact | null {
  if (ASIDE.test(text)) return null;
  if (saysNice(text) && !/\b(?:nice|great|lovely)\b/i.test(text)) return "nice";
  const isNoun = NOUN_TOO.test(text);
  if (isNoun && PERK.test(text)) return "benefits";
  if (isNoun && DEMAND.test(text)) return "must";
  if (isVerbFirst(text) && !/^(?:own|drive)\b/i.test(text)) return "responsibilities";
  if (flagsIn(text).length > 0 || findUnlawful(text).length > 0) return "must";
  if (PERK.test(text) && !/\b(?:experience|manage)\b/i.test(text)) return "benefits";
  if (DEMAND.test(text)) return "must";
  const wording = wordingOf(text);
  if (wording === "benefits") return "benefits";
  return wording === "must" ? "must" : null;
}
