const LONGEST = 80;
const MOST_NOUNS = 6;
const MOST_WORDS_WITH_STOP = 4;
const MOST_NAME_WORDS = 8;
const NUMBERING = /^(?:(?:part|section)\s+)?(?:\d{1,2}(?:\.\d{1,2})?[.)]?|[a-h][.)])\s+/;
const CLOSING = /[\s:.…?!–—-]+$/;
/** The part of the document that this text opens, if its words are those of a heading. */
export function headingPart(text: string): Part | null {
  const plain = plainHeading(text);
  if (plain === "" || plain.length > LONGEST || isSentence(text)) return null;
  const idiom = HEADING_IDIOMS.find(([, words]) => words.test(plain));
  if (idiom) return idiom[0];
  return nounPart(plain) ?? aboutName(text);
}

/** "We offer six weeks of leave." ends as no heading does. */
function isSentence(text: string): boolean {
  return /[^.]\.$/.test(text) && text.split(" ").length > MOST_WORDS_WITH_STOP;
}

/** In lower case, straight quotes, without numbering and without what closes it. */
function plainHeading(text: string): string {
  if (text.length > LONGEST + 10) return "";
  return text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[\s\t]+/g, " ")
    .trim()
    .replace(NUMBERING, "")
    .replace(CLOSING, "");
}

