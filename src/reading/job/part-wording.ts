import { DUTY_VERBS } from "./duty-verbs.ts";
import { isRole } from "./is-role.ts";

const MOST_WORDS_BEFORE_VERB = 5;
const LONGEST_SUBJECT = 40;

/** What a sentence is by its words alone, wherever it stands. */
export type Wording = "duties" | "must" | "nice" | "benefits" | "apply";

const NICE =
  /\b(?:desirable|desired but|preferred|preferabl[ey]|ideally|advantage|advantageous|nice[- ]to[- ]have|a plus\b|a bonus\b(?! (?:scheme|structure|program|plan|of))|bonus points|(?:well|highly) (?:regarded|valued|looked)|not (?:essential|required|mandatory|a must)|(?:looked|viewed|considered) (?:up)?on? ?favou?rably|favou?rably|beneficial|(?:would|will) (?:also )?(?:help|be (?:great|nice|helpful|useful|welcome|good|valuable|valued|handy|wonderful|fantastic|brilliant))|(?:is|are) (?:also )?(?:helpful|useful|welcome|a welcome)|welcomed?[.)]?$|(?:no|not a) (?:condition|requirement)|we(?:'d| would) love (?:it )?if)(?:\b|$)/i;
const ESSENTIAL =
  /\((?:essential|mandatory|required|must have)\)|\b(?:is|are) (?:essential|mandatory|required|a must)\b|^(?:essential|mandatory|must have)\s*[:–—-]/i;
const NOT_NICE =
  /\b(?:not (?:just )?an? advantage|competitive advantage|take advantage|preferred (?:supplier|supplier|provider|employer|format|name|pronouns?)|employer of choice)\b/i;

const APPLY =
  /\b(?:to apply|apply (?:now|today|online|via|by|through|here|with|directly|for this)|please (?:apply|send|submit|email|contact|forward|call|direct|click|include|note)|send (?:your|us|a|an)|submit (?:your|a|an)|click|applications? (?:close|will|must|should|to|are|by|from)|for (?:a )?(?:confidential|further|more)|enquir(?:e|ies)|contact (?:us|our|me|the)\b|hear from you|covering letter|cover letter|closing date|closes? (?:on|at)|shortlisted|encourage(?:d)? (?:to apply|applications|you to apply)|previous applicants|recruitment agenc|no agenc|agencies)/i;

/** An address or a number to call. */
const REACHES = /\w@[\w-]{1,60}\.\w|\b0\d(?:[ -]?\d){7,8}\b|\(0\d\) ?\d{4}/;

const BENEFITS =
  /\b(?:we (?:also )?(?:offer|provide)|we(?:'ll| will) (?:offer|provide|give|support you)|on offer|in return|(?:you(?:'ll| will)|you) (?:also )?(?:receive|enjoy|get|be (?:rewarded|supported|offered|paid|given))|benefits (?:include|of)|perks|salary (?:of|range|package|from|is|up|between)|salary \$|remuneration|(?:plus|\+|and|inc(?:l|luding)?\.?) super(?:annuation)?|\d+ ?% super|leave loading|salary (?:packag|sacrific)|(?:paid )?parental leave|(?:annual|birthday|study|wellness|volunteer|purchased|extra|additional|personal|cultural) leave|(?:hybrid|flexible|flexi) (?:work|hours|arrangement)|flexib(?:ility|le working)|work(?:ing)? from home|wfh\b|\bhybrid\b|career (?:progression|development|advancement|growth|path)|clear path|bonus (?:scheme|structure|program)|profit share|discounts?|gym\b|fruit\b|social (?:club|events)|wellbeing program|eap\b|employee assistance|free parking|onsite parking|end[- ]of[- ]trip|(?:cpd|cle|training|membership|practising certificate|practicing certificate) (?:fees |costs )?(?:paid|covered|support|allowance)|laptop|(?:ongoing|excellent|great|genuine|regular|strong) (?:training|mentoring|mentorship|supervision|professional development)|rostered day|rdos?\b|nine[- ]day fortnight|car allowance|relocation assistance)/i;

