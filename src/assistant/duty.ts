import { DUTY_VERBS } from "#reading/job/duty-verbs.ts";
import { plainWords } from "./items.ts";

/** "Servicing" -> "service": the verb that a form in -ing is made of. */

/** Where the spelling does not say it. */
const OWN: Readonly<Record<string, string>> = Object.fromEntries(
  `create complete delete compete invite promote upgrade prepare compare liaise welcome landscape reconcile compile profile
  schedule bundle sample recycle restore explore purchase supervise advise organise assume resume undertake outsource
  execute distribute contribute provide guide include examine determine combine route dispute recite cite unite
  acquire require measure ensure secure procure capture manufacture configure structure lecture
  administrate mobilise finalise share store score care wire hire fire prepare declare bathe lathe change arrange exchange
  engage manage package charge forge merge judge budge pledge encourage damage massage triage produce reduce induce
  introduce source resource price place replace service invoice practise practice finance balance enhance dance
  license dispense cleanse nurse rinse lease release please browse close use house diagnose expose dispose propose
  analyse choose rehearse disperse traverse immerse rinse bruise cruise revise devise exercise raise praise phrase erase queue value rescue issue argue continue pursue clue glue`
    .split(/\s+/)
    .map((verb) => [`${verb.replace(/e$/, "")}ing`, verb]),
);
const SHORT: Readonly<Record<string, string>> = {
  controlling: "control",
  travelling: "travel",
  labelling: "label",
  modelling: "model",
  cancelling: "cancel",
  counselling: "counsel",
  enrolling: "enrol",
  fulfilling: "fulfil",
  channelling: "channel",
  signalling: "signal",
  tying: "tie",
  lying: "lie",
  focusing: "focus",
  bussing: "bus",
  seeing: "see",
  overseeing: "oversee",
  freeing: "free",
  dyeing: "dye",
  bringing: "bring",
  hanging: "hang",
  ringing: "ring",
  singing: "sing",
};
/** No verb at all, or a thing rather than a deed. */
const IMPERATIVE_NAMES =
  /^(?:building|clothing|housing|wedding|morning|evening|spring|string|ceiling|planning|during|something|anything|everything|nothing|ongoing|upcoming|outstanding|existing|incoming|outgoing|marketing|accounting|engineering|nursing|parking|meeting|banking|parenting|conveyancing|wing|king|thing|ring|bring|sing|swing|sling|shearing|training|catering|lighting|rigging|bedding|plumbing|roofing|flooring|fencing|scaffolding|retaining|splitting|housekeeping|bookkeeping|timekeeping|gatekeeping|operating|supporting|leading|working|living|moving|printing|learning|processing|pricing|funding|advertising|programming|manufacturing|recycling|boarding|dining|cooking|gardening|driving|swimming|riding)$/i;

/** The verb of a form in -ing; undefined where there is none. `isFollowed`: what is done is said behind it. */
export function verbOf(word: string, isFollowed: boolean): string | undefined {
  const plain = word.toLowerCase();
  if (!/^[a-z]{5,}$/.test(plain) || !plain.endsWith("ing")) return undefined;
  const own = SHORT[plain] ?? OWN[plain];
  if (own !== undefined) return own;
  if (IMPERATIVE_NAMES.test(plain) && !(isFollowed && OFTEN_DONE.test(plain))) return undefined;
  const stem = plain.slice(0, -3);
  if (!/[aeiouy]/.test(stem)) return undefined;
  if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  return takesE(stem) ? `${stem}e` : stem;
}
/** With something behind them these are deeds. */
const OFTEN_DONE =
  /^(?:building|planning|training|leading|operating|supporting|moving|processing|printing|cooking|driving|riding|pricing)$/;

function takesE(stem: string): boolean {
  // One short vowel and one consonant: it would be doubled if nothing were missing.
  if (/^[^aeiou]*[aeiouy][bcdgklmnprtsz]$/.test(stem) || /^[^aeiou]*u[ai][dl]$/.test(stem))
    return true;
  if (/(?:[vzu]|[aeirn]c|[dr]g)$/.test(stem) && !/(?:[^aeiou]z|zz|ou)$/.test(stem)) return true;
  if (/[^aeo]at$/.test(stem) || /[bcdgkpst]l$/.test(stem)) return true;
  return /(?:[aiy]s|ag)$/.test(stem) && stem.length > 3;
}

