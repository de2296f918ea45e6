export interface Probe {
  readonly name: string;
  /** Requests can be answered without it: mail waits in its queue. */
  readonly isOptional?: boolean;
  /** Throws when the part is down. */
  check(): Promise<void>;
}
