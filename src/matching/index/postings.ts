import type { Sparse } from "../vectors.ts";

/** For every concept the slots that are about it, and how much: what finds documents among many. */
export interface Postings {
  add(vector: Sparse, slot: number): void;
  /** Adds to each slot's score what it shares with the vector. */
  gather(vector: Sparse, times: number, scores: Float32Array): void;
  readonly size: number;
}

/** So many concepts of a document find it; the rest of them hardly count. */
const KEYS = 32;
const FULL = 255;

interface List {
  slots: Uint32Array;
  parts: Uint8Array;
  length: number;
}

export function createPostings(): Postings {
  const lists: (List | undefined)[] = [];

  function push(concept: number, slot: number, part: number): void {
    const list = lists[concept] ?? {
      slots: new Uint32Array(4),
      parts: new Uint8Array(4),
      length: 0,
    };
    lists[concept] = list;
    if (list.length === list.slots.length) {
      const room = Math.ceil(list.length * 1.5);
      list.slots = grown(list.slots, new Uint32Array(room));
      list.parts = grown(list.parts, new Uint8Array(room));
    }
    list.slots[list.length] = slot;
    list.parts[list.length] = part;
    list.length += 1;
  }

  return {
    add(vector, slot) {
      const least = leastKept(vector.weights);
      for (let at = 0; at < vector.at.length; at += 1) {
        const part = partOf(vector.weights[at] ?? 0);
        if (part >= least) push(vector.at[at] ?? 0, slot, part);
      }
    },
    gather({ at, weights }, times, scores) {
      for (let index = 0; index < at.length; index += 1) {
        const list = lists[at[index] ?? 0];
        if (list) gatherList(list, (times * (weights[index] ?? 0)) / FULL, scores);
      }
    },
    get size() {
      return lists.reduce((sum, list) => sum + (list ? 5 * list.slots.length : 0), 0);
    },
  };
}

const partOf = (weight: number) => Math.round(FULL * Math.min(1, weight));

const tallies = new Uint16Array(FULL + 1);

/** The part of the last concept that is kept; at least one. Whoever is as heavy as it is kept too. */
function leastKept(weights: Float32Array): number {
  if (weights.length <= KEYS) return 1;
  tallies.fill(0);
  for (let at = 0; at < weights.length; at += 1) {
    const part = partOf(weights[at] ?? 0);
    tallies[part] = (tallies[part] ?? 0) + 1;
  }
  let count = 0;
  let part = FULL;
  for (; part > 1; part -= 1) {
    count += tallies[part] ?? 0;
    if (count >= KEYS) break;
  }
  return part;
}

function gatherList({ slots, parts, length }: List, weight: number, scores: Float32Array): void {
  for (let at = 0; at < length; at += 1) {
    const slot = slots[at] ?? 0;
    scores[slot] = (scores[slot] ?? 0) + weight * (parts[at] ?? 0);
  }
}

function grown<Numbers extends Uint32Array | Uint8Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}
