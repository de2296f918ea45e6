import type { DraftFact, WordingFlag } from "#contract/job-creation.ts";
import type { UnlawfulPlace } from "#contract/lawful.ts";
import type { Ear } from "../hearing/ear.ts";
import { type Doubt, LIST_FACTS, type Settled, type TalkState } from "../state.ts";
import { answersTo, understood } from "./acknowledge.ts";
import { missingFacts } from "./missing.ts";
import { listed, namesOf, questionFor } from "./questions.ts";

export const LIVE = "The posting is live. You can find it on your dashboard.";
const READY =
  "Nothing is missing. The preview shows the whole advertisement: tell me what to change, or say “publish” to make it live.";
const NOT_CLEAR = "I did not find anything for the advertisement in that.";
const MOST_OFFERS = 2;
const PLACES = {
  responsibilities: ["a responsibility", "responsibilities"],
  must: ["a requirement", "requirements"],
  nice: ["nice to have", "nice to have"],
  benefits: ["a benefit", "benefits"],
} as const;

export function greeting({ draft }: TalkState, question: string): string {
  const whose = draft.company === "" ? "" : ` for ${draft.company}`;
  return `Let us write a job advertisement${whose}. Tell me about the job in your own words, in any order, or paste what you have. ${question}`;
}

interface Scene {
  readonly before: Settled;
  readonly ear: Ear;
  readonly changed: readonly DraftFact[];
  readonly asks: readonly DraftFact[];
  readonly offered: readonly WordingFlag[];
  readonly doubts: readonly Doubt[];
  readonly unlawful: readonly UnlawfulPlace[];
}

/** The answer to a message: what was understood, what stands in the way, and one question. */
export function compose(scene: Scene): string {
  const { before, ear, changed, asks, offered, doubts, unlawful } = scene;
  const reworded = ear.remarks.some(({ kind }) => kind === "mended");
  const told = [
    ...ear.remarks.flatMap((one) => (one.kind === "moved" ? [one.text] : [])),
    ...(reworded ? LIST_FACTS.flatMap((fact) => ear.settled.draft[fact]) : []),
  ];
  const heard = [...answersTo(ear.remarks), understood(before, ear.settled, changed, told)].filter(
    Boolean,
  );
  const missing = missingFacts(ear.settled);
  const lost =
    heard.length === 0 &&
    !ear.remarks.some(({ kind }) => kind === "missing") &&
    !ear.finish &&
    doubts.length === 0;
  const isAsked = ear.remarks.some(({ kind }) => kind === "missing");
  const still = missing.length > 0 ? `Still open: ${namesOf(missing)}.` : "Nothing is open.";
  const parts = [
    ...(isAsked ? [still] : []),
    ...(lost ? [NOT_CLEAR] : heard),
    ...(unlawful.length > 0 ? [forbidden(unlawful)] : offered.slice(0, MOST_OFFERS).map(offer)),
    // One yes or no at a time: what is in doubt waits for the wording.
    ...(offered.length + unlawful.length === 0 ? [inDoubt(doubts)] : []),
  ].filter((part) => part !== "");
  if (ear.finish && missing.length > 0)
    parts.push(`Before it can go live I need ${namesOf(missing)}.`);
  if (asks.length > 0) parts.push(questionFor(asks));
  else if (unlawful.length === 0) parts.push(READY);
  return parts.join(" ");
}

/** After somebody has said why something is lawful. */
export function composeExempt(open: readonly UnlawfulPlace[], asks: readonly DraftFact[]): string {
  if (open.length > 0) return `${REASON_KEPT} ${forbidden(open)}`;
  return `${REASON_KEPT} ${asks.length > 0 ? questionFor(asks) : READY}`;
}
const REASON_KEPT = "Your reason is kept on record with the posting.";

/** What the law forbids, each attribute once, and the way out. */
function forbidden(places: readonly UnlawfulPlace[]): string {
  const whys = [...new Set(places.map(({ why }) => why))].map((why) => {
    const quotes = places.filter((one) => one.why === why).map(({ quote }) => `“${quote}”`);
    return `${listed(quotes)}: ${why}`;
  });
  const it = places.length === 1 ? "it" : "them";
  return `It cannot go live like this. ${whys.join(" ")} Shall I take ${it} out?`;
}

/** One question for all that is in doubt. */
function inDoubt(doubts: readonly Doubt[]): string {
  const [first] = doubts;
  if (first === undefined) return "";
  if (doubts.length === 1) return `Is “${first.text}” ${PLACES[first.fact][0]}? Say yes or no.`;
  const kinds = [...new Set(doubts.map(({ fact }) => fact))].map((fact) => {
    const own = doubts.filter((one) => one.fact === fact).map(({ text }) => `“${text}”`);
    return `${listed(own)} ${own.length === 1 ? PLACES[fact][0] : PLACES[fact][1]}`;
  });
  return `Are ${listed(kinds)}? Say yes, no, or which of them.`;
}

function offer({ quote, why, better }: WordingFlag): string {
  const instead = better === "" ? "Shall I take it out?" : `Shall I write “${better}” instead?`;
  return `About “${quote}”: ${why} ${instead}`;
}
