import { LAWYERS, type LegalClass } from "../legal-classes.ts";
import type { AdmissionState, Shown } from "../profiles.ts";
import type { ReadUnit } from "./units.ts";

const SECTIONS: Readonly<Partial<Record<ReadUnit["section"], number>>> = {
  credentials: 3,
  education: 2,
  other: 1,
  experience: -1,
};
const PAPERS =
  /\b(?:current|valid|expir\w+|registration|registered with|licen[cs]e|number|no\.|check|certificate|card|member|admitted|roll|supreme court|high court|degree|bachelor|diploma)\b/i;
const FEWEST_LETTERS = 18;

/** Of sentences that all name a paper, those first that are about it: a line of papers before a job's title. */
export function plainestFirst(
  places: readonly number[],
  units: { at(place: number): Pick<ReadUnit, "section" | "text"> | undefined },
): number[] {
  const worth = (place: number) => {
    const unit = units.at(place);
    if (!unit) return 0;
    const isHeading = unit.text.length < FEWEST_LETTERS ? -3 : 0;
    return (SECTIONS[unit.section] ?? 0) + (PAPERS.test(unit.text) ? 2 : 0) + isHeading;
  };
  return places.toSorted((a, b) => worth(b) - worth(a) || a - b);
}

/** Whether someone may practise law in Australia: what they say of it, where, and since when not. */

const AUSTRALIA =
  /\b(?:nsw|new south wales|victoria|vic\b|queensland|qld|south australia|western australia|tasmania|northern territory|australia|sydney|melbourne|brisbane|adelaide|perth|hobart|darwin|canberra|law society of nsw|supreme court of (?:nsw|wa|sa)|act supreme court)/i;
const STATES = /\b(?:WA|SA|NT|ACT|NSW|VIC|Vic|QLD|Qld|TAS|Tas)\b/;
const ABROAD =
  /\b(?:england|wales|uk\b|united kingdom|london|ireland|irish|dublin|scotland|india|mumbai|delhi|bengaluru|bar council|nigeria|lagos|kenya|ghana|south africa|zimbabwe|singapore|hong kong|malaysia|philippines|manila|sri lanka|pakistan|bangladesh|china|beijing|brazil|colombia|new york|california|canada|ontario|british columbia|alberta|quebec|vancouver|toronto|nmc|usa|united states|fiji|papua|france|paris|germany|german|spain|italy|ukraine|russia|iran|iraq|egypt|lebanon|turkey|senior courts|netherlands|vietnam|indonesia|japan|korea|taiwan|chile|argentina|mexico|peru|israel|nepal)\b/i;
const NEW_ZEALAND = /\b(?:new zealand|nz|auckland|wellington)\b/i;
export const PENDING =
  /\b(?:in progress|expected|expects?|booked|appl(?:ied|ying|ication)|awaiting|pending|planned|to go|not yet|enrolled (?:in|at|for)|underway|under way|listed for|set (?:for|down for)|scheduled|ceremony|will be|requalif\w*|self-check|studying|finish(?:es|ing)|priestley|lpab|to be admitted|eligible for admission|assessment done|subjects? (?:left|completed|remaining)|accepted into|final[- ]year|(?:second|third|first)[- ]year|student|half way|part[- ]way|conditional)\b/i;
const LAPSED =
  /\b(?:lapsed|expired|surrendered|went back|gave (?:it |my \w+ )?up|handed (?:it )?(?:in|back)|relinquished|never (?:held|taken out|took out)|left practice|no practi[sc]ing certificate (?:since|held)|not held|certificate held at present|non-practising|never practised|removed from the roll)\b/i;
/** Leases lapse as well. */
const OF_PRACTICE = /certificate|practi[sc]|admi(?:tted|ssion)|\broll\b/i;
const NO_CERTIFICATE_NOW =
  /at present|currently|not held|no practi[sc]ing certificate held|non-practising/i;
