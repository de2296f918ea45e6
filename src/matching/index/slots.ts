import { type Arena, createArena } from "./arena.ts";

/** Documents of an index, each in a slot of its own. A document that is put again takes a new slot. */
export interface Slots {
  readonly arena: Arena;
  /** The slot it lies in now. */
  put(id: string, bytes: Uint8Array, stamp: bigint, revision?: number): number;
  remove(id: string): number | undefined;
  bytesIn(slot: number): Uint8Array;
  addressOf(slot: number): number;
  revisionOf(id: string): number;
  idIn(slot: number): string;
  slotOf(id: string): number | undefined;
  /** Slots with a document, into a list that is used again. */
  living(): Uint32Array;
  /** By id, whatever slot they lie in. */
  compare(a: number, b: number): number;
  stamps(): IterableIterator<readonly [string, bigint]>;
  readonly count: number;
  /** One more than the highest slot so far. */
  readonly end: number;
  readonly size: number;
}

export function createSlots(): Slots {
  const arena = createArena();
  const slots = new Map<string, number>();
  const ids: (string | undefined)[] = [];
  let addresses = new Float64Array(64);
  let lengths = new Uint32Array(64);
  let stamps = new BigInt64Array(64);
  let revisions = new Float64Array(64);
  let alive = new Uint32Array(64);

  function makeRoom(): void {
    if (ids.length < addresses.length) return;
    const room = 2 * ids.length;
    addresses = copied(addresses, new Float64Array(room));
    lengths = copied(lengths, new Uint32Array(room));
    stamps = copied(stamps, new BigInt64Array(room));
    revisions = copied(revisions, new Float64Array(room));
    alive = new Uint32Array(room);
  }

  function remove(id: string): number | undefined {
    const slot = slots.get(id);
    if (slot === undefined) return undefined;
    slots.delete(id);
    ids[slot] = undefined;
    return slot;
  }

  return {
    arena,
    put(id, bytes, stamp, revision = 0) {
      remove(id);
      makeRoom();
      const address = arena.put(bytes);
      const slot = ids.push(id) - 1;
      addresses[slot] = address;
      lengths[slot] = bytes.length;
      stamps[slot] = stamp;
      revisions[slot] = revision;
      slots.set(id, slot);
      return slot;
    },
    remove,
    bytesIn: (slot) => arena.view(addresses[slot] ?? 0, lengths[slot] ?? 0),
    addressOf: (slot) => addresses[slot] ?? 0,
    revisionOf: (id) => revisions[slots.get(id) ?? -1] ?? 0,
    idIn: (slot) => ids[slot] ?? "",
    slotOf: (id) => slots.get(id),
    living() {
      let count = 0;
      for (let slot = 0; slot < ids.length; slot += 1)
        if (ids[slot] !== undefined) alive[count++] = slot;
      return alive.subarray(0, count);
    },
    compare: (a, b) => ((ids[a] ?? "") < (ids[b] ?? "") ? -1 : 1),
    *stamps() {
      for (const [id, slot] of slots) yield [id, stamps[slot] ?? 0n];
    },
    get count() {
      return slots.size;
    },
    get end() {
      return ids.length;
    },
    get size() {
      return arena.size + addresses.byteLength + lengths.byteLength + stamps.byteLength;
    },
  };
}

function copied<Numbers extends Float64Array | Uint32Array | BigInt64Array>(
  from: Numbers,
  to: Numbers,
): Numbers {
  // The two are of one kind, and `to` is the longer.
  to.set(from as never);
  return to;
}
