import type * as z from "zod";
import type { Db } from "../database/database.ts";

/** What a job is told. It travels as JSON, so it is an object that survives that. */
export type Payload = Record<string, unknown>;

/** One kind of background work, as data. Both roles know it; only a worker has its handler run. */
export interface Job<Input extends Payload = Payload, Output = unknown> {
  readonly name: string;
  readonly payload: z.ZodType<Output, Input>;
  /** How often it is tried again after the first failure, each time after a longer wait. */
  readonly retries: number;
  readonly retryDelaySeconds: number;
  /** After this its signal is aborted and the attempt counts as failed. */
  readonly timeoutSeconds: number;
  /** How many of it one process runs at the same time. */
  readonly concurrency: number;
}

interface JobOptions<Input extends Payload, Output> {
  name: `${string}.${string}`;
  payload: z.ZodType<Output, Input>;
  retries?: number;
  retryDelaySeconds?: number;
  timeoutSeconds?: number;
  concurrency?: number;
}

const DEFAULTS = { retries: 3, retryDelaySeconds: 10, timeoutSeconds: 300, concurrency: 1 };

export function defineJob<Input extends Payload, Output>(
  options: JobOptions<Input, Output>,
): Job<Input, Output> {
  return { ...DEFAULTS, ...options };
}

/** Thrown by a handler when another attempt cannot help: the job is a dead letter at once. */
export class PermanentFailure extends Error {}

/** Thrown by a handler when what it needs is away: it is tried again soon, and that is no attempt. */
export class Postponed extends Error {}

/** What cannot be taken back is begun once: a process that was killed over it leaves that on record. */
export interface Handover {
  state(): Promise<"not-begun" | "begun" | "over">;
  /** Throws when the job is somebody else's by now, or they began it. */
  begin(): Promise<void>;
  end(): Promise<void>;
  /** It is certain that nothing came of it. */
  undo(): Promise<void>;
}

/** What a handler is given besides its payload. */
export interface JobContext {
  readonly id: string;
  /** 1 for the first. */
  readonly attempt: number;
  /** Aborted when the time is up, the process has to stop, or another one has taken the job over. */
  readonly signal: AbortSignal;
  /** Also a good place to stop at: throws when the signal was aborted. */
  progress(done: number, total: number, note?: string): Promise<void>;
  /**
   * For what must not be written twice: inside its transaction, throws when another process has taken the job over, and
   * none does until it ends.
   */
  hold(tx: Db): Promise<void>;
  /** For work that is one transaction: false in it when an attempt before this one has committed it. */
  once(tx: Db): Promise<boolean>;
  readonly handover: Handover;
}

export type JobHandler<Output> = (payload: Output, context: JobContext) => Promise<void>;