const LONG_GONE = /lapsed|never|since/i;
const DENIED =
  /\b(?:not (?:yet )?(?:been )?(?:an? )?(?:admitted|lawyer|solicitor)|never (?:been )?admitted|not a (?:lawyer|solicitor)|no law degree|no legal qualifications?|hold no law degree|not legally qualified|without a law degree|not (?:yet )?(?:begun|started|applied for) (?:the )?admission|no australian admission|not (?:yet )?admitted in australia)\b/i;
const NOT_HERE = /not (?:yet )?admitted in australia/i;
const SPOKEN_OF =
  /\b(?:admitted|admission|practi[sc]ing certificate|called to the|roll of|(?:current|unrestricted|restricted|hold\w*|employee|principal|full) PC\b|PAE\b|PQE\b|solicitor of the|barrister and solicitor|qualified (?:lawyer|solicitor)|unrestricted certificate|years? post-admission)/i;
const LAWYER_OF = /\b(?:solicitor|lawyer|attorney|advocate|barrister)\b[^.]{0,45}/i;
const HOSPITAL =
  /\badmission (?:assessments?|to hospital)|hospital admission|admitted (?:patients|to (?:the )?(?:ward|hospital|icu))/i;
const DONE =
  /\badmitted\b(?! patients)|called to the|certificate|\bPC\b|PAE|PQE|since admission|post-admission|admission[^.]{0,40}\b(?:19|20)\d\d\b|on the roll/i;
const NOT_DONE = /\b(?:expected|will be|to be|not yet)\b/i;
const CERTIFIED = /practi[sc]ing certificate|admitted (?:in|to|as|by)?/i;
const BOARD = /admissions? board|LPAB|priestley|requalif/i;
const TRAINING = /practical legal training|\bPLT\b|GDLP|graduate diploma (?:of|in) legal practice/i;

/** "Secretary to a solicitor admitted in Queensland": that is another person. */
const SOMEONE_ELSE =
  /\b(?:secretary|assistant|paralegal|clerk|support\w*|assist\w*)\b[^.;]{0,30}\b(?:to|for|an?|the)\s+(?:\w+ ){0,2}(?:solicitor|lawyer|partner|barrister)/i;
/** A keeper of others' certificates, or of the admissions of a college. */
const OTHERS =
  /\bpracti[sc]ing certificates? (?:renewals?|of\b|for (?!nsw|new|vic|qld|queensland|wa\b|sa\b|tas|act\b))|\b(?:handl|keep|renew|fil|process|manag|track|check|lodg)\w*\b[^.;]{0,30}\bpracti[sc]ing certificate|\badmissions? (?:officer|board|team|manager|clerk|coordinator|advis[eo]r|office|fees?)\b/i;
/** Somebody's own title, not "our lawyers" or "where we have no solicitor". */
const OWN_TITLE =
  /(?<!\b(?:no|the|our|their|its|any|every|each|with|for|to|by|outside) (?:\w+ )?)\b(?:lawyer|solicitor|counsel|barrister|attorney|prosecutor|advocate|associate|partner|legal (?:officer|practitioner|advis[eo]r))\b/i;
