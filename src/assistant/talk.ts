import {
  DRAFT_FACTS,
  DRAFT_LISTS,
  type DraftEdit,
  type DraftFact,
} from "#contract/job-creation.ts";
import type { Exemption } from "#contract/lawful.ts";
import type { UnlawfulPlace } from "#contract/unlawful-place.ts";
import { isExempt, unlawfulPlaces } from "#lawful/places.ts";
import { requirementsIn, summaryOf, textOf } from "./advertisement.ts";
import { plainMessage } from "./clean-message.ts";
import { answersTo, toneAfter, toneSentence, unableTo } from "./commands.ts";
import { changedFacts, isKnown, setItems, setText } from "./draft.ts";
import { draftFlags, edited, quotedChange } from "./edit.ts";
import type { Heard } from "./heard.ts";
import { changesBetween, replyOf, typeNames } from "./reply.ts";
import { type Ask, type Settled, settledOf, type TalkState } from "./state.ts";
import type { Turn } from "./turn.ts";
import { type Understood, understand } from "./understand.ts";

/** The talk in which an advertisement is drafted. Every function is pure: a state and a step lead to a turn. */

const LIVE = "The posting is live.";
const MOST_STEPS = 25;

/** What keeps an advertisement from being one: a title always, the place and the work until somebody insists. */
function missingAsks({ draft, unstated }: Settled, refused: readonly Ask[] = []): Ask[] {
  const open = (fact: DraftFact) => !isKnown(draft, fact) && !unstated.includes(fact);
  const missing: Ask[] = [
    ...(open("title") ? (["title"] as const) : []),
    ...(open("location") && !draft.arrangement.startsWith("remote") ? (["place"] as const) : []),
    ...(draft.responsibilities.length + draft.must.length + draft.details.length === 0
      ? (["duties"] as const)
      : []),
  ];
  return missing.filter((ask) => ask === "title" || !refused.includes(ask));
}

/** The greeting. */
export function openingTurn(state: TalkState): Turn {
  const about = state.draft.company === "" ? "" : ` for ${state.draft.company}`;
  const message = `Tell me about the job${about} in your own words, or paste what you have. I will draft the whole advertisement from it, and you can change anything.`;
  return turnOf({ ...state, asked: "anything" }, message, state);
}

/** What a message makes of a talk. `heard`: what a language model marked in it. */
export function takeTurn(state: TalkState, message: string, heard: readonly Heard[] = []): Turn {
  if (state.complete) return turnOf(state, LIVE, state);
  const text = plainMessage(message);
  const quoted = quotedChange(settledOf(state), text);
  if (quoted) return changedTurn(state, quoted);
  const understood = understand(settledOf(state), text, {
    asks: state.asked,
    past: state.undo.at(-1),
    isIdle: state.idle === true,
    heard,
    last: state.last,
  });
  const { commands } = understood;
  const tone = commands.tone.reduce(toneAfter, understood.settled.tone);
  const clean = lawfulOnly({ ...understood.settled, tone }, state);
  const settled = finished(clean.settled);
  const isChanged = JSON.stringify(settled) !== JSON.stringify(settledOf(state));
  const missing = missingAsks(settled, state.refused);
  const named = [...understood.unlawful, ...clean.unlawful].filter(
    ({ quote }) => !state.named.includes(quote.toLowerCase()),
  );
  const blocked = unlawfulInDraft({ ...settled, exempt: state.exempt });
  const wants =
    (commands.go && (state.told > 0 || !understood.tells)) ||
    (commands.yes && state.asked === "publish" && !isChanged && commands.ask.length === 0);
  const complete = wants && !commands.later && missing.length === 0 && blocked.length === 0;
  const next: TalkState = {
    ...state,
    ...settled,
    ...stacks(state, isChanged, commands.undo && !state.idle),
    idle: !isChanged && !commands.undo,
    hushed: state.hushed || commands.hush,
    told: state.told + (understood.tells ? 1 : 0),
    last: isChanged ? newItems(state, settled) : state.last,
    named: [...state.named, ...named.map(({ quote }) => quote.toLowerCase())],
    ...(wants && missing.length > 0 && { refused: [...(state.refused ?? []), ...missing] }),
    complete,
  };
  if (complete) return turnOf({ ...next, asked: "" }, LIVE, state);
  const asks: Ask = missing[0] ?? "publish";
  const reply = replyOf({
    changes: changesBetween(state, settled),
    keptOut: understood.keptOut,
    unlawful: named,
    unplaced: settled.unplaced.filter((one) => !state.unplaced.includes(one)),
    done: sentencesFor(understood, state, settled, wants),
    asks: commands.later ? "" : asks,
    askedBefore: state.everAsked.includes(asks) || commands.hush,
    missing,
    wants,
    blocked: commands.go || commands.yes ? blocked : [],
    assumed: assumedSentence(state, settled),
  });
  const asked: Ask = commands.later ? "" : asks;
  const everAsked =
    asked === "" || state.everAsked.includes(asked) ? state.everAsked : [...state.everAsked, asked];
  return turnOf({ ...next, asked, everAsked }, reply, state);
}

