/** Documents of an index, each in a slot of its own. A document that is put again takes a new slot. */
interface Slots {
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

/**
 * Packed profiles side by side in large blocks, seen as bytes and as numbers of 16 bits. What is removed
 * leaves a hole until the index is built anew.
 */
interface Arena {
  /** Where it lies now. */
  put(bytes: Uint8Array): number;
  view(address: number, length: number): Uint8Array;
  readonly blocks: readonly Block[];
  readonly size: number;
}

export interface Block {
  readonly bytes: Uint8Array;
  readonly cells: Uint16Array;
}

/** An address is the number of the block and the place in it. */
export const BLOCK_BITS = 22;
const BLOCK = 1 << BLOCK_BITS;
export const placeOf = (address: number) => address % BLOCK;
export const blockOf = (address: number) => Math.floor(address / BLOCK);

export function createArena(): Arena {
  const blocks: Block[] = [];
  let used = BLOCK;

  function openBlock(): void {
    const bytes = new Uint8Array(BLOCK);
    blocks.push({ bytes, cells: new Uint16Array(bytes.buffer) });
    used = 0;
  }

  return {
    blocks,
    put(bytes) {
      if (bytes.length > BLOCK) throw new RangeError("A profile is too large for the index.");
      if (used + bytes.length > BLOCK) openBlock();
      const block = blocks.length - 1;
      blocks[block]?.bytes.set(bytes, used);
      const address = block * BLOCK + used;
      // Numbers of 16 bits start at even places.
      used += bytes.length + (bytes.length % 2);
      return address;
    },
    view(address, length) {
      const at = placeOf(address);
      const block = blocks[blockOf(address)];
      if (!block) throw new RangeError("There is nothing at this address.");
      return block.bytes.subarray(at, at + length);
    },
    get size() {
      return blocks.length * BLOCK;
    },
  };
}
