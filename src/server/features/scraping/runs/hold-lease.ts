import type { Database } from "#server/platform/database/database.ts";
import { LEASE_SECONDS, type Lease, renewLease } from "./lease.ts";

/** `stopped`: somebody asked for it. `leaving`: the process ends. `lost`: somebody else has the run. */
type Reason = "stopped" | "leaving" | "lost";

export class RunInterrupted extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(`the run was interrupted: ${reason}`);
    this.reason = reason;
  }
}

/** Often enough that a stop is heard within a second or so. */
const RENEW_MS = 1000;
/** Without an answer from the database the lease is given up before anybody may take it. */
const GIVE_UP_MS = (LEASE_SECONDS - 5) * 1000;

interface Parts {
  readonly database: Database;
  readonly lease: Lease;
  readonly leaving: AbortSignal;
}

/** Renews a lease until it is let go; `signal` is aborted with a RunInterrupted. */
export function holdLease({ database, lease, leaving }: Parts) {
  const controller = new AbortController();
  const interrupt = (reason: Reason) => controller.abort(new RunInterrupted(reason));
  const leave = () => interrupt("leaving");
  let renewedAt = performance.now();
  let isAsking = false;

  async function renew(): Promise<void> {
    if (performance.now() - renewedAt > GIVE_UP_MS) interrupt("lost");
    if (isAsking) return;
    isAsking = true;
    const asked = performance.now();
    try {
      const run = await renewLease(database, lease);
      if (!run) return interrupt("lost");
      renewedAt = asked;
      if (run.stopAsked) interrupt("stopped");
    } catch {
      // The database is away for a moment; the next beat asks again, or gives up.
    } finally {
      isAsking = false;
    }
  }

  const timer = setInterval(() => void renew(), RENEW_MS);
  void renew();
  leaving.addEventListener("abort", leave, { once: true });
  if (leaving.aborted) leave();
  return {
    signal: controller.signal,
    /** What is still at it ends, too. */
    letGo(): void {
      interrupt("lost");
      clearInterval(timer);
      leaving.removeEventListener("abort", leave);
    },
  };
}
