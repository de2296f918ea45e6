/** A value that was read, the lines it stands on, and how sure that is (0 to 1). */
export interface Found<Value> {
  readonly value: Value;
  readonly lines: readonly number[];
  readonly confidence: number;
}
