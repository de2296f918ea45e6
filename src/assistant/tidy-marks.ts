import { plainWords } from "./items.ts";
import { isJoining } from "./joining-words.ts";
import { isFact, type Mark } from "./labels.ts";
import type { Ask } from "./state.ts";

/**
 * A model that looks at words one by one frays at the edges: half a phrase is left out, a word in the middle is taken for
 * something else, a command is seen where none is. What grammar and plain words settle is settled here.
 */
export function tidyMarks(message: string, marks: readonly Mark[], asks: Ask): Mark[] {
  const sure = marks
    .filter((mark) => !ORDERS.test(sentenceAround(message, mark)))
    .flatMap((mark) => guarded(mark, message, asks))
    .map((mark, at, all) =>
      isAside(mark, all[at - 1], all[at + 1], message) ? { ...mark, label: "talk" as const } : mark,
    );
  const said = sure.some(({ label }) => label === "go") ? sure : withGo(message, sure);
  const whole = merged(message, said)
    .map((mark, _, all) => widened(message, mark, all))
    .map((mark, _, all) => led(message, mark, all));
  return cued(message, whole).filter((mark) => !isFact(mark) || saysSomething(mark));
}

/** Orders to a program are no part of an advertisement. */
const ORDERS =
  /\b(?:ignore|disregard|forget) (?:all |any |the |your )*(?:previous|prior|above|earlier) (?:instructions?|messages?|prompts?|rules)|\bsystem prompt\b|\bdeveloper mode\b|\bcomplete ?= ?true\b|\bjailbreak\b|\b(?:drop table|select \*|update \w+ set|insert into)\b/i;
const sentenceAround = (message: string, { from, to }: Mark) => {
  const before =
    message
      .slice(Math.max(0, from - 200), from)
      .split(/[.!?\n]/)
      .at(-1) ?? "";
  const behind = message.slice(to, to + 200).split(/[.!?\n]/)[0] ?? "";
  return `${before}${message.slice(from, to)}${behind}`;
};

