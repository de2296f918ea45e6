import { yearsIn } from "./years-in.ts";

/** A part of a sentence that may ask for one thing. */
export interface Piece {
  readonly words: string;
  readonly alternatives: readonly string[];
  /** "…, and a second language would be a plus": wished for beside what is needed. */
  readonly isWished: boolean;
}

const MARK =
  /^(?:[•‣◦▪▫●○■□·∙⁃➢►✓✔→*–—-]{1,3}|\(?\d{1,2}[.)]|\(?[a-z]\)|(?:[A-Z]{2,4} ?|[A-Z])\d{1,2}[.:)]?)\s+/u;
/** "Licence: Customs broker licence": the label says nothing that the rest does not. */
const LABEL = /^[\p{L} /&'’-]{2,28}(?::|\s\|)\s+(?=\S)/u;
/** Why it is asked. */
const ASIDE = /(?:,|\s[-–—]|;)?\s(?:because|which means|given that|so that)\b.*$/i;
const BRACKETS = /\s?\([^()]*\)/g;
const LEADS: readonly RegExp[] = [
  /^please (?:have|be|bring|hold)\s+/i,
  /^open to (?:all )?(?=.*\bcitizens?\b)/i,
  /^to be considered,? (?:you|applicants)(?: must| will need to| need to| should| will)? (?:have|hold|be)\s+/i,
  /^(?:the |our )?(?:\p{L}[\p{L}'’-]* ){0,2}(?:panel|committee|manager|partners?|director|team|board|owner|boss) (?:would (?:really )?(?:like|love)|hopes?|wants?|is keen|are keen|is looking|are looking)(?: to (?:meet|see|hear from|find)| for)? (?:people|somebody|someone|applicants|candidates|a person|anyone) who (?:have|has)\s+/iu,
  /^(?:ideally|preferably|particularly|especially|including|together with|of which|gained|also|and|plus|obviously|so|then|firstly|finally|essential(?:ly)?|required?|mandatory|desirable|bonus|nice(?: to have)?|need(?:ed)?|must(?: have)?s?|wanted|minimum(?: of)?|at a minimum|we ask that|note that)\s*[:,–—-]?\s+/i,
  /^(?:you(?:['’]ll| will| must| should| would)?(?: also| already| definitely| really| do)*|applicants?(?: must| should| will| need to)?|candidates?(?: must| should| will| need to)?|the (?:successful|ideal|right) (?:candidate|applicant|person)(?: will| must| should)?|someone who|somebody who|anyone who|a person who|who)\s+(?:also |already |really |definitely )*(?:['’]ve |have |has |had |having |be able to |be |need(?:s)?(?: to)? (?:have |hold |be )?|hold(?:s)? |possess(?:es)? |bring(?:s)? |know(?:s)? (?:your way around |how to |about )?|want |got |are |is |can |could |be )*(?:got |had |been |done |worked (?:in|with|on|as) |spent )*/i,
  /^(?:it (?:is|would be|will be) (?:desirable|essential|an advantage|a plus|of advantage|great|nice|good|required|expected)[^.]{0,20}?(?:that|if|to have|to)\s+(?:you(?:['’]ve| have)?|the applicant(?: has| can)?|applicants(?: have)?)?\s*)/i,
  /^(?:we(?:['’]re|['’]d| are| would| will)? (?:also )?(?:need|require|want|love|like|expect|ask for|seek(?:ing)?|looking for|look for|after|prefer|imagine)(?: to (?:see|hear from))?(?: you to)?(?: have| be)?\s+)/i,
  /^(?:the |our )?(?:firm|company|team|practice|business|department|centre|client)(?:'s)? (?:seeks|needs|wants|requires|(?:is )?(?:seeking|looking for|after)) (?:an? )?/i,
  /^(?:the role (?:requires|needs|calls for)|this (?:role|job|position) (?:requires|needs)|looking for|seeking|must (?:have|hold|be|possess|show|demonstrate)|have|having|show|demonstrate|hold(?:ing)?|if you(?:['’]ve| have| can| know| hold)?(?: ever)?)\s+/i,
  /^(?:(?:a |an |the )?(?:proven|demonstrated|solid|strong|sound|good|excellent|extensive|previous|prior|relevant|recent|some|hands-on|practical|working|thorough|deep|genuine|significant|advanced|high[- ]level|well[- ]developed|basic|broad|clear|confident|current|valid)[ ,]+(?:and )?)+(?=(?:experience|knowledge|understanding|ability|background|skills?|track record|record|exposure|use|command|grasp|familiarity|competence|proficiency|interest)\b)/i,
  /^(?:experience|knowledge|understanding|background|exposure|familiarity|proficiency|competence|expertise|skills?|track record|record|use|command|grasp|ability|capacity|capability|confidence|comfort)(?:d)?\s+(?:and \w+ )?(?:in|with|of|to|on|at|using|as|across|within|around|for|from|working (?:in|with|on|as))\s+(?:the use of )?/i,
  /^with\s+(?=an? |(?:some |strong |solid |proven )?(?:background|experience|exposure|knowledge|understanding|interest)\b)/i,
  /^(?:be(?:ing)?|someone|somebody|anyone|a person|people|us) (?=\w)/i,
  /^(?:at least )?(?:some|most|much|part|half|all|a (?:good|fair|large|big) (?:part|share|bit|chunk|deal)) of (?:it|them|that|those|these|which)\s+(?=\S)/i,
  /^(?:an?|the|your|any|some|both|at least an?)\s+(?=\S)/i,
];
const TAILS: readonly RegExp[] = [
  /\s*(?:,|[-–—])?\s*\b(?:is|are|will be|would be|being|=)\s+(?:also |very |highly |a |an |much |looked |by no means |strong |big |huge |real |definite |distinct |major |clear )*(?:essential|required|mandatory|needed|necessary|a must|must|desirable|preferred|expected|assumed|an advantage|advantageous|advantage|bonus|plus|great|handy|useful|helpful|welcome|good|nice|ideal|regarded|valued|favourably|kindly|instant\b.*|considered.*|counted.*|looked on.*|viewed.*)\b.*$/i,
  /\s*(?:,|[-–—])?\s*\b(?:would|will|could|might|may) (?:also |really |certainly )?(?:be|help|put|make|get|give|save|go|count|stand)\b.*$/i,
  /\s*(?:,|[-–—])?\s*\b(?:(?:highly |well |strongly )?(?:desirable|preferred|regarded|desired|essential|required|mandatory|advantageous)(?: but not (?:mandatory|essential|required))?|an? (?:strong |big |huge |real |definite |distinct |major |clear )?(?:plus|bonus|advantage)|(?:looked|viewed|smiled) (?:up)?on (?:kindly|favourably|well)|viewed favourably|if possible|obviously|of course|please|helps?|gets .*|both help.*)[.!]?$/i,
  /[\s.,;:!?–—-]+$/,
  /\s(?:min|max|approx)$/i,
];

/** Without what only leads to it and what only follows it. */
export function trimmed(words: string): string {
  let text = words.trim();
  for (let round = 0; round < 3; round += 1) {
    const before = text;
    for (const lead of LEADS) text = text.replace(lead, "");
    for (const tail of TAILS) text = text.replace(tail, "");
    text = text.trim();
    if (text === before) break;
  }
  return text;
}

const MOST_PIECES = 24;
/** What is left of "and so on" asks for nothing. */
const NOTHING =
  /^(?:it|this|that|them|these|those|you|so|so on|etc|more|others?|ideally|the like|you name it)$/i;

/** "Open to citizens, permanent residents and 485 visa holders": one right, whoever has it. */
const STATUS =
  /\b(?:citizens?(?:hip)?|permanent residen(?:ts?|cy)|PRs?|(?:working |skilled |graduate )?visa holders?|\d{3} visas?(?: holders?)?|visa (?:with|that))\b/gi;
const STATUSES_APART = /\s*,\s*(?:and |or )?|\s+(?:and|or)\s+/i;
export const isStatusList = (clause: string) => {
  const parts = clause.split(STATUSES_APART);
  return parts.length > 1 && parts.every((part) => part.search(STATUS) >= 0);
};

/** The things that a sentence asks for: apart by "and" and commas; "or" makes alternatives of one. */
export function piecesOf(sentence: string): Piece[] {
  const plain = sentence
    .replace(/[’‘]/g, "'")
    .replace(MARK, "")
    .replace(LABEL, "")
    .replace(NEEDED_ASIDE, "; $1")
    .replace(BRACKETS, (aside) => (OPTIONS.test(aside) ? held(aside) : ""))
    .replace(NO_BAR, "")
    .replace(NOT_THAT_BUT, "")
    .trim();
  const clauses = plain
    .split(CLAUSES)
    .flatMap((clause) => clause.split(ALSO_WISHED))
    .flatMap((clause) => clause.split(WHO))
    .flatMap((clause) => clause.split(AND_ABLE))
    .flatMap((clause) => clause.split(FOR_YEARS))
    .map((clause) => withoutAside(clause))
    .filter((clause) => clause.trim() !== "");
  return clauses
    .flatMap(listed)
    .map((piece) => ({ ...piece, words: released(piece.words) }))
    .filter(({ words }) => /[\p{L}]{2}|\p{L}\+\+|\b[CR]\b/u.test(trimmed(words)))
    .filter(({ words }) => !NOTHING.test(trimmed(words)))
    .filter(({ words }) => !NOT_NEEDED.test(words))
    .slice(0, MOST_PIECES);
}

/** A point after these ends no sentence. */
/** "a second language (Mandarin, Arabic or Hindi)": the choice belongs to it, and is not cut. */
const OPTIONS = /\(\p{Lu}[^()]{2,60}\sor\s\p{Lu}[^()]{1,40}\)/u;
const [HELD_SPACE, HELD_COMMA] = ["\u2063", "\u2064"];
const held = (aside: string) => aside.replaceAll(",", HELD_COMMA).replaceAll(" ", HELD_SPACE);
const released = (words: string) => words.replaceAll(HELD_COMMA, ",").replaceAll(HELD_SPACE, " ");

/** "Experience in offshore wind not necessary". "Handy but not required" is wished for. */
const NOT_NEEDED =
  /^(?!.*\b(?:but|though|while|desirable|preferred|advantage\w*|bonus|plus|handy|nice|helpful|useful|welcome|regarded)\b).*\b(?:is|are)?(?:n't| not) (?:strictly |at all |absolutely )?(?:necessary|needed|required|essential|mandatory|a must)$/i;

const CLAUSES =
  /;\s+|:\s+|\s[-–—]{1,2}\s|\s=\s|(?<!\b(?:incl|inc|excl|approx|max|min|dept|govt|mgmt|qual|quals|cert|dip|adv|grad|lic|exp|yrs?|mths?|vs|esp|ref|no|eg|ie|e\.g|i\.e))(?<=[\p{L}\p{N})])[.!?]\s+|\s\+\s|\s\/\s/iu;
/** "Xero would be a plus, as would a second language": the second is wished for like the first. */
const ALSO_WISHED = /,?\s+(?:and )?(?:as|so) (?:would|will|is|are|does|do)\s+/i;
/** "Somebody admitted, who has run settlements": what is said of the one who is sought. */
const WHO =
  /,\s+(?:and )?(?=who(?:['’](?:s|ve))?\s)|\s+(?=who (?:has|have|had|is|can|holds?|knows?|also) )(?<=^(?:[^,]*\b(?:somebody|someone|one|anyone|person|candidate|applicant|we|you|looking|seeking|wants?|needs?)\b[^,]*))/i;

/** "An Australian citizen and be able to obtain a clearance": two things. */
const AND_ABLE = /,?\s+and\s+(?=(?:must |should )?be (?:able|willing|prepared|eligible) to\s)/i;
/** "Trade qualified min. 3 years post trade". */
const FOR_YEARS =
  /(?<=\b(?:qualified|trained|licen[cs]ed|registered|admitted|certified|degree|diploma))\s+min\.?\s+(?=\d+ ?\+? ?(?:years?|yrs?|months?)\b)/i;
/** "Travel to site (so you'll need a driver's licence)". */
const NEEDED_ASIDE =
  /\s?\((?:so |and )?you(?:'ll| will)? (?:need|must have|must hold) ([^()]{3,60})\)/gi;
/** "It would be great, but not a deal breaker, if you …". */
const NO_BAR =
  /,\s+(?:but|though|although) (?:it's |this is |that's )?not (?:an? )?(?:deal[ -]?breaker|show[ -]?stopper|must|essential|required|necessary|mandatory),?(?=\s)/gi;
/** "Don't need a certificate, but food safety would be good": what is not needed leads to what is wished for. */
const NOT_THAT_BUT =
  /^(?:(?:you )?(?:do not|don't|won't|will not) need (?:an? )?[^,.;]{2,40}?|no [^,.;]{2,30} (?:needed|required|necessary)),? but\s+/i;

function withoutAside(clause: string): string {
  const cut = clause.replace(ASIDE, "");
  return cut.trim().length >= 3 ? cut : clause;
}

const COMMA = /,\s+/;
const BETWEEN = /\s+(?:and|as well as|along with|plus|&|together with)\s+/i;
/** "a few years or so", "chef de partie or above": how much, not another thing. */
const OR =
  /\s+or\s+(?!(?:so|more|over|above|below|under|beyond|higher|lower|less|fewer|better|longer|older|later|earlier|thereabouts|greater|two|three)(?:$|[\s,.;)]))/i;
const MORE_THAN_ROW = 6;

const WISHED =
  /\b(?:ideally|preferabl[ey]|preferred|desirable|desired|bonus|advantage|advantageous|(?:well|highly) regarded|an? (?:\w+ )?plus|would (?:help|be (?:\w+ )?(?:great|nice|good|lovely|handy|useful|helpful)))\b/i;
const OF_ALL =
  /\b(?:are|all|both|any of|either)\b|^(?:ideally|preferably|preferred|desirable|bonus|advantage)/i;

/** Of a row, what is wished for is the last, unless it is said of all. */
function listed(clause: string): Piece[] {
  const pieces = cutUp(clause);
  if (!WISHED.test(clause)) return pieces;
  const from = OF_ALL.test(clause.trim()) ? 0 : pieces.length - 1;
  return pieces.map((piece, at) => ({
    ...piece,
    isWished: at >= from || WISHED.test(piece.words),
  }));
}

/** "negotiating EPC, O&M and offtake agreements": short names of what is said once, at the end. */
const SHORT_NAMES =
  /\b\p{L}+ing (?:[\p{Lu}&]{2,6}, )+[\p{Lu}&]{2,6},? (?:and|or) \p{L}+ \p{L}+s$|\b\p{L}+ing [\p{Lu}&]{2,6}(?:, [\p{Lu}&]{2,6})+,? (?:and|or) \p{Ll}+ \p{Ll}+s$/u;

function cutUp(clause: string): Piece[] {
  const text = trimmed(clause);
  if (isStatusList(text))
    return [{ words: text, alternatives: text.split(STATUSES_APART), isWished: false }];
  if (SHORT_NAMES.test(text)) return [{ words: text, alternatives: [], isWished: false }];
  const parts = text.split(COMMA).map((part) => part.trim());
  const thought = parts.findIndex(
    (part, at) => at > 0 && (LEADS_ON.test(part) || IDEALLY.test(part)),
  );
  if (thought > 0 && OR.test(parts.at(-1) ?? ""))
    return [parts.slice(0, thought), parts.slice(thought)].flatMap((some) =>
      cutUp(some.join(", ").replace(/^with\s/i, "")),
    );
  const last = parts.at(-1) ?? "";
  // "Playwright, Selenium, Cypress or similar": alternatives. "Vietnamese or Arabic": too.
  const joint = OR_THEN_AND.exec(last);
  if (joint && isRow([...parts.slice(0, -1), joint[1] ?? ""]))
    return [
      {
        words: text,
        alternatives: [...parts.slice(0, -1), joint[1] ?? "", joint[2] ?? ""],
        isWished: false,
      },
    ];
  const isEither = /^or\s/i.test(last) || (OR.test(last) && !BETWEEN.test(text) && isRow(parts));
  if (isEither) {
    const options = parts.flatMap((part) => part.replace(/^or\s+/i, "").split(OR));
    return [
      {
        words: text,
        alternatives: options.map((one) => one.trim()).filter(Boolean),
        isWished: false,
      },
    ];
  }
  const things = parts
    .map((part) => part.replace(/^(?:and|plus|as well as|&)\s+/i, ""))
    .flatMap((part) => (canBeCut(part) ? part.split(BETWEEN) : [part]))
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (things.length > MORE_THAN_ROW && things.every((one) => one.split(" ").length <= 2))
    return [{ words: text, alternatives: [], isWished: false }];
  return joinedYears(withTheirDates(things)).map((words) => ({
    words,
    alternatives: OR.test(words) ? words.split(OR).map((one) => one.trim()) : [],
    isWished: false,
  }));
}

/** "tenancy, Centrelink or credit and debt law": the last of what is offered has an "and" of its own. */
const OR_THEN_AND = /^(\S+(?: \S+){0,2}) or (\p{Ll}+ and \p{Ll}+(?: \p{Ll}+)?)$/u;

/** Names beside each other, not clauses: "Selenium, Cypress or similar". */
const MOST_NAME_WORDS = 4;
const isRow = ([first = "", ...rest]: readonly string[]) =>
  rest.length === 0 ||
  (!rest.some((part) => LEADS_ON.test(part)) &&
    rest.slice(0, -1).every((part) => part.split(" ").length <= MOST_NAME_WORDS) &&
    (first.split(" ").length <= MOST_NAME_WORDS ||
      YEARS_IN.test(first) ||
      ENDS_IN_ONE.test(first)));
/** "a good part of it in construction, energy or infrastructure". */
const ENDS_IN_ONE = /\s(?:in|of|with|across|within) (?:\p{L}[\p{L}&'-]* ?){1,2}$/u;
/** "two years in health, care or education": any of them will do. */
const YEARS_IN =
  /\b(?:years?|yrs?|months?|PAE|PQE)\b.*\b(?:in|as|of|on|at|with|for|running|managing)\s/i;
/** It begins a thought of its own. */
const LEADS_ON =
  /^(?:with|gained|including|in|at|on|for|who|which|where|preferably|particularly|whether|at least|(?:at least |ideally |preferably )?(?:some|most|much|part|half|one|two|all) of (?:it|them|that|those|these|which)|of which)\b/i;

const IDEALLY = /^(?:and )?(?:ideally|preferably)\b/i;

/** "people and communities" is one thing too. */
const PEOPLE =
  /\b(?:people|clients|children|families|patients|customers|students|regulators|judges|suppliers|stakeholders) and (?:their |the )?(?:communities|families|carers|staff|unions|colleagues|suppliers|stakeholders|regulators|courts|young people)\b/i;

/** "work health and safety", "terms and conditions" are one thing. */
const ONE_THING =
  /\b(?:health and safety|terms and conditions|wills and estates|profit and loss|search and rescue|plant and equipment|food and beverage|accounts payable and receivable|research and development|mergers and acquisitions|banking and finance|building and construction|children and young people|aged and disability|maintain|own|bits and pieces|up and down|day and night|to and fro)\b/i;
/** "Tuesdays and Thursdays", "the Migration Act 1958 and Regulations". */
const DAYS =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\s+(?:and|&)\s+(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i;
const ACT =
  /\bAct\b[^,]{0,20}\s(?:and|&)\s(?:the |its |associated |related )?(?:Regulations?|Rules)\b/;
const FEWEST_WORDS = 3;
const PAPER =
  /\b(?:certificate|cert|diploma|bachelor|masters?|degree|licen[cs]e|ticket|card|check|years?|experience)\b/i;
const PAPER_IN =
  /\b(?:certificate|cert)\b[^,]{0,12}\b(?:in|of)\s+\S+$|\b(?:diploma|bachelor|masters?|degree|licen[cs]e)\s+(?:in|of)\s+\S+$/i;

function canBeCut(part: string): boolean {
  if (ONE_THING.test(part) || PEOPLE.test(part) || DAYS.test(part) || ACT.test(part)) return false;
  const sides = part.split(BETWEEN);
  // "clients and staff" at the end of a long phrase belongs to it; "drafting and negotiating leases" too.
  if (sides.length < 2) return false;
  // "Certificate IV in Leadership and Management": one paper, one subject.
  if (PAPER_IN.test(sides[0] ?? "") && !PAPER.test(sides.at(-1) ?? "")) return false;
  const first = sides[0]?.split(" ").length ?? 0;
  const rest = sides.at(-1)?.split(" ").length ?? 0;
  if (first === 1 && rest > 1 && SHARES_HEAD.test(sides[0] ?? "")) return false;
  if (FROM_TO.test(part) || BETWEEN_YEARS.test(part)) return false;
  if (isShared(sides)) return false;
  if (yearsIn(part)) return rest >= FEWEST_WORDS;
  return first <= 6 || rest >= FEWEST_WORDS;
}

/** "flexor and extensor protocols", "drafting and negotiating leases": both sides share what follows. */
const SHARES_HEAD =
  /^\p{L}\p{Ll}*(?:ing|al|ive|or|ar|ed|ous|ic|ary|ent|ant|ial|draft|prepare|plan|run|read|find|operate)$/u;
const FROM_TO = /\bfrom\b.*\sand\s.*\bto\b/i;
const BETWEEN_YEARS = /\bbetween \S+ and \S+ (?:years?|yrs?|months?)/i;
/** "leases for landlords and tenants": the end of one phrase, not a second thing. */
const SHARED_END =
  /\b(?:for|to|between|among|from|by|of|with an?|with the)\s+(?:\p{Ll}[\p{L}'’-]*\s?){1,3}$/u;
const OWN_HEAD =
  /^(?:an?|the|in|of|with|for|on|at|to)\b|ing\b|\b(?:experience|knowledge|skills?|licen[cs]e|certificate|ticket|card|check|degree)\b|\p{Lu}|\d/u;
const MOST_END_WORDS = 3;

const isShared = (sides: readonly string[]) =>
  sides.length === 2 &&
  SHARED_END.test(sides[0] ?? "") &&
  !OWN_HEAD.test(sides[1] ?? "") &&
  (sides[1] ?? "").split(" ").length <= MOST_END_WORDS;

/** "basic life support, current within 12 months": how fresh it must be is no paper of its own. */
const FRESHNESS =
  /^(?:(?:which is |that is )?(?:current|valid|in date|up to date|dated|issued|completed|obtained|done|renewed|no more than|not more than|no older than|less than))\b[^,]{0,12}(?:\b(?:within|in|from|for|of) (?:the )?)?(?:(?:last|past) )?(?:\w+ )?(?:days?|weeks?|months?|years?)(?: old)?$|^(?:current|valid|in date|up to date)$/i;

function withTheirDates(things: readonly string[]): string[] {
  const joined: string[] = [];
  for (const thing of things) {
    const last = joined.at(-1);
    if (last !== undefined && FRESHNESS.test(thing))
      joined[joined.length - 1] = `${last}, ${thing}`;
    else joined.push(thing);
  }
  return joined;
}

/** "five years in leasing, subdivisions": what has no head of its own goes with the years. */
function joinedYears(things: readonly string[]): string[] {
  const joined: string[] = [];
  for (const thing of things) {
    const last = joined.at(-1);
    const isBare = /^\p{Ll}+(?:\s\p{Ll}+)?$/u.test(thing);
    if (last && isBare && yearsIn(last) && / (?:in|of|across|with) /.test(last))
      joined[joined.length - 1] = `${last}, ${thing}`;
    else joined.push(thing);
  }
  return joined;
}