/** Every duty begins with a verb. What is done stays as it was said: the verb adds nothing to it. */

const VERBS = new Set(
  `accept access achieve act adapt address adjust administer advise advocate align allocate analyse answer appear apply appoint
  approve arrange assemble assess assign assist attend audit authorise bake balance be book brief bring build buy calculate call care carry
  change chase check clean clear close coach code collaborate collate collect commission communicate compile complete conduct
  configure connect consult contact contribute control cook coordinate count cover create cultivate cut debug decide deliver deploy
  design determine develop diagnose direct dispatch dispense distribute do document draft draw drive edit educate empty enable
  encourage engage enrol ensure enter escalate establish evaluate examine execute explain facilitate feed fight figure file fill finalise
  find finish fit fix follow forecast foster gather generate get give greet grow guide handle help hire host identify implement improve
  induct influence inform inspect install instruct interpret interview investigate invoice issue join keep kill label launch lay lead learn
  liaise lift link listen load lodge log look maintain make manage map mark market measure mediate meet mentor migrate mind model
  monitor move muster negotiate obtain offer open operate order organise oversee own pack paint participate pay perform pick plan
  plant plate play post prepare present prevent price prioritise process procure produce programme promote provide prune publish pull
  purchase put quote raise read receive recommend reconcile record recruit refer refine register repair replace reply report represent
  research reset resolve respond restock review roster run scan schedule scope screen secure see sell send serve service set settle set-up
  sew shape ship show sign solve sort source speak stack steer stock stop store strip strengthen submit supervise supply support
  sweep take talk teach tend test track train transcribe transport treat triage troubleshoot turn type understand undertake unload
  update upgrade use wash watch weld welcome win work wrap write sit bank wipe visit choose deal roll upsell
  shovel flag laminate tune regulate swap cast escort catalogue unstick grind grease haul hose shear fell splice rig lash tow
  pluck knead braise sew hem fold stitch groom bathe medicate vaccinate sedate scrub rinse sterilise chair moderate rehearse
  choreograph compose curate archive digitise annotate animate illustrate prototype refactor calibrate decommission overhaul
  refit rewire repoint plaster render grout varnish vacuum mop disinfect excavate backfill demolish salvage recycle mow
  fumigate milk braze solder rivet ferry tether moor skipper referee umpire officiate marshal usher carve decant garnish rotate
  rebook canvass depreciate appraise underwrite adjudicate arbitrate litigate
  proofread prosecute preceptor trim patrol reach rear shift tarp sign`.split(/\s+/),
);
export const isVerb = (word: string) => VERBS.has(word) || DUTY_VERBS.has(word);
/** "Work experience", "orders": as the first of two words these are often names. */
const OFTEN_NAMES =
  /^(?:work|call|test|report|order|file|stock|market|model|design|record|support|service|review|brief|contact|control|cover|label|plant|plan|quote|register|document|programme|access|invoice|research|care|diary|book|paint|load|process|repair|mail|store|change|price|source|transport|roster|audit|host|account|claim|partner|log|bank|trim)$/;
const DETERMINED =
  /^(?:the|our|your|their|a|an|all|any|with|for|on|up|out|in|to|after|and|or|new|client|clients|customers|staff|every|each|as|at|from|off|into|over|through|across|daily|weekly|monthly|own|how|one|two|three)$/i;
const THINGS =
  /^(?:books?|control|entry|experience|work|duty|line|desk|trade|runs?|plans?|cards?|notes?|checks?|receipts?|management|cellar|level|levels|side|time|class)$|(?:ing|ment|tion)$/i;

