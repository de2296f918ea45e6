import { flagLines } from "#reading/flag-lines.ts";

/** Praise and thanks: never a fact, wherever a clause is nothing but this. */
const CHEER =
  "brilliant|excellent|fantastic|beautiful|beauty|beaut|wonderful|terrific|sweet(?: as)?|nice (?:one|work)|good (?:stuff|job|work|one)|ripper|legend|champion|magic|marvellous|splendid|too easy|easy|all g|all gd|no (?:dramas|wuckas)|happy days|love it|amazing|spot on|top|ace|superb|ta|thank you(?: so much| very much| kindly)|much appreciated|ok(?:ay)? then|right then|very good|wicked|phew|nearly there|back|back again|i'm back";
const CHEERS = new RegExp(`^(?:(?:${CHEER})\\s*(?:[,.;!–—-]+\\s*|$))+`, "iu");
const OPENERS =
  /^(?:(?:no(?=,? (?:wait|sorry|hang|hold|actually))|hi|hey|hello|hiya|howdy|g'day|good (?:morning|afternoon|evening)|morning|afternoon|thanks|thank you|cheers|ok(?:ay)?|righto|yeah|yep|yes|yup|um+|uh+|er+|erm|hmm+|oh|ah|actually|sorry|apologies|wait|hang on|hold on|oops|whoops|anyway|anyhow|alright|no worries|basically|honestly|please|btw|by the way|let's see|let me think|firstly|secondly|finally|lastly|also|and|but|so|then|fine|too|seriously though|seriously|gosh|oh and|one more thing|another thing|on second thoughts?|on reflection|come to think of it|thinking about it|fair enough|fair point|good point|got it|cool|great|perfect|lovely|awesome|no problem|sure|nah|ha|haha|lol|mate|there|team|again|now|in fact|i mean|you know|as i said|worth a try|look|well|right)(?![\p{L}'-])(?:\s*[,.:;!–—-]+\s*|\s+(?!(?:to (?:work|be)|developed|regarded|rounded|presented|versed|spoken|organised|after|for|communicat|attention|eye|skills|experience|at|with|matters)\b)|$))+/iu;

/** Without greetings and the words with which people begin to speak. */
export function withoutOpeners(text: string): string {
  const bare = text.replace(OPENERS, "").replace(CHEERS, "").trim();
  return bare === text ? bare : withoutOpeners(bare);
}

/** The speaker takes back or corrects something. */
export const CORRECTS =
  /^(?:[\p{L}']+[,.]? )?(?:no[,.] |no (?=make|change|it|the|that|wait|sorry|not|i |we )|nope|actually|sorry|wait|correction|oops|whoops|scratch that|my mistake|i meant|hang on|make (?:it|that)|change|change of plan|should be|let's make)|\b(?:actually|wrong|incorrect|i meant|i mean|make it|make that|should be|should read|instead|not \p{L}+,? but|not (?:in )?\p{Lu}\p{L}+|rather than|correction|needs to be|change(?:d)? (?:it )?to|switch(?:ed)? (?:it )?to|leave it (?:as|at)|keep it (?:as|at)|let's (?:say|make|go with|call)|has (?:changed|moved)|it's now|is now|still)\b/iu;

const UNDO =
  /^(?:please |just |can (?:you|we) |could you |let's )*(?:undo(?: (?:that|it|the last (?:one|change|bit)))?|(?:scrap|scratch|forget|ignore|disregard|cancel|revert|reverse|strike|take back) (?:that|it|this|the last (?:one|bit|thing|change|message|part)|what i (?:just )?said)(?: last (?:bit|one|part|change))?|never ?mind(?: that)?|go back(?: to (?:what|how) (?:it|we) (?:was|had)(?: before)?)?|put it back(?: (?:how|as) it was)?|as you were|change it back)(?=$|[\s,.;!–—-])[\s,.;!–—-]*/i;

/** What is left of a sentence that takes the last change back; null when it does not. */
export function afterUndo(text: string): string | null {
  const match = UNDO.exec(text);
  return match ? text.slice(match[0].length) : null;
}

const RESTART =
  /^(?:please |let's |can we )*(?:start (?:over|again|afresh|from scratch)|scrap (?:the lot|everything|all of it)|(?:clear|delete|remove) everything)\b/i;
export const saysRestart = (text: string) => RESTART.test(text);

const PUBLISH =
  /\b(?:(?:publish|post|submit|launch|finali[sz]e|advertise|list|send|push|ship|release)(?: (?:it|this|that|the (?:ad|job|posting|post|role|thing|listing|advert(?:isement)?|lot)|the job ad|everything|what (?:we|you|i)(?:'ve)? (?:have|got)(?: so far| already)?))?(?: (?:up|live|out|off|away|already|then|now|pls|plz|please|today|as is|mate|thanks|thank you|kindly|cheers|for me|straight away|when you're ready|whenever you're ready|on the site))*|(?:put|get|chuck|throw|whack|pop|stick) (?:it|this|that|the (?:ad|job|posting)) (?:up|live|out|online)(?: (?:now|please|already|then|there|today))*|go(?:es)? live(?: (?:now|please|pls|with it))*|make it live|go(?: for it)?|do it|(?:go|went) ahead(?: (?:and|with) (?:publish\w*|post\w*|it))?|ship it|lgtm|lock (?:it|this|that) in|send it|run with (?:it|that)|fire (?:it off|away)|(?:away|off) you go|make it so|good to (?:go|post)|wrap (?:it|this) up|we(?:'re| are) live|let'?s go live|let it (?:fly|rip))[\s!.)]*$/iu;
const BEFORE_PUBLISH =
  /^(?:(?:ok(?:ay)?|so|and|then|now|please|just|you can|you may|we can|can you|could you|go ahead and|let's|lets|time to|ready to|good to|happy (?:for you )?to|feel free to|i'm ready to|we're ready to|right|righto|well|yes|yep|yeah|great|perfect|good|cool|alright|fine|whatever|kidding|done|finished|thanks|all good|looks good|anyway|if that's ok|i(?:'d| would) like (?:you )?to|want (?:you )?to|i'm happy(?: with (?:it|that))? to|please just|for the love of god|do|stop (?:nagging|asking|whinging|complaining)|never ?mind|nothing (?:more|else)(?: to add)?|i've nothing (?:more|else)(?: to add)?|i think|approved|confirmed?|think we(?:'re| are) ready to|i think we can)[\s,.!-]*)*$/i;
const DONE =
  /^(?:(?:ok(?:ay)?|so|and|i think|i believe|i reckon|i guess|yes|yep|yeah|right|righto|well|great|perfect|anyway|now|alright|good|nope|no|nah|thanks|cool|lovely|awesome|excellent|oh|hmm)[\s,.!-]*)*(?:that'?s (?:all|it|everything|the lot|my lot|me(?: done)?|final|good|great|perfect|right|spot on|fine|done|a wrap|all (?:i've got|from me|of it|for now|good|there is|i have|we need|folks)|everything from me|us done|correct)|that (?:is|will be|should be|would be|covers|does) (?:all|it|everything|the lot|fine|good|perfect|right)?|that(?:'ll| will) (?:do|be all|be it)(?: it| nicely)?|that concludes .{2,30}|(?:all |we're |i'm |we are |i am )?(?:done|finished)(?: here| now)?|all (?:good|done|set|sorted|correct|there)|(?:all |it all |it |everything |that |this |that all )?(?:looks?|sounds?|reads?|seems) (?:all )?(?:good|great|right|fine|perfect|spot on|fantastic|lovely|correct|ok|well|about right)|good to go|ready to go|we're good|i'm happy(?: with (?:it|that|this|everything))?|happy with (?:it|that|this|everything)|perfect|lgtm|(?:(?:i|we)(?:'ve| have)(?: got)? )?nothing (?:else|more)(?: (?:from me|to add))?|everything(?:'s| is) (?:there|in|good|right|fine|covered|correct)|approved?|confirm(?:ed)?|ship it|sounds good|no (?:more )?(?:changes|further changes)(?: from me)?)(?: (?:now|then|thanks|thank you|please|from me|for me|here|to me|mate|love|cheers|kindly|i think|i reckon|too|really|all|as is|i've got|i have))*[\s!.)]*$/i;
const UNFINISHED =
  /\b(?:don't|do not|not|never|before (?:you|we)|until|hold off|isn't|aren't|won't|yet|can't|shouldn't|should (?:we|i)|when (?:do|can|will)|how (?:do|long|soon)|what happens)\b/i;

/** Whether these words, a clause, say that the advertisement may go out. */
export function saysFinish(clause: string): boolean {
  const bare = clause
    .replace(
      /,? (?:you |ya )(?:glorified|useless|stupid|dumb|silly|bloody|lazy|absolute|big|nagging|bucket|piece|toaster|machine|robot)\b.*$/i,
      "",
    )
    .trim();
  if (bare === "" || UNFINISHED.test(bare)) return false;
  if (DONE.test(bare)) return true;
  const match = PUBLISH.exec(bare);
  const before = match ? bare.slice(0, match.index).trim() : "";
  return (
    match !== null && (BEFORE_PUBLISH.test(before.replace(CHEERED, "").trim()) || DONE.test(before))
  );
}
const CHEERED = new RegExp(`(?<!\\p{L})(?:${CHEER})(?!\\p{L})`, "giu");

const SQL =
  /\b(?:drop table|delete from|insert into|union select|select \* from|truncate table|update \w+ set|or 1 ?= ?1)\b|(?:^|\s)--(?:\s|$)/i;
const ORDERS =
  /\b(?:system prompt|developer mode|jailbreak|previous instructions|your (?:rules|instructions|guidelines|programming|training|prompt)|you are now|you're now|act as|pretend (?:you|to be|that)|role ?play|from now on|other (?:recruiters?'?|users?'?|people's|companies'?)\b.{0,20}\b(?:drafts?|data|ads?|jobs|postings|details)|mark (?:this|it|the job) (?:as )?complete|set complete|complete ?= ?true|admin(?:istrator)? (?:mode|access|password)|bypass|override|sudo|rm -rf|env(?:ironment)? variables?|api keys?|secret key|reveal|execute|run this (?:code|command|script)|javascript:|on(?:error|load|click) ?=|base64|ignore (?:all|any|the|your|everything|what)|disregard (?:all|any|the|your|everything)|forget (?:all|everything|your))\b/i;

/** Speaks to the machine, not about a job. */
export function isOrder(clause: string): boolean {
  if (SQL.test(clause) || ORDERS.test(clause)) return true;
  return flagLines([{ text: clause, page: 1 }]).length > 0;
}

const INVENT =
  /\b(?:invent|make (?:(?:some|something|anything|it|them|stuff|one|whatever|up)\b.{0,30}\b)?up|come up with|think of (?:some|a few|something)|suggest (?:some|a few|something)|fill in (?:the rest|the blanks|whatever)|you (?:choose|decide|pick|write (?:it|the rest|something))|surprise me|whatever (?:you (?:like|think|want)|sounds good)|use your imagination|add (?:some|a few|whatever) (?:nice |good |generic |standard |typical )?(?:benefits|perks|requirements|duties|responsibilities|buzzwords)(?: (?:you|that sound))|the usual (?:stuff|benefits|requirements|duties)|write something)\b/i;
export const asksToInvent = (text: string) => INVENT.test(text);

const REQUEST =
  /^(?:and )?(?:can|could|would|will) (?:you|we)(?: please| also| just)* (?:add|change|remove|drop|make (?:it|that|the)|set|put|move|update|delete|take|swap|replace|rename|include|mention|say|call|note|have it|leave|bump|keep|do \$?\d)|^(?:how|what) about (?=\$?\d|we (?:say|make)|making)|^(?:should|shall) (?:we|i) (?:say|make it)\b/i;
const INTERROGATIVE =
  /^(?:who|what|whats|what's|when|where|why|how|how's|which|is|are|am|do|does|did|can|could|would|will|should|shall|have|has|isn't|aren't|don't|doesn't|won't|any chance|any idea|got any|know any|tell me|explain|give me|show me|write me|sing|recite|help me|remind me|translate|who's)\b/i;

/** A question to the assistant, not a request to change something. */
export function isQuestion(text: string): boolean {
  if (REQUEST.test(text)) return false;
  if (/\?["')\s]*$/.test(text)) return true;
  return (
    INTERROGATIVE.test(text) &&
    /^(?:tell me|explain|give me|show me|write me|sing|recite|help me|remind me|translate|do you|are you|can you|could you|would you|will you|who|what's|whats|why|how)\b/i.test(
      text,
    ) &&
    !/:/.test(text) &&
    !/^(?:what|who) (?:they|we|i|you) (?:need|want|will|are|'ll|do)\b/i.test(text)
  );
}

export type Topic = "who" | "joke" | "advice" | "preview" | "missing" | "off-topic";
const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  [
    "missing",
    /\b(?:what(?:'s| is| else is)? (?:missing|left|next|still)|what (?:else )?do you (?:still )?need|anything (?:else|missing)|what else)\b/i,
  ],
  [
    "preview",
    /\b(?:preview|read (?:it|that) back|show me (?:it|the|what)|what (?:have you got|do you have|does it (?:say|look))|summar(?:y|ise)|so far)\b/i,
  ],
  [
    "advice",
    /\b(?:generous|competitive|market rate|too (?:low|high|much|little)|fair\b|going rate|should (?:we|i) pay|reasonable|legal to|lawful|award rate)\b/i,
  ],
  [
    "who",
    /\b(?:are you|who are you|what are you|your name|real person|human|robot|\bai\b|bot|chatgpt|machine|favourite|do you (?:like|feel|think|dream|sleep|get))\b/i,
  ],
  ["joke", /\b(?:joke|limerick|poem|sing|haiku|riddle|story)\b/i],
];
export const topicOf = (text: string): Topic =>
  TOPICS.find(([, words]) => words.test(text))?.[0] ?? "off-topic";

/** People and times of somebody's life: what is said of them is not the job's. */
export const OWN_LIFE =
  /\b(?:used to|yesterday|last (?:one|year|time|week|month|bloke|person|night|guy|girl)|years ago|once upon|ages ago|my (?:nan|mum|dad|wife|husband|daughter|son|sister|brother|accountant|friend|mate|kids?|dog|cat|uncle|aunt|neighbour)|bless (?:her|him)|i (?:once|sometimes|wonder|regret|wish|remember|taught|told|grew|love|hate)|weather|raining|football|cricket|caravan|holiday)\b/i;

/** A story from somebody's life: what it mentions is not the job's. */
export const TELLS_STORY =
  /\b(?:did|was|were|used to|tried|spent|retired|retiring|yesterday|last (?:one|year|time|week|month|bloke|person|night|guy|girl)|years ago|once upon|ages ago|back in|my (?:nan|mum|dad|wife|husband|daughter|son|sister|brother|accountant|colleague|boss|friend|mate|kids?|dog|cat|team|coffee|uncle|aunt|neighbour)|bless (?:her|him)|i (?:once|sometimes|wonder|regret|wish|remember|taught|told|grew|love|hate)|half of|weather|raining|football|cricket|caravan|holiday)\b/i;

/** About the firm, not about the job: "our practice does visas mostly". */
export const ABOUT_US =
  /^(?:our|my|the) (?:whole |little |small )?(?:practice|firm|company|business|team|office|clients?|school|clinic|centre|shop|store|group|organisation|waiting list|phones?) (?:mostly |mainly |really |already |currently )?(?:does|do|is|are|has|have|handles?|runs?|deals?|looks?|serves?|acts?|covers?|grew|keeps?|gets?)\b/i;

/** "Not Chatswood, sorry.", "The title is wrong.": what comes next puts it right. */
const DENIES =
  /^(?:(?:no|nope|nah|sorry|oops|whoops|hang on|wait|actually)[\s,.!-]*)*(?:(?:it's |it is |that's |that is |we're |is )?not (?:in |at |an? |the )?[\p{L}\d' -]{2,40}|(?:the |that |your )?[\p{L} ]{2,30}(?: (?:is|are|was|were|isn't|aren't|wasn't|weren't)|'s) (?:not )?(?:quite |completely |all |also |still )?(?:wrong|right|incorrect|correct|off|out|outdated|out of date|old)|(?:that's|that is|that was) (?:wrong|not right|incorrect)|i (?:got|had|put|said|typed) .{2,40} wrong|(?:no|nope|nah|sorry|oops|whoops|wait|hang on|my mistake|my bad|wrong one))[\s,.!-]*(?:sorry|mate|though|actually|my mistake|my bad|oops)?[\s.!]*$/iu;
export const denies = (sentence: string) => DENIES.test(sentence);

export const YES =
  /^(?:yes|yep|yeah|yup|sure|ok(?:ay)?|fine|please(?: do)?|go ahead|do it|do that|agreed?|i agree|fair (?:enough|point|call)|good (?:point|call|idea|catch)|sounds (?:good|better|fair)|absolutely|of course|use (?:that|yours|your wording|it|those)|that works|works for me|that'?s better|replace (?:it|them|that)|change (?:it|them|that)|swap (?:it|them)|alright|righto|happy with that|y|correct|add it|true)(?![\p{L}'-])[\s,.!–—-]*/iu;
export const NO =
  /^(?:no|nope|nah|n|not (?:really|that|those)|don't(?: add| change| replace)?(?: it| that)?|leave (?:it|that|them)(?: (?:out|as is|in|alone))?|keep (?:it|that|them)|skip it|i'm not changing|definitely not)(?![\p{L}'-])[\s,.!–—-]*/iu;
