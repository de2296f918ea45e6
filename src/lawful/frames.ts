/** What turns the mention of people into a choice among applicants, and what keeps it from being one. */

/** Patterns are for text as `sentencesOf` makes it: lower case, plain signs. Every gap is bounded. */
export const anyOf = (...parts: readonly string[]) => `(?:${parts.join("|")})`;
export const words = (...parts: readonly string[]) =>
  new RegExp(`(?<![a-z0-9\u00e0-\u024f])${anyOf(...parts)}(?![a-z0-9\u00e0-\u024f])`);

/** Up to so many words between two that belong together. */
export const gap = (most: number) => `(?:[a-z0-9'/-]+ ){0,${most}}`;
export const REFUSING = anyOf(
  "nobody|no[- ]?one|none|no|not|non|nor|never|without|cannot|zero|minus|neither",
  "[a-z]+n't|cant|dont|wont|isnt|arent|mustnt|shouldnt|doesnt",
  "avoid|skip|exclud(?:e|es|ed|ing)|free (?:of|from)|anything but|sick of|tired of|enough",
);

const NEGATED = [
  REFUSING,
  "sorry|except|other than|rather than|instead of|over (?:migrants|women|men)|nope|pass on|hard pass|hesitant|hesitate|wary|reluctant|dealbreaker|deal-?breaker",
  "(?:rul|weed|screen|filter|sort|leav|keep|knock)(?:es?|ed|ing|s)? (?:them |these |those |any )?out|cull|ditch|reject(?:s|ed|ing)?|bin|turn(?:ed|ing)? (?:away|down)|steer clear|(?:stay|keep) away",
  "keep (?:walking|scrolling|looking)|scroll on|bother|move along|can wait|(?:put|puts|scare|scares|drive|drives) (?:[a-z]+ ){0,3}(?:off|away)|count(?:s)? against|bottom of the pile|leave (?:him|her|them) (?:off|out)|out of place|wear it|burnt|trouble|think again|uncomfortable|weird|wasted|wasting|lost cause",
  "elsewhere|unsuitable|a problem|an issue|a worry|a risk|risky|a liability|a turn-?off|a hassle|too much|struggle|is out|are out|a no|drag|think twice|move on|next|stop sending|no go|no-go|hopeless|useless|unreliable|too (?:soft|weak|slow|emotional|old|young|many|risky|hard|fragile|bossy)",
];
const WANTED = [
  "^(?:- )?(?:someone|somebody|anyone)|must|should|shall|gotta|(?:ha(?:s|ve)|got|needs?) to|needs?|needed|needing|wanna|want(?:s|ed|ing)?|wish",
  "look(?:s|ing)? (?:for|to)|search(?:ing)? for|seek(?:s|ing)?|sought|hunting|chasing|(?:[a-z]+'re|are|am|i'm|is) after",
  "requir(?:e|es|ed|ing)|essential|mandatory|ideal(?:ly)?|prefer(?:s|red|ably|ence|ring|able)?|pref|favou?r(?:s|ed|ing)?|priority|desir(?:e|ed|able)|a plus|an advantage|advantageous|a bonus|highly regarded",
  "only|exclusively|strictly|solely|purely|suit(?:s|ed|able)?|perfect|best|better|works? for|first (?:look|dibs|pick|choice)|instead|this time|next time",
  "great (?:[a-z]+ )?for|(?:role|job|gig|position|opportunity|spot|place|opening|vacancy|one) for|(?:role|job|gig|work|position|one) is for",
  "(?:reserved|restricted|limited|open|confined) (?:to|for)|stick(?:ing)? (?:to|with)",
  "hir(?:e|es|ed|ing)|employ(?:s|ed|ing)?|recruit(?:s|ed|ing)?|appoint(?:s|ed|ing)?|interview(?:s|ed|ing)?|short-?list(?:s|ed|ing)?|take on|taking on|bring on|put on",
  "(?:put|putting) (?:[a-z]+ ){0,2}forward|(?:send|get|find|give|bring|show|pick|choose|grab|source) (?:me|us|in|through|someone|somebody|an?)",
  "(?:would|[a-z]+'d) (?:love|like|rather|want|be|prefer|go)|keen (?:on|for)|(?:comfortable|happy|okay|ok|fine) with|go(?:ing)? (?:with|for)",
  "cvs?|resumes?|applicants?|candidates?|appl(?:y|ies|ying)|consider(?:ed|ing)?|eligible|successful",
  "for (?:this|the|our) (?:role|job|position|one|shop|counter|front|floor|kitchen|bar|office|team|crew|desk|phones?|yard|site|truck|van|brand)|on (?:this|our|the) (?:crew|site|team|floor|desk|phones?|counter|reception)",
  "this (?:role|job|one|position|gig|isn't)|the (?:client|boss|owner|partner|manager|customers?|team|boys|guys) (?:[a-z]+ )?(?:want|like|prefer|insist|ask|expect|need)s?",
  "keep it that way|stay that way|(?:get|gets) (?:a start|the (?:job|gig|nod))|last long|fit in|tend to|lean|go down (?:better|well)|come first|work harder|can't handle|match",
];
/** Refused in so many words. */
export const NEGATES = words(...NEGATED);
/** Asked for, preferred, refused, or talked about as somebody who applies. */
export const SELECTS = words(...NEGATED, ...WANTED);

