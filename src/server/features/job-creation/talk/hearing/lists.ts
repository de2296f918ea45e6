import type { DraftFact } from "#contract/job-creation.ts";
import { isList, sameWords } from "../apply.ts";
import { titleAlone } from "../facts/title.ts";
import type { Update } from "../heard.ts";
import { findLeads, findMarks, type Mark } from "../items/leads.ts";
import { routeItem } from "../items/route-item.ts";
import { splitItems } from "../items/split-items.ts";
import { tidyItem } from "../items/tidy-item.ts";
import { ASIDE, isWork } from "../items/words.ts";
import { LIST_FACTS, type ListFact } from "../state.ts";
import { moveItem } from "./commands.ts";
import { type Around, change, type Ear, findItem } from "./ear.ts";
import { ABOUT_US, OWN_LIFE, TELLS_STORY } from "./intents.ts";
import { readFragment, readSoft } from "./statements.ts";

const LEFT_OUT =
  /\b(?:leave (?:that|it|this|him|her) out|don't (?:include|add|put|mention) (?:that|it)|skip that|ignore that(?: one| bit)?|forget (?:that|it)|not for the ad|that's (?:off|between))\b/i;
const LONGEST_ANSWER = 14;

interface Piece {
  readonly text: string;
  readonly fact: ListFact | null;
  readonly heading: boolean;
  readonly modal: boolean;
}

/** The items of a sentence, each in the list that it belongs to, and the soft facts between them. */
export function readLists(
  ear: Ear,
  sentence: string,
  around: Around,
  manner: { readonly bullet: boolean; readonly corrects: boolean },
): Ear {
  if (LEFT_OUT.test(sentence)) return readOutside(ear, sentence, around, manner.corrects);
  const pieces = piecesOf(sentence, ear.heading);
  const whole = pieces.length === 1;
  return pieces.reduce((now, piece) => readPiece(now, piece, around, { ...manner, whole }), ear);
}

/** Nothing for the lists: what was said of the job itself may still count. */
const readOutside = (ear: Ear, text: string, around: Around, corrects: boolean) =>
  readSoft(ear, text, around, corrects).ear;

function piecesOf(sentence: string, heading: ListFact | null): Piece[] {
  const marked = byMarks(sentence, heading);
  return marked.filter(({ text }) => /[\p{L}\d]/u.test(text));
}

/** "X is a must and Y would be a bonus": the words after an item say of what kind it is. */
function byMarks(sentence: string, heading: ListFact | null): Piece[] {
  const marks = findMarks(sentence);
  if (marks.length === 0) return byLeads(sentence, heading);
  const pieces: Piece[] = [];
  let from = 0;
  for (const mark of marks) {
    const before = sentence.slice(from, mark.start);
    const cut = itemStart(before, mark);
    pieces.push(...byLeads(before.slice(0, cut), heading));
    pieces.push({ text: before.slice(cut), fact: mark.fact, heading: false, modal: false });
    from = mark.end;
  }
  pieces.push(...byLeads(sentence.slice(from), null));
  return pieces;
}

/** Where the item before a mark begins: at the last seam, or at the start for "are". */
function itemStart(before: string, mark: Mark): number {
  if (mark.plural) return 0;
  const seams = [
    ...before.matchAll(/[,;:]\s+(?:(?:and|but|although|though|if)\s+)?|\s(?:but|and)\s+/gi),
  ];
  const usable = seams.filter((seam) => before.length - (seam.index + seam[0].length) > 1);
  const last = usable.at(-1);
  return last === undefined ? 0 : last.index + last[0].length - (/\bif\s+$/i.test(last[0]) ? 3 : 0);
}

function byLeads(text: string, heading: ListFact | null): Piece[] {
  const leads = findLeads(text);
  const [first] = leads;
  const pieces: Piece[] = [
    {
      text: text.slice(0, first?.start ?? text.length),
      fact: heading,
      heading: heading !== null,
      modal: false,
    },
  ];
  for (const [at, lead] of leads.entries())
    pieces.push({
      text: text.slice(lead.end, leads[at + 1]?.start ?? text.length),
      fact: lead.fact,
      heading: lead.heading,
      modal: lead.modal,
    });
  return pieces;
}

interface Manner {
  readonly bullet: boolean;
  readonly corrects: boolean;
  /** The words are the whole sentence. */
  readonly whole: boolean;
}

function readPiece(ear: Ear, piece: Piece, around: Around, manner: Manner): Ear {
  if (piece.fact === null) return readLoose(ear, piece.text, around, manner);
  const { fact } = piece;
  const parts = manner.bullet ? piece.text.split(/;\s+/) : splitItems(piece.text, fact);
  const heading = piece.heading || piece.modal;
  return parts.reduce((now, part) => addPart(now, part, fact, { ...manner, heading }, around), ear);
}

