import type { Unplaced } from "#contract/job-creation.ts";
import type { UnlawfulPlace } from "#contract/unlawful-place.ts";
import { findUnlawful, type Unlawful } from "#lawful/find-unlawful.ts";
import { isRole } from "#reading/job/is-role.ts";
import { revised } from "./changes/revised.ts";
import { isKnown, setContact, setSalary, setText } from "./draft.ts";
import { emailsIn, personIn, phonesIn, spokenAddresses } from "./facts/contact.ts";
import { findTitle } from "./facts/find-title.ts";
import { superAlone } from "./facts/salary.ts";
import { bestTitle, neutralTitle, titleOf } from "./facts/title.ts";
import { type Heard, withHeard } from "./heard.ts";
import { plainWords, shareIn } from "./items.ts";
import { isFact, type Mark } from "./labels.ts";
import { keepOff, notNeeded } from "./left-out.ts";
import { marksOf } from "./marks.ts";
import { placeType, type Sentence } from "./place-facts.ts";
import { placeLocations } from "./place-locations.ts";
import { calmMessage } from "./said/calm-message.ts";
import { mendedMessage } from "./said/repairs.ts";
import { spokenFigures } from "./said/spoken-figures.ts";
import { twoRates } from "./said/two-rates.ts";
import { placeSentence } from "./sentences.ts";
import type { Ask, Settled } from "./state.ts";
import { unplacedIn } from "./unplaced.ts";
import { worded } from "./worded.ts";

/** What a message asks the assistant to do. */
interface Commands {
  readonly go: boolean;
  readonly yes: boolean;
  readonly nope: boolean;
  readonly undo: boolean;
  readonly hush: boolean;
  readonly later: boolean;
  /** In the recruiter's words. */
  readonly tone: readonly string[];
  readonly ask: readonly string[];
  readonly other: readonly string[];
}

export interface Understood {
  readonly settled: Settled;
  readonly commands: Commands;
  /** Said not to be needed, or to be left out: they are kept out. */
  readonly keptOut: readonly string[];
  /** Criteria that the law forbids: left out and named. */
  readonly unlawful: readonly UnlawfulPlace[];
  /** Something for the advertisement was said. */
  readonly tells: boolean;
}

export interface Context {
  readonly asks: Ask;
  /** What undo goes back to. */
  readonly past: Settled | undefined;
  /** The message before changed nothing: there is nothing of it to undo. */
  readonly isIdle: boolean;
  /** What a language model marked. */
  readonly heard: readonly Heard[];
  /** Items that the message before brought. */
  readonly last: readonly string[];
}

/** A message, mark by mark, on top of what was settled before. */
export function understand(
  before: Settled,
  text: string,
  { asks, past, isIdle, heard, last }: Context,
): Understood {
  const changed = revised(
    before,
    twoRates(spokenFigures(spokenAddresses(calmMessage(text)))),
    past,
  );
  const message = mendedMessage(changed.rest);
  const read = withHeard(message, marksOf(message, asks), heard);
  const { marks, unlawful } = lawfulMarks(
    message,
    withoutAsked(message, withoutNames(message, read)),
  );
  const commands = commandsOf(marks);
  let settled = commands.undo && past && !isIdle ? past : changed.settled;
  const keptOut: string[] = [];
  settled = placeTitle(settled, message, marks, asks);
  settled = placeLocations(settled, message, marks);
  for (const sentence of sentencesOf(message, marks)) {
    settled = placeSentence(settled, sentence, { settled: before, items: last });
    for (const mark of sentence.marks) {
      if (mark.label === "no")
        settled = notNeeded(
          settled,
          mark.text,
          message.slice(Math.max(0, mark.from - 12), mark.to),
        );
      if (mark.label === "off") settled = keepOff(settled, mark, sentence);
      if (mark.label === "no" || mark.label === "off") keptOut.push(mark.text);
    }
  }
  settled = typeInPassing(settled, marks);
  settled = superInPassing(settled, message, before);
  settled = startInPassing(settled, message, marks);
  settled = worded(settled, before);
  settled = placeReach(settled, message, marks);
  const open = unplacedIn(message, marks);
  const unplaced: Unplaced[] = [...settled.unplaced, ...open].slice(-MOST_UNPLACED);
  return {
    settled: { ...settled, unplaced },
    commands,
    keptOut,
    unlawful,
    tells: marks.some(isFact) || open.length > 0 || changed.settled !== before,
  };
}
const MOST_UNPLACED = 40;

