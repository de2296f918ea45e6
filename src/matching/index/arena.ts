/**
 * Packed profiles side by side in large blocks, seen as bytes and as numbers of 16 bits. What is removed
 * leaves a hole until the index is built anew.
 */
export interface Arena {
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
