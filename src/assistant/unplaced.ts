import type { Unplaced } from "#contract/job-creation.ts";
import { plainWords } from "./items.ts";
import { isJoining } from "./joining-words.ts";
import type { Mark } from "./labels.ts";

/** Fewer meaningful words than this are no loss. */
const FEWEST = 2;
const LONGEST = 300;
/** Less sure than this, and the words are shown for a person to place. */
const UNSURE = 0.34;

/** What of a message nothing was made of: stretches without a mark that say something, and marks that are a guess. */
export function unplacedIn(message: string, marks: readonly Mark[]): Unplaced[] {
  const open: Unplaced[] = [];
  const ends = [...marks, { from: message.length, to: message.length }];
  let at = 0;
  for (const { from, to } of ends) {
    for (const line of message.slice(at, Math.max(at, from)).split("\n")) {
      const text = tidied(line);
      if (says(text) && !isHeading(line)) open.push({ text, guess: "details" });
    }
    at = Math.max(at, to);
  }
  for (const { label, text, sure } of marks)
    if (label === "talk" && sure < UNSURE && says(text))
      open.push({ text: tidied(text), guess: "out" });
  return open;
}

const tidied = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/^[\s,;:.!?()\-–—•*"']+|[\s,;:.!?()\-–—•*"']+$/gu, "")
    .slice(0, LONGEST);

const says = (text: string) =>
  plainWords(text).filter((word) => word.length > 2 && !isJoining(word)).length >= FEWEST;

/** "Key Selection Criteria", "ABOUT YOU:" alone on a line. */
const isHeading = (line: string) => {
  const words = line.trim().split(/\s+/);
  return (
    words.length <= 6 &&
    (/:\s*$/.test(line) || words.every((word) => /^[\p{Lu}\d&/(]/u.test(word) || word.length <= 3))
  );
};