/** Lines that a message brought and that the law forbids go again, and are named. */
function lawfulOnly(settled: Settled, before: TalkState) {
  const unlawful = unlawfulInDraft({ ...settled, exempt: before.exempt });
  const isBad = (item: string) =>
    unlawful.some(({ quote }) => item.toLowerCase().includes(quote.trim().toLowerCase()));
  const clean = DRAFT_LISTS.reduce((now, list) => {
    const left = now.draft[list].filter(
      (item) => before.draft[list].includes(item) || !isBad(item),
    );
    return left.length === now.draft[list].length ? now : setItems(now, list, left);
  }, settled);
  return { settled: clean, unlawful: clean === settled ? [] : unlawful };
}

/** A change that was typed with its words in quotes, as the buttons beside flagged words send it. */
function changedTurn(state: TalkState, changed: Settled): Turn {
  const settled = finished(changed);
  const next = { ...state, ...settled, ...stacks(state, true, false), idle: false };
  const changes = changesBetween(state, settled);
  return turnOf(next, changes.length > 0 ? `${changes.join(". ")}.` : "Done.", state);
}

/** Lines that this step brought. */
const newItems = (before: Settled, after: Settled): string[] =>
  DRAFT_LISTS.flatMap((list) =>
    after.draft[list].filter((item) => !before.draft[list].includes(item)),
  );

/** A change by hand. */
export function editTurn(state: TalkState, edit: DraftEdit): Turn {
  if (state.complete) return turnOf(state, LIVE, state);
  if (edit.op === "publish") return publishTurn(state);
  if (edit.op === "undo" || edit.op === "redo") return steppedTurn(state, edit.op);
  const settled = finished(edited(settledOf(state), edit));
  const isChanged = JSON.stringify(settled) !== JSON.stringify(settledOf(state));
  return turnOf(
    {
      ...state,
      ...settled,
      ...stacks(state, isChanged, false),
      idle: false,
      told: state.told + 1,
    },
    "",
    state,
  );
}

function publishTurn(state: TalkState): Turn {
  const missing = missingAsks(state, state.refused);
  const blocked = unlawfulInDraft(state);
  if (missing.length === 0 && blocked.length === 0)
    return turnOf({ ...state, complete: true, asked: "" }, LIVE, state);
  const none = { changes: [], keptOut: [], unlawful: [], unplaced: [], done: [], assumed: "" };
  const asks: Ask = missing[0] ?? "";
  const reply = replyOf({ ...none, asks, askedBefore: true, missing, wants: true, blocked });
  return turnOf(
    { ...state, asked: asks, refused: [...(state.refused ?? []), ...missing] },
    reply,
    state,
  );
}

/** Back to what was, or forth again. */
function steppedTurn(state: TalkState, op: "undo" | "redo"): Turn {
  const [from, to] = op === "undo" ? [state.undo, state.redo] : [state.redo, state.undo];
  const there = from.at(-1);
  if (!there) return turnOf(state, "", state);
  const left = from.slice(0, -1);
  const kept = [...to, settledOf(state)].slice(-MOST_STEPS);
  const stack = op === "undo" ? { undo: left, redo: kept } : { redo: left, undo: kept };
  return turnOf({ ...state, ...there, ...stack, idle: false }, "", state);
}

/** Reasons were given for what is unlawful elsewhere: nothing else changes. */
export function exemptTurn(state: TalkState, exemptions: readonly Exemption[]): Turn {
  const next = { ...state, exempt: [...state.exempt, ...exemptions] };
  const open = unlawfulInDraft(next);
  const message =
    open.length === 0
      ? "The reason is kept with the posting. Nothing unlawful is left."
      : "The reason is kept with the posting.";
  return turnOf(next, message, state);
}

/** Undo in words goes back one step and can itself be undone. */
function stacks(
  state: TalkState,
  isChanged: boolean,
  isUndo: boolean,
): Pick<TalkState, "undo" | "redo"> {
  if (isUndo && state.undo.length > 0)
    return {
      undo: state.undo.slice(0, -1),
      redo: [...state.redo, settledOf(state)].slice(-MOST_STEPS),
    };
  if (!isChanged) return { undo: state.undo, redo: state.redo };
  return { undo: [...state.undo, settledOf(state)].slice(-MOST_STEPS), redo: [] };
}

/** The usual is assumed and marked as such; the summary follows the facts. */
function finished(settled: Settled): Settled {
  const assumed = withType(settled);
  const summary = assumed.ownSummary ? assumed.draft.summary : summaryOf(assumed);
  return { ...assumed, draft: { ...assumed.draft, summary } };
}

