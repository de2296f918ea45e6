/** A number from 0 up to 1. */
export type Dice = () => number;

/** Always the same throws for the same words, so that a post's drawing is its own. */
export function diceOf(words: string): Dice {
  let state = 2_166_136_261;
  for (const letter of words) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number, both ends included. */
export const between = (dice: Dice, least: number, most: number) =>
  least + Math.floor(dice() * (most - least + 1));
