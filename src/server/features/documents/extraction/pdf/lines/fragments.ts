import type { Letter } from "./letters.ts";

/** Letters that were painted one after the other along one baseline. */
export interface Fragment {
  readonly letters: readonly Letter[];
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly size: number;
  readonly order: number;
}

/** All as shares of the type size. */
const SAME_BASE = 0.22;
const BACKWARDS = 0.6;
const APART = 1;
const TOUCHING = 0.12;
const RAISED = { smaller: 0.85, base: 0.6, gap: 0.3 } as const;
const SAME_SIZE = 1.08;
const DOUBLE = 0.15;

interface Growing {
  letters: Letter[];
  base: number;
  size: number;
  left: number;
  right: number;
}

function belongs(growing: Growing, next: Letter): boolean {
  const size = Math.max(growing.size, next.size);
  const gap = next.left - growing.right;
  if (gap < -BACKWARDS * size || gap > APART * size) return false;
  const away = Math.abs(next.base - growing.base);
  const smaller = Math.min(growing.size, next.size) / size;
  if (away > SAME_BASE * size) {
    return smaller < RAISED.smaller && away < RAISED.base * size && gap < RAISED.gap * size;
  }
  return smaller * SAME_SIZE >= 1 || gap <= TOUCHING * size;
}

export function toFragments(letters: readonly Letter[]): Fragment[] {
  const all: Growing[] = [];
  for (const letter of letters) {
    const last = all.at(-1);
    if (!last || !belongs(last, letter)) {
      const { base, size, left, right } = letter;
      all.push({ letters: [letter], base, size, left, right });
      continue;
    }
    last.letters.push(letter);
    last.left = Math.min(last.left, letter.left);
    last.right = Math.max(last.right, letter.right);
    if (letter.size <= last.size * SAME_SIZE) continue;
    last.base = letter.base;
    last.size = letter.size;
  }
  return withoutDoubles(all.map(finished));
}

function finished({ letters, base, size, left, right }: Growing): Fragment {
  return { letters, left, right, base, size, order: letters[0]?.order ?? 0 };
}

/** Some programs print a text twice, a hair apart, to make it look bold. */
function withoutDoubles(fragments: readonly Fragment[]): Fragment[] {
  const seen = new Map<string, Fragment[]>();
  return fragments.filter((fragment) => {
    const text = fragment.letters.map((letter) => letter.text).join("");
    const row = Math.round(fragment.base);
    const near = DOUBLE * fragment.size;
    const printed = [row - 1, row, row + 1].flatMap((at) => seen.get(`${at} ${text}`) ?? []);
    const isDouble = printed.some(
      ({ left, base }) =>
        Math.abs(left - fragment.left) < near && Math.abs(base - fragment.base) < near,
    );
    if (isDouble) return false;
    const key = `${row} ${text}`;
    seen.set(key, [...(seen.get(key) ?? []), fragment]);
    return true;
  });
}
