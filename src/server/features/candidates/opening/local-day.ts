const DAY_SECONDS = 86_400;

/** Which day it is over there, "2026-11-15", and how many seconds are left of it. */
export function localDay(timeZone: string, now: Date) {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    dateStyle: "short",
    timeStyle: "medium",
  });
  const [day = "", time = ""] = format.format(now).split(/,\s*/);
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number.parseFloat);
  return { day, secondsLeft: DAY_SECONDS - (hours * 60 + minutes) * 60 - seconds };
}