const spelledOut = (text: string) => text.replace(/n['’]t\b/g, " not");

/** A country counts where it says of which one somebody is a lawyer, not where a client comes from. */
const OF_WHERE =
  /\b(?:admitted|admission|called|solicitor|lawyer|attorney|advocate|barrister|qualified|roll|certificate|enrolled|registered|bar)\b[^.;]{0,45}/gi;
export const isAbroad = (text: string) =>
  [...text.replace(/new south wales/gi, "nsw").matchAll(OF_WHERE)].some(
    ([near]) => ABROAD.test(near) && !/\bclients?\b|\bassets?\b|\bfamilies\b/i.test(near),
  );
export const isHere = (text: string) => AUSTRALIA.test(text) || STATES.test(text);

type Facts = { readonly unit: ReadUnit; readonly at: number };

export function admissionOf(
  units: readonly ReadUnit[],
  legal: LegalClass | undefined,
): Shown<AdmissionState> {
  const told = units.flatMap((unit, at): Facts[] =>
    unit.section === "list" ? [] : [{ unit: { ...unit, text: spelledOut(unit.text) }, at }],
  );
  const having = (test: (text: string) => boolean) => told.filter(({ unit }) => test(unit.text));
  const hits = having((text) => {
    if (HOSPITAL.test(text) || SOMEONE_ELSE.test(text) || OTHERS.test(text)) return false;
    const of = LAWYER_OF.exec(text)?.[0];
    return SPOKEN_OF.test(text) || (of !== undefined && isAbroad(of) && !isHere(text));
  });
  const denied = having((text) => DENIED.test(text));
  const pending = hits.filter(({ unit }) => PENDING.test(unit.text));
  const foreign = hits.filter(({ unit: { text } }) => {
    const alsoHere = isHere(text) && /admitted/i.test(text) && !PENDING.test(text);
    return isAbroad(text) && !alsoHere;
  });
  const done = hits.filter(({ unit: { text } }) => isDone(text));
  const firstDenial = denied[0]?.unit.text ?? "";
  if (denied.length > 0 && !NOT_HERE.test(firstDenial) && foreign.length === 0)
    return shown(pending.length > 0 ? "pending" : "none", denied);
  if (foreign.length > 0 && !done.some(({ unit }) => isHere(unit.text))) {
    const isOn = pending.length > 0 || told.some(({ unit }) => BOARD.test(unit.text));
    return shown(isOn ? "foreign-pending" : "foreign", foreign);
  }
  const lapsed = having((text) => LAPSED.test(text) && OF_PRACTICE.test(text));
  if (lapsed.length > 0 && hits.length > 0) {
    const text = lapsed[0]?.unit.text ?? "";
    const onlyNow = NO_CERTIFICATE_NOW.test(text) && !LONG_GONE.test(text);
    return shown(onlyNow ? "no-certificate" : "lapsed", lapsed);
  }
  if (done.length > 0) return shown("admitted", done);
  const zealand = hits.filter(({ unit }) => NEW_ZEALAND.test(unit.text));
  if (zealand.length > 0) return shown("new-zealand", zealand);
  const training = having((text) => TRAINING.test(text));
  if (pending.length > 0 || training.length > 0)
    return shown("pending", pending.length > 0 ? pending : training);
  const titled = having((text) => OWN_TITLE.test(text) && !SOMEONE_ELSE.test(text));
  return LAWYERS.has(legal) && titled.length > 0 ? shown("assumed", titled) : shown("none", []);
}

function isDone(text: string): boolean {
  if (DENIED.test(text) || NEW_ZEALAND.test(text)) return false;
  const abroad = isAbroad(text);
  if (abroad && (!isHere(text) || PENDING.test(text))) return false;
  if (PENDING.test(text) && !CERTIFIED.test(text)) return false;
  return DONE.test(text) && !NOT_DONE.test(text);
}

/** The one that a reader would point at. */
function plainestOf(facts: readonly Facts[]): number[] {
  const units = new Map(facts.map(({ unit, at }) => [at, unit]));
  return plainestFirst(
    facts.map(({ at }) => at),
    { at: (place) => units.get(place) },
  ).slice(0, 1);
}

const shown = (state: AdmissionState, facts: readonly Facts[]): Shown<AdmissionState> => ({
  state,
  units: plainestOf(facts),
});

/** "or an equivalent from another common-law country": foreign lawyers may apply. */
export const allowsForeign = (text: string) =>
  (ABROAD.test(text.replace(/new south wales/gi, "nsw")) ||
    /overseas|foreign[- ]qualified|other jurisdiction|common law jurisdiction/i.test(text)) &&
  /\b(?:or|welcome|considered|intention|eligible)\b/i.test(text);
