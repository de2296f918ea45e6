export interface Ranking {
  readonly ids: readonly string[];
  readonly distances: readonly number[];
}

/** One whose bytes are damaged is left out of the list, not the list with it. */
function distanceOr(slot: number, distanceTo: (slot: number) => number): number {
  try {
    return distanceTo(slot);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Scores each, leaves out what is farther than the floor; of equals the lower id comes first. */
export function nearestFirst(
  slots: Uint32Array,
  distanceTo: (slot: number) => number,
  idIn: (slot: number) => string,
  floor: number,
): Ranking {
  const near: { readonly id: string; readonly distance: number }[] = [];
  for (const slot of slots) {
    const distance = distanceOr(slot, distanceTo);
    if (distance <= floor) near.push({ id: idIn(slot), distance });
  }
  near.sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1));
  return { ids: near.map(({ id }) => id), distances: near.map(({ distance }) => distance) };
}