/** Somebody in particular is judged, or one sort of people is leaned towards. */
export const LEANS = words(
  ...NEGATED,
  "prefer(?:s|red|ably|ence|ring|able)?|pref|ideal(?:ly)?|only|suit(?:s|ed)?|rather|a (?:bonus|plus)|perfect|best|better|easier|lovely|picked|pick|first|lean|leaning|fits?|hoping|hope|like(?:s)?|want(?:s|ed)?|looking for|after|should|must|if you|if you've|think of|we're all|we are all|all about|stays? longer|makes? (?:better|good)|would be|has to be|needs? to be|get me|send me|find me|you'll (?:need|fit)",
  "she|he|her|him|she's|he's|she'd|he'd|she'll|he'll|these (?:people|guys)|those (?:people|types?)|that (?:lot|type|mob)",
  "tell us|ask(?:s|ed)?|find out|declare|disclose|do you|are you|have you|is there|how will you",
);

/** Asked about, in a form or an interview. */
export const ASKS = words(
  "do (?:you|they)|does (?:she|he|your)|did (?:you|she|he)|are (?:you|they)|is (?:she|he)|have (?:you|they)|has (?:she|he)|will (?:you|she|he) be|were (?:you|they)",
  "ever (?:been|had|made|claimed|taken)|any (?:plans|intention|chance)|what|which|where|when|who|whether|how (?:old|many|long|often)",
  "tell (?:us|me)|ask(?:s|ed|ing)?|find out|check|declare|disclose|confirm|let (?:us|me) know|part of the medical|question(?:naire)?",
  "(?:state|include|including|provide|send|give|list|note|with|attach) (?:us |any )?(?:your|their|her|his|any)",
);

/** Everybody is meant, or somebody is welcome. */
export const INCLUDES = words(
  "encourag(?:e|es|ed|ing)|welcom(?:e|es|ed|ing)|regardless|irrespective|no matter (?:your|what|who|how old you)|whatever (?:your|their)",
  "(?:all|any|every|both|different|diverse|various) (?:ages?|genders?|sexes|backgrounds?|abilities|cultures|faiths?|religions?|nationalit\\w+|walks|orientations?|identit\\w+|races?|ethnicit\\w+)",
  "equal(?: employment)? opportunit\\w+|(?:not|never|n't) (?:[a-z]+ )?discriminat\\w+|anti-discrimination|discrimination|harassment|inclusive|inclusion|diversity|diverse|under-?represented|guaranteed|affirmative|assistance|accessible|accessibility",
  "(?:we(?:'d| would) love (?:that|this|it) to change)|everyone|everybody|adjustments?|no barrier|(?:flex|fit) (?:around|school)|accommodations?|reasonable|identify as|affirmation|doesn't matter|does not matter|don't care (?:how|what|who|where|if)|don't mind|no preference|scholarships?|quota",
);

