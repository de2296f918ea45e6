import type { ChangedSentence, TailoredSentence } from "#contract/tailored.ts";
import type { MadeSentence } from "./made-sentences.ts";

/**
 * The letter in the candidate's order and words. What they typed stays, also where the sentence that it stood for is
 * not made any more; what is made since stands where it would without them.
 */
export function letterAsChanged(
  made: readonly MadeSentence[],
  changes: readonly ChangedSentence[],
): TailoredSentence[] {
  const known = new Map(made.map((one) => [one.id, one]));
  const letter = changes.flatMap((change) => changed(known.get(change.id), change) ?? []);
  for (const [at, one] of made.entries()) {
    if (letter.some(({ id }) => id === one.id)) continue;
    const before = made[at - 1]?.id;
    const place = letter.findIndex(({ id }) => id === before) + 1;
    letter.splice(place, 0, asMade(one));
  }
  return letter;
}

const asMade = (one: MadeSentence): TailoredSentence => ({ ...one, made: one.text, out: false });

function changed(
  one: MadeSentence | undefined,
  { id, text, out }: ChangedSentence,
): TailoredSentence | undefined {
  if (one && (text === null || text === one.text)) return { ...asMade(one), out };
  if (text === null) return undefined;
  return {
    id,
    text,
    made: one?.text ?? "",
    part: one?.part ?? "added",
    // Typed by hand, it is not ours to vouch for.
    rests_on: "own-words",
    lines: [],
    requirement: 0,
    out,
  };
}
