export interface Probe {
  readonly name: string;
  /**
   * Most requests can be answered without it: mail waits in its queue, and without the bucket one can still search. Where every
   * process loses it at the same time, to call none of them ready would be an outage of everything.
   */
  readonly isOptional?: boolean | (() => boolean);
  /** Throws when the part is down. */
  check(): Promise<void>;
}
