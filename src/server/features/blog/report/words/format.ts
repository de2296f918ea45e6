/** Numbers and days as reports write them, in one place. */

export const count = (n: number): string => n.toLocaleString("en-AU");

export const ads = (n: number): string => `${count(n)} ${n === 1 ? "ad" : "ads"}`;

/** "crime (9) follows", "crime (9) and tax (7) follow": the verb for as many as are listed. */
export const agreeing = (many: number, one: string, several: string): string =>
  many === 1 ? one : several;

export const percent = (part: number, whole: number): number => Math.round((100 * part) / whole);

export const perCent = (value: number): string => `${count(value)} per cent`;

const DOLLARS_STEP = 100;
/** To the nearest hundred: advertised ranges are no finer than that. */
export const wholeDollars = (amount: number): number =>
  DOLLARS_STEP * Math.round(amount / DOLLARS_STEP);

export const dollars = (amount: number): string => `$${count(wholeDollars(amount))}`;

const day = (options: Intl.DateTimeFormatOptions) => {
  const form = new Intl.DateTimeFormat("en-AU", { ...options, timeZone: "UTC" });
  return (iso: string) => form.format(new Date(iso));
};
/** "3 November", of a day like 2026-11-03. */
export const dayAndMonth = day({ day: "numeric", month: "long" });
export const dayAndShortMonth = day({ day: "numeric", month: "short" });
export const wholeDate = day({ day: "numeric", month: "long", year: "numeric" });
export const monthAndYear = day({ month: "long", year: "numeric" });

const SMALL = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
/** Up to nine; from there on a figure. */
export const inWords = (n: number): string => SMALL[n] ?? count(n);

/** "a, b and c"; with a comma before the last where the parts have an "and" of their own. */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join("");
  const comma = parts.some((part) => / and /.test(part)) ? "," : "";
  return `${parts.slice(0, -1).join(", ")}${comma} and ${parts.at(-1)}`;
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
