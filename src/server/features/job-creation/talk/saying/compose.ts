import type { DraftFact, WordingFlag } from "#contract/job-creation.ts";
import type { Ear } from "../hearing/ear.ts";
import type { Settled, TalkState } from "../state.ts";
import { answersTo, understood } from "./acknowledge.ts";
import { missingFacts } from "./missing.ts";
import { namesOf, questionFor } from "./questions.ts";

export const LIVE = "The posting is live. You can find it on your dashboard.";
const READY =
  "Nothing is missing. The preview shows the whole advertisement: tell me what to change, or say “publish” to make it live.";
const NOT_CLEAR = "I did not find anything for the advertisement in that.";
const PLACES = {
  responsibilities: "a responsibility",
  must: "a requirement",
  nice: "nice to have",
  benefits: "a benefit",
};

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
}

/** The answer to a message: what was understood, what stands in the way, and one question. */
export function compose({ before, ear, changed, asks, offered }: Scene): string {
  const told = ear.remarks.flatMap((one) => (one.kind === "moved" ? [one.text] : []));
  const heard = [...answersTo(ear.remarks), understood(before, ear.settled, changed, told)].filter(
    Boolean,
  );
  const missing = missingFacts(ear.settled);
  const lost =
    heard.length === 0 &&
    !ear.remarks.some(({ kind }) => kind === "missing") &&
    !ear.finish &&
    ear.doubts.length === 0;
  const isAsked = ear.remarks.some(({ kind }) => kind === "missing");
  const still = missing.length > 0 ? `Still open: ${namesOf(missing)}.` : "Nothing is open.";
  const parts = [
    ...(isAsked ? [still] : []),
    ...(lost ? [NOT_CLEAR] : heard),
    ...offered.slice(0, 2).map(offer),
    ...ear.doubts
      .slice(0, 1)
      .map(({ text, fact }) => `Is “${text}” ${PLACES[fact]}? Say yes or no.`),
  ];
  if (ear.finish && missing.length > 0)
    parts.push(`Before it can go live I need ${namesOf(missing)}.`);
  parts.push(asks.length > 0 ? questionFor(asks) : READY);
  return parts.join(" ");
}

function offer({ quote, why, better }: WordingFlag): string {
  const instead = better === "" ? "Shall I take it out?" : `Shall I write “${better}” instead?`;
  return `About “${quote}”: ${why} ${instead}`;
}