const LEADS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:xero|myob|pexa|leap|excel|prop ?tree|sap|salesforce|(?:the )?crm|actionstep|smokeball)\b/i,
    "Use",
  ],
  [
    /^(?:showering|dressing|toileting|meals?|mealtimes|feeding|personal care|grooming|mobility|medications?|outings|homework|bathing)\b/i,
    "Help with",
  ],
  [
    /^(?:(?:the )?phones?|telephones?|(?:inbound |incoming |phone )*calls|(?:\p{L}+ )?enquiries|emails)\b/iu,
    "Answer",
  ],
  [
    /^(?:(?:progress |case |clinical |file )notes|(?:\p{L}+ )*newsletters?|blogs?|copy)\b/iu,
    "Write",
  ],
  [
    /^(?:(?:\p{L}+,? )*(?:reports|returns|wills|contracts|leases|pleadings|affidavits|statements|quotes|budgets|invoices|rosters|accounts|reporting))$/iu,
    "Prepare",
  ],
  [
    /^(?:(?:\p{L}+ )*(?:inspections?|maintenance|repairs?|install(?:s|ations?)?|checks?|audits?|assessments?|patrols?|pre-?starts?|services|visits|tests?|inductions|earthworks|work|works|duties|research|reviews?|searches|stocktakes?|testing|servicing|cleaning|monitoring|surveys?|rounds|runs|handovers?|jobs|tasks|assistance|administration))\b/iu,
    "Carry out",
  ],
  [
    /^(?:(?:\p{L}+ )*(?:care|support|training|advice|supervision|coaching|mentoring))\b/iu,
    "Provide",
  ],
];
const SENTENCE =
  /^(?:you|they|we|i|it|there|this|that|he|she|someone|must|will|no|not|some of)\b|[.!?]$|^(?:licensed|qualified|trained|experienced|able|responsible|involved)\b|^\S+ trained\b/i;