function nounPart(plain: string): Part | null {
  const words = plain.split(/[^a-z']+/).filter((word) => word !== "" && !HEADING_FILLERS.has(word));
  if (words.length === 0 || words.length > MOST_NOUNS) return null;
  if (/[.,;]\s*\p{L}/u.test(plain) && words.length < 2) return null;
  const all = (...sets: readonly ReadonlySet<string>[]) =>
    words.every((word) => sets.some((set) => set.has(word)));
  const some = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
  if (some(DUTY_NOUNS) && all(DUTY_NOUNS, MUST_NOUNS)) return "duties";
  if (some(NICE_NOUNS) && all(NICE_NOUNS, MUST_NOUNS)) return some(FIRM_NOUNS) ? "must" : "nice";
  if (all(MUST_NOUNS)) return "must";
  if (some(TELLING_BENEFITS) && all(BENEFIT_NOUNS)) return "benefits";
  return null;
}

/** "About Harbourline Lawyers": a name, where "About the role" was an idiom. */
function aboutName(text: string): Part | null {
  const [about, ...words] = text.replace(CLOSING, "").split(" ");
  if (about?.toLowerCase() !== "about" || words.length > MOST_NAME_WORDS) return null;
  const capitals = words.filter((word) => /^[\p{Lu}\d&]/u.test(word));
  return capitals.length > 0 && capitals.length >= words.length / 2 ? "company" : null;
}

/** Headings made of nouns: "Key duties and responsibilities", "Desirable skills & experience". */

/** Words that say nothing about what stands under the heading. */
const HEADING_FILLERS: ReadonlySet<string> = new Set(
  "highly very strongly a an and the of for in to on with or your our you we this that these key main primary core principal major specific general position role job other additional personal professional relevant formal some all is are be will include includes including following as list summary overview statement section part work legal technical per criteria's required need needed area areas by at team what".split(
    " ",
  ),
);

const DUTY_NOUNS: ReadonlySet<string> = new Set(
  "responsibilities responsibility duties duty accountabilities accountability tasks deliverables functions activities outcomes objectives".split(
    " ",
  ),
);

const NICE_NOUNS: ReadonlySet<string> = new Set(
  "desirable desirables desired preferred preferable optional advantageous beneficial".split(" "),
);

const MUST_NOUNS: ReadonlySet<string> = new Set(
  "requirements requirement qualifications qualification skills skill experience knowledge attributes qualities criteria criterion competencies competency capabilities capability essential essentials mandatory minimum selection education prerequisites prerequisite abilities ability expertise licences licence credentials eligibility inherent compulsory focus behaviours strengths certifications training educational tertiary admission admissions background registrations registration".split(
    " ",
  ),
);

/** These settle that a heading is about what is demanded, whatever else it says. */
const FIRM_NOUNS: ReadonlySet<string> = new Set(
  "essential essentials mandatory minimum must".split(" "),
);

const BENEFIT_NOUNS: ReadonlySet<string> = new Set(
  "benefits benefit perks perk rewards reward remuneration package salary entitlements offer incentives culture conditions wellbeing lifestyle employee staff extras support employment".split(
    " ",
  ),
);

/** Without one of these, a heading of benefit words is only a label ("Salary", "Conditions"). */
const TELLING_BENEFITS: ReadonlySet<string> = new Set(
  "benefits perks rewards entitlements extras incentives remuneration conditions".split(" "),
);

/**
 * Headings that are idioms rather than nouns, as patterns for the whole heading: lower case, straight
 * quotes, without numbering and closing punctuation. `…` stands for a few more words.
 */
const IDIOMS: readonly (readonly [Part, readonly string[]])[] = [
  [
    "nice",
    [
      "(?:some |the )?nice[- ]to[- ]haves?",
      "(?:good|great) to have",
      "(?:it|the following|these|any of these|this)? ?(?:would|will|may) (?:also )?be (?:great|nice|helpful|an advantage|a bonus|a plus|good|useful|handy|well regarded|highly regarded|desirable|beneficial)…",
      "what (?:would|will) be (?:a bonus|great|nice|an advantage)",
      "it would help if…",
      "it's (?:a bonus|great|an advantage|a plus) if…",
      "(?:bonus|brownie|extra) points…",
      "ideally(?:,? you…)?",
      "you (?:may|might|could) also (?:have|bring)…",
      "(?:an? )?(?:added |additional |extra )?(?:advantages?|bonus|plus)",
      "(?:also )?(?:highly|well) (?:regarded|desirable|valued)",
      "also (?:valued|helpful|welcome|useful|of interest)",
      "extra credit…",
      "we'd (?:also )?love (?:it if|to see|if)…",
      "even better if…",
      "(?:also )?(?:helpful|helps|useful|welcome|advantageous)(?: extras?)?",
      "what (?:will|would) set you apart",
      "what (?:also )?(?:helps|would help|will help|counts)…",
      "not essential…",
      "we wouldn't mind…",
      "(?:desirable|helpful|useful),? but not (?:essential|required|necessary|mandatory)",
    ],
  ],
  [
    "duties",
    [
      "what (?:you'll|you will|you would|you'd|will you|will i|you) (?:be )?(?:do|doing|own|work on|working on|deliver|responsible for|up to|achieve|lead|manage|drive|handle|tackle|take on)…",
      "what (?:your|the) (?:day|week|days) (?:looks?|will look) like",
      "(?:in|as part of) (?:this|the|your) (?:new )?(?:role|position|job)(?:,? you(?: will|'ll)…)?",
      "as (?:an?|our|the) [a-z ]{3,40},? you(?: will|'ll)",
      "how you(?:'ll| will) (?:spend your (?:days?|time|week)|make (?:an impact|a difference)|contribute|help)…",
      "(?:a )?(?:typical )?day in the life…",
      "(?:a|your) (?:typical |average )?(?:day|week)…",
      "your (?:impact|days|day[- ]to[- ]day|mission|contribution|focus)…",
      "(?:the |your )?day[- ]to[- ]day(?: responsibilities| duties| tasks| work)?",
      "what (?:does )?(?:the|this) (?:role|job|work|position) (?:is|involves?|entails?|includes?|looks? like)",
      "(?:the|this|your) (?:role|position|job) (?:will )?(?:involves?|includes?|entails?|sees? you)",
      "what(?:'s| is) involved",
      "(?:the )?work(?: you'll do| you will do)?",
      "scope of (?:the )?(?:role|work|services|position)",
      "you(?: will|'ll)(?: be responsible for)?",
      "(?:main |primary )?purpose and (?:duties|responsibilities)",
      "key result areas?",
      "kras",
      "what you can expect to do",
      "where you(?:'ll| will) come in",
      "(?:your )?challenge",
    ],
  ],
  [
    "benefits",
    [
      "what(?:'s| is) on offer…",
      "what (?:do )?(?:we|they)(?:'re| are)? offer(?:ing)?…",
      "(?:also )?on offer",
      "why .{1,50}",
      "what(?:'s| is) in (?:it|this) for (?:you|me)",
      "what (?:do )?you(?:'ll| will)? (?:get|receive|enjoy|gain|love)…",
      "(?:what )?you can expect(?: from us| in return)?",
      "what (?:we|we'll|we can|we will) (?:offer|give|provide)…",
      "(?:we|we'll|we can|we will) (?:also )?(?:offer|give|provide)(?: you)?",
      "our (?:offer|promise|commitment to you)(?: to you)?…",
      "in return…",
      "looking after you",
      "how (?:we(?:'ll| will)? (?:look after|reward|support) (?:you|our people)|you(?:'ll| will) be rewarded)",
      "working (?:here|with us|at .{1,40})",
      "life at .{1,40}",
      "the good (?:stuff|bits)",
      "(?:the )?(?:terms and )?conditions(?: of employment)?",
      "(?:the |your |our )?(?:package|rewards?|deal|offer|extras|total rewards?)",
      "we look after our .{1,20}",
      "what makes (?:us|this|it) (?:great|special|different)…",
      "reasons to (?:join|apply|love)…",
      "you(?:'ll| will) (?:enjoy|receive|get|love)",
      "(?:some of )?(?:the |our |your )?(?:benefits|perks)(?: (?:of|for|you|we|you'll|and|&|at) .{1,40})?",
      "culture (?:and|&) benefits",
    ],
  ],
  [
    "must",
    [
      "(?:a (?:bit|little) |more )?about (?:you|yourself|the (?:successful |ideal )?(?:candidate|applicant|person))",
      "who (?:you are|are you|you'll be)",
      "you",
      "what (?:do )?(?:you|i|you'll|you will|we'd like you to) (?:bring|have|offer|need|possess)…",
      "what (?:do )?(?:we|we'll) (?:need|require|want|seek|value|expect|look for)…",
      "(?:what|who) (?:we're|we are|are we|i'm|they're) (?:looking for|seeking|after)…",
      "(?:we're|we are) (?:looking for|seeking)(?: someone…)?",
      "(?:how )?to (?:be (?:successful|considered|eligible|effective)|succeed|excel|thrive|do well|qualify)(?:,? .{0,70})?",
      "you (?:will |must |should )?(?:have|bring|need|possess|are|be)",
      "you'll (?:have|bring|need|be)",
      "your (?:profile|background|story|strengths|expertise|toolkit)",
      "(?:the|our|your) (?:ideal |right |successful )?(?:candidate|applicant|person|appointee)…",
      "(?:ideal|successful) (?:candidate|applicant|person)…",
      "candidate (?:profile|requirements|specification)",
      "person(?:al)? (?:specification|profile|requirements|qualities)",
      "(?:is this|does this sound like) you",
      "(?:the |your )?must[- ]haves?",
      "non[- ]negotiables?",
      "what it takes…",
      "what success (?:looks like|takes)",
      "we (?:need|would like|ask that you)|we'd like",
      "what makes you (?:great|right|a great fit)…",
      "(?:how|what) (?:we|you)(?: will|'ll)? (?:be )?assess(?:ed)?(?: you)?",
      "we(?:'d| would)? expect…",
      "who (?:can|should|may) apply",
      "eligibility",
      "(?:essential|mandatory|selection|key selection) (?:selection )?criteria(?: \\(.{1,40}\\))?",
      "(?:skills|qualities|experience|strengths) (?:we|you).{1,20}",
      "pre-?requisites",
    ],
  ],
  [
    "apply",
    [
      "how (?:to|do i|you can|can i) (?:apply|submit)…",
      "(?:want )?(?:to )?apply(?:ing)?(?: now| today| here| for this.{0,20}| online)?",
      "(?:your |the )?applications?(?: process| instructions| details| close.{0,30}| procedure| requirements)?",
      "(?:the )?next steps?",
      "what to do next",
      "(?:your )?contact(?: us| details| person| information| officer| me| name)?",
      "(?:any |for )?(?:further |more )?enquir(?:y|ies)(?: to)?",
      "(?:for )?(?:further|more) (?:information|details)…",
      "interested",
      "sounds? (?:like you|good|interesting)",
      "ready to (?:apply|join|make|take)…",
      "closing date",
      "(?:the |our )?(?:recruitment|selection|application|hiring) process",
      "what happens next",
      "want to (?:know more|join|find out more)…",
      "like to know more",
      "join us",
      "get in touch",
      "questions",
      "keen",
    ],
  ],
  [
    "role",
    [
      "(?:more |a bit )?about (?:the|this|your)(?: new)? (?:role|position|job|opportunity|vacancy|work|program(?:me)?)",
      "(?:the|this|your|an?)(?: new| exciting)? (?:role|position|opportunity|job|vacancy)(?: in (?:brief|short|a nutshell))?",
      "(?:role|position|job) ?(?:summary|overview|purpose|description|objectives?|statement|profile|brief|context|in brief)?",
      "(?:primary )?purpose(?: of (?:the )?(?:role|position|job))?",
      "overview|summary|opportunity|at a glance",
      "what(?:'s| is) the (?:role|job|opportunity)",
    ],
  ],
  [
    "company",
    [
      "(?:more |a (?:bit|little) )?about (?:us|(?:the|our) (?:firm|company|organisation|organization|team|practice|business|department|agency|employer|client|group|office|council|university|school|hospital|division|branch|court|commission|centre))",
      "who (?:we are|are we)",
      "our (?:story|firm|company|team|culture|values|clients?|people|organisation|business|purpose|mission|vision|office|practice|department|agency|school|council|history)(?: (?:and|&) .{1,20})?",
      "(?:the|your|meet the)(?: new)? (?:firm|company|team|organisation|client|department|business|employer|practice|agency|division|branch|council|school|office)",
      "(?:company|organisation(?:al)?|business|firm|agency|team|department) (?:overview|profile|description|background|context|environment|information)",
      "organisation|background|context|what we do",
      "where you(?:'ll| will) work|the environment",
    ],
  ],
  // "You" and "Us" as a pair: what stands under it must say which it is.
  ["unknown", ["us"]],
  [
    "other",
    [
      "(?:diversity|inclusion|an equal|equal|our commitment|commitment to|we're committed|we are committed|acknowledge?ment|privacy)…",
      "(?:key |working |internal |external |main |reporting )*(?:reporting|relationships?|reports|contacts|stakeholders|interactions)(?: lines?| structure| relationships?| arrangements?)?",
      "reports to|direct reports|notes?|details|particulars|terms|dimensions|delegations?|kpis|whs|approvals?|sign-?off",
      "important(?: information| notes?)?|additional information",
      "organisation(?:al)? (?:chart|structure)",
      "special (?:conditions|notes?|requirements of the position)",
      "work(?:ing)? (?:environment|conditions|hours|arrangements)",
      "(?:work )?health and safety",
      "(?:pre-?)?employment (?:checks?|screening)",
      "(?:position|job|role|vacancy|key|employment) (?:details|information|facts|data|particulars)",
      "document (?:control|history)|authorisation|physical demands",
      "performance (?:measures|indicators)",
      "hours(?: of work)?|(?:recruitment )?agencies|location|salary",
    ],
  ],
];

const FEW_MORE_WORDS = "(?:,? .{0,50})?";

/** The first that fits decides: "The following would be an advantage" before "The following". */
const HEADING_IDIOMS: readonly (readonly [Part, RegExp])[] = IDIOMS.map(([part, idioms]) => [
  part,
  new RegExp(`^(?:${idioms.join("|").replaceAll("…", FEW_MORE_WORDS)})$`),
]);

/** What a stretch of a job description is about. `unknown`: a heading of its own that we cannot place. */
export type Part =
  | "intro"
  | "role"
  | "duties"
  | "must"
  | "nice"
  | "benefits"
  | "company"
  | "apply"
  | "other"
  | "unknown";

const LIST_PARTS: ReadonlySet<Part> = new Set<Part>(["duties", "must", "nice", "benefits"]);

/** Parts whose items we list. */
export function isListPart(part: Part): boolean {
  return LIST_PARTS.has(part);
}
