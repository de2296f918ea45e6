/**
 * What a text says, in 128 numbers: of each way of putting its groups of three words in order, the group that comes
 * first (MinHash). Two texts agree in as many numbers as they have of all their groups in common.
 */
const SIZE = 128;
const GROUP = 3;
const HIGHEST = 0x7fffffff;

/** How each number orders the groups; the same for good, because sketches are kept. */
const ORDERS = Int32Array.from({ length: SIZE }, (_one, at) =>
  mixed(Math.imul(at + 1, 0x9e3779b1)),
);

export function sketchOf(text: string): number[] {
  const least = new Int32Array(SIZE).fill(HIGHEST);
  for (const group of groupsOf(text)) {
    const hash = hashOf(group);
    for (let at = 0; at < SIZE; at += 1) {
      const place = mixed(hash ^ (ORDERS[at] ?? 0));
      if (place < (least[at] ?? HIGHEST)) least[at] = place;
    }
  }
  return [...least];
}

/** 0 to 1. */
export function similarity(one: readonly number[], other: readonly number[]): number {
  const agreed = one.filter((number, at) => number === other[at]).length;
  return agreed / SIZE;
}

function groupsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const last = Math.max(1, words.length - GROUP + 1);
  return new Set(Array.from({ length: last }, (_one, at) => words.slice(at, at + GROUP).join(" ")));
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** Numbers that are near one another end up far apart. */
function mixed(number: number): number {
  let bits = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