function addPart(
  ear: Ear,
  part: string,
  fact: ListFact,
  manner: Manner & { readonly heading: boolean },
  around: Around,
): Ear {
  const bare = part.replace(
    /^(?:(?:and|or|oh|there's|there is|there are|also|your|their|(?:we|i)(?:'d| would)?(?: also| really)* (?:want|need|like|love|prefer|expect|require))\s+)+/i,
    "",
  );
  if (ASIDE.test(bare)) return ear;
  if (!manner.heading && !manner.bullet && /\b(?:her|his|him|she|he|my)\b/i.test(part)) return ear;
  const story = fact === "must" || fact === "nice" ? OWN_LIFE : TELLS_STORY;
  if (story.test(part) && !manner.heading && !manner.bullet) return ear;
  const value = tidyItem(bare);
  if (value === "" || isScrap(value)) return ear;
  const single = wholeFact(ear, value, around, manner.corrects);
  if (single) return single;
  const known = findItem(
    ear.settled,
    value,
    LIST_FACTS.filter((one) => one !== fact),
  );
  // Under a heading of its own an item is new unless it is word for word the same.
  const same =
    known !== undefined &&
    (manner.heading ? sameWords(known.text, value) : sharesWords(known.text, value)) &&
    (known.fact !== "responsibilities" || sameWords(known.text, value));
  if (same && (fact === "must" || fact === "nice")) return moveItem(ear, known, fact);
  // In running speech a clause that does not look like work is none.
  if (fact === "responsibilities" && !manner.heading && !manner.bullet && !isWork(value)) {
    const other = routeItem(value);
    return other === null || other === "responsibilities"
      ? ear
      : change(ear, { op: "add", fact: other, value });
  }
  return change(ear, { op: "add", fact, value });
}