/** "Our waiting list is out to six weeks" tells something. */
const TELLS =
  /^(?:(?!that|who|which|what|when|where|if|how|why|whatever|so)[\p{L}'-]+ ){1,5}(?:is|are|was|were|has|have) /iu;
const LONGEST = 24;

/** "The technician prepares experiments": who does it is whom the advertisement speaks to. */
const DOER =
  /^(?:the |our )?(?:successful )?(?:applicant|candidate|person|role|position|worker|technician|assistant|officer|manager|coordinator|clerk|lawyer|solicitor|secretary|nurse|teacher|educator|driver|operator|incumbent|appointee)s? (?:will |would |also )?(?=\p{Ll}+s?\b)/u;
const isDone = (word: string) => {
  const base = baseOf(word);
  return base !== "" && isVerb(base);
};
const baseOf = (word: string) =>
  /[^sui]s$/.test(word)
    ? word.replace(/(?:(?<=ch|sh|ss|x|o)es|ies|s)$/, (end) => (end === "ies" ? "y" : ""))
    : "";

/** "Prepares experiments and supervises the class" as one is asked to: "prepare … and supervise …". */
const asked = (text: string) =>
  text
    .replace(/^\p{Ll}+/u, (word) => (isDone(word) ? baseOf(word) : word))
    .replace(
      /(?<=(?:,| and| or) )\p{Ll}+s(?= (?:the|a|an|our|any|all|\p{Ll}+ (?:of|for|to)|\p{Ll}{3,}s)\b)/gu,
      (word) => (isDone(word) ? baseOf(word) : word),
    );

export function asDuty(said: string): string {
  const bare = said.charAt(0).toLowerCase() + said.slice(1);
  const withoutDoer = bare.replace(DOER, "");
  const isThird =
    (withoutDoer !== bare ||
      (said.split(" ").length > 1 && !OFTEN_NAMES.test(baseOf(bare.split(" ")[0] ?? "")))) &&
    isDone(withoutDoer.split(" ")[0] ?? "");
  const item = isThird ? capital(asked(withoutDoer)) : said;
  const words = item.split(" ");
  const [first = "", second = ""] = words;
  if (item === "" || SENTENCE.test(item) || TELLS.test(item) || words.length > LONGEST) return item;
  const plain = first.toLowerCase().replace(/[,;:]$/, "");
  if (isVerb(plain) && !(OFTEN_NAMES.test(plain) && isName(words))) return item;
  const base = plain.endsWith("s")
    ? plain.replace(/(?:(?<=ch|sh|ss|x|o)es|ies|s)$/, (end) => (end === "ies" ? "y" : ""))
    : "";
  if (
    base !== "" &&
    isVerb(base) &&
    DETERMINED.test(second) &&
    !(
      /^(?:and|or|for|with|on|in|to|from|at)$/i.test(second) &&
      !/^(?:deal|assist|liaise|help|work|look)$/.test(base)
    )
  )
    return capital([base, ...words.slice(1)].join(" "));
  if (/^does (?!not)/i.test(item)) return item.replace(/^does/i, "Do");
  if (/^in charge of\b/i.test(item)) return item.replace(/^in charge/i, "Take charge");
  if (/^(?:a )?(?:bit of|some|lots of|a lot of|the odd) /i.test(item))
    return `Do ${lowered(item.replace(/^bit of/i, "a bit of"))}`;
  const isFollowed = words.length > 1 && !/^(?:and|or|&|,)$/i.test(second) && !/,$/.test(first);
  // "Testing and tagging" are two deeds, "servicing and breakdowns" are two things.
  const areDeeds = isFollowed || (words.length > 2 && /ing$/i.test(words[2] ?? ""));
  const doing =
    areDeeds && !(plain === "building" && words.length < 3) ? verbOf(plain, isFollowed) : undefined;
  if (doing !== undefined)
    return joinedDeeds(
      capital([`${doing}${/[,]$/.test(first) ? "," : ""}`, ...words.slice(1)].join(" ")),
    );
  if (
    /^(?:often|sometimes|occasionally|mostly|mainly|generally|regularly|also|independently|proactively|accurately|effectively|safely)$/i.test(
      first,
    )
  )
    return item;
  // No thing is followed by "the" or "up": it is done.
  if (IS_DONE_TO.test(second) && words.length > 2 && !NO_DEED.test(plain)) return item;
  const lead =
    LEADS.find(([thing]) => thing.test(item))?.[1] ??
    (/^(?:\S+ ){0,2}\p{L}{2,}ing$/u.test(item) ? "Carry out" : "Handle");
  return joinedDeeds(`${lead} ${lowered(item)}`);
}

const IS_DONE_TO = /^(?:the|our|your|their|any|all|each|every|up|off|out|down|away)$/i;
const NO_DEED =
  /(?:ing|ment|tion|s)$|^(?:both|all|after|before|during|over|under|with|without|for|from|in|on|at|to|of|by|about|across|around|between|half|some|most|each|every|not|only|just|also|any|even|when|while|where|if|then|time|hands|front|close|day)$/;

/** "Order kegs" is a deed, "order entry" a thing. */
function isName(words: readonly string[]): boolean {
  const [first = "", second = "", third = ""] = words;
  if (second === "") return true;
  if (/^(?:and|or|&)$/i.test(second)) return !isVerb(third.toLowerCase());
  if (/^partner$/i.test(first)) return !/^with$/i.test(second);
  if (/ing$/i.test(second)) return third === "";
  return /^(?:in|at)$/i.test(second) || THINGS.test(second.replace(/,$/, ""));
}

/** "Test and tagging" was "testing and tagging": the second deed is put as the first. */
const joinedDeeds = (text: string) =>
  (/^\S+ (?:and|or|&) \S+ing$/.test(text) ? `${text} .` : text)
    .replace(/\b(and|or|&) (\p{Ll}+ing)(?= [\p{L}.])/gu, (all, join: string, word: string) => {
      const verb = verbOf(word, true);
      return verb === undefined ? all : `${join} ${verb}`;
    })
    .replace(/ \.$/, "");

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** Small, unless it is a name: "BAS", "MedsChecks", "Xero". */
function lowered(text: string): string {
  const first = plainWords(text)[0] ?? "";
  const word = text.split(/[ ,/-]/)[0] ?? "";
  const isName =
    /^.\p{L}*[\p{Lu}\d]/u.test(word) || (word.length < 2 && word !== "A") || NAMES.has(first);
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
const NAMES = new Set(
  "xero excel outlook pexa leap myob smokeball salesforce shopify python java javascript typescript kubernetes azure supreme federal district magistrates fair children's family's australian sydney melbourne brisbane perth adelaide hobart darwin canberra monday tuesday wednesday thursday friday saturday sunday christmas easter".split(
    " ",
  ),
);
