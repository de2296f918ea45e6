import { htmlLine } from "#server/platform/web-pages/html-text.ts";
import { isObject } from "#server/platform/web-pages/json-ld.ts";

const UNITS: Readonly<Record<string, string>> = {
  YEAR: "a year",
  MONTH: "a month",
  WEEK: "a week",
  DAY: "a day",
  HOUR: "an hour",
};
const LONGEST = 100;
/** Somebody's telephone number, or a joke. */
const MOST = 10_000_000;

/** schema.org's baseSalary in words: "$90,000 to $110,000 a year". "" when it says nothing. */
export function salaryWords(salary: unknown): string {
  if (typeof salary === "string") return htmlLine(salary).slice(0, LONGEST);
  if (typeof salary === "number") return money(sumOf(salary), "");
  if (!isObject(salary)) return "";
  const value = isObject(salary.value) ? salary.value : { value: salary.value, ...salary };
  const currency = String(salary.currency ?? value.currency ?? "").toUpperCase();
  const unit = UNITS[String(value.unitText ?? salary.unitText ?? "").toUpperCase()] ?? "";
  const [least, most] = [sumOf(value.minValue), sumOf(value.maxValue)];
  const words = between(least ?? sumOf(value.value), most, currency);
  return words && `${words} ${unit}`.trim();
}

function between(least: number | undefined, most: number | undefined, currency: string): string {
  if (least === undefined) return most === undefined ? "" : `up to ${money(most, currency)}`;
  if (most === undefined || most <= least) return money(least, currency);
  return `${money(least, currency)} to ${money(most, currency)}`;
}

function money(sum: number | undefined, currency: string): string {
  if (sum === undefined) return "";
  const decimals = Number.isInteger(sum) ? 0 : 2;
  const digits = sum.toLocaleString("en-AU", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return ["", "AUD", "$"].includes(currency) ? `$${digits}` : `${currency.slice(0, 3)} ${digits}`;
}

function sumOf(value: unknown): number | undefined {
  const sum = typeof value === "string" ? Number(value.replace(/[$,\s]/g, "")) : value;
  return typeof sum === "number" && sum > 0 && sum < MOST ? sum : undefined;
}
