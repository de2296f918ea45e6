import { beginsWithDuty } from "#reading/job/parts/wording.ts";

/** Verbs of plain speech that advertisements seldom print, in their base form. */
const MORE_VERBS = new Set(
  `chase roster open type feed lift talk walk drive pack clean mop scrub stack unload stock sweep wash grow mind look
  roll tidy invoice bill quote pitch cold-call call phone email post tweet schedule administer dispense change dress bathe
  shower hoist plate prep bake grill fry cut trim prune mow plant dig weld wire fix service install paint tile pour
  juggle wrangle field triage escalate settle certify witness stamp bind scan copy photocopy mail collect greet seat
  cross-examine argue plead cross-check double-check sort tag label wrap restock replenish count reconcile bank
  onboard induct roster hire coach mark grade invigilate supervise yard chat listen care nurse assess transfer ship
  receive unpack assemble strip sand polish build code ship deploy debug refactor pair present sell upsell demo spot
  watch see visit hit log enter meet serve pour run ring answer reply respond attend pitch quote price order track trace check confirm submit reconcile chase transcribe dictate type lodge search register settle exchange witness serve brief argue investigate cost estimate measure survey inspect test maintain repair strip rebuild diagnose weigh feed water harvest spray milk shear muster fence brew shake mix stir chop slice knead ice decorate display merchandise scan swipe close lock cash watch patrol guard escort transport deliver fetch carry push pull operate tow load own chair minute take get put
  back backup relieve cover fill turn do say tell show let`.split(/\s+/),
);
/** "A bit of advising": how much of it, before the work itself. */
export const AMOUNT_OF =
  /^(?:(?:quite )?a (?:fair |little |good )?(?:bit|lot|deal|amount|touch|dash|spot|heap|ton)|some|lots|plenty|loads|heaps|most(?:ly)?)(?: of)?(?: the)?\s+(?=\p{L}{2,}ing\b)/iu;
const GERUND = /^(\p{L}{3,})ing$/u;

/** "Draft pleadings", "chasing invoices": what somebody does, verb first. */
export function isVerbFirst(text: string): boolean {
  const bare = text.replace(/^(?:and|then|also|to)\s+/i, "").replace(AMOUNT_OF, "");
  // "Partner's had a look": somebody, not something to do.
  if (/^\p{L}+'s\b|^partners? (?!with\b|to\b)/iu.test(bare)) return false;
  // "Share of tips": a thing; "take care of residents" has its verb before.
  if (/^(?!dispos|think|speak)\p{L}+ of\b/iu.test(bare)) return false;
  if (/^help(?:ing)?\b/i.test(bare)) return true;
  if (beginsWithDuty(bare)) return true;
  const [first = "", second = ""] = bare.toLowerCase().split(/[^\p{L}'-]+/u);
  if (MORE_VERBS.has(first)) return true;
  const stem = GERUND.exec(first)?.[1];
  if (stem === undefined) return first.endsWith("ly") && MORE_VERBS.has(second);
  return [stem, `${stem}e`, stem.slice(0, -1)].some((verb) => MORE_VERBS.has(verb));
}

export const isGerundFirst = (text: string) =>
  /^(?:and )?(?!during|being|having|nothing|anything|something|everything|including|morning|evening|string|king|ring|spring\b)\p{L}{3,}ing\b/iu.test(
    text,
  );

/** In a list of duties every word that ends so is something to do. */
export const isWork = (text: string) => isVerbFirst(text) || isGerundFirst(text);

/** What a demand may begin with, so that it stands on its own. */
export const STANDS_ALONE =
  /^(?:an?|the|their|own|at least|min(?:imum)?|a minimum|\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|current|valid|unrestricted|strong|good|great|excellent|solid|proven|demonstrated|sound|some|prior|previous|relevant|recent|full|clean|basic|advanced|intermediate|experience|knowledge|understanding|familiarity|ability|able|admission|admitted|eligib\w+|registration|registered|membership|proficien\w+|fluen\w+|confiden\w+|comfortable|happy|willing\w*|must|be|have|has|hold|having|being|can|is|are|knows?|right to|working (?:with|rights|knowledge)|wwcc|police|first aid|cert(?:ificate)?|diploma|bachelor|degree|tertiary|licen[cs]ed?|qualified|qualifications?|post-?admission|every|free|paid|extra|flexible|discounted|subsidised|generous|regular|annual|birthday|study|parental|weekly|monthly|gym|on-?site|off-?street|no|attention|commitment|exposure|background|excellent|outstanding|availability|available|weekend|a day|time|staff|salary|access|training|career|clear|genuine|supportive|competitive|additional|bonus|plus|rdo|meals|lunch|laptop|phone|car|tools|uniforms?)\b/i;

/** Speech about the world, not about the job: "the street is impossible", "he would", "believe me". */
export const ASIDE =
  /^(?:i|i'm|i've|i'd|i'll|we|we're|we've|we'd|he|she|it|it's|its|that|that's|this|these|those|there|there's|my|his|her|you|you're|your|they've had|believe me|bless|no ifs|if i|ha|haha|lol|true story|of course|obviously|frankly|honestly|though|although|because|since|which|who knows|but|so|as|worth|and that's|nothing|end of story|please|thanks|cheers|mate|love$|sorry|ideally not|full stop|as you (?:know|can)|to be (?:honest|fair)|not (?:too|so|very) |if (?:possible|you can)|etc|and so on|that kind|that sort|make (?:it|that)|the usual)\b/i;