/** "Don't name them (it's Oakhurst)": the name that follows is not for the advertisement. */
const withoutNames = (message: string, marks: readonly Mark[]): Mark[] =>
  marks.filter((mark, at) => {
    const before = marks[at - 1];
    const between = before ? message.slice(before.from, mark.from) : "";
    return !(
      before?.label === "off" &&
      /\bname\b/i.test(before.text) &&
      /(?:\(|it'?s|it is|called)\s*$/i.test(between)
    );
  });

/** "Can it go on LinkedIn as well?": a question states nothing, unless it asks for a change. */
const withoutAsked = (message: string, marks: readonly Mark[]): Mark[] =>
  sentencesOf(message, marks).flatMap(({ marks: some }) => {
    const asks =
      some.some(({ label }) => label === "ask") && !some.some(({ label }) => label === "fix");
    return asks ? some.filter((mark) => !isFact(mark) || plainWords(mark.text).length > 2) : some;
  });

/** What chooses people; pay, hours and the like do not. */
const CHOOSES = new Set<Mark["label"]>(["title", "must", "nice", "duty", "about"]);

/** What the law forbids is taken from the rest, whatever it was marked as. */
function lawfulMarks(message: string, marks: readonly Mark[]) {
  const places = findUnlawful(message);
  const within = (mark: Mark) =>
    places.some(({ from, to }) => {
      const shared = Math.min(to, mark.to) - Math.max(from, mark.from);
      if (shared * 2 <= mark.to - mark.from) return false;
      return shared * 2 > to - from || findUnlawful(mark.text).length > 0;
    });
  const unlawful: UnlawfulPlace[] = [];
  const name = (quote: string, attribute: string, why: string) => {
    if (!unlawful.some((one) => one.quote === quote)) unlawful.push({ quote, attribute, why });
  };
  const chosen = (place: Unlawful) =>
    marks.some(
      ({ label, from, to }) =>
        (CHOOSES.has(label) || label === "law") && from < place.to && place.from < to,
    ) || !marks.some(({ from, to }) => from < place.to && place.from < to);
  for (const place of places) if (chosen(place)) name(place.quote, place.attribute, place.why);
  const sorted = marks.map((mark): Mark => {
    if (mark.label === "law") {
      const own = findUnlawful(mark.text)[0];
      const isNamed = places.some(({ from, to }) => from < mark.to && mark.from < to);
      if (!own && !isNamed && mark.sure < SURE_OF_LAW) return { ...mark, label: "talk" };
      if (!isNamed && plainWords(mark.text).length > 1)
        name(mark.text, own?.attribute ?? "other", own?.why ?? WHY_OPEN);
      return mark;
    }
    // A title that names a sex or an age is said in other words.
    if (mark.label === "title" && isRole(neutralTitle(mark.text))) return mark;
    return CHOOSES.has(mark.label) && within(mark) ? { ...mark, label: "law" } : mark;
  });
  return { marks: sorted, unlawful };
}

function commandsOf(marks: readonly Mark[]): Commands {
  const has = (label: Mark["label"]) => marks.some((mark) => mark.label === label);
  const texts = (label: Mark["label"]) =>
    marks.filter((mark) => mark.label === label).map(({ text }) => text);
  return {
    go: has("go"),
    yes: agrees(marks),
    nope: has("nope"),
    undo: has("undo"),
    hush: has("hush"),
    later: has("later"),
    tone: texts("tone"),
    ask: texts("ask"),
    other: texts("cmd"),
  };
}

/** A yes is one to the question only where a message says little else: "yes they can, put that in" tells something. */
const agrees = (marks: readonly Mark[]) =>
  marks.some(({ label }) => label === "yes") &&
  marks.every(({ label }) => AGREEING.has(label)) &&
  (marks[0]?.label !== "talk" || plainWords(marks[0].text).length <= MOST_THANKS);
const AGREEING = new Set<Mark["label"]>(["yes", "go", "talk", "hush"]);
const MOST_THANKS = 4;

const ENDS = /[.!?](?:\s|$)|\n|;/;

/** Marks between two ends of sentences belong together. */
function sentencesOf(message: string, marks: readonly Mark[]): Sentence[] {
  const groups: Mark[][] = [];
  for (const mark of marks) {
    const last = groups.at(-1)?.at(-1);
    if (!last || ENDS.test(message.slice(last.to, mark.from))) groups.push([mark]);
    else groups.at(-1)?.push(mark);
  }
  return groups.map((group) => ({ marks: group, message, all: marks }));
}

/** The name of the job: the best of those said, unless there is one already and nothing is being changed. */
const SOUGHT =
  /\b(?:need|want|looking for|look for|after|hir(?:e|ing)|recruit\w*|seek\w*|appoint\w*|advertis\w+ for|require|roles?|position|title|fill the|vacancy|job|find)\b[^.!?\n]{0,25}$/i;
/** "I am the People Manager": who is talking is not whom they look for. */
/** Words before a title that change it; "reports to" before it does not. */
const RENAMES =
  /\b(?:title|call it|call the role|rename|make (?:it|that)|change (?:it|that)(?: to)?|actually|sorry|should (?:be|read|say)|instead|it's|it is|rather|i meant|we want|not an?)\b(?![^.!?\n]{0,40}\breport)[^.!?\n]{0,25}$/i;
const OWN_ROLE = /\b(?:i'?m|i am|as)\s+(?:the|a|an|our)?\s*$/i;

function placeTitle(settled: Settled, message: string, marks: readonly Mark[], asks: Ask): Settled {
  const titles = wholeTitles(message, marks);
  const lead = ({ from }: Mark) => message.slice(Math.max(0, from - 60), from);
  const others = titles.filter((mark) => !OWN_ROLE.test(lead(mark)));
  const sought = others.filter((mark) => SOUGHT.test(lead(mark)));
  const best = [sought, others, titles].find((some) => some.length > 0) ?? [];
  const said = bestTitle(best.map(({ text }) => text)) || unmarkedTitle(settled, message, marks);
  if (said === "") return settled;
  const { title } = settled.draft;
  const fixed = best.some((mark) => RENAMES.test(lead(mark)));
  const isMore = shareIn(title, said) === 1 && said.length > title.length;
  if (title === "" || asks === "title" || fixed || isMore) return setText(settled, "title", said);
  if (shareIn(said, title) > 0) return settled;
  // Another job by name: nothing says that it replaces the first.
  return { ...settled, unplaced: [...settled.unplaced, { text: titleOf(said), guess: "details" }] };
}

/** Nothing was marked and none is known: what is not somebody else's may name the job. */
function unmarkedTitle({ draft }: Settled, message: string, marks: readonly Mark[]): string {
  if (draft.title !== "") return "";
  const taken = marks.filter(({ label }) => !MAY_NAME.has(label));
  return titleOf(findTitle(message, (at) => !taken.some(({ from, to }) => from <= at && at < to)));
}
const MAY_NAME = new Set<Mark["label"]>(["must", "about", "type", "cmd", "ask", "duty", "law"]);

/** "Project officer, roads + drainage" is one title; "no wait, just the drivers" leaves those that stand behind it. */
function wholeTitles(message: string, marks: readonly Mark[]): Mark[] {
  const said = marks.filter(({ label }) => label === "title");
  const last = said.at(-1);
  const changed = marks.findLast(
    ({ label, to }) => label === "fix" && last && to <= last.from && last.from - to < 20,
  );
  return said
    .filter(({ from }) => !changed || from >= changed.to || said.length === 1)
    .reduce<Mark[]>((whole, mark) => {
      const before = whole.at(-1);
      const between = before ? message.slice(before.to, mark.from) : "";
      const isJoined =
        /^\s*(?:\/|\(|&|\+)\s*$|^ (?:and|or) $/.test(between) ||
        (/^\s*[,–-]\s+$/.test(between) && !isRole(titleOf(mark.text)));
      if (!before || !isJoined) return [...whole, mark];
      return [
        ...whole.slice(0, -1),
        { ...before, to: mark.to, text: message.slice(before.from, mark.to) },
      ];
    }, []);
}

/** "33.40/hr casual": the type stands inside something else. */
function typeInPassing(settled: Settled, marks: readonly Mark[]): Settled {
  const isOpen =
    settled.draft.employment_type === "" || settled.assumed.includes("employment_type");
  if (!isOpen || marks.some(({ label }) => label === "type")) return settled;
  const inside = marks.find(
    ({ label, text }) => ["pay", "title", "hours", "cmd", "fix"].includes(label) && TYPE.test(text),
  );
  const [type] = TYPE.exec(inside?.text ?? "") ?? [];
  return type === undefined ? settled : placeType(settled, type, settled);
}
const TYPE =
  /(?<!not )\b(?:full[- ]?time|part[- ]?time|casual|f\/t|p\/t|contract role|fixed[- ]term)\b(?! loading)/i;

/** "We need an optical dispenser at the Coast store asap": said beside everything else. */
function startInPassing(settled: Settled, message: string, marks: readonly Mark[]): Settled {
  const found = ASAP.exec(message);
  const isTaken =
    !found ||
    marks.some(({ from, to }) => from < found.index + found[0].length && found.index < to);
  const isTold = marks.some(({ label }) => label === "title") && settled.draft.start_date === "";
  return isTaken || !isTold ? settled : setText(settled, "start_date", "ASAP");
}
const ASAP = /\b(?:asap|as soon as possible)\b(?! (?:to|on|at|by|for|if you)\b)/i;

/** "Super is on top of that", "$110,000 plus super plus commission": said beside the sum of the same message. */
function superInPassing(settled: Settled, message: string, before: Settled): Settled {
  const { salary } = settled.draft;
  const isNew = salary !== null && salary.min !== before.draft.salary?.min;
  if (salary && salary.super !== "including" && SUPER_WITHIN.test(message))
    return setSalary(settled, { ...salary, super: "including" });
  if (!salary || !isNew || salary.super !== "" || NO_SUPER.test(message)) return settled;
  const said = SUPER.exec(message)?.[0] ?? "";
  const kind = superAlone(said) || (said === "" ? "" : "plus");
  return kind === "" ? settled : setSalary(settled, { ...salary, super: kind });
}
const SUPER =
  /\b(?:plus|and)\b,? (?:the usual )?super\b(?! (?:fund|choice|busy|keen|nice|friendly|important))|\+ ?super\b|\bsuper (?:is |goes |comes )?(?:is )?on top\b|\b(?:including|incl?\.?(?: of)?) super\b/i;
const SUPER_WITHIN =
  /\b(?:no super on top|super(?:annuation)?(?: is|'s)? (?:not on top|already in(?: (?:it|there|that))?|included|inside (?:it|that)))\b(?! (?:on top|as well))/i;
const NO_SUPER = /\b(?:no|not|without) super\b/i;

/** Addresses and numbers count wherever they stand, unless they are withdrawn. */
function placeReach(settled: Settled, message: string, marks: readonly Mark[]): Settled {
  const out = marks.filter(({ label }) => ["old", "off", "no", "law", "talk"].includes(label));
  const said = out.reduce((text, { text: gone }) => text.replace(gone, " "), message);
  // "tess@…, no, use careers@…": the last one counts.
  const isChanged = marks.some(({ label }) => label === "fix");
  const email = isChanged ? emailsIn(said).at(-1) : emailsIn(said)[0];
  const phone = isChanged ? phonesIn(said).at(-1) : phonesIn(said)[0];
  let next = settled;
  if (email && !isKnownReach(next, email)) next = setContact(next, { email });
  if (phone && !isKnownReach(next, phone)) next = setContact(next, { phone });
  const name = phone === undefined ? "" : personIn(BY_PHONE.exec(said)?.[1] ?? "");
  if (name !== "" && /^\p{Lu}/u.test(BY_PHONE.exec(said)?.[1] ?? ""))
    next = setContact(next, { name });
  return isKnown(next.draft, "contact") ? next : settled;
}
/** "Text Wanda 0491 …": whose number it is stands right before it. */
const BY_PHONE =
  /\b(?:text|txt|call|ring|phone|contact|msg|message|sms|ask for|see) (\p{Lu}\p{L}{1,20}(?: \p{Lu}\p{L}{1,20})?)(?: on| at|,|:)? ?(?:\+61|\(?0\d|1[38]00)/u;
const isKnownReach = ({ draft }: Settled, said: string) =>
  [draft.contact.email, draft.contact.phone, ...draft.apply_notes].some((one) =>
    one.includes(said),
  );

/** Without a rule that names it, the model has to be as sure as this. */
const SURE_OF_LAW = 0.8;
const WHY_OPEN = "It chooses people by something that has nothing to do with the work.";
