import { isTown } from "./facts/place.ts";
import { plainWords } from "./items.ts";
import { isJoining } from "./joining-words.ts";
import { isFact, type Mark } from "./labels.ts";
import type { Ask } from "./state.ts";
import { guarded } from "./tidying/guarded.ts";
import { led, merged, widened } from "./tidying/joined.ts";
import { keptOff } from "./tidying/kept-off.ts";
import { runOn } from "./tidying/run-on.ts";
import { CUE, ITEMS } from "./tidying/sorts.ts";

/** Said in one breath with the hours: "twelve hour days around 130 all in". */

const SUM = String.raw`\$?\d{2,3}(?:,\d{3}|\.\d{1,2})?(?: ?k)?`;
const SUMS_AT_END = new RegExp(
  String.raw`[ ,]+((?:(?:paying|pays|pay|is|around|about|roughly|at|for) )*${SUM} ?(?:(?:(?:per|an?|each) (?:session|hour|hr|visit|consult|lesson|call|job)|\/ ?(?:hr|hour|session))(?: (?:plus|\+|including) super)?|all[- ](?:in|up)|(?:plus|\+) super))\W*$`,
  "iu",
);

/** A sum at the end of the hours is what is paid. */
function apartFromHours(marks: readonly Mark[]): Mark[] {
  return marks.flatMap((mark) => {
    const found = mark.label === "hours" ? SUMS_AT_END.exec(mark.text) : null;
    const said = found?.[1];
    if (!found || said === undefined) return [mark];
    const end = mark.from + found.index;
    const from = end + found[0].indexOf(said);
    return [
      { ...mark, to: end, text: mark.text.slice(0, found.index) },
      { ...mark, label: "pay", from, to: from + said.length, text: said } satisfies Mark,
    ];
  });
}

/**
 * A model that looks at words one by one frays at the edges: half a phrase is left out, a word in the middle is taken for
 * something else, a command is seen where none is. What grammar and plain words settle is settled here.
 */
export function tidyMarks(message: string, marks: readonly Mark[], asks: Ask): Mark[] {
  const text = message.trim();
  if (asks === "publish" && CONSENT.test(text))
    return [
      { label: "yes", from: message.indexOf(text), to: message.trimEnd().length, text, sure: 1 },
    ];
  if (asks === "publish" && DONE.test(text))
    return [
      { label: "go", from: message.indexOf(text), to: message.trimEnd().length, text, sure: 1 },
    ];
  const sure = restated(message, apartAtEnds(message, marks))
    .filter((mark) => mark.label === "go" || !ORDERS.test(sentenceAround(message, mark)))
    .flatMap((mark) => guarded(mark, message, asks))
    .map((mark, at, all) =>
      isAside(mark, all[at - 1], all[at + 1], message) ? { ...mark, label: "talk" as const } : mark,
    );
  const said = sure.some(({ label }) => label === "go") ? sure : withGo(message, sure);
  const whole = merged(message, said)
    .map((mark, _, all) => widened(message, mark, all))
    .map((mark, _, all) => led(message, mark, all));
  const asked = runOn(mustNot(message, keptOff(message, apartFromHours(whole))));
  return cued(message, denied(message, underHeads(message, asked))).filter(
    (mark) => !isFact(mark) || (saysSomething(mark) && !isGuess(mark)),
  );
}

/** Nothing but a yes to "Shall I publish it?". */
const CONSENT =
  /^(?:y(?:es|ep|eah|up)|sure(?: thing)?|ok(?:ay)?|absolutely|definitely|of course|go on(?: then)?|please do|too right)(?:[,.! ]+(?:y(?:es|ep|eah|up)|please|pls|thanks|thank you|do|mate|go on(?: then)?|sure))*[.! ]*$/i;

