import type * as z from "zod";

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

/** What a handler is given besides its payload. */
export interface JobContext {
  readonly id: string;
  /** 1 for the first. */
  readonly attempt: number;
  /** Aborted when the time is up or the process has to stop. */
  readonly signal: AbortSignal;
  /** Also a good place to stop at: throws when the signal was aborted. */
  progress(done: number, total: number, note?: string): Promise<void>;
}

export type JobHandler<Output> = (payload: Output, context: JobContext) => Promise<void>;
