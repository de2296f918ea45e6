/**
 * Whether a schedule could be due about now. pg-boss works out exactly when each was due last, which for one that runs
 * once a day takes tens of milliseconds of the web's thread, every minute; so it is only asked about these.
 */
export function mayBeDue(cron: string, timeZone: string, now: Date): boolean {
  const fields = cron.trim().split(/\s+/);
  if (fields.length !== 5) return true;
  return NEARBY_MINUTES.some((minutes) => {
    const local = localParts(new Date(now.getTime() + minutes * 60_000), timeZone);
    return local.every((value, at) => matches(fields[at] ?? "*", value));
  });
}

/** pg-boss looks each minute, and goes by the database's clock. */
const NEARBY_MINUTES = [-2, -1, 0, 1];

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Minute and hour: the days are left to pg-boss. */
function localParts(date: Date, timeZone: string): readonly number[] {
  const formatter = formatters.get(timeZone) ?? formatterOf(timeZone);
  formatters.set(timeZone, formatter);
  const parts = new Map(formatter.formatToParts(date).map(({ type, value }) => [type, value]));
  return [Number(parts.get("minute")), Number(parts.get("hour"))];
}

const formatterOf = (timeZone: string) =>
  new Intl.DateTimeFormat("en-AU", {
    timeZone,
    hourCycle: "h23",
    hour: "2-digit",
    minute: "2-digit",
  });

/** A form that is not known here may match. */
function matches(field: string, value: number): boolean {
  const step = /^\*\/(\d{1,2})$/.exec(field)?.[1];
  if (step) return value % Number(step) === 0;
  return !/^\d{1,2}$/.test(field) || Number(field) === value;
}
