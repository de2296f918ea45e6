/** What turns the mention of people into a choice among applicants, and what keeps it from being one. */

/** Patterns are for text as `sentencesOf` makes it: lower case, plain signs. Every gap is bounded. */
export const anyOf = (...parts: readonly string[]) => `(?:${parts.join("|")})`;
export const words = (...parts: readonly string[]) =>
  new RegExp(`(?<![a-z0-9])${anyOf(...parts)}(?![a-z0-9])`);

const NEGATED = [
  "no|not|non|nor|none|never|nobody|no-?one|without|cannot|zero|sorry|neither",
  "[a-z]+n't|cant|dont|wont|isnt|arent|mustnt|shouldnt|neednt|doesnt",
  "avoid(?:ing)?|skip(?:ping)?|exclud(?:e|es|ed|ing)|except|other than|rather than|instead of",
  "(?:rul|weed|screen|filter|sort|leav|keep|knock)(?:es?|ed|ing|s)? (?:them |these |those )?out|cull|ditch|reject(?:ed|ing)?",
  "steer clear|(?:stay|keep) away|elsewhere|unsuitable|need(?:s|n't)? not|a problem|an issue|a worry|a risk|liability",
  "struggle|sick of|tired of|(?:had|got) enough|free (?:of|from)|is out|are out|a no",
];
const WANTED = [
  "must|should|shall|gotta|(?:ha(?:s|ve)|got|needs?) to be|needs?|needed|needing|wanna|want(?:s|ed|ing)?",
  "look(?:s|ing)? (?:for|to)|search(?:ing)? for|seek(?:s|ing)?|sought|hunting|chasing|(?:'re|are|am|'m|is) after",
  "requir(?:e|es|ed|ing)|essential|mandatory|ideal(?:ly)?|prefer(?:s|red|ably|ence|ring|able)?|pref|favou?r(?:s|ed|ing)?|priority|desir(?:e|ed|able)",
  "only|exclusively|strictly|solely|suit(?:s|ed|able)?|perfect|best|better|works? for|first (?:look|dibs|pick|choice)",
  "great (?:[a-z]+ )?for|(?:role|job|gig|position|opportunity|spot|place|opening|vacancy|one) for",
  "(?:reserved|restricted|limited|open|confined) (?:to|for)|stick(?:ing)? (?:to|with)",
  "hir(?:e|es|ed|ing)|employ(?:s|ed|ing)?|recruit(?:s|ed|ing)?|appoint(?:s|ed|ing)?|interview(?:s|ed|ing)?|short-?list(?:s|ed|ing)?",
  "(?:put|putting) (?:[a-z]+ ){0,2}forward|(?:send|get|find|give|bring|show|pick|choose|grab|source) (?:me|us|in|through|someone|somebody|an?)",
  "(?:would|'d) (?:love|like|rather|want|be)|keen (?:on|for)|(?:comfortable|happy|okay|ok|fine) with",
  "cvs?|resumes?|applicants?|candidates?|appl(?:y|ies|ying)|consider(?:ed|ing)?",
  "for (?:this|the|our) (?:role|job|position|one|shop|counter|front|floor|kitchen|bar|office|team|crew|desk|phones?)",
  "this (?:role|job|one|position|gig|isn't)|the (?:client|boss|owner|partner|manager|customers?) (?:[a-z]+ )?(?:want|like|prefer|insist|ask)s?",
  "keep it that way|stay that way|(?:get|gets) (?:a start|the (?:job|gig|nod))|last long|fit in|go down (?:better|well)|come first",
];
const bounded = (parts: readonly string[]) => words(...parts);
/** Refused in so many words. */
export const NEGATES = bounded(NEGATED);
/** Asked for, preferred, refused, or talked about as somebody who applies. */
export const SELECTS = bounded([...NEGATED, ...WANTED]);

/** Asked about, in a form or an interview. */
export const ASKS = words(
  "do (?:you|they)|does (?:she|he)|did (?:you|she|he)|are (?:you|they)|is (?:she|he)|have (?:you|they)|has (?:she|he)",
  "ever (?:been|had|made|claimed|taken)|any (?:plans|intention|chance)|what|which|where|when|who|whether|how (?:old|many|long|often)",
  "tell (?:us|me)|ask(?:s|ed|ing)?|find out|check|declare|disclose|confirm|let (?:us|me) know",
  "(?:state|include|including|provide|send|give|list|note|with) (?:us )?(?:your|their|her|his)",
);

/** Whom the work is for, not who does it: "support for young women", "works with older people". */
const SERVED = words(
  "work(?:s|ing)?(?: closely| directly| alongside)? with|working alongside|car(?:e|es|ing) (?:for|of|to)|look(?:s|ing)? after",
  "support(?:s|ing)?|help(?:s|ing)?|assist(?:s|ing)?|serv(?:e|es|ing)|teach(?:es|ing)?|coach(?:es|ing)?|mentor(?:s|ing)?|treat(?:s|ing)?",
  "advocat\\w+ for|represent(?:s|ing)?|protect(?:s|ing)?|empower(?:s|ing)?|engag(?:e|es|ing)|visit(?:s|ing)?|interviewing|selling|sells?",
  "experience|outcomes|programs?|programmes?|services?|clinic|refuge|housing|accommodation|shelter|lives|rights|health|wellbeing|classes|lessons|clothing|number of|lives|groups?",
);
/** Between that and the people: no word that begins another thought. */
const WITHIN_REACH =
  /^(?:(?! ?(?:so|but|because|must|only|no|not|need|want|prefer)\b)[^,;:.]){0,45}$/;
export function isServed(before: string): boolean {
  const near = before.slice(-60);
  const match = [...near.matchAll(new RegExp(SERVED, "g"))].at(-1);
  return match !== undefined && WITHIN_REACH.test(near.slice(match.index + match[0].length));
}

/** Everybody is meant, or somebody is welcome. */
export const INCLUDES = words(
  "encourag(?:e|es|ed|ing)|welcom(?:e|es|ed|ing)|regardless|irrespective|no matter (?:your|what|who|how)|whatever (?:your|their)",
  "(?:all|any|every|both) (?:ages?|genders?|sexes|backgrounds?|abilities|cultures|faiths?|religions?|nationalit\\w+|walks|orientations?|identit\\w+|races?|ethnicit\\w+)",
  "equal(?: employment)? opportunit\\w+|(?:not|never|n't) discriminat\\w+|anti-discrimination|free from discrimination|inclusive|inclusion|diversity|diverse|under-?represented|guaranteed an interview",
  "we(?:'d| would) love (?:that|this) to change|everyone|everybody|adjustments?|no barrier|accessib\\w+|flex around|affirmation",
);

/** A named exemption: section and Act, a special measure, an inherent requirement by law. */
export const EXEMPTS = words(
  "section \\d+\\w*|s\\.? ?\\d+\\w*(?: of)?(?: the)? [a-z]+[a-z -]* act|exempt(?:ion|ions|ed)?|genuine occupational|special measures?|identified (?:position|role)s?|inherent requirement",
);
