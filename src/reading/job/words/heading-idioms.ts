import type { Part } from "../parts/part.ts";

/**
 * Headings that are idioms rather than nouns. Matched against the whole heading in lower case, without
 * numbering and closing punctuation. The first that fits decides.
 */
export const HEADING_IDIOMS: readonly (readonly [Part, RegExp])[] = [
  [
    "nice",
    /^(?:(?:some )?nice[- ]to[- ]haves?|good to have|great to have|(?:the )?nice[- ]to[- ]have(?:s)?|(?:it )?(?:would|will) (?:also )?be (?:great|nice|helpful|an advantage|a bonus|a plus|good|useful|handy)(?: if| to have)?(?: you.{0,40})?|it would help if.{0,40}|bonus points(?: if| for)?.{0,30}|brownie points.{0,30}|ideally(?:,? you.{0,40})?|(?:an )?(?:added |additional |extra )?(?:advantages?|bonus|plus)|(?:also )?(?:highly|well) regarded|also (?:valued|helpful|welcome|useful)|extra credit.{0,20}|we'd love (?:it if|to see|if).{0,40}|even better if.{0,30}|advantageous|what will set you apart|what would set you apart|not essential.{0,40}|what (?:also )?(?:helps|would help|will help|counts)(?: .{0,20})?|(?:also )?(?:helpful|helps|useful|welcome)|helpful but not.{0,30})$/,
  ],
  [
    "duties",
    /^(?:what (?:you'll|you will|you would|you'd|will you|you) (?:be )?(?:do|doing|own|work on|working on|deliver|responsible for|up to|achieve|lead|manage|drive|handle|tackle|take on)(?: .{0,40})?|what (?:your|the) (?:day|week|days) (?:looks?|will look) like|(?:in|as part of) (?:this|the|your) (?:new )?(?:role|position|job)(?:,? you(?: will|'ll))?|how you(?:'ll| will) (?:spend your (?:days?|time|week)|make (?:an impact|a difference)|contribute|help)(?: .{0,30})?|(?:a )?(?:typical )?day in the life(?: .{0,40})?|(?:a|your) (?:typical |average )?(?:day|week)(?: .{0,20})?|your (?:impact|days|day[- ]to[- ]day|mission|contribution|focus)(?: .{0,20})?|(?:the )?day[- ]to[- ]day|what (?:the|this) (?:role|job|work|position) (?:involves|entails|includes|looks like)|what(?:'s| is) involved|(?:the )?work(?: you'll do| you will do)?|scope of (?:the )?(?:role|work|services|position)|you will|you'll|key result areas?|kras|what you can expect to do|where you(?:'ll| will) come in|(?:your )?challenge)$/,
  ],
  [
    "benefits",
    /^(?:what(?:'s| is) on offer(?: .{0,30})?|what (?:we|they)(?:'re| are)? offer(?:ing)?(?: .{0,30})?|(?:also )?on offer|why .{1,50}|what(?:'s| is) in (?:it|this) for (?:you|me)|what you(?:'ll| will)? (?:get|receive|enjoy|gain|love)(?: .{0,40})?|(?:what )?(?:we|we'll|we can|we will) (?:offer|give|provide)(?: you)?(?: .{0,30})?|our offer(?: .{0,20})?|in return(?:,? .{0,40})?|looking after you|how we(?:'ll| will)? (?:look after|reward|support) (?:you|our people)|working (?:here|with us|at .{1,40})|life at .{1,40}|the good stuff|(?:the )?(?:terms and )?conditions|(?:the |your |our )?(?:package|rewards?|deal|offer|extras)|we look after our .{1,20}|what makes (?:us|this|it) (?:great|special|different).{0,20}|reasons to (?:join|apply|love).{0,30}|you(?:'ll| will) (?:enjoy|receive|get|love)|culture (?:and|&) benefits|benefits (?:and|&) culture)$/,
  ],
  [
    "must",
    /^(?:about (?:you|yourself)|who (?:you are|are you|you'll be)|you|a bit about you|more about you|what (?:you|you'll|you will|we'd like you to) (?:bring|have|offer|need|possess)(?: .{0,50})?|what (?:we|we'll) (?:need|require|want|seek|value|expect)(?: .{0,40})?|(?:what|who) (?:we're|we are|are we|i'm|they're) (?:looking for|seeking|after)(?: .{0,30})?|(?:we're|we are) (?:looking for|seeking)(?: someone.{0,40})?|(?:how )?to (?:be (?:successful|considered|eligible|effective)|succeed|excel|thrive|do well|qualify)(?: .{0,70})?|what you(?:'ll| will)? need(?: .{0,40})?|you (?:will |must |should )?(?:have|bring|need|possess|are|be)|you'll (?:have|bring|need|be)|your (?:profile|background|story|strengths|expertise|toolkit)|(?:the|our|your) (?:ideal |right |successful )?(?:candidate|applicant|person|appointee)(?: .{0,30})?|(?:ideal|successful) (?:candidate|applicant|person)(?: .{0,30})?|candidate (?:profile|requirements|specification)|person(?:al)? (?:specification|profile|requirements|qualities)|is this you|does this sound like you|must[- ]haves?|the must[- ]haves?|non[- ]negotiables?|what it takes|what success (?:looks like|takes)|we need|we would like|we'd like|we ask that you|what makes you (?:great|right|a great fit).{0,30}|how we will assess you|who (?:can|should|may) apply|eligibility|you should have|what we will assess)$/,
  ],
  [
    "apply",
    /^(?:how (?:to|do i|you can|can i) apply(?: .{0,30})?|(?:to )?apply(?:ing)?(?: now| today| here| for this.{0,20}| online)?|(?:your |the )?applications?(?: process| instructions| details| close.{0,30}| procedure| requirements)?|next steps?|(?:your )?contact(?: us| details| person| information| officer| me| name)?|(?:any |for )?(?:further |more )?enquir(?:y|ies)(?: to)?|(?:for )?(?:further|more|additional) (?:information|details)(?: .{0,30})?|interested|sounds? (?:like you|good|interesting)|ready to (?:apply|join|make|take).{0,40}|closing date|the (?:recruitment|selection|application|hiring) process|recruitment process|selection process|what happens next|want to (?:apply|know more|join|find out more).{0,30}|like to know more|join us|get in touch|questions|does this sound like (?:your next .{1,20})|keen)$/,
  ],
  [
    "role",
    /^(?:(?:more |a bit )?about (?:the|this|your)(?: new)? (?:role|position|job|opportunity|vacancy|work)|(?:the|this|your)(?: new| exciting)? (?:role|position|opportunity|job|vacancy)(?: in (?:brief|short|a nutshell))?|(?:role|position|job) ?(?:summary|overview|purpose|description|objectives?|statement|profile|brief|context|in brief)?|(?:primary )?purpose(?: of (?:the )?(?:role|position|job))?|overview|summary|opportunity|at a glance|what(?:'s| is) the (?:role|job|opportunity))$/,
  ],
  [
    "company",
    /^(?:(?:more |a (?:bit|little) )?about (?:us|(?:the|our) (?:firm|company|organisation|organization|team|practice|business|department|agency|employer|client|group|office|council|university|school|hospital|division|branch|court|commission|centre))|who (?:we are|are we)|our (?:story|firm|company|team|culture|values|clients?|people|organisation|business|purpose|mission|vision|office|practice|department|agency|school|council|history)(?: (?:and|&) .{1,20})?|(?:the|your)(?: new)? (?:firm|company|team|organisation|client|department|business|employer|practice|agency|division|branch|council|school|office)|(?:company|organisation(?:al)?|business|firm|agency|team|department) (?:overview|profile|description|background|context|environment|information)|organisation|background|context|what we do|where you(?:'ll| will) work|the environment)$/,
  ],
  [
    "other",
    /^(?:diversity.{0,40}|(?:an )?equal .{0,40}|inclusion.{0,40}|our commitment.{0,40}|we(?:'re| are) committed.{0,40}|commitment to .{0,40}|(?:key |working |internal |external |main |reporting )*(?:reporting|relationships?|reports|contacts|stakeholders|interactions)(?: lines?| structure| relationships?| arrangements?)?|reports to|direct reports|notes?|important(?: information| notes?)?|special (?:conditions|notes?|requirements of the position)|work(?:ing)? (?:environment|conditions|hours|arrangements)|dimensions|delegations?|(?:work )?health and safety|whs|pre-?employment (?:checks?|screening)|employment checks|acknowledge?ment.{0,30}|privacy.{0,30}|(?:position|job|role|vacancy|key|employment) (?:details|information|facts|data|particulars)|details|particulars|approvals?|sign-?off|document (?:control|history)|authorisation|physical demands|performance (?:measures|indicators)|kpis|hours(?: of work)?|agencies|recruitment agencies|location|salary|terms)$/,
  ],
];
