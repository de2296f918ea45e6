/** Each item with what is made of it, while the next one is being made. */
export async function* oneAhead<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
): AsyncGenerator<readonly [Item, Made]> {
  const begin = (at: number) => {
    const made = items.slice(at, at + 1).map(make)[0];
    // It is awaited in its turn; if that never comes, nobody misses it.
    made?.catch(() => {});
    return made;
  };
  let next = begin(0);
  for (const [at, item] of items.entries()) {
    const made = next;
    next = begin(at + 1);
    if (made) yield [item, await made];
  }
}