/** What a policy of equal opportunity speaks of. A sentence that names several of these is one. */
const POLICY =
  /(?<![a-z])(?:race|colou?r|sex|gender(?: (?:identity|expression))?|religion|religious belief|creed|age|disability|marital status|sexual (?:orientation|preference)|sexuality|(?:national|ethnic|social) origin|nationality|ethnicity|ancestry|pregnancy|breastfeeding|veteran|political (?:affiliation|opinion|belief)|faith|family (?:or carer'?s? )?(?:status|responsibilities)|medical condition|genetic information|background|culture)(?![a-z])/g;
const NAMED_IN_POLICY = 3;
const PRINCIPLE = words(
  "discriminat(?:e|es|ion|ory|ing)|equal opportunit(?:y|ies)|eeo|eoe|without regard|regardless of|irrespective of|on the basis of|protected (?:status|attribute|characteristic|class)\\w*",
);
export const isPolicy = (text: string) =>
  PRINCIPLE.test(text) || new Set(text.match(POLICY)).size >= NAMED_IN_POLICY;

/** An exemption by its provision: section and Act, a special measure, a genuine occupational qualification, who granted it. */
export const EXEMPTS = words(
  "section \\d+\\w*(?: of the [a-z][a-z -]{0,60} act(?: \\d{4})?)?|ss?\\.? ?\\d+\\w*(?: of)?(?: the)? [a-z]+[a-z -]{0,60} act(?: \\d{4})?|special measures?|genuine (?:occupational|and determining)(?: qualifications?| requirements?)?",
  "exemptions? (?:from|by|granted|under|of|in|issued)[a-z -]{0,40} (?:act|vcat|ncat|qcat|sacat|acat|tribunal|board|commission)|(?:act|vcat|ncat|qcat|sacat|acat|tribunal|board|commission) exemptions?",
);

/** Words after which people are those that the work is for: "supports older women", "experience with migrants". */
const SERVING = words(
  "work(?:s|ed|ing)?(?: closely| directly)? (?:with|alongside)|good with|car(?:e|es|ing) (?:for|of|to)|look(?:s|ing)? after|deal(?:s|ing)? with (?!an?)",
  "support(?:s|ing)?|help(?:s|ing)?|assist(?:s|ing)?|serv(?:e|es|ing)|teach(?:es|ing)?|coach(?:es|ing)?|mentor(?:s|ing)?|treat(?:s|ing)?|train(?:s|ing)?|educat(?:e|es|ing)|transport(?:s|ing)?|dress(?:es|ing)?",
  "advocat\\w+ for|represent(?:s|ing)?|protect(?:s|ing)?|empower(?:s|ing)?|engag(?:e|es|ing)|enabl(?:e|es|ing)|impacts?|affects?|visit(?:s|ing)?|sell(?:s|ing)?|meet(?:s|ing)?|sees|acts?|acting|advis(?:e|es|ing)|interviewing",
  "experience|outcomes|programs?|programmes?|services?|clinic|refuge|housing|accommodation|shelter|lives|rights|health|wellbeing|classes|lessons|clothing|number of|groups?|stream|communit(?:y|ies)|many of|half of|most of|some of|study|history",
);
const EVERY_SERVING = new RegExp(SERVING, "g");
/** Before "for", "to", "with" and "of" they lead to who is chosen; every other word to whom the work is for. */
const CHOOSING = words(
  "someone|somebody|anyone|anybody|nobody|persons?|people|candidates?|applicants?|those|he|she|you|women|men|troubles?|problems?|burnt|issues|look(?:s|ing)?|search\\w*|hunt\\w*|ask\\w*|roles?|jobs?|gigs?|work|works|positions?|spots?|places?|openings?|opportunit\\w+|ones?|suit\\w*|ideal|perfect|great|good|best|better|right|only|just|reserved|strictly|exclusively|preferences?|prefer\\w*|priority|not|thing|vacanc\\w+|fit|call\\w*|room|need|want|is|it's|this|open|restricted|limited|confined|given|closed|comfortable|happy|ok|okay|fine|stick\\w*|go|going|gone|dealing|start|team|bunch|crew|kind|sort|type|types|enough|instead|because|desk|hunting|appl\\w+|cvs?|resumes?|keen|place|made|meant|designed|easier|harder|hard|tough",
);
const REACHES =
  /^(?:(?! ?(?:so|but|because|must|only|no|not|need|needs|want|wants|prefer|prefers|preferably|then)\b)[^,;:.]){0,45}$/;
const LED_TO =
  /([a-z']+) (?:for|to(?! (?:be|have|hire|get|find|employ|take|put|see|keep|stay)(?![a-z]))|with|of|among|amongst|about|towards) (?:(?:an?|the|our|these|those|[a-z-]+),? ){0,2}$/;

/** Whom the work is for, not who does it. */
export function isServed(before: string): boolean {
  const near = before.slice(-60);
  const serving = [...near.matchAll(EVERY_SERVING)].at(-1);
  if (serving && REACHES.test(near.slice(serving.index + serving[0].length))) return true;
  const led = LED_TO.exec(near);
  return led !== null && !CHOOSING.test(led[1] ?? "");
}
