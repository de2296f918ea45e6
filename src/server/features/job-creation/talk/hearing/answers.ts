import type { UnlawfulPlace } from "#contract/lawful.ts";
import { unlawfulPlaces } from "#lawful/places.ts";
import type { Doubt, TalkState } from "../state.ts";
import { withBetter } from "../wording/draft-flags.ts";
import { unlawfulInDraft, withoutUnlawful } from "../wording/unlawful.ts";
import { change, type Ear, remark, sharedWords } from "./ear.ts";
import { NO, saysFinish, YES } from "./intents.ts";

const PURE =
  /^(?:(?:please|then|thanks|do|it|that|them|those|your|wording|suggestion|replace|change|swap|reword|fix|use|go ahead|with|the|better|version|phrase|words?|all|both|of|instead|yours|and|is|are|sounds|good|fine|makes sense|i agree|do it|update|one|ones|to|take|out|drop|remove|get rid|delete|leave|off|add|in|every)\b[\s,.!'-]*)*$/i;
const CHANGES = /^(?:replace|change|swap|reword|fix|use|take|drop|remove|get rid|delete|leave) /i;
const KEEPS =
  /^(?:no,? )?(?:please )?(?:keep|leave) (?:it|that|them|those|mine)\b(?! (?:off|out|blank))/i;
const LONGEST_NO = 8;

/** "take them out", "ok, remove all three please": and what is said after it. */
const TAKE_THEM_OUT =
  /^(?:(?:ok(?:ay)?|yes|yep|yeah|sure|fine|alright|right|please|then|sorry|good point|fair enough|just|can you|could you|you can|go ahead and)[\s,.!-]*)*(?:take|remove|drop|delete|cut|get rid of|leave|strip|scrap|lose|ditch|bin)\s+(?:(?:it|them|that|those|these|this|everything|all|both|the lot|the (?:unlawful|illegal|flagged|discriminatory) (?:ones?|bits?|parts?|wording|words|items?|stuff|things?)|of|the|\d|two|three|four|five|six|ones|items|bits)\s*)+(?:(?:all|both|out|off|away|please|then|thanks|cheers|mate|too|now)[\s,.!]*)*(?:$|[.,;!]\s*|\s*(?:and|then)\s+)(?<rest>[\s\S]*)$/i;

/** "scrap the bit about …", "don't put … in": words of what is to go are said again. */
const WITHDRAWS =
  /\b(?:take|leave|cut|keep|strike) [^.;!?]{0,80}\b(?:out|off)\b|\b(?:remove|drop|delete|scrap|ditch|bin|lose|forget|skip|scratch|withdraw|get rid of|take back)\b|\b(?:don['’]?t|do not|shouldn['’]?t|can['’]?t|never) (?:[\w'’]+ ){0,3}(?:put|include|mention|say|ask|list|write|want)\b/i;
/** Something else is to stand there: `rewording.ts` hears that. */
const REPLACES = /\b(?:instead|replace|swap|change|reword)\b/i;
const SENTENCES = /(?<=[.!?;])\s+|\n+/;
const LONGEST_WITHDRAWAL = 300;
const TELLING = 4;
const tellingWords = (text: string) =>
  new Set((text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter((one) => one.length >= TELLING));

/** Which of the places a sentence takes back, by its words or by what they are about. */
function withdrawnIn(sentence: string, places: readonly UnlawfulPlace[]): UnlawfulPlace[] {
  if (sentence.length > LONGEST_WITHDRAWAL || REPLACES.test(sentence)) return [];
  if (!WITHDRAWS.test(sentence)) return [];
  const words = tellingWords(sentence);
  const about = new Set<string>(unlawfulPlaces(sentence).map(({ attribute }) => attribute));
  return places.filter(
    ({ quote, attribute }) =>
      about.has(attribute) || [...tellingWords(quote)].some((word) => words.has(word)),
  );
}

/** What is unlawful is taken out when that is said, or agreed to right after it was asked. */
function answerLaw(ear: Ear, state: TalkState, text: string): Answered | null {
  const places = unlawfulInDraft(state);
  if (places.length === 0) return null;
  const match = TAKE_THEM_OUT.exec(text);
  const yes = state.lawAsked === true && state.offered.length === 0 ? YES.exec(text) : null;
  if (match || (yes && PURE.test(text.slice(yes[0].length))))
    return withoutThem(ear, state, places, match?.groups?.rest ?? "");
  const sentences = text.split(SENTENCES);
  const withdrawn = new Set(sentences.flatMap((one) => withdrawnIn(one, places)));
  if (withdrawn.size === 0) return null;
  const rest = sentences.filter((one) => withdrawnIn(one, places).length === 0);
  return withoutThem(ear, state, [...withdrawn], rest.join(" "));
}

function withoutThem(
  ear: Ear,
  { offered, doubts }: TalkState,
  places: readonly UnlawfulPlace[],
  rest: string,
): Answered {
  const draft = withoutUnlawful(ear.settled.draft, places);
  const without = { ...ear, settled: { ...ear.settled, draft } };
  const told = places.reduce(
    (now, { quote }) => remark(now, { kind: "removed", text: quote }),
    without,
  );
  return { ear: told, rest, open: { offered, doubts } };
}

interface Answered {
  readonly ear: Ear;
  /** What of the message is still to be read. */
  readonly rest: string;
  /** What is still to be decided. */
  readonly open: Pick<TalkState, "offered" | "doubts">;
}

/** A yes or no to what was offered: better words, or items that were in doubt. */
export function answerOffer(ear: Ear, state: TalkState, plain: string): Answered {
  const { offered, doubts } = state;
  const text = plain.trim();
  const lawful = answerLaw(ear, state, text);
  if (lawful) return lawful;
  const yes = YES.exec(text);
  const no = yes ? null : NO.exec(text);
  const pure = PURE.test((yes ? text.slice(yes[0].length) : text).replace(/["“”']/g, ""));
  // What was offered before the last message still stands, but then a plain word must be meant for it.
  const late = state.offerWaits === true;
  const first = text.split(/(?<=[.!?])\s|\n|,\s/)[0] ?? "";
  if (offered.length > 0 && !(late && (doubts.length > 0 || saysFinish(text)))) {
    if (pure && (yes || (CHANGES.test(text) && !late))) {
      const draft = withBetter(ear.settled.draft, offered);
      const mended = remark({ ...ear, settled: { ...ear.settled, draft } }, { kind: "mended" });
      return { ear: mended, rest: "", open: { offered: [], doubts } };
    }
    const short = first.split(" ").length <= LONGEST_NO && !/\d/.test(first);
    if (short && (KEEPS.test(text) || (no && !late)))
      return {
        ear: remark(ear, { kind: "kept" }),
        rest: text.slice(Math.min(text.length, first.length + 1)),
        open: { offered: [], doubts },
      };
  }
  if (doubts.length === 0 || (offered.length > 0 && !late))
    return { ear, rest: plain, open: { offered, doubts } };
  const open = { offered, doubts: [] };
  const chosen = yes && pure ? doubts : chosenOf(doubts, text);
  if (chosen !== null) {
    const adds = chosen.map(({ fact, text: value }) => ({ op: "add" as const, fact, value }));
    return { ear: change(ear, ...adds), rest: "", open };
  }
  if (no) return { ear, rest: text.slice(no[0].length), open };
  return { ear, rest: plain, open: { offered, doubts } };
}

const ORDER = ["first", "second", "third", "fourth", "fifth"];
const DENIED = /\b(?:no|not|skip|drop|except|without|don't|isn't|leave)\b/i;

/** "Only the first", "yes but not the parking one": which of several; null when it does not say. */
function chosenOf(doubts: readonly Doubt[], text: string): readonly Doubt[] | null {
  if (doubts.length < 2) return null;
  const clauses = text.split(/[,;.]\s+|\s+(?:but|and (?=no|not|the|skip))\s*/i);
  const named = clauses.map((clause) => ({
    denied: DENIED.test(clause),
    meant: doubts.filter(({ text: item }, at) => isMeant(clause, item, at, doubts.length)),
  }));
  if (named.every(({ meant }) => meant.length === 0)) return null;
  const wanted = named.flatMap(({ denied, meant }) => (denied ? [] : meant));
  const unwanted = named.flatMap(({ denied, meant }) => (denied ? meant : []));
  const rest = wanted.length === 0 ? doubts : wanted;
  return rest.filter((one) => !unwanted.includes(one));
}

function isMeant(clause: string, item: string, at: number, count: number): boolean {
  const place = /\b(first|second|third|fourth|fifth|last)\b/i.exec(clause)?.[1]?.toLowerCase();
  if (place !== undefined) return place === "last" ? at === count - 1 : ORDER[at] === place;
  return sharedWords(clause.replace(YES, "").replace(DENIED, ""), item) >= 1 / 2;
}