const sharesWords = (one: string, other: string) => {
  const words = (text: string): readonly string[] =>
    text.toLowerCase().match(/[\p{L}\p{N}&+#]+/gu) ?? [];
  const [a, b] = [words(one), words(other)];
  return b.every((word) => a.includes(word)) || a.every((word) => b.includes(word));
};

/** Words that are left over when the facts have been taken out of a sentence. */
const SCRAP =
  /^(?:yes|no|ok(?:ay)?|thanks|please|and|or|the|a|an|it|that|them|of|for|to|in|on|at|is|are|be|also|too|so|but|with|now|then|here|there|plus|super|annual|remuneration|compensation|wage|rem|excluding|excl|salary|pay|pays|paying|range|package|rate|per|year|hour|day|annum|base|total|around|about|from|up|based|role|position|job|full|time|part|we|i|they|you|he|she|offer|offering|can|do|have|get|need|want|must|will|would|should|depending|start|starting|date|contact|reports|report|questions|applications|office|still|pro|rata|pa|p\.a|inc|incl|including|anywhere|australia|hours|week|weeks|days|\d{1,2}|wide|across|within|fully|as|our|their|its?|it's|who|that's|this|looking|hiring|after|else|me|us|so|ish|apply|call|email|hr|ph|between|minimum|haha|lol|ha|only|one|two|three|four|five|home|the|rest|other)$/i;
/** "Keep it", "picture it": said to whoever listens. */
const POINTS = /^(?:\S+ ){0,2}(?:it|that|them|this|those|these|me|us)$|^\S+ (?:it|this|them|me)\b/i;
const isScrap = (text: string) =>
  POINTS.test(text) ||
  text
    .split(/[\s,;:.()/+&-]+/)
    .map((word) => word.replace(/['’](?:d|ll|re|ve|s)$/i, ""))
    .filter((word) => word !== "")
    .every((word) => SCRAP.test(word));

/** A part of a list that is no item but a fact of the job: "…, full time, Sydney based". */
function wholeFact(ear: Ear, part: string, around: Around, corrects: boolean): Ear | null {
  const said = readSoft(ear, part, around, corrects);
  if (said.ear === ear || said.ear.settled === ear.settled) return null;
  return isScrap(said.rest.replace(/[;.]/g, " ").replace(/\b(?:role|position|only)\b/gi, ""))
    ? said.ear
    : null;
}

/** Words under no heading: facts of the job first, then fragments by what they say. */
function readLoose(ear: Ear, text: string, around: Around, manner: Manner): Ear {
  const soft = readSoft(ear, text, around, manner.corrects);
  const told = TELLS_STORY.test(text) || ABOUT_US.test(text.trim());
  const fragments = soft.rest
    .split(/\s*[;\n]\s*|,\s+|\s\/\s|\s[–—|]\s|\s-\s|(?<=\w)\.\s+|:\s+/)
    .map((part) => part.replace(/[\s.!]+$/, "").trim())
    .filter((part) => part !== "");
  const alone =
    around.single && manner.whole && fragments.length === 1 && soft.ear.settled === ear.settled;
  const now = fragments.reduce<Ear>(
    (heard, fragment) =>
      readFragment(heard, fragment.replace(/^(?:and|same title|role|title|job)[\s,:]*/i, ""), {
        ...around,
        corrects: manner.corrects,
        alone,
      }) ?? heard,
    soft.ear,
  );
  if (told) return unplacedIf(now, ear, text);
  const titled = now !== soft.ear;
  const parts = titled
    ? fragments.filter((part) => titleAlone(part) !== now.settled.draft.title)
    : loosely(soft.rest, manner);
  const updates = itemsIn(parts, { ...around, asked: wanted(ear, around, parts) }, manner);
  const placed = updates.length > 0 ? change(now, ...updates) : now;
  if (placed !== ear && placed.settled !== ear.settled) return placed;
  return unplacedIf(placed, ear, text, around, manner);
}

const loosely = (rest: string, { bullet }: Manner) =>
  bullet ? rest.split(/;\s+/) : splitLoose(rest);

/** By the kind that most of it is of: lists of duties are divided otherwise than lists of demands. */
function splitLoose(rest: string): string[] {
  return rest.split(/\s*[;\n]\s*/).flatMap((part) => {
    const duty = routeItem(part) === "responsibilities";
    return splitItems(part, duty ? "responsibilities" : "must");
  });
}

/** What is left of "a full-time position with …", and conditions without an end. */
const NO_ITEM = /^\s*(?:(?:position|role|job|gig)\b|(?:now )?if\b)/i;

/** Fragments that say by themselves what they are. */
function itemsIn(fragments: readonly string[], around: Around, { bullet }: Manner): Update[] {
  let before: ListFact | null = null;
  return fragments.flatMap((fragment): Update[] => {
    const offer = /^\s*(?:and )?there(?:'s| is| are)(?: also)? /i.exec(fragment)?.[0] ?? "";
    const value = tidyItem(fragment.slice(offer.length));
    if (value === "" || isScrap(value) || NO_ITEM.test(fragment)) return [];
    if (ASIDE.test(fragment) && (offer === "" || routeItem(value) !== "benefits")) return [];
    const routed = routeItem(value);
    // "A share of tips": with an article it is a thing, not something to do.
    const thing = routed === "responsibilities" && /^\s*(?:an?|the)\s/i.test(fragment);
    const fact = thing ? null : routed;
    const kin = before;
    before = fact;
    // "2 years' experience, fast typing": what stands beside a demand in a row is one too.
    if (fact === null && kin !== null && kin !== "responsibilities" && isShortNoun(value)) {
      before = kin;
      return [{ op: "add", fact: kin, value }];
    }
    if (fact === null) return answers(value, around, bullet);
    if (fact === "responsibilities" && !bullet && value.split(" ").length < 2) return [];
    return [{ op: "add", fact, value }];
  });
}

/** A bare row of nouns answers the question for requirements, when nothing else is open to lists. */
function wanted(
  { settled: { draft } }: Ear,
  { asked }: Around,
  parts: readonly string[],
): readonly DraftFact[] {
  const row =
    parts.length > 1 && parts.every((part) => part.split(" ").length <= 4 && isNoun(part));
  const open = draft.responsibilities.length > 0 && draft.must.length === 0;
  return row && open && !asked.some((fact) => isList(fact)) ? ["must"] : asked;
}

const isNoun = (value: string) =>
  !/\b(?:is|are|was|were|i|we|you|he|she|it|my|your|has|have|had|do|does|did|will|would|can|could|not|what|how|why|lol|haha|hello|hi)\b/i.test(
    value,
  );

const isShortNoun = (value: string) => value.split(" ").length <= 4 && isNoun(value);

/** A bare noun after a question for one list is its answer; a sentence is not. */
function answers(value: string, around: Around, bullet: boolean): Update[] {
  const lists = LIST_FACTS.filter((fact) => around.asked.includes(fact));
  const [only] = lists;
  if (only === undefined || lists.length > 1) return [];
  const words = value.split(" ").length;
  return isNoun(value) && (bullet || (around.single && words <= 4))
    ? [{ op: "add", fact: only, value }]
    : [];
}

function unplacedIf(now: Ear, before: Ear, text: string, around?: Around, manner?: Manner): Ear {
  if (now.settled !== before.settled || !/\p{L}{2}/u.test(text)) return now;
  const heard = { ...now, unplaced: [...now.unplaced, text.trim()] };
  const lists = around ? LIST_FACTS.filter((fact) => around.asked.includes(fact)) : [];
  const [fact] = lists;
  const value = tidyItem(text);
  const short =
    value !== "" &&
    value.split(" ").length <= LONGEST_ANSWER &&
    !isScrap(value) &&
    !ASIDE.test(text);
  if (fact === undefined || !short || manner?.corrects) return heard;
  return { ...heard, doubts: [...heard.doubts, { text: value, fact }] };
}