const FEW_HOURS =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|sixteen|eighteen|twenty)(?: (?:to|or) (?:three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty))? (?:hours|hrs) (?:a|per|each) week\b|\b(?:[1-9]|[12]\d|3[0-4])(?:\.\d+)?(?:\s*(?:-|–|to)\s*(?:[12]?\d|3[0-4]))? ?(?:hours?|hrs)(?! (?:a day|day|shift))|\b(?:one|two|three|four|[1-4])(?: or (?:two|three|four|[2-4]))? days?\b(?! (?:from|at|in|wfh|a fortnight))|\b(?:one|two|three|[1-3]) shifts?\b|\bweekends? only\b|\bschool hours\b|\bhalf days?\b|\bmornings only\b/i;

function withType(settled: Settled): Settled {
  const { draft, assumed, unstated } = settled;
  const isOpen = draft.employment_type === "" || assumed.includes("employment_type");
  if (!isOpen || draft.title === "" || unstated.includes("employment_type")) return settled;
  const usual = draft.hours.some((item) => FEW_HOURS.test(item)) ? "part-time" : "full-time";
  const told = setText(settled, "employment_type", usual);
  return { ...told, assumed: [...told.assumed, "employment_type"] };
}

function assumedSentence(before: Settled, after: Settled): string {
  const isNew =
    after.assumed.includes("employment_type") && !before.assumed.includes("employment_type");
  return isNew
    ? `I assumed it is ${typeNames(after.draft.employment_type).toLowerCase()}; tap to change that.`
    : "";
}

function sentencesFor(
  { commands, tells }: Understood,
  before: TalkState,
  after: Settled,
  wants: boolean,
): string[] {
  const isChanged = changedFacts(before, after).length > 0;
  return [
    ...(commands.undo ? [undoSentence(before)] : []),
    ...(commands.tone.length > 0 ? [toneSentence(commands.tone, after.tone)] : []),
    ...commands.ask.map((question) => answersTo(question, missingAsks(after))),
    ...commands.other.flatMap(unableTo),
    ...(commands.later ? ["Kept as a draft. It goes live only when you say so."] : []),
    ...(commands.nope && !isChanged && !commands.later ? ["All right, it stays as it is."] : []),
    ...(wants && before.told === 0 && missingAsks(after, before.refused).length === 0
      ? ["Have a look at the draft first."]
      : []),
    ...(!tells &&
    !isChanged &&
    Object.values(commands).every(
      (one) => one === false || (Array.isArray(one) && one.length === 0),
    )
      ? ["I took that as an aside and left it out of the advertisement."]
      : []),
  ];
}

function undoSentence({ undo, idle }: TalkState): string {
  if (undo.length === 0) return "There is nothing to undo.";
  return idle
    ? "Your last message changed nothing. Say “undo” again to take back the change before it."
    : "Undone.";
}

function turnOf(state: TalkState, message: string, before: Settled): Turn {
  const { draft, complete, unstated } = state;
  const text = textOf(state);
  const unlawful = complete ? [] : unlawfulInDraft(state);
  const canPublish = missingAsks(state, state.refused).length === 0 && unlawful.length === 0;
  return {
    state,
    message,
    complete,
    draft,
    known: DRAFT_FACTS.filter((fact) => isKnown(draft, fact)),
    unstated: [...unstated],
    changed: changedFacts(before, state),
    changes: changesBetween(before, state),
    flags: draftFlags(draft),
    unlawful,
    unplaced: state.unplaced,
    assumed: state.assumed,
    text,
    requirements: requirementsIn(text),
    canPublish,
    asksToPublish: canPublish && !complete && state.asked === "publish",
    canUndo: state.undo.length > 0 && !complete,
    canRedo: state.redo.length > 0 && !complete,
  };
}

/** "Young and energetic" alone on a line of requirements: the heading above it says "must be". */
const AGE = /^(?:young|youthful|older|middle[- ]aged)\b/i;

const agesIn = (lines: readonly string[]): UnlawfulPlace[] =>
  lines
    .filter((line) => AGE.test(line) && unlawfulPlaces(line).length === 0)
    .flatMap((line) =>
      unlawfulPlaces(`Must be ${line.charAt(0).toLowerCase()}${line.slice(1)}`)
        .slice(0, 1)
        .map((place) => ({ ...place, quote: line })),
    );

/** What in the draft chooses people by something that the law protects, and has no reason yet. */
const unlawfulInDraft = (state: Pick<TalkState, "draft" | "tone" | "exempt">): UnlawfulPlace[] =>
  [
    ...unlawfulPlaces(`${state.draft.title}\n${textOf(state)}`),
    ...agesIn([...state.draft.must, ...state.draft.nice]),
  ].filter((place) => !isExempt(place, state.exempt));