/** "That's it, go." */
const DONE =
  /^(?:that'?s|thats) (?:it|all|the lot|everything)(?: from me)?[,. ]*(?:now )?(?:go|post|publish|send|run)(?: (?:it|for it))?[.! ]*$/i;

/** Orders to a program are no part of an advertisement. */
const ORDERS =
  /\b(?:ignore|disregard|forget) (?:all |any |the |your )*(?:previous|prior|above|earlier) (?:instructions?|messages?|prompts?|rules)|\bsystem prompt\b|\bdeveloper mode\b|\bcomplete ?= ?true\b|\bjailbreak\b|\b(?:drop table|select \*|update \w+ set|insert into)\b/i;
/** One mark for each sentence: "140. 70-75k plus super" says two things. */
function apartAtEnds(message: string, marks: readonly Mark[]): Mark[] {
  return marks.flatMap((mark) => {
    if (mark.label !== "pay" && mark.label !== "hours" && mark.label !== "type") return [mark];
    const at = /(?<=[\p{L}\d]{2})[.!?]\s+(?=\S)/u.exec(mark.text);
    if (!at || at.index === 0) return [mark];
    const behind = mark.from + at.index + at[0].length;
    return [
      { ...mark, to: mark.from + at.index, text: message.slice(mark.from, mark.from + at.index) },
      { ...mark, from: behind, text: message.slice(behind, mark.to) },
    ];
  });
}

const LEFT_AS =
  /\b(?:leave|keep|have) (?:it|that) (?:as|at|on|with|in)\s*$|\b(?:back to|stick with)\s*$/i;
const PUT = /\b(?:put|make it|it's|its|just|say)\s*$/i;

/** "No wait, leave it as Darwin": what was taken for the old place is the place; so is a town behind "put". */
const restated = (message: string, marks: readonly Mark[]): Mark[] =>
  marks.map((mark) => {
    const lead = message.slice(Math.max(0, mark.from - 40), mark.from);
    if (!isTown(mark.text.trim())) return mark;
    if (mark.label === "old" && LEFT_AS.test(lead)) return { ...mark, label: "place" as const };
    return ITEMS.has(mark.label) && PUT.test(lead) ? { ...mark, label: "place" as const } : mark;
  });

const sentenceAround = (message: string, { from, to }: Mark) => {
  const before =
    message
      .slice(Math.max(0, from - 200), from)
      .split(/[.!?;\n]/)
      .at(-1) ?? "";
  const behind = message.slice(to, to + 200).split(/[.!?;\n]/)[0] ?? "";
  return `${before}${message.slice(from, to)}${behind}`;
};

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
  // A clause that begins as a story ends as one.
  if (
    before?.label === "talk" &&
    STORY.has(mark.label) &&
    plainWords(before.text).length > 1 &&
    !/[.!?]\s*$/.test(before.text) &&
    /^ ?$/.test(message.slice(before.to, mark.from))
  )
    return true;
  const isTold =
    mark.label === "about" &&
    !/^(?:we|our)\b/i.test(mark.text) &&
    ((before?.label === "talk" && /^[ ,–-]{0,3}$/.test(message.slice(before.to, mark.from))) ||
      (next?.label === "talk" && /^[ ,–-]{0,3}$/.test(message.slice(mark.to, next.from))));
  if (isTold) return true;
  const isStory =
    before?.label === "talk" &&
    next?.label === "talk" &&
    /^\W{0,3}$/.test(message.slice(before.to, mark.from)) &&
    /^(?: and)?\W{0,3}$/.test(message.slice(mark.to, next.from));
  return isStory && plainWords(mark.text).length <= 3;
}

const STORY = new Set<Mark["label"]>(["duty", "must", "about", "benefit"]);

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

const HEADS: readonly (readonly [RegExp, Mark["label"]])[] = [
  [
    /(?:^|[.;\n]\s*)(?:wish(?: ?list|es)?|nice(?: to haves?)?|bonus(?: points)?|desirable|pref(?:erred|s)?|ideally|would be nice)\s*[:=]\s*$/i,
    "nice",
  ],
  [
    /(?:^|[.;\n]\s*)(?:musts?(?:[- ]haves?)?|essentials?|ess|required|requirements?|needs?)\s*[:=]\s*$/i,
    "must",
  ],
  [/(?:^|[.;\n]\s*)(?:duties|tasks|responsibilities|jobs?|the work)\s*[:=]\s*$/i, "duty"],
];
const UNDER_HEADS = new Set<Mark["label"]>(["must", "nice", "duty"]);

/** "Must: NV1, O365. Wish: ITIL, Intune": what stands behind such a word, up to the end of the sentence. */
function underHeads(message: string, marks: readonly Mark[]): Mark[] {
  return marks.map((mark) => {
    if (!UNDER_HEADS.has(mark.label)) return mark;
    const before = message.slice(Math.max(0, mark.from - 200), mark.from);
    const from = Math.max(...[".", ";", "\n"].map((end) => before.lastIndexOf(`${end}`)));
    const sentence = before.slice(from + 1);
    const colon = sentence.search(/[:=]/);
    const head = colon < 0 ? "" : sentence.slice(0, colon + 1);
    const label = HEADS.find(([words]) => words.test(head.trimStart()))?.[1];
    return label === undefined ? mark : { ...mark, label };
  });
}

/** "CPA | or CA not required": what is joined to something that is not needed is not needed either. */
function denied(message: string, marks: readonly Mark[]): Mark[] {
  return marks.map((mark, at) => {
    const next = marks[at + 1];
    const isJoined =
      (mark.label === "must" || mark.label === "nice") &&
      next?.label === "no" &&
      /^\W*(?:or|nor|and|&|\/)\s/i.test(`${message.slice(mark.to, next.from)}${next.text} `) &&
      plainWords(mark.text).length <= 4;
    return isJoined ? { ...mark, label: "no" as const } : mark;
  });
}

const MUST =
  /\b(?:must|essential|ess|required|req'?d?|mandatory|compulsory|necessary|needed|non[- ]negotiable)\b/i;
const ONLY_CUE =
  /^\W*(?:an? )?(?:must(?:-have)?|essential|ess|required|mandatory|pref(?:erred)?|desirable|bonus|plus|nice(?: to have)?|needed|ripper|a must|optional|advantage)\W*$/i;
const AT_END =
  /[\s,(–-]+(?:(?:is|are|would be|but)\s+)?(?:an? )?(must|essential|ess|required|mandatory|pref|preferred|preferable|preferably|desirable|bonus|a plus)\.?\)?$/i;

/** "Tractor if possible" is a wish, "confined space gold" too. */
const IF_POSSIBLE = /(?:,? if possible(?: only)?| (?:would be |is )?gold)\W*$/i;
const UNDER_HEADS_OR_OFFERED = new Set<Mark["label"]>(["must", "nice", "duty", "benefit"]);

/** "PEXA a must, LEAP nice to have": the words behind an item say which it is. */
function cued(message: string, marks: readonly Mark[]): Mark[] {
  return marks.flatMap((mark) => {
    const wished = IF_POSSIBLE.exec(mark.text);
    if (wished && UNDER_HEADS_OR_OFFERED.has(mark.label))
      return [{ ...mark, text: mark.text.slice(0, wished.index), label: "nice" } satisfies Mark];
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

const GUESSED = new Set<Mark["label"]>(["about", "benefit", "duty"]);
const UNSURE = 0.4;
/** Told of the job with so little to go by that a person is to place it. */
const isGuess = ({ label, sure }: Mark) => GUESSED.has(label) && sure < UNSURE;

const saysSomething = ({ label, text }: Mark) =>
  label === "place" ||
  label === "type" ||
  /\d|@/.test(text) ||
  plainWords(text).some((word) => !isJoining(word) || word.length > 5);

/** "They can't be scared of snakes" asks for the contrary of what stands behind it. */

const WHO = "(?:they|you|he|she|applicants?|candidates?|the person|whoever it is)";
const CANNOT = "(?:can'?t|cannot|can not|must ?n[o']t|mustn'?t|should ?n[o']t|shouldn'?t)";
const LEAD = new RegExp(`(?:${WHO} ${CANNOT}|\\bmust not|\\bmustn'?t) (?:be|have) (?:an? )?$`, "i");
const WHOLE = new RegExp(`^(?:${WHO} ${CANNOT}|must not|mustn'?t) (?:be|have) \\p{L}`, "iu");
const LONGEST_LEAD = 40;

/** What must not be is a requirement with its "not", never without it. */
function mustNot(message: string, marks: readonly Mark[]): Mark[] {
  return marks.reduce<Mark[]>((whole, mark) => {
    if ((mark.label === "no" || mark.label === "talk") && WHOLE.test(mark.text))
      return [...whole, { ...mark, label: "must" }];
    const start = Math.max(0, mark.from - LONGEST_LEAD);
    const lead = ASKED.has(mark.label) ? LEAD.exec(message.slice(start, mark.from)) : null;
    if (!lead) return [...whole, mark];
    const from = start + lead.index;
    const text = message.slice(from, mark.to);
    return [
      ...whole.filter(({ to }) => to <= from),
      { ...mark, label: "must", from, text } satisfies Mark,
    ];
  }, []);
}
const ASKED = new Set<Mark["label"]>(["must", "nice"]);