/** A command counts only in words that can mean it. */
const COMMANDS: Partial<Record<Mark["label"], RegExp>> = {
  go: /\b(?:publish\w*|post(?:ed|ing)?|live|(?:put|chuck|pop|stick|whack|get|bung) (?:it|that|this|her|him|the ad)? ?(?:up|out|online|on)|up it goes|ship|send (?:it|that|her)|go(?:es)? ahead|go for it|good to go|proceed|advertise it|run it|list it|approv\w*|confirm\w*|release|fire (?:it|away)|let'?s go|do it|finish it|finali[sz]e|launch|lodge it|submit it|make it (?:so|public)|away you go|all systems go|roll with it|up please)\b|🚀/i,
  yes: /\b(?:y(?:es|ep|eah|up|ea|ah|eh)|ok(?:ay)?|k|sure|correct|right(?:o)?|confirmed?|good|great|perfect|love|lovely|happy|fine|agreed?|approved|looks|spot on|absolutely|definitely|please do|sounds|exactly|beauty|ripper|sweet|done|deal|alright|all good|too easy|no worries|that'?s (?:it|the one|right)|bonza|go on|of course|indeed|works|nice|excellent|brilliant|gorgeous|awesome|cool|aye|affirmative|thumbs up|do)\b|👍|✅/i,
  nope: /\b(?:no|nope|nah|not|none|nothing|never|don'?t|that'?s (?:all|it)|leave it|skip|neither|negative)\b/i,
  undo: /\b(?:undo|revert|go(?:ing)? back|back (?:to|again|in)|restore|as (?:it|they) (?:was|were)|bring (?:it|that|them)? ?back|take (?:it|that) back|scratch that|reverse|rewind|unchange|change it back|put (?:it|that|them|the \w+) back)\b/i,
  later:
    /\b(?:(?:don'?t|do not|dont|not|before|until|till|hold|wait|save|keep|later|yet|park|pause|leave it|come back|tomorrow|tonight|draft|sleep on|first|monday|next week|back to you|check with|run it past|look)\b)/i,
  tone: /\b(?:warm\w*|friend\w*|formal|short\w*|long\w*|word\w*|tone|sound\w*|reads?|polish\w*|nic(?:e|er)|punch\w*|spell\w*|typo\w*|grammar|corporate|fun|chatty|simpl\w*|plain\w*|professional\w*|tidy|rewrite|reword|jazz|upbeat|concise|brief\w*|trim|clear\w*|style|stiff|stuffy|dry|human|welcoming|relaxed|casual|soft\w*|kind\w*|exciting|boring|jargon|language|voice|english|nicer|fancy|posh|cheerful|serious|inviting|personal|introduction|intro|snappy|lively|respectful|tact\w*|gentle|natural|proofread)\b/i,
  ask: /\?|\b(?:can|could|do|does|did|is|are|what|whats|how|when|where|who|why|will|would|should|which|any)\b/i,
  hush: /\b(?:no(?:t)?|stop|enough|that'?s|thats|don'?t|all|quit|just)\b/i,
};

const DATE =
  /\d|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|asap|soon|immediate|now|next|tomorrow|christmas|easter|filled|end|early|mid|late|term|new|today|after|flexible)/i;

const TYPE =
  /full|part|casual|contract|perm|temp|term|ongoing|cover|locum|intern|f\/?t\b|p\/?t\b|cas\b|season|apprentic|trainee|secondment|volunteer|abn|labour hire|graduate|cadet/i;

function guarded(mark: Mark, message: string, asks: Ask): Mark[] {
  // "to start" does not make a date of the days before it.
  if (DATES.has(mark.label) && !DATE.test(mark.text)) return [{ ...mark, label: "hours" }];
  if (mark.label === "type" && !TYPE.test(mark.text)) return [{ ...mark, label: "hours" }];
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
  const isAll = plainWords(message).length === plainWords(mark.text).length;
  if (isAll && (asks === "title" || asks === "anything") && plainWords(message).length <= 5)
    return [{ ...mark, label: "title" }];
  return mark.label === "go" || mark.label === "yes" ? [{ ...mark, label: "talk" }] : [];
}

const REASON =
  /^(?:as|because|since|cos|coz|'?cause)\s+(?:i|we|he|she|they|it|the last|that|there)\b/i;

/** A reason, or a few words in the middle of a story. */
function isAside(
  mark: Mark,
  before: Mark | undefined,
  next: Mark | undefined,
  message: string,
): boolean {
  if (!isFact(mark)) return false;
  if (REASON.test(mark.text)) return true;
  const isStory =
    before?.label === "talk" &&
    next?.label === "talk" &&
    /^\W{0,3}$/.test(message.slice(before.to, mark.from)) &&
    /^(?: and)?\W{0,3}$/.test(message.slice(mark.to, next.from));
  return isStory && plainWords(mark.text).length <= 3;
}

const GO =
  /(?:^|[.!?\n]\s*|,\s+|\band\s+)((?:(?:ok(?:ay)?|yes|yep|please|just|now|great|perfect|lovely|good|fine|right(?:o)?|all good|looks good|you can|you may|go ahead and|kindly|happy to)[,. ]+)*(?:publish|post|put|pop|chuck|stick|send|go|ship|run|advertise|list)(?: (?:it|this|that|the ad|her))?(?: (?:up|live|out|online|now|already|ahead|please|then|today|thanks|mate|for me|straight away))*)\s*[.!]*\s*$/i;
const CAN_MEAN_IT = /\b(?:publish|post|live|up|ship|online|ahead|advertise)\b/i;

/** An order to publish at the end of a message is one, however it was marked. */
function withGo(message: string, marks: readonly Mark[]): Mark[] {
  const match = GO.exec(message);
  const words = match?.[1] ?? "";
  const from = match ? match.index + match[0].indexOf(words) : -1;
  const isOther = marks.some(
    ({ label, to }) => (label === "later" || label === "ask") && to > from,
  );
  if (words === "" || !CAN_MEAN_IT.test(words) || isOther) return [...marks];
  const kept = marks.filter((mark) => mark.to <= from);
  return [...kept, { label: "go", from, to: from + words.length, text: words, sure: 1 }];
}

const LISTS = new Set<Mark["label"]>(["duty", "must", "nice", "benefit", "about", "hours"]);
const isOneWord = ({ text }: Mark) => plainWords(text).length <= 1;

/** Marks that only a space parts and that are one phrase. */
function merged(message: string, marks: readonly Mark[]): Mark[] {
  const found: Mark[] = [];
  for (const [at, mark] of marks.entries()) {
    const last = found.at(-1);
    const next = marks[at + 1];
    if (last && isHalf(message, last, mark)) {
      found[found.length - 1] = joined(message, last, mark, last.label);
      continue;
    }
    const between = last ? message.slice(last.to, mark.from) : ",";
    const isBeside = last !== undefined && /^ ?$/.test(between);
    if (!last || !isBeside) {
      found.push(mark);
      continue;
    }
    const isSame =
      last.label === mark.label && (LISTS.has(mark.label) || isOneWord(last) || isOneWord(mark));
    const goesOn =
      isOneWord(mark) &&
      next?.label === last.label &&
      isFact(last) &&
      /^ ?$/.test(message.slice(mark.to, next.from));
    const isFrayed =
      isFact(last) &&
      isOneWord(mark) &&
      !isFact(mark) &&
      mark.label !== "fix" &&
      mark.sure < 0.75 &&
      plainWords(last.text).length > 1;
    const isNumber = mark.label === "old" && isFact(last) && isOneWord(mark);
    const isOwn =
      last.label === "old" &&
      isOneWord(last) &&
      isFact(mark) &&
      /^\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten)$/i.test(last.text);
    const isCounted =
      plainWords(last.text).length > 1 &&
      LISTS.has(last.label) &&
      mark.label === "title" &&
      COUNTED.test(last.text);
    const isTail =
      LISTS.has(last.label) &&
      isOneWord(mark) &&
      (LISTS.has(mark.label) || mark.label === "title") &&
      mark.sure < 0.9 &&
      plainWords(last.text).length > 1;
    const isPair =
      isOneWord(last) && isOneWord(mark) && LISTS.has(last.label) && LISTS.has(mark.label);
    const isHead =
      LISTS.has(mark.label) && isOneWord(last) && LISTS.has(last.label) && isJoining(last.text);
    if (isSame || goesOn || isFrayed || isTail || isNumber || isCounted)
      found[found.length - 1] = joined(message, last, mark, last.label);
    else if (isPair)
      found[found.length - 1] = joined(
        message,
        last,
        mark,
        last.sure > mark.sure ? last.label : mark.label,
      );
    else if (isHead || isOwn) found[found.length - 1] = joined(message, last, mark, mark.label);
    else found.push(mark);
  }
  return found;
}

const DATES = new Set<Mark["label"]>(["close", "start"]);

/** "handle mail | and couriers", "3 to | 7 March": two halves of one item. */
function isHalf(message: string, one: Mark, other: Mark): boolean {
  if (one.label !== other.label) return false;
  const between = message.slice(one.to, other.from);
  if (DATES.has(one.label))
    return /^\s*(?:to|-|–|until|till|and|,|at|by|the|of)?\s*$/i.test(between);
  if (one.label === "hours")
    return (
      (isOneWord(one) || isOneWord(other)) &&
      /^ (?:a|an|per|each|every|to|in|on|of) $/i.test(between)
    );
  if (!ITEMS.has(one.label) && one.label !== "about") return false;
  const isShort = plainWords(one.text).length <= 2 || plainWords(other.text).length <= 2;
  return isShort && /^ (?:and|or|&|\/) (?:the |a |an |our |their )?$/i.test(between);
}

const COUNTED = /\b(?:one|two|three|four|five|six|\d+|a|an|the|our|of|for|with|and|or)$/i;

const joined = (message: string, one: Mark, other: Mark, label: Mark["label"]): Mark => ({
  label,
  from: one.from,
  to: other.to,
  text: message.slice(one.from, other.to),
  sure: Math.max(one.sure, other.sure),
});

const WIDE = new Set<Mark["label"]>([
  "duty",
  "must",
  "nice",
  "benefit",
  "about",
  "title",
  "hours",
  "pay",
]);

/** One or two whole words, and then the end of the phrase. */
const BEHIND =
  /^((?: [\p{L}\p{N}'’/-]+(?![\p{L}\p{N}'’/-])){1,2})(?=\s*(?:[,.;:!?)\n]|$)|\s+(?:and|or|plus|but|is|are|would|mostly|supplied|provided|desirable|preferred|essential|a plus|a must)\b)/u;

/** "Vic practising | certificate": a word of meaning right behind an item belongs to it. */
function widened(message: string, mark: Mark, marks: readonly Mark[]): Mark {
  if (!WIDE.has(mark.label)) return mark;
  const next = marks.find(({ from }) => from >= mark.to)?.from ?? message.length;
  const behind = BEHIND.exec(message.slice(mark.to, next));
  const words = behind?.[1] ?? "";
  if (words === "" || plainWords(words).some((word) => isJoining(word) || CUE.test(` ${word}`)))
    return mark;
  const to = mark.to + words.length;
  return { ...mark, to, text: message.slice(mark.from, to) };
}

const ITEMS = new Set<Mark["label"]>(["duty", "must", "nice", "benefit"]);
const TELLS =
  /\b(?:wants?|needs?|says?|said|reckons|has|have|had|got|is|are|was|were|will|would|should|can|could|must|am|been|did|do|does|there'?s|we've|i've|need|asked|told|add|put|include|list)\b/i;
const MOST_LED = 4;

/** "building features for | the mobile app": words of meaning that lead to an item belong to it too. */
function led(message: string, mark: Mark, marks: readonly Mark[]): Mark {
  if (!ITEMS.has(mark.label)) return mark;
  const from = marks.findLast(({ to }) => to <= mark.from)?.to ?? 0;
  const before = /[^,.;:!?()\n•*–"]*$/.exec(message.slice(from, mark.from))?.[0] ?? "";
  if (!before.endsWith(" ")) return mark;
  const words = before.trim().split(/\s+/);
  const first = words.findIndex(
    (word) => !isJoining(word.toLowerCase()) && !/^(?:they'?d|they'?ll|you'?d)$/i.test(word),
  );
  const kept = first < 0 ? [] : words.slice(first);
  if (kept.length === 0 || kept.length > MOST_LED) return mark;
  const lead = kept.join(" ");
  if (TELLS.test(lead) || CUE.test(lead) || /\p{Lu}/u.test(lead) || /^\d+$/.test(lead)) return mark;
  const start = message.lastIndexOf(kept[0] ?? "", mark.from);
  return start < from ? mark : { ...mark, from: start, text: message.slice(start, mark.to) };
}

const CUE =
  /^[\s(–-]*(?:(?:is|are|would be|being|but|all|it's|its|which is|that's|too|also|only|just|really|highly|very|strongly|definitely|absolutely|much|an?)\s+)*(?:must|essential|ess|required|req'?d?|mandatory|compulsory|necessary|needed|non[- ]negotiable|nice|desirable|desired|preferred|preferable|pref|bonus|plus|handy|advantage(?:ous)?|helpful|great|ideal(?:ly)?|welcome|well regarded|looked upon|helps|good|optional|lovely|ripper|appreciated|useful|would help|regarded)\b/i;
const MUST =
  /\b(?:must|essential|ess|required|req'?d?|mandatory|compulsory|necessary|needed|non[- ]negotiable)\b/i;
const ONLY_CUE =
  /^\W*(?:an? )?(?:must(?:-have)?|essential|ess|required|mandatory|pref(?:erred)?|desirable|bonus|plus|nice(?: to have)?|needed|ripper|a must|optional|advantage)\W*$/i;
const AT_END =
  /[\s,(–-]+(?:(?:is|are|would be|but)\s+)?(?:an? )?(must|essential|ess|required|mandatory|pref|preferred|desirable|bonus|a plus)\.?\)?$/i;

/** "PEXA a must, LEAP nice to have": the words behind an item say which it is. */
function cued(message: string, marks: readonly Mark[]): Mark[] {
  return marks.flatMap((mark) => {
    if (mark.label !== "must" && mark.label !== "nice") return [mark];
    if (ONLY_CUE.test(mark.text)) return [];
    const own = AT_END.exec(mark.text);
    const text = own ? mark.text.slice(0, own.index) : mark.text;
    const behind = own?.[1] ?? CUE.exec(clauseAfter(message, mark))?.[0];
    if (behind === undefined || /\b(?:not|n't)\b/.test(behind)) return [{ ...mark, text }];
    return [{ ...mark, text, label: MUST.test(behind) ? "must" : "nice" } satisfies Mark];
  });
}
/** Up to the next comma, full stop or item of the list. */
const clauseAfter = (message: string, { to }: Mark) =>
  /^[^,.;\n]{0,40}/.exec(message.slice(to))?.[0] ?? "";

const saysSomething = ({ label, text }: Mark) =>
  label === "place" ||
  label === "type" ||
  /\d|@/.test(text) ||
  plainWords(text).some((word) => !isJoining(word) || word.length > 5);
