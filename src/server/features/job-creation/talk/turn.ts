import {
  DRAFT_FACTS,
  type DraftFact,
  type JobDraft,
  type WordingFlag,
} from "#contract/job-creation.ts";
import type { Exemption, UnlawfulPlace } from "#contract/lawful.ts";
import { isKnown, isList } from "./apply.ts";
import type { Heard } from "./heard.ts";
import { change, type Ear } from "./hearing/ear.ts";
import { readMessage } from "./hearing/read-message.ts";
import { compose, composeExempt, greeting, LIVE } from "./saying/compose.ts";
import { mayBeSaid } from "./saying/may-be-said.ts";
import { missingFacts, nextFacts } from "./saying/missing.ts";
import { questionFor } from "./saying/questions.ts";
import type { Settled, TalkState } from "./state.ts";
import { draftFlags } from "./wording/draft-flags.ts";
import { exempted, suspectsIn, unlawfulInDraft } from "./wording/unlawful.ts";

export interface Turn {
  readonly state: TalkState;
  readonly message: string;
  readonly complete: boolean;
  readonly draft: JobDraft;
  readonly known: DraftFact[];
  readonly unstated: DraftFact[];
  readonly changed: DraftFact[];
  readonly flags: WordingFlag[];
  /** What keeps the draft from going live. */
  readonly unlawful: UnlawfulPlace[];
}

/** Reasons were given for what is unlawful elsewhere: nothing else changes. */
export function exemptTurn(state: TalkState, exemptions: readonly Exemption[]): Turn {
  const next = exempted(state, exemptions);
  const asks = state.asked;
  const said = composeExempt(unlawfulInDraft(next), asks);
  return turnOf({ ...next, lawAsked: false }, said, []);
}

/** The greeting and the first question. */
export function openingTurn(state: TalkState): Turn {
  const asks = nextFacts(state, []);
  return turnOf(asking(state, asks), greeting(state, questionFor(asks)), []);
}

/** What a message makes of a talk. `heard`: what a model found in it besides, already verified. */
export function takeTurn(state: TalkState, message: string, heard?: Heard): Turn {
  if (state.complete) return turnOf(state, LIVE, []);
  const before: Settled = {
    draft: state.draft,
    unstated: state.unstated,
    levelSaid: state.levelSaid,
  };
  const ear = withHeard(readMessage(state, message), before, heard);
  const { settled } = ear;
  const changed = DRAFT_FACTS.filter((fact) => differs(before, settled, fact));
  // A message that tells nothing new leaves the question open, also one that is asked only once.
  const aside = !ear.finish && isAside(state, before, settled, changed);
  const asks = nextFacts(
    settled,
    aside ? state.everAsked.filter((fact) => !state.asked.includes(fact)) : state.everAsked,
  );
  const flags = draftFlags(settled.draft);
  const offered = flags.filter(({ quote }) => !state.raised.includes(quote.toLowerCase()));
  const waiting = ear.open.offered.filter((one) => flags.some(({ quote }) => quote === one.quote));
  const doubts = [...(aside ? ear.open.doubts : []), ...ear.doubts];
  const suspects = [...(state.suspects ?? []), ...suspectsIn(message, before.draft, settled.draft)];
  const unlawful = unlawfulInDraft({ ...state, draft: settled.draft, suspects });
  const isNew = ({ quote }: UnlawfulPlace) => !state.raised.includes(quote.toLowerCase());
  const named = ear.finish ? unlawful : unlawful.filter(isNew);
  const complete = ear.finish && missingFacts(settled).length === 0 && unlawful.length === 0;
  const next: TalkState = {
    ...state,
    ...settled,
    doubts,
    offered: offered.length > 0 ? offered : waiting,
    offerWaits: offered.length === 0,
    raised: [...state.raised, ...[...offered, ...named].map(({ quote }) => quote.toLowerCase())],
    suspects,
    lawAsked: named.length > 0,
    last: ear.added,
    before: changed.length > 0 ? before : state.before,
    complete,
  };
  if (complete) return turnOf({ ...next, asked: [], doubts: [], offered: [] }, LIVE, changed);
  const said = compose({ before, ear, changed, asks, offered, doubts, unlawful: named });
  const usable =
    heard !== undefined &&
    offered.length === 0 &&
    named.length === 0 &&
    mayBeSaid(heard.reply, settled, asks, said);
  return turnOf(asking(next, asks), usable ? heard.reply.trim() : said, changed);
}

/** Nothing that was asked for, and no fact or item that was not there before. */
function isAside(
  { asked }: TalkState,
  before: Settled,
  after: Settled,
  changed: readonly DraftFact[],
): boolean {
  return changed.every(
    (fact) =>
      !asked.includes(fact) &&
      isKnown(before.draft, fact) &&
      (!isList(fact) || after.draft[fact].length <= before.draft[fact].length),
  );
}

const asking = (state: TalkState, asks: readonly DraftFact[]): TalkState => ({
  ...state,
  asked: asks,
  everAsked: [...new Set([...state.everAsked, ...asks])],
});

/** A model may add what the rules left open; what they heard stays. */
function withHeard(ear: Ear, before: Settled, heard: Heard | undefined): Ear {
  const open = (heard?.updates ?? []).filter(({ quote }) => isUnplaced(ear, quote));
  const updates = open
    .map(({ update }) => update)
    .filter((update) => {
      if (update.op === "pay") return !differs(before, ear.settled, "salary");
      if (update.op === "contact") return !differs(before, ear.settled, "contact");
      return update.op === "add" || !differs(before, ear.settled, update.fact);
    });
  if (updates.length === 0) return ear;
  const next = change(ear, ...updates);
  return next.settled === ear.settled ? ear : { ...next, doubts: [] };
}

/** The words stand in what the rules made nothing of. */
function isUnplaced({ unplaced }: Ear, quote: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  return unplaced.some((text) => plain(text).includes(plain(quote)));
}

function differs(before: Settled, after: Settled, fact: DraftFact): boolean {
  if (before.unstated.includes(fact) !== after.unstated.includes(fact)) return true;
  return JSON.stringify(before.draft[fact]) !== JSON.stringify(after.draft[fact]);
}

function turnOf(state: TalkState, message: string, changed: DraftFact[]): Turn {
  const { draft, complete, unstated } = state;
  return {
    state,
    message,
    complete,
    draft,
    known: DRAFT_FACTS.filter((fact) => isKnown(draft, fact)),
    unstated: [...unstated],
    changed,
    flags: draftFlags(draft),
    unlawful: complete ? [] : unlawfulInDraft(state),
  };
}
