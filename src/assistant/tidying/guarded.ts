import { plainWords } from "../items.ts";
import { isFact, type Mark } from "../labels.ts";
import type { Ask } from "../state.ts";
import { DATES, ITEMS } from "./sorts.ts";

/** A label counts only in words that can mean it. */

/** A command counts only in words that can mean it. */
const COMMANDS: Partial<Record<Mark["label"], RegExp>> = {
  go: /\b(?:publish\w*|post(?:ed|ing)?|live|(?:put|chuck|pop|stick|whack|get|bung) (?:it|that|this|her|him|the ad)? ?(?:up|out|online|on)|up it goes|ship|send (?:it|that|her)|go(?:es)? ahead|go for it|good to go|proceed|advertise it|run it|list it|approv\w*|confirm\w*|release|fire (?:it|away)|let'?s go|do it|finish it|finali[sz]e|launch|lodge it|submit it|make it (?:so|public)|away you go|all systems go|roll with it|up please)\b|🚀/i,
  yes: /\b(?:y(?:es|ep|eah|up|ea|ah|eh)|ok(?:ay)?|k|sure|correct|right(?:o)?|confirmed?|good|great|perfect|love|lovely|happy|fine|agreed?|approved|looks|spot on|absolutely|definitely|please do|sounds|exactly|beauty|ripper|sweet|done|deal|alright|all good|too easy|no worries|that'?s (?:it|the one|right)|bonza|go on|of course|indeed|works|nice|excellent|brilliant|gorgeous|awesome|cool|aye|affirmative|thumbs up|do)\b|👍|✅/i,
  nope: /\b(?:no|nope|nah|not|none|nothing|never|don'?t|that'?s (?:all|it)|leave it|skip|neither|negative)\b/i,
  undo: /\b(?:undo|revert|go(?:ing)? back|back (?:to|again|in)|restore|as (?:it|they) (?:was|were)|bring (?:it|that|them)? ?back|take (?:it|that) back|scratch that|reverse|rewind|unchange|change it back|put (?:it|that|them|the \w+) back)\b/i,
  later:
    /\b(?:(?:don'?t|do not|dont|not|before|until|till|hold|wait|save|keep|later|yet|park|pause|leave it|come back to (?:it|this)|(?:i'?ll|i will|we'?ll) (?:come|be) back|tomorrow|tonight|draft|sleep on|first|monday|next week|back to you|check with|run it past|look)\b)/i,
  tone: /\b(?:warm\w*|friend\w*|formal|short\w*|long\w*|word\w*|tone|sound\w*|reads?|polish\w*|nic(?:e|er)|punch\w*|spell\w*|typo\w*|grammar|corporate|fun|chatty|simpl\w*|plain\w*|professional\w*|tidy|rewrite|reword|jazz|upbeat|concise|brief\w*|trim|clear\w*|style|stiff|stuffy|dry|human|welcoming|relaxed|casual|soft\w*|kind\w*|exciting|boring|jargon|language|voice|english|nicer|fancy|posh|cheerful|serious|inviting|personal|introduction|intro|snappy|lively|respectful|tact\w*|gentle|natural|proofread)\b/i,
  ask: /\?|\b(?:can|could|do|does|did|is|are|what|whats|how|when|where|who|why|will|would|should|which|any)\b/i,
  hush: /\b(?:no(?:t)?|stop|enough|that'?s|thats|don'?t|all|quit|just)\b/i,
};

const DATE =
  /\d|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|asap|soon|immediate|now|next|tomorrow|christmas|easter|filled|end|early|mid|late|term|new|today|after|flexible)/i;

const TYPE =
  /full|part|casual|contract|perm|temp|term|ongoing|cover|locum|intern|f\/?t\b|p\/?t\b|cas\b|season|apprentic|trainee|secondment|volunteer|abn|labour hire|graduate|cadet/i;

const PAY =
  /[\d$%]|\b(?:pay|paid|award|super\w*|salar\w*|rates?|bonus\w*|commission\w*|packag\w*|loading\w*|penalt\w*|allowances?|bands?|levels?|hour\w*|overtime|negotiable|neg|ote|competitive|doe|depending|depends|market|uncapped|tips|k|grand|thousand|hundred|annum|weekly|wages?|remunerat\w*|eba|agreement|scale|range|equity|esop|shares?|profit|retainer|fees?|percent|cents?|dollars?|bucks|mid|high|low|six figures|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|pro rata|tbc|tba|schads|steps?|grades?|class|aps\w*|stipend|piece|day|fortnight\w*|month\w*|year\w*|annual\w*|reviews?|money|discuss\w*|experience)\b/i;
/** "No weekends" is no requirement that falls away: it is why people apply. */
const SPARED =
  /^\W*(?:there(?:'s| is| are)? )?(?:no|never|without) (?:more |late |any |public )?(?:weekends?|weekend work|nights?|late nights|night shifts?|evenings?|overnights?|overnight travel|split shifts?|shift ?work|on[- ]call|after[- ]hours|sundays?|saturdays?|holidays|fifo|early starts?|overtime)\b(?! (?:needed|required|experience))/i;
const SPARED_TOO =
  /^\W*(?:there(?:'s| is| are)? )?(?:no|never) (?:billable|billables|budgets?|timesheets?|time sheets?|targets?|kpis?|cold calling|door[- ]?knocking|dress code|micro|politics|travel(?:ling)?|trust accounting|heavy lifting|commute|lock[- ]?in|probation)\b(?!.*\b(?:needed|required|experience)\b)/i;
const TASK =
  /^(?:answer|assist|book|clean|collect|cook|deliver|draft|drive|file|greet|handle|help|keep|lead|load|look after|maintain|make|manage|mentor|order|pack|prepare|process|provide|review|run|serve|stack|supervise|support|take|teach|train|type|update|write)\s+\p{L}/iu;
const DOING = /^(\p{L}+ing)\s+\p{L}/iu;
const NO_TASK =
  /^(?:growing|leading|operating|including|building|engineering|nursing|catering|mining|conveyancing|accounting|training|existing|expanding|thriving|exciting|ongoing|being|outstanding|working|advertising|marketing|manufacturing|trading|shopping|housing|boarding|dining|plumbing|farming|during|everything|anything|something|nothing|morning|evening|spring|following|supporting|award-winning|long-standing|welcoming|owning|specialising|reporting|replacing|starting|covering|coming|opening|retiring|reading|planning|consulting|recruiting|parking|cleaning|serving|moving|using|having|getting|going|making sure)$/i;
function isTask(text: string): boolean {
  if (plainWords(text).length > 12) return false;
  const doing = DOING.exec(text)?.[1] ?? "";
  return TASK.test(text) || (doing !== "" && !NO_TASK.test(doing));
}
const KEEPS_OFF =
  /\b(?:don'?t|do not|never|better not) (?:write|put|print|say|include|mention|add|publish) (?:that|it|this)\b/i;
const DAYS_OFF = /\b(?:\d+|four|five|six|seven|eight) (?:days?|weeks?)/i;
const ASKED_OF = new Set<Mark["label"]>(["nice", "benefit"]);
const MUST_BEFORE =
  /\b(?:(?:they|you|he|she|person|applicant|who)(?:'ll| will| do)? (?:need to|needs to|must|have to|has to|gotta) (?:be|have)|they (?:do )?need)\s+$/i;
const NOT_ASKED =
  /\b(?:is|are|was|were)? ?not (?:mandated|required|needed|necessary|mandatory|compulsory)\b|\b(?:isn'?t|aren'?t) (?:required|needed|necessary|mandatory)\b|\bnot a requirement\b/i;

/** Who writes speaks of themselves. */
const OF_ONESELF = /^(?:i|i'(?:m|ve|d|ll)|im|ive) (?!.{0,20}\b(?:offer|pay|provide|supply)\b)/i;
/** "People who can't read a score": whom nobody asks for. */
const OF_OTHERS = /^who (?:can'?t|cannot|don'?t|doesn'?t|won'?t|isn'?t|aren'?t|never|hates?)\b/i;
const SPEAKS_TO_READER = new Set<Mark["label"]>(["must", "nice", "duty", "benefit"]);
const STARTS =
  /^(?:(?:can |could |to |must )?start(?:s|ing)?|(?:available )?from) (asap|as soon as possible|immediately|straight away|tomorrow|today|monday|tuesday|wednesday|thursday|friday|next (?:week|month|monday)|(?:early |mid |late )?(?:january|february|march|april|may|june|july|august|september|october|november|december))(?: if possible)?$/i;
/** What somebody is, though it stands among what is done. */
const ONLY_STATE =
  /^(?:fully )?(?:licen[cs]ed|qualified|registered|experienced|insured|trade qualified|reliable|punctual|certified|ticketed|vaccinated)$/i;

const LONG_WORD = /(?<![\p{L}\d@.])\p{L}{4,}(?![\p{L}\d@])/gu;
const wordsIn = (text: string) => text.match(LONG_WORD) ?? [];
const isUnspeakable = (word: string) => /^\P{Lu}+$/u.test(word) && !/[aeiouyà-öø-ü]/i.test(word);
/** As many words as this are no abbreviations. */
const MANY = 5;

/** Fallen on the keys: most of its longer words have no vowel. */
function isGibberish(text: string, message: string): boolean {
  const long = wordsIn(text);
  const odd = long.filter(isUnspeakable);
  return (
    (long.length === 0 || odd.length * 2 >= long.length) &&
    (odd.length > 0 || !/\d/.test(text)) &&
    wordsIn(message).filter(isUnspeakable).length >= MANY
  );
}

export function guarded(mark: Mark, message: string, asks: Ask): Mark[] {
  if (isFact(mark) && isGibberish(mark.text, message)) return [];
  if (SPEAKS_TO_READER.has(mark.label) && OF_ONESELF.test(mark.text))
    return [{ ...mark, label: "talk" }];
  if (ITEMS.has(mark.label) && OF_OTHERS.test(mark.text)) return [{ ...mark, label: "talk" }];
  if (mark.label === "duty" && ONLY_STATE.test(mark.text)) return [{ ...mark, label: "must" }];
  const date = mark.label === "hours" ? STARTS.exec(mark.text)?.[1] : undefined;
  if (date !== undefined) {
    const from = mark.from + mark.text.indexOf(date);
    return [{ ...mark, label: "start", from, to: from + date.length, text: date }];
  }
  // "to start" does not make a date of the days before it.
  if (DATES.has(mark.label) && !DATE.test(mark.text)) return [{ ...mark, label: "hours" }];
  if (mark.label === "type" && !TYPE.test(mark.text)) return [{ ...mark, label: "hours" }];
  if (mark.label === "pay" && !PAY.test(mark.text)) return [];
  const counted =
    mark.label === "pay" && BARE_NUMBER.test(mark.text)
      ? COUNTS.exec(leadOf(message, mark))?.[1]
      : undefined;
  if (counted !== undefined && !PAY_LEAD.test(counted)) {
    const from = mark.from - counted.length - 1;
    return [{ ...mark, label: "about", from, text: message.slice(from, mark.to) }];
  }
  const fee = mark.label === "pay" ? FEE.exec(leadOf(message, mark))?.[1] : undefined;
  if (fee !== undefined) {
    const from = mark.from - fee.length;
    return [{ ...mark, from, text: message.slice(from, mark.to) }];
  }
  const maker =
    mark.label === "duty" || mark.label === "about"
      ? WE_MAKE.exec(leadOf(message, mark))?.[1]
      : undefined;
  if (maker !== undefined) {
    const from = mark.from - maker.length;
    return [{ ...mark, label: "about", from, text: message.slice(from, mark.to) }];
  }
  if (mark.label === "no" && SPARED.test(mark.text)) return [{ ...mark, label: "hours" }];
  if (mark.label === "no" && SPARED_TOO.test(mark.text)) return [{ ...mark, label: "benefit" }];
  if (mark.label === "about" && isTask(mark.text)) return [{ ...mark, label: "duty" }];
  if (mark.label === "cmd" && KEEPS_OFF.test(mark.text)) return [{ ...mark, label: "off" }];
  if (
    mark.label === "hours" &&
    /\b(?:holidays?|leave)\b/i.test(mark.text) &&
    DAYS_OFF.test(mark.text)
  )
    return [{ ...mark, label: "benefit" }];
  if (
    (mark.label === "must" || mark.label === "nice") &&
    /(?:^|[.,;!?\n(]\s*|\band )no $/i.test(message.slice(Math.max(0, mark.from - 10), mark.from))
  )
    return [{ ...mark, label: "no" }];
  if (ASKED_OF.has(mark.label) && MUST_BEFORE.test(message.slice(0, mark.from)))
    return [{ ...mark, label: "must" }];
  if (mark.label === "must" && NOT_ASKED.test(mark.text)) return [{ ...mark, label: "no" }];
  if (mark.label === "title" && asks === "publish" && isAllOf(message, mark))
    for (const label of ["go", "yes"] as const)
      if (COMMANDS[label]?.test(mark.text)) return [{ ...mark, label }];
  const words = COMMANDS[mark.label];
  if (!words || words.test(mark.text)) {
    // Thanks alone agree to nothing.
    if (
      mark.label === "yes" &&
      /^\W*(?:thanks?|thank you|ta|cheers|thx|much appreciated|you too)\b[^,]*$/i.test(mark.text)
    )
      return [{ ...mark, label: "talk" }];
    return [mark];
  }
  if (
    isAllOf(message, mark) &&
    (asks === "title" || asks === "anything") &&
    plainWords(message).length <= 5
  )
    return [{ ...mark, label: "title" }];
  return mark.label === "go" || mark.label === "yes" ? [{ ...mark, label: "talk" }] : [];
}

const leadOf = (message: string, { from }: Mark) =>
  message
    .slice(Math.max(0, from - 60), from)
    .split(/[.!?;\n,]/)
    .at(-1) ?? "";
/** "Portfolio 140": a number alone behind what it counts. */
const BARE_NUMBER = /^\d{1,3}$/;
const COUNTS = /(?:^|\s)(\p{L}{3,}) $/u;
const PAY_LEAD =
  /^(?:pay|pays|paid|paying|salary|rate|base|wage|package|is|are|was|from|around|about|roughly|say|make|made|now|and|the|for|its|actually|just|sorry|only|with|offer|offering|maybe|want|not|yeah|than|between|then|well|plus)$/i;
/** "The call-out fee is $60" is not the pay. */
const FEE =
  /(?:^|\s)((?:call[- ]?out|completion|sign[- ]on|on[- ]call|overnight|tool|car|meal|travel|site|phone|relocation|referral|retention|training)(?: \p{L}+)? (?:is |of |at )?)$/iu;
const WE_MAKE = /(?:^|\s)(we (?:make|build|sell|design|supply|create|produce|run|develop) )$/i;

const isAllOf = (message: string, { text }: Mark) =>
  plainWords(message).length === plainWords(text).length;
