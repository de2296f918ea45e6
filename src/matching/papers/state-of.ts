/** Only `held` proves that somebody has a paper; `in-progress` and `expired` prove a part. */
export const FACT_STATES = [
  "held",
  "in-progress",
  "expired",
  "wished",
  "others",
  "denied",
] as const;
export type FactState = (typeof FACT_STATES)[number];

interface Around {
  readonly before: string;
  readonly name: string;
  readonly after: string;
  /** The clauses that follow and name no paper themselves. */
  readonly tail: string;
}

const EXPIRED =
  /\b(?:lapsed?|expired|ran out|run out|not (?:been )?renewed|no longer|not current(?:ly)?|out of date|surrendered|handed (?:in|back)|let (?:it )?go|ceased|was until|held (?:\w+ ){0,3}until|until 20[01]\d|previously held|formerly (?:held|registered|licensed)|non-practising|due (?:again|for renewal)|not kept up|needs? (?:renewing|renewal|a refresher)|need to (?:renew|redo|do the refresher)|to be renewed|gave (?:it )?up|since lapsed|inactive)\b/i;
const STILL_GOOD =
  /\b(?:not (?:yet )?expired|never (?:lapsed|expired)|before it (?:lapses|expires))\b/i;
const RENEWS = /\b(?:renew\w*|redo|refresher|recertif\w*|re-?sit)\b/i;
const PROGRESS =
  /\b(?:in progress|studying|study towards|currently completing|completing|undertaking|working towards?|towards|enrolled(?! nurse)|enrolment|expected|expects?|expecting|due to (?:finish|complete|graduate)|due (?:mid|late|early|end|in|by)\b|finishes|finishing (?:in|my|the|this|next|off|it)|to finish|will (?:finish|complete|graduate|be admitted|be finished)|await\w*|waiting (?:for|on)|pending|lodged|applied (?:for|to|through|in|on|with|last)|applying|application (?:lodged|in|for|to|is|with|sent|under|pending|submitted|made)|provisional\w*|conditional|half ?way|part[- ]way|most of the way|two thirds|nearly (?:finished|done|there|complete)|almost (?:finished|done|complete)|(?:first|second|third|fourth|fifth|final|last|penultimate|1st|2nd|3rd|4th)[- ](?:year|semester|term|stage)|year (?:one|two|three|four|[1-5]) of|student|graduating|apprentice\w*|trainee\w*|learner\w*|under ?way|ongoing|on the way|commenced|begun|began|started|being (?:assessed|processed)|under assessment|to be (?:admitted|completed|finished|issued|awarded|conferred)|not yet (?:decided|finalised|assessed|issued|through|conferred)|units? (?:left|to go|remaining|outstanding|done|finished|completed|passed)|subjects? (?:left|to go|remaining|passed|done|completed|to do)|modules? (?:left|to go|remaining|passed|done|completed)|eligible for|theory passed|written part passed|so far|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) of (?:the )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|twenty))\b|[-–—] ?(?:present|now|current|ongoing)\b/i;
const FINISHED =
  /\b(?:completed|obtained|awarded|conferred|graduated|granted|issued|finished(?! in (?:20|next))|cleared|approved|successful|passed in|full(?:y)? (?:member|registered|registration|qualified))\b/i;
const UNFINISHED =
  /\b(?:units?|subjects?|modules?|half|part|expected|(?:first|second|third|final|last|penultimate)[- ](?:year|semester)|\d+ of \d+|lodged|application|awaiting|waiting|pending|not yet|student|will)\b/i;
