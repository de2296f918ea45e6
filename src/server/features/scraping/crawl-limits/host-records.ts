import type { Db } from "#server/platform/database/database.ts";

/** What the house remembers of a host. The database's clock counts: several processes share it. */

/** Longer than any request takes: the turn of a process that was killed ends by itself. */
const LEASE_MS = 20_000;
/** What a host asks for is kept for a day at most; what we double by ourselves, for ten minutes. */
const SETBACK = { firstMs: 5000, longestMs: 600_000, longestAskedMs: 24 * 3_600_000, most: 10 };

/**
 * The host's turn, if it is free now: from here on nobody else has it until it is given back. Answers what
 * it is given back with.
 */
export async function takeTurn(db: Db, host: string): Promise<string | undefined> {
  const { rows } = await db.query(
    `insert into polite_hosts as h (host, next_at)
     values ($1, clock_timestamp() + $2 * interval '1 millisecond')
     on conflict (host) do update
       set next_at = clock_timestamp() + $2 * interval '1 millisecond'
       where h.next_at <= clock_timestamp()
         and coalesce(h.wait_until <= clock_timestamp(), true)
     returning next_at::text as turn`,
    [host, LEASE_MS],
  );
  return rows[0]?.turn;
}

/** How long until it may be free, and how long the host asked to be left alone. */
export async function waitFor(db: Db, host: string): Promise<{ freeMs: number; askedMs: number }> {
  const { rows } = await db.query(
    `select extract(epoch from greatest(next_at, wait_until) - clock_timestamp()) * 1000 as free,
            extract(epoch from wait_until - clock_timestamp()) * 1000 as asked
     from polite_hosts where host = $1`,
    [host],
  );
  return { freeMs: Number(rows[0]?.free ?? 0), askedMs: Number(rows[0]?.asked ?? 0) };
}

/** The next one comes `gapMs` from now. `isWell`: the host answered, and did not complain. */
export async function giveTurnBack(
  db: Db,
  { host, turn, gapMs, isWell }: { host: string; turn: string; gapMs: number; isWell: boolean },
): Promise<void> {
  await db.query(
    `update polite_hosts
     set next_at = clock_timestamp() + $3 * interval '1 millisecond',
         setbacks = case when $4 then 0 else setbacks end
     where host = $1 and next_at = $2::timestamptz`,
    [host, turn, gapMs, isWell],
  );
}

/** The host wants to be left alone: as long as it asks, otherwise longer each time. Answers for how long. */
export async function setBack(db: Db, host: string, askedMs: number | undefined): Promise<number> {
  const asked = askedMs === undefined ? null : Math.min(askedMs, SETBACK.longestAskedMs);
  const { rows } = await db.query(
    `update polite_hosts
     set wait_until = greatest(wait_until, clock_timestamp()
           + coalesce($2, least($3, $4 * 2 ^ setbacks)) * interval '1 millisecond'),
         setbacks = least(setbacks + 1, $5)
     where host = $1
     returning extract(epoch from wait_until - clock_timestamp()) * 1000 as left`,
    [host, asked, SETBACK.longestMs, SETBACK.firstMs, SETBACK.most],
  );
  return Number(rows[0]?.left ?? 0);
}

/** A robots.txt as it was answered; `text` is null when it could not be read. */
export interface KeptRobots {
  readonly status: number;
  readonly text: string | null;
  readonly at: Date;
}

export async function keptRobots(db: Db, host: string): Promise<KeptRobots | undefined> {
  const { rows } = await db.query(
    `select robots as text, robots_status as status, robots_at as at
     from polite_hosts where host = $1 and robots_at is not null`,
    [host],
  );
  return rows[0];
}

export async function keepRobots(db: Db, host: string, robots: KeptRobots): Promise<void> {
  await db.query(
    `insert into polite_hosts (host, robots, robots_status, robots_at) values ($1, $2, $3, $4)
     on conflict (host) do update set robots = excluded.robots,
       robots_status = excluded.robots_status, robots_at = excluded.robots_at`,
    [host, robots.text, robots.status, robots.at],
  );
}
