import type { ExperienceItem } from "#contract/resume-profile.ts";
import type { ResumeReading } from "../resume-reading.ts";

const MONTHS_PER_YEAR = 12;
const CONFIDENCE = 0.8;

/** Counts the years up to the day the resume was received: all of a reading that depends on a day. */
export function withYears(reading: ResumeReading, receivedOn: string): ResumeReading {
  const { profile, sources } = reading;
  const { experience, admission } = profile;
  const years = yearsOfExperience(experience, receivedOn);
  const lines = experience.flatMap((_, at) => sources[`experience.${at}.startDate`]?.lines ?? []);
  const source = { yearsOfExperience: { lines, confidence: CONFIDENCE } };
  return {
    ...reading,
    profile: {
      ...profile,
      yearsOfExperience: years,
      postAdmissionYears: yearsSince(admission?.date ?? "", receivedOn),
    },
    sources: years === null ? sources : { ...sources, ...source },
  };
}

/** Whole time in work in years with one decimal, overlaps counted once; null when nothing is dated. */
export function yearsOfExperience(
  items: readonly ExperienceItem[],
  receivedOn: string,
): number | null {
  const today = monthIndex(receivedOn);
  const spans = items.flatMap((item) => spanOf(item, today)).sort((a, b) => a.from - b.from);
  if (spans.length === 0) return null;
  let months = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, until } of spans) {
    const start = Math.max(from, reached);
    if (until > start) months += until - start;
    reached = Math.max(reached, until);
  }
  return oneDecimal(months / MONTHS_PER_YEAR);
}

/** Years since the day of admission; null when there is no date. */
export function yearsSince(date: string, receivedOn: string): number | null {
  if (date === "") return null;
  if (!date.includes("-")) return Math.max(0, Number(receivedOn.slice(0, 4)) - Number(date));
  const months = monthIndex(receivedOn) - monthIndex(date);
  return Math.max(0, oneDecimal(months / MONTHS_PER_YEAR));
}

interface Span {
  readonly from: number;
  /** The first month that no longer counts. */
  readonly until: number;
}

function spanOf(item: ExperienceItem, today: number): Span[] {
  if (item.startDate === "" || (item.endDate === "" && !item.present)) return [];
  const from = monthIndex(item.startDate);
  const until = item.present ? today + 1 : endIndex(item.endDate, item.startDate);
  if (until < from || from > today) return [];
  return [{ from, until: Math.min(until, today + 1) }];
}

/** A month counts whole. A year alone ends where it begins, so that 2019 to 2021 are two years. */
function endIndex(end: string, start: string): number {
  if (end.includes("-")) return monthIndex(end) + 1;
  if (start.includes("-")) return Math.max(monthIndex(end), monthIndex(start) + 1);
  return monthIndex(end);
}

function monthIndex(date: string): number {
  const [year = "0", month = "1"] = date.split("-");
  return Number(year) * MONTHS_PER_YEAR + Number(month) - 1;
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
