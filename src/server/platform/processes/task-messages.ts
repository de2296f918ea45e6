import type { Fault } from "#contract/faults.ts";

/** What the server and its task processes say to each other. */

export interface TaskRequest {
  readonly id: number;
  readonly task: string;
  readonly input: unknown;
}

export type TaskAnswer = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly fault: Fault; readonly message: string }
  | { readonly error: string }
);
