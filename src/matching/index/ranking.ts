export interface Ranking {
  readonly ids: readonly string[];
  readonly distances: readonly number[];
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
    const distance = distanceTo(slot);
    if (distance <= floor) near.push({ id: idIn(slot), distance });
  }
  near.sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1));
  return { ids: near.map(({ id }) => id), distances: near.map(({ distance }) => distance) };
}
