import type { RightsState } from "../profiles.ts";
import { LONGEST_LINE } from "./find-things.ts";

/** What a resume says about the right to work in Australia, and where. */
export interface RightToWork {
  readonly state: RightsState;
  readonly units: number[];
}

const HINT =
  /\b(?:citizen\w*|resident|residency|PR|visas?|sponsor\w*|work(?:ing)? rights|rights? to work|subclass|born|aussie|australian|naturalised|passport|bridging|hours (?:a|per) (?:week|fortnight)|unrestricted|work permit|482|485|500|417|462)\b/i;
const NEEDS_SPONSOR =
  /\b(?:requir\w{0,3}|need\w{0,3}|seek\w{0,3}|looking for|open to|hoping for|want\w{0,3})\b[^.;]{0,30}\b(?:sponsor\w*|work visa|visa|work permit)\b|\bsponsorship (?:is )?(?:required|needed|sought|wanted)\b|\boffshore applicant\b|\bno (?:australian )?(?:work(?:ing)? rights|right to work|visa)\b|\b(?:do not|don['’]t|not yet) (?:have|hold) [^.;]{0,25}(?:work(?:ing)? rights|right to work|visa)\b/i;
const NO_SPONSOR =
  /\b(?:no|not|without|never|nor)\b[^.;]{0,25}sponsor|n['’]t [^.;]{0,20}sponsor|sponsorship (?:is )?not/i;
const LIMITED =
  /\bstudent visa\b|\b(?:subclass|sc|visa) ?(?:500|417|462|482|457|494|407|408|600)\b|\bworking holiday\b|\b(?:48|24|40|20) (?:hours|hrs|h) (?:a|per|each|every)? ?(?:fortnight|fn|week)\b|\bbridging visa\b|\blimited work(?:ing)? rights\b|\bwork limitation|\bemployer[- ](?:sponsored|tied) visa\b|\b(?:482|457|TSS) (?:visa|holder)\b|\bvisa (?:expires|runs out|ends|until|to|valid)\b|\bsix months? (?:with|per) (?:one|each|an) employer\b/i;
const HELD =
  /\b(?:australian|aussie|nz|new zealand|dual|aust\.?|au)\b[^.;]{0,25}\bcitizen\w*|\bcitizen(?:ship)?\b|\bpermanent resident\b|\bpermanent residency\b|\b(?:PR|P\.R\.)(?: holder| status| visa)?(?=[ ,.;)|]|$)|\b(?:full|unrestricted|unlimited|permanent|valid|complete|current) (?:australian )?(?:and unrestricted )?(?:work(?:ing)? rights|rights? to work|work permission)\b|\bwork(?:ing)? rights(?: in australia)?\b|\b(?:right|rights|entitled|eligible|permitted|able|allowed) to work (?:in australia|here|unlimited|full|without)|\b(?:right|rights) to work\b|\bpartner visa\b|\b(?:subclass|sc|visa) ?(?:100|101|189|190|191|444|309|820|801|186|485|887|858|866)\b|\b(?:189|190|444|820|801|186|485|309) visa\b|\bspecial category visa\b|\btemporary graduate visa\b|\bprotection visa\b|\bborn (?:and (?:raised|bred) )?(?:here\b|in (?:australia|sydney|melbourne|brisbane|perth|adelaide|hobart|darwin|canberra)\b)|\baussie\b|\baustralian[,.] (?:born|raised)\b|\bborn in [^.;]{2,30}\. australian\b|^\W{0,3}australian\W{0,3}$|\b(?:australian|new zealand|nz) passport\b|\bno (?:visa )?(?:restrictions|sponsorship (?:needed|required))\b|\bunrestricted visa\b/i;
const NOT_HELD =
  /\b(?:no|not|without|applied|applying|apply|awaiting|pending|expect\w*|hop\w{2,4}|eligible for|application for|lodged|pathway to|towards?|working towards)\b[^.;]{0,35}\b(?:rights?|citizen\w*|residen\w*|PR|partner visa)\b|n['’]t [^.;]{0,25}(?:rights?|citizen|resident)/i;
/** Other people's papers are a lawyer's or an agent's work. */
const WORK_ON_VISAS =
  /\b(?:clients?|applicants?|applications?|candidates?|lodg\w+|advis\w+|assist\w+|prepar\w+|drafted|matters|appeals|refus\w+|tribunal|migration (?:agent|law|matters)|senior citizens?|citizens? advice|elderly citizens|residents?['’])\b/i;

export function rightToWork(units: readonly { readonly text: string }[]): RightToWork {
  const said = units.flatMap(({ text }, unit) => {
    const line = text.slice(0, LONGEST_LINE);
    if (!HINT.test(line)) return [];
    const state = stateOf(line);
    return state ? [{ state, unit }] : [];
  });
  for (const state of ["needs-sponsor", "limited", "citizen", "resident", "held"] as const) {
    const found = said.filter((one) => one.state === state);
    if (found.length > 0) return { state, units: found.slice(0, 1).map(({ unit }) => unit) };
  }
  return { state: "unsaid", units: [] };
}

function stateOf(line: string): RightToWork["state"] | undefined {
  const others = WORK_ON_VISAS.test(line);
  if (NEEDS_SPONSOR.test(line) && !NO_SPONSOR.test(line) && !others) return "needs-sponsor";
  const full = HELD.test(line) && !NOT_HELD.test(line);
  const plainly = /\b(?:full|unrestricted|unlimited) (?:australian )?(?:work|right)/i.test(line);
  if (LIMITED.test(line) && !others) return full && plainly ? "held" : "limited";
  return full && !others ? heldAs(line) : undefined;
}

const CITIZEN =
  /\b(?:australian|aussie|aust\.?|au|dual)\b[^.;]{0,25}\bcitizen|\bcitizen(?:ship)? of australia\b|\bcitizen(?:ship)?\b[^.;]{0,12}\baustralian?\b|\baustralian passport\b|\bborn (?:and (?:raised|bred) )?(?:here\b|in (?:australia|sydney|melbourne|brisbane|perth|adelaide|hobart|darwin|canberra)\b)|\baussie\b/i;
const RESIDENT =
  /\bpermanent residen|\b(?:PR|P\.R\.)(?= holder| status| visa|[ ,.;)|]|$)|\bvisa\b|\b(?:nz|new zealand) (?:citizen|passport)/i;

function heldAs(line: string): RightsState {
  if (CITIZEN.test(line)) return "citizen";
  return RESIDENT.test(line) ? "resident" : "held";
}