const WISHED =
  /\b(?:hop(?:e|es|ing)|aim(?:s|ing)?|saving|save up|keen|plan(?:s|ned|ning)?|look(?:s|ing)? (?:to|at|into|forward)|would (?:like|love)|i'd (?:like|love)|want(?:s|ed|ing)?|eventually|one day|some ?day|intend\w*|interested in|dream\w*|willing|happy to|open to|prepared to|ready to (?:get|obtain|do|sit)|able to (?:get|obtain|apply)|can (?:get|obtain)|could get|going to|think(?:ing)? (?:about|of)|consider\w*|next (?:step|goal)|goals?|ambition|will (?:get|obtain|do|sit|apply|take|enrol)|about to (?:start|enrol|book|apply)|booked|booking|to get my|if i get|wish(?:es|ing)?|on my list|need to get|in future|would need|could sit|mean(?:s|ing|t)? to|if wanted|about to get)\b/i;
const WISHED_AFTER =
  /^\W{0,3}(?:is |are |course |test |assessment |training |licence |ticket )?(?:booked|planned|next|is next|on my list|to come|to follow|wanted|would be next|is (?:a|my) (?:goal|aim|dream))\b/i;
const DENIED =
  /\b(?:no|not|never|without|nor|neither|yet to|suspended|cancelled|revoked|disqualified|refused|failed|lack\w*|none|nil)\b|n't\b/i;
const DENIED_AFTER =
  /\b(?:not (?:yet )?(?:held|had|got|done|obtained|applied|started|begun|sat|mine|completed|finished)|suspended|cancelled|revoked|disqualified|refused|never (?:sat|finished|held|completed|did|got)|did not (?:sit|finish|complete|pass)|didn't (?:sit|finish|complete|pass)|failed|: ?(?:no|none|nil|not yet|n\/a)\b|\bno\b(?= ?$)|not yet\b(?= ?$))/i;
/** A "no" that takes nothing away from a paper. */
const HARMLESS =
  /\b(?:no|without|not) (?:a )?(?:\w+ )?(?:conditions?|restrictions?|notations?|accidents?|points|demerits?|incidents?|offences?|expiry|gaps?|supervision|only|just|undertakings?|limits?|limitations?|break|issues|infringements|complaints?|claims)\b|\b(?:licence|registration|reg|card|certificate|ticket|number)?\.? ?no\.? ?(?=:|\d|on request)|\bno problem\b|\bnot (?:yet )?expired\b/gi;
const RELATIVES =
  /\b(?:my|his|her|their|our|the|an?)\s+(?:\w+ )?(?:brother|sister|husband|wife|partner|father|mother|dad|mum|boss|employer|friend|colleague|uncle|aunt|cousin|son|daughter|flatmate|neighbour|client|customer|tenant|resident|student|apprentice|staff|driver|candidate|team|crew|contractor|subcontractor|company|firm|supervisor|manager|principal|director|owner)s?(?:['’]s?)?\b(?!\s*(?:,|and i\b))/i;
const OF_OTHERS =
  /\b(?:report(?:s|ed|ing)? (?:directly )?to|assist(?:s|ed|ing)?|support(?:s|ed|ing)?|under|alongside|beside|help(?:s|ed|ing)?|taught|teach(?:es|ing)?|train(?:s|ed|ing)|plac(?:ed|ing)|recruit(?:ed|ing|s)?|manag(?:ed|ing)|supervis(?:ed|ing)|led|engag(?:ed|ing)|hir(?:ed|ing)|roster(?:ed|ing)|check(?:ed|ing)|verif(?:ied|ying)|audit(?:ed|ing)|process(?:ed|ing)|arrang(?:ed|ing)|track(?:ed|ing)|collect(?:ed|ing)|sold|selling|coordinat(?:ed|ing)|secretary|staff|drivers|clients|candidates|members|team|crew|number|register|copies|records) (?:of |for )?(?:the |an? |our |its |all |two |three |four |five |six |\d+ |several |new |other |their |many |staff |every )?(?:the |licensed |qualified |registered |current |senior |supervising |valid )?$/i;
const OF_OTHERS_AFTER =
  /^(?:['’]s?\b|s['’])|^\W?(?: ?(?:licen[cs]es?|cards?|tickets?|certificates?|registrations?))? ?(?:checks (?:for|of|on|at)|applications (?:for|of)|renewals (?:for|of)|holders|registers?\b|expiry dates|reminders|courses? (?:for|to) \w+s\b|training (?:for|to|of) |(?:was|were|is|are) held by|of (?:staff|drivers|clients|candidates|the crew|contractors))/i;
const PERSON =
  /(?:nurse|midwife|doctor|practitioner|electrician|plumber|gasfitter|builder|teacher|accountant|agent|adviser|broker|officer|guard|conveyancer|lawyer|solicitor|barrister|engineer|architect|surveyor|psychologist|pharmacist|therapist|physiotherapist|chef|carpenter|specialist|mediator|vet|veterinarian|dogman|rigger|cpa|rn|en)$/i;
const BESIDE_SOMEBODY =
  /\b(?:with|to|for|by|from|of|our|the|['’]s|which the|who) (?:the |an? |our |two |several )?(?:\w+ )?$/i;
const DONE_BY_OTHERS =
  /\b(?:carried out|done|performed|driven|held|operated|completed|signed off) by (?!me\b|myself\b)/i;
const AS = /\bas (?:an? |the )?(?:\w+ )?$/i;
const BEING =
  /\b(?:registered|qualified|employed|work(?:ed|ing)?|licen[cs]ed|years?|experience|admitted|registration|am|i'm|was) (?:as|with|to|for|of)? ?(?:an? |the )?(?:\w+ )?$/i;
const YET_TO = /\b(?:yet|still) to\b/i;
const REACH = 110;

/** What the words around a paper's name say about it. The reader for every kind of paper. */
export function stateOf({ before, name, after, tail }: Around): FactState {
  const ahead = before.slice(-REACH);
  const behind = after.slice(0, REACH);
  const own = `${ahead}it${behind}`.replace(HARMLESS, " ");
  const rest = tail.slice(0, REACH).replace(HARMLESS, " ");
  if (isOthers(ahead, `${behind} ${rest}`) || isSomebody(ahead, name)) return "others";
  const all = `${own} ${rest}`;
  if (EXPIRED.test(all) && !STILL_GOOD.test(`${ahead} ${behind} ${tail}`)) return "expired";
  if (YET_TO.test(ahead)) return "denied";
  if (isWished(ahead, behind))
    return PROGRESS.test(all) && !/\b(?:hop|aim|sav|keen|plan|would|want)/i.test(ahead)
      ? "in-progress"
      : wishedOrRenewing(all);
  const unfinished = isUnfinished(own) || isUnfinished(rest);
  if (isDenied(ahead, behind, rest)) return unfinished ? "in-progress" : "denied";
  return unfinished ? "in-progress" : "held";
}

const isOthers = (ahead: string, behind: string) =>
  !AS.test(ahead) &&
  (RELATIVES.test(ahead) ||
    OF_OTHERS.test(ahead) ||
    OF_OTHERS_AFTER.test(behind) ||
    DONE_BY_OTHERS.test(behind));

/** "Handed over to the registered nurse": a person, not what the writer is. */
const isSomebody = (ahead: string, name: string) =>
  PERSON.test(name.trim()) && BESIDE_SOMEBODY.test(ahead) && !AS.test(ahead) && !BEING.test(ahead);

const isWished = (ahead: string, behind: string) => WISHED.test(ahead) || WISHED_AFTER.test(behind);

const wishedOrRenewing = (text: string): FactState => (RENEWS.test(text) ? "expired" : "wished");

const isUnfinished = (text: string) =>
  PROGRESS.test(text) && (!FINISHED.test(text) || UNFINISHED.test(text));

function isDenied(ahead: string, behind: string, rest: string): boolean {
  const clean = ahead.replace(HARMLESS, " ");
  return DENIED.test(clean) || DENIED_AFTER.test(behind) || DENIED_AFTER.test(rest);
}
