/** A value, where it stands, and how sure it is. */
export interface Read<Value> {
  readonly value: Value;
  readonly lines: readonly number[];
  readonly confidence: number;
}

/** An item of a list with where it and its fields stand. */
export interface ReadItem<Item> {
  readonly item: Item;
  /** All lines of the item. */
  readonly lines: readonly number[];
  /** Each field that is not blank, with its lines. */
  readonly fields: Readonly<Record<string, readonly number[]>>;
  readonly confidence: number;
}
