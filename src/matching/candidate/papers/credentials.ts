import { CREDENTIALS, DENIES, SHOWN } from "../../knowledge/credentials.ts";
import { papersIn } from "../../papers/papers-in.ts";
import type { Shown, ShownState } from "../../profiles.ts";
import { stemsForPhrases } from "../../words/phrase-book.ts";
import type { ReadUnit } from "../units.ts";
import { isAbroad, isHere, PENDING } from "./admission.ts";
import { plainestFirst } from "./plainest.ts";

const DENIED =
  /\b(?:no|not|never|without|lapsed|expired|don't hold|nor|yet to)\b[^.;,]{0,40}(?:regist|licen|admitted|certificate|accredit|degree|card|check|ticket)|\b(?:licen[cs]e|registration|certificate|clearance|check|card|ticket)[^.;,]{0,30}(?:lapsed|expired|not renewed|suspended|surrendered)|\bnot (?:yet )?applied (?:to|for)\b/i;
const HELD = /current|registered|held|hold/i;

/** Licences, papers and checks that a resume shows, or says it has not. */
export function credentialsOf(units: readonly ReadUnit[]): Map<number, Shown<ShownState>> {
  const found = new Map<number, Map<ShownState, number[]>>();
  for (const [at, unit] of units.entries()) {
    const stems = stemsForPhrases(unit.text);
    const shown = SHOWN.find(stems);
    if (shown.size === 0) continue;
    const less = DENIES.find(stems);
    for (const credential of shown.keys()) {
      const gate = CREDENTIALS[credential]?.gate;
      if (less.has(credential) && !DENIED.test(unit.text) && gate === "licence") continue;
      if (unit.section === "list" && gate === "licence" && unit.stems.length > 12) continue;
      if (isOnlyTalk(unit)) continue;
      const state = stateOf(unit.text);
      const states = found.get(credential) ?? new Map<ShownState, number[]>();
      states.set(state, [...(states.get(state) ?? []), at]);
      found.set(credential, states);
    }
  }
  return new Map([...found].map(([credential, states]) => [credential, strongest(states, units)]));
}

/** Papers that are only wished for, or somebody else's. */
function isOnlyTalk(unit: ReadUnit): boolean {
  const papers = papersIn([unit]);
  return papers.length > 0 && papers.every(({ state }) => state === "wished" || state === "others");
}

function stateOf(text: string): ShownState {
  if (DENIED.test(text) || (isAbroad(text) && !isHere(text))) return "denied";
  return PENDING.test(text) && !HELD.test(text) ? "pending" : "held";
}

/** A denial outweighs a mention: "registered nurse in Manila. Not yet registered here." */
function strongest(
  states: ReadonlyMap<ShownState, readonly number[]>,
  all: readonly ReadUnit[],
): Shown<ShownState> {
  for (const state of ["denied", "held", "pending"] as const) {
    const units = states.get(state);
    if (units) return { state, units: plainestFirst(units, all).slice(0, 1) };
  }
  return { state: "pending", units: [] };
}
