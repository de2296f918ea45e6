import { setImmediate as othersFirst } from "node:timers/promises";
import type { Db } from "#server/platform/database/database.ts";
import { dayOf } from "#server/platform/day-of.ts";
import { marketStamp, readMarket } from "../../../postings/service.ts";
import { type Ad, adOf } from "./ad.ts";

/** What reports are written about: the ads of four weeks, and of the four before them. */
export interface Market {
  readonly periods: Periods;
  readonly now: readonly Ad[];
  readonly before: readonly Ad[];
}

interface When {
  readonly now: Date;
  readonly timeZone: string;
}

/** Reading a long ad takes a millisecond or two. Requests are not kept waiting for more of them than this. */
const ADS_AT_A_TIME = 8;

export async function marketAt(db: Db, when: When): Promise<Market> {
  const ads: Ad[] = [];
  for await (const rows of readMarket(db, { ...when, days: 2 * DAYS }))
    for (let at = 0; at < rows.length; at += ADS_AT_A_TIME) {
      ads.push(...rows.slice(at, at + ADS_AT_A_TIME).map(adOf));
      await othersFirst();
    }
  return marketOf(ads, periodsAt(when.now, when.timeZone));
}

/** As `marketAt`, but counted again only when a day has passed or one of the jobs has changed. */
export function keepMarket(): typeof marketAt {
  let kept: { readonly stamp: string; readonly market: Promise<Market> } | undefined;
  return async (db, when) => {
    const stamp = await marketStamp(db, { ...when, days: 2 * DAYS });
    if (kept?.stamp === stamp) return kept.market;
    const counting = { stamp, market: marketAt(db, when) };
    kept = counting;
    try {
      return await counting.market;
    } catch (error) {
      if (kept === counting) kept = undefined;
      throw error;
    }
  };
}

export function marketOf(ads: readonly Ad[], periods: Periods): Market {
  // By their keys, so that no order of rows changes a word.
  const sorted = [...ads].sort((a, b) => b.daysAgo - a.daysAgo || (a.key < b.key ? -1 : 1));
  return {
    periods,
    now: withoutRepeats(sorted.filter(({ daysAgo }) => daysAgo <= DAYS)),
    before: withoutRepeats(sorted.filter(({ daysAgo }) => daysAgo > DAYS)),
  };
}

/** A job that was advertised again counts once in its four weeks, on the day of its first ad. */
function withoutRepeats(ads: readonly Ad[]): Ad[] {
  const seen = new Set<string>();
  return ads.filter(({ key }) => !seen.has(key) && seen.add(key));
}

const WEEK = 7;

/** Ads in each of the eight weeks, the oldest first. */
export function weeklyOf({ now, before }: Pick<Market, "now" | "before">): number[] {
  const weeks = (2 * DAYS) / WEEK;
  const counts = Array.from({ length: weeks }, () => 0);
  for (const { daysAgo } of [...before, ...now]) {
    const week = weeks - Math.ceil(daysAgo / WEEK);
    counts[week] = (counts[week] ?? 0) + 1;
  }
  return counts;
}

/** Whole days of the calendar, both ends included. */
interface Days {
  readonly from: string;
  readonly to: string;
}

interface Periods {
  readonly now: Days;
  readonly before: Days;
}

const DAYS = 28;
const DAY_MS = 86_400_000;

/** The four weeks that end with yesterday in that time zone, and the four before them. */
export function periodsAt(now: Date, timeZone: string): Periods {
  const today = dayOf(now, timeZone);
  return {
    now: { from: dayBefore(today, DAYS), to: dayBefore(today, 1) },
    before: { from: dayBefore(today, 2 * DAYS), to: dayBefore(today, DAYS + 1) },
  };
}

export const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, "2026-11-16".length);
