import type { Database } from "./database/database.ts";
import { rateLimited } from "./faults.ts";

/** A limit that holds across processes and restarts. */
export interface LimitRule {
  readonly max: number;
  readonly windowSeconds: number;
  readonly message: string;
}

export interface Limits {
  /** Counts one, or so many, and refuses when that was too many. */
  take(key: string, rule: LimitRule, amount?: number): Promise<void>;
  /** Takes back one that should not have counted. */
  giveBack(key: string, rule: LimitRule): Promise<void>;
  removeOld(): Promise<void>;
}

/** Fixed windows: one row a key and window, and Retry-After is the end of the window. */
export function createLimits(database: Database, clock: () => Date): Limits {
  const windowOf = ({ windowSeconds }: LimitRule) => {
    const length = windowSeconds * 1000;
    const start = Math.floor(clock().getTime() / length) * length;
    return { start: new Date(start), leftSeconds: (start + length - clock().getTime()) / 1000 };
  };
  const count = async (key: string, rule: LimitRule, amount: number) => {
    const { rows } = await database.query(
      `insert into limit_counts (key, window_start, hits) values ($1, $2, $3)
       on conflict (key, window_start) do update set hits = limit_counts.hits + $3
       returning hits`,
      [key, windowOf(rule).start, amount],
    );
    return Number(rows[0]?.hits);
  };
  const refuse = (rule: LimitRule) => rateLimited(rule.message, windowOf(rule).leftSeconds);

  return {
    async take(key, rule, amount = 1) {
      if ((await count(key, rule, amount)) > rule.max) throw refuse(rule);
    },
    async giveBack(key, rule) {
      await database.query(
        "update limit_counts set hits = hits - 1 where key = $1 and window_start = $2",
        [key, windowOf(rule).start],
      );
    },
    async removeOld() {
      const dayAgo = new Date(clock().getTime() - 2 * 86_400_000);
      await database.query("delete from limit_counts where window_start < $1", [dayAgo]);
    },
  };
}