const MUST =
  /\b(?:must (?:have|hold|be|possess|also)|essential|mandatory|(?:is|are|will be) required|minimum (?:of )?(?:\d|one|two|three|four|five|six|seven|eight|ten)|at least (?:\d|one|two|three|four|five|six|seven|eight|ten|a year)|(?:\d+|one|two|three|four|five|six|seven|eight|ten)(?: ?\+| plus| or more)?(?: ?(?:-|–|—|to) ?(?:\d+|one|two|three|four|five|six|seven|eight|ten)\+?)? years?'?,? (?:of |in |as |pae|pqe|post|experience|relevant|practice|legal|commercial|solid|full|or more|plus|minimum|working|within|since|admitted|prior|recent|at )|pae\b|pqe\b|post[- ](?:admission|qualification)|practi[sc]ing certificate|admitted (?:as|to|in)|admission (?:as|to|in)|you (?:have|bring|hold|possess|need|know|write|enjoy|thrive|should (?:have|bring|be)|are an? |are (?:comfortable|confident|able|organised|curious|passionate|motivated|detail|admitted))|you(?:'ll| will) (?:have|bring|hold|possess|need|demonstrate)|you're an? |you've (?:got|had|worked|done|been|run)|(?:proven|demonstrated|previous|prior|solid|sound|strong|excellent|extensive|significant|relevant|recent|hands-on|some|good|outstanding|exceptional|superior|well[- ]developed|high[- ]level|advanced|working|thorough|deep|genuine) [^.]{0,60}?(?:experience|skills?|knowledge|ability|understanding|track record|communicat|attention|background|record|literacy|grasp)|experience (?:in|with|of|working|using|as|across|managing|acting)|ability to|able to|capacity to|knowledge of|understanding of|familiarity with|proficien|commitment to|degree|diploma|certificate (?:i|ii|iii|iv)\b|qualifications?|licen[cs]e|registration|right to work|working rights|citizen|police check|working with children|wwcc|(?:police|security|baseline) (?:clearance|vetting)|eye for|attention to detail|applicants (?:must|should|need|will))/i;

const DUTIES =
  /\b(?:you(?:'ll| will| would)(?! (?:already |also )?(?:have|bring|hold|possess|need|receive|enjoy|get|be (?:a |an |lawyer|the |rewarded|offered|supported|paid|able|based|joining|part of|admitted|confident|comfortable|organised|working (?:with|alongside|for)|reporting)|report|join|also have|find|love|work (?:with|alongside)|demonstrate|thrive)\b)|responsib(?:le|ilities|ility)|duties|tasks (?:include|will)|accountable for|(?:role|position|job|work|days?) (?:will )?(?:also )?(?:involves?|includes?|entails?|covers?|requires you)|day[- ]to[- ]day|your days|the (?:lawyer|solicitor|paralegal|successful (?:candidate|applicant)|appointee|person|officer) (?:will|keeps|runs|manages|drafts|prepares))\b/i;

/** A firm that speaks of itself asks for nothing and offers nothing. */
const ABOUT_FIRM =
  /^(?:we(?:'re| are| have|'ve)?|our (?:firm|team|clients?|people|office|practice|company)|the (?:firm|company|team|practice|organisation)|established|founded|with (?:over|more than))\b/i;
const ADDRESSED = /\b(?:looking for|seek|need|require|you|your|want|offer|provide|candidates?)\b/i;

/** "At Ellery Stone, we do finance": said under "Why join us", but nothing that is given. */
export function saysOfFirm(text: string): boolean {
  return /^(?:we|our|at|the firm|as an?|with)\b/i.test(text) && !BENEFITS.test(text);
}

/** "(insurance preferred)", ", ideally in a national firm": said of a part of the item only. */
const PARTLY =
  /\((?!(?:highly|strongly|not|would|but|is)?\s?(?:desir|prefer|advant|nice|a |an |ideal|regarded|essential))[^()]{8,}\)|(?<=.{12}),? (?:preferably|ideally)\b.*$/gi;

/** "(desirable)", "would be an advantage": wins over the heading it stands under. */
export function saysNice(text: string): boolean {
  if (!NICE.test(text) || NOT_NICE.test(text)) return false;
  return NICE.test(text.replace(PARTLY, " "));
}

/** What the firm gives, and nothing that it asks. */
export function saysBenefit(text: string): boolean {
  return BENEFITS.test(text) && !MUST.test(text) && !DUTIES.test(text);
}

export function saysEssential(text: string): boolean {
  return ESSENTIAL.test(text);
}

export function saysApply(text: string): boolean {
  return APPLY.test(text) || REACHES.test(text);
}

/** An item that says what to do: "Draft and settle pleadings", "The Associate prepares advice". */
export function beginsWithDuty(text: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}-]+/u, MOST_WORDS_BEFORE_VERB + 1);
  const [first = "", second = ""] = words;
  if (DUTY_VERBS.has(first)) return true;
  if (first.endsWith("ing") && DUTY_VERBS.has(stemOf(first))) return true;
  if (first.endsWith("ly") && DUTY_VERBS.has(second)) return true;
  if (first !== "the" || !isRole(text.slice(0, LONGEST_SUBJECT))) return false;
  return words
    .slice(2)
    .some((word) => DUTY_VERBS.has(word.replace(/s$/, "")) && word.endsWith("s"));
}

function stemOf(gerund: string): string {
  const stem = gerund.slice(0, -"ing".length);
  if (DUTY_VERBS.has(stem)) return stem;
  if (DUTY_VERBS.has(`${stem}e`)) return `${stem}e`;
  return stem.slice(0, -1);
}

export function wordingOf(printed: string): Wording | null {
  const text = printed.replace(/[’‘]/g, "'");
  if (ABOUT_FIRM.test(text) && !ADDRESSED.test(text)) return null;
  if (saysNice(text)) return "nice";
  if (saysApply(text)) return "apply";
  if (DUTIES.test(text)) return "duties";
  if (BENEFITS.test(text)) return "benefits";
  if (MUST.test(text)) return "must";
  return beginsWithDuty(text) ? "duties" : null;
}
