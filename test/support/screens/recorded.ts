import * as z from "zod/mini";
import { contractLines } from "../contract-lines.ts";
import recordedAnswers from "./recorded-answers.json" with { type: "json" };
import { answers, never, pathPattern, refusal } from "./stub-api.ts";

/**
 * What the program answered to the screens of its demo world, with lists cut to three. An answer that the
 * contract no longer allows fails the test that uses it, with the name of its line.
 */

const Recording = z.record(
  z.string(),
  z.object({ path: z.string(), calls: z.record(z.string(), z.unknown()) }),
);
const recordings = z.parse(Recording, recordedAnswers);

/** A screen while it waits, with what it shows usually, with nothing to show, and when its calls fail. */
export const FACES = ["loading", "full", "empty", "failed"] as const;
export type Face = (typeof FACES)[number];

const lines = contractLines().filter((line) => line.kind === "json");

/** The address that was recorded under the name. */
export function recordedPath(name: string): string {
  return recordingOf(name).path;
}

/** Whether the screen asks for anything: one that does not has only the one face. */
export const asksServer = (name: string) => Object.keys(recordingOf(name).calls).length > 0;

/** Every call of the recorded screen is answered in this way from now on. */
export function answerAs(face: Face, name: string): void {
  for (const [call, answer] of Object.entries(recordingOf(name).calls)) {
    const [method = "", address = ""] = call.split(" ");
    const { pathname } = new URL(address, "http://localhost");
    const line = lines.find((one) => one.method === method && pathPattern(one.path).test(pathname));
    if (!line) throw new Error(`No line of the contract is ${call}.`);
    if (face === "loading") answers(line, never);
    if (face === "failed") answers(line, refusal());
    if (face === "full") answers(line, answer);
    if (face === "empty") answers(line, emptied(answer));
  }
}

function recordingOf(name: string) {
  const recording = recordings[name];
  if (!recording) throw new Error(`Nothing was recorded as ${name}.`);
  return recording;
}

/** The same answer with nothing in its lists, and totals that say so. */
function emptied(answer: unknown): unknown {
  if (Array.isArray(answer)) return [];
  if (typeof answer !== "object" || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => {
      if (Array.isArray(value)) return [name, []];
      if (/^(total|unread)$/.test(name)) return [name, 0];
      return [name, value];
    }),
  );
}
