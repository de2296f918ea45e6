import { DRAFT_LISTS, type DraftList } from "#contract/job-creation.ts";
import { withdraw, withoutPart } from "../corrections.ts";
import { removeItem, setItems } from "../draft.ts";
import { plainWords, sameWords, shareIn, stemsOf, tidyItem } from "../items.ts";
import type { Settled } from "../state.ts";

/** The news that something is gone, or the order to take it out; and what is put back. */

const THING = String.raw`([\p{L}\d'-]+(?: [\p{L}\d'-]+){0,3}?)`;
const GONE: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:no|don'?t (?:do|have|need|want|offer)|not doing|can'?t (?:do|consider|offer)|never)(?: any| the)? ${THING},? (?:any ?more|these days)\b`,
    "iu",
  ),
  new RegExp(String.raw`\bno (?:more|longer (?:any|doing|do|have|need)) ${THING}(?:,|$)`, "iu"),
  new RegExp(
    String.raw`^\W*(?:the |our |also |and )*${THING} (?:is|are|has been|have been|is now|are now) (?:now )?(?:gone|cancelled|handled by|done by|covered by|looked after by|dropped)\b`,
    "iu",
  ),
  new RegExp(
    String.raw`^\W*(?:the |our |also |and )*${THING} (?:went|goes|moved|has moved|have moved) to (?:another|someone|somebody|a different|the other)\b`,
    "iu",
  ),
  // "Gym pass is nixed", "ute's out", "music isn't needed either".
  new RegExp(
    String.raw`^\W*(?:no |oh |ok |actually |and |but |also |so |the |our )*${THING}(?:'?s| is| are| has been| have been| was|'ve been) (?:now |all |also |been )*(?:out|off(?: the table)?|gone|nixed|withdrawn|axed|scrapped|cancelled|dead|canned|not needed|no longer needed|no longer required)(?: (?:now|too|as well|either|any ?more))?\b(?! (?:up|down|to|of|for|from)\b)`,
    "iu",
  ),
  new RegExp(
    String.raw`^\W*(?:and |but |also |oh )*${THING} (?:isn'?t|aren'?t|not) (?:needed|required|necessary)(?: (?:either|too|any ?more|now|after all))?\b`,
    "iu",
  ),
  new RegExp(
    String.raw`\bwe (?:sold|lost|got rid of|scrapped|ditched|dropped|closed) (?:the |our )?${THING}$`,
    "iu",
  ),
];

/** "There's no on call anymore": the line that speaks of it goes. */
export function withoutGone(settled: Settled, clause: string, before: string): Settled | undefined {
  if (GONE_TOO.test(clause)) return withoutSpoken(settled, before);
  if (LEFT_OUT.test(clause)) return withoutNamed(settled, before);
  const thing = GONE.map((form) => form.exec(clause)?.[1]?.trim() ?? "").find(
    (words) => words !== "",
  );
  if (!thing || stemsOf(thing).size === 0) return undefined;
  return withoutThing(settled, thing);
}

const SUBJECTS_OF_THEIR_OWN =
  /^(?:it|that|this|he|she|they|there|who|what|everything|all|someone|somebody|i|we|you)$/i;

/** The lines that a thing names in full; of a long row of things only its own words. */
function withoutThing(settled: Settled, thing: string): Settled | undefined {
  if (SUBJECTS_OF_THEIR_OWN.test(thing.trim())) return undefined;
  const lines = DRAFT_LISTS.flatMap((list) =>
    settled.draft[list]
      .filter((item) => shareIn(thing, item) === 1)
      .map((item) => ({ list, item })),
  );
  if (lines.length === 0) {
    const next = withdraw(settled, thing, []);
    return next === settled ? undefined : next;
  }
  if (lines.length > MOST_LINES) return undefined;
  return lines.reduce((now, { list, item }) => {
    const left = withoutPart(item, thing) || withoutRun(item, thing);
    return left === ""
      ? removeItem(now, list, item)
      : setItems(
          now,
          list,
          now.draft[list].map((one) => (one === item ? left : one)),
        );
  }, settled);
}
const MOST_LINES = 2;

const LONG_ROW = 7;
const LINKS = /^(?:the|a|an|of|for|with|to|at|by|from|on|in|as|our|your|their|and|or)$/i;

/** "Front desk phones keys window cards" without window cards; "" where the words are what the line is about. */
function withoutRun(item: string, words: string): string {
  const all = item.split(" ");
  const gone = stemsOf(words);
  const isGone = (word: string) => [...stemsOf(word)].some((stem) => gone.has(stem));
  const from = all.findIndex(isGone);
  const to = all.findLastIndex(isGone) + 1;
  // A single word is one of a row where nothing links the words of the line.
  if (gone.size < 2 && (all.length < LONG_ROW || all.some((word) => LINKS.test(word)))) return "";
  if (from < 1 || to - from > plainWords(words).length + 1) return "";
  const isRow = all.length >= LONG_ROW || /\d/.test(all.slice(0, from).join(" "));
  if (!isRow || LINKS.test(all[from - 1] ?? "")) return "";
  const left = tidyItem([...all.slice(0, from), ...all.slice(to)].join(" "));
  return plainWords(left).length >= 2 ? left : "";
}

const ORDERED =
  /^\W*(?:(?:please|kindly|pls|oh|and|actually|ok|also|nah|no|can you|could you|so|better) )*(?:take (?:off|out)|remove|scrap|drop|delete|lose|cut(?: out)?|ditch|axe|bin|get rid of|strike|withdraw|forget(?: about)?|leave out|don'?t worry (?:about|bout)) (?:the |that |our |all |any )*((?:[\p{L}\d'-]+[ ]?){1,8})(.*)$/iu;
const REASON =
  /^\W*(?:bit|part|thing|line|one|stuff|option|altogether|please|too|as well|now|completely|entirely)?\W*$|^ ?(?:(?:bit|part|thing|line|one) )?(?:as|because|since|cause|cos|the|we|they|he|she|it|i|our|my|that|which|someone|somebody)\b[^,]*$/i;
const MOST_NAMED = 5;

/** "Take off photocopying the new machine does that": what the words right behind the order name, and a reason. */
export function ordered(settled: Settled, clause: string): Settled | undefined {
  const named = ORDERED.exec(clause);
  if (!named || /\b(?:and|instead|replace|put|but|then)\b|[:;]|,\s*\S+ \d/i.test(clause))
    return undefined;
  const words = (named[1] ?? "").trim().split(" ");
  for (let most = Math.min(MOST_NAMED, words.length); most > 0; most -= 1) {
    const thing = words.slice(0, most).join(" ");
    const rest = `${words.slice(most).join(" ")}${named[2] ?? ""}`;
    if (stemsOf(thing).size === 0 || LINKS.test(words[most - 1] ?? "") || !REASON.test(rest))
      continue;
    const isNamed = DRAFT_LISTS.some((list) =>
      settled.draft[list].some((item) => shareIn(thing, item) === 1),
    );
    if (!isNamed) continue;
    return withoutThing(settled, thing);
  }
  return undefined;
}

const NOT =
  /\b(?:but |and |it'?s )?(?:not|no longer) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+?)(?: (?:any ?more|now|obviously|after all))?\W*$/iu;

/** "Same money but not pro rata": a line that says just that. */
export function withoutNamedSame(settled: Settled, clause: string): Settled | undefined {
  const thing = NOT.exec(clause)?.[1] ?? "";
  for (const list of DRAFT_LISTS)
    for (const item of settled.draft[list])
      if (thing !== "" && sameWords(item, thing)) return removeItem(settled, list, item);
  return undefined;
}

const GONE_TOO =
  /^\W*(?:no,? )?we (?:don'?t|do not|no longer) (?:do|have|offer|need|use) (?:those|them|that|it|this)(?: any ?more| now| these days)?\W*$/i;

/** "Does it say home visits? We don't do those any more": the line that was just spoken of. */
function withoutSpoken(settled: Settled, before: string): Settled | undefined {
  const spoken = stemsOf(clausesOf(before).at(-1)?.text ?? "");
  for (const list of DRAFT_LISTS)
    for (const item of settled.draft[list]) {
      const stems = [...stemsOf(item)];
      const shared = stems.filter((stem) => spoken.has(stem)).length;
      if (shared > 0 && shared * 2 > stems.length) return removeItem(settled, list, item);
    }
  return undefined;
}

const LEFT_OUT =
  /^\W*(?:so |just |please |better |but )*(?:leave|take|keep) (?:it|that|this) out(?: please)?\W*$/i;
const SUBJECT =
  /^\W*(?:the|that|this|about the) ((?:[\p{L}-]+ )?[\p{L}-]{3,})(?: (?:is|are|was|were|thing|bit|part)\b|'s\b)/iu;

/** "The cat is a joke, sort of. Leave it out": the one line that has to do with it. */
function withoutNamed(settled: Settled, before: string): Settled | undefined {
  const thing = SUBJECT.exec(clausesOf(before).at(-1)?.text ?? "")?.[1] ?? "";
  if (thing === "") return undefined;
  const lines = DRAFT_LISTS.flatMap((list) =>
    settled.draft[list]
      .filter((item) => shareIn(thing, item) === 1)
      .map((item) => ({ list, item })),
  );
  const [line, other] = lines;
  return line && !other ? removeItem(settled, line.list, line.item) : undefined;
}

const BACK =
  /\b(?:put|bring|add|leave) (?:the |that )?((?:[\p{L}\d-]+ ){1,4})(?:bit |part |line )?back(?: in)?\W*$/iu;

/** "Put the court work back": the line that the step before took out. */
export function putBack(
  settled: Settled,
  clause: string,
  past: Settled | undefined,
): Settled | undefined {
  const words = BACK.exec(clause)?.[1]?.trim() ?? "";
  if (!past || words === "" || stemsOf(words).size === 0) return undefined;
  for (const list of DRAFT_LISTS)
    for (const [at, item] of past.draft[list].entries())
      if (shareIn(words, item) === 1 && !settled.draft[list].includes(item))
        return setItems(settled, list, settled.draft[list].toSpliced(at, 0, item));
  return undefined;
}

interface Clause {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const END =
  /[!?;\n]+|\.(?!\d)(?!\w)|,?\s+(?:and|but|also|oh|so)\s+(?=(?:the|its|it's|it is|there|we|they|days|nights|now|no|not)\b)/gi;

/** The parts of a message that say one thing each. */
export function clausesOf(message: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  const add = (to: number) => {
    const text = message.slice(from, to);
    if (text.trim() !== "") clauses.push({ text, from, to });
  };
  for (const match of message.matchAll(END)) {
    add(match.index);
    from = match.index + match[0].length;
  }
  add(message.length);
  return clauses;
}
