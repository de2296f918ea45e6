import { yearsAsked } from "#matching/years-asked.ts";
import type { Database } from "#server/platform/database/database.ts";
import { asksIn } from "../facts/asks.ts";
import { fieldOfLaw, isLegal } from "../facts/legal.ts";
import { namesHome } from "../facts/names-home.ts";

/**
 * The same market counted a second time, by hand: days as moments with their offset instead of a calendar, groups
 * by filtering instead of tallying. What an ad is (legal, of which field) is shared; how many there are is not.
 */
export interface Counted {
  readonly legal: boolean;
  readonly company: string;
  readonly week: number;
  readonly isNow: boolean;
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly paid: boolean;
  readonly home: boolean;
  readonly middle: number | undefined;
}

const STATES = {
  NSW: "New South Wales",
  VIC: "Victoria",
  QLD: "Queensland",
  WA: "Western Australia",
  SA: "South Australia",
  TAS: "Tasmania",
  ACT: "The ACT",
  NT: "The Northern Territory",
} as const;
const stateNames: Readonly<Record<string, string>> = STATES;

/** Sydney's summer time begins on 4 October, inside the earlier four weeks. */
const SQL = `
  select distinct on (is_now, lower(title), lower(company), lower(location)) *
  from (
    select *, posted_at >= '2026-10-20T00:00+11:00' as is_now,
      (select string_agg(line ->> 'text', E'\\n') from jsonb_array_elements(lines) as line) as text
    from jobs
    where status <> 'draft'
      and posted_at >= '2026-09-22T00:00+10:00' and posted_at < '2026-11-17T00:00+11:00'
  ) as public
  order by is_now, lower(title), lower(company), lower(location), posted_at`;

const WEEKS = [
  "2026-09-22T00:00+10:00",
  "2026-09-29T00:00+10:00",
  "2026-10-06T00:00+11:00",
  "2026-10-13T00:00+11:00",
  "2026-10-20T00:00+11:00",
  "2026-10-27T00:00+11:00",
  "2026-11-03T00:00+11:00",
  "2026-11-10T00:00+11:00",
];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export async function recount(database: Database): Promise<Counted[]> {
  const { rows } = await database.query(SQL);
  return rows.map((row) => {
    const { title, text, details } = row;
    const practiceArea: string = row.practice_area;
    const legal = isLegal({ title, practiceArea, text });
    const years = [title, ...details.mustHave].map((line: string) => yearsAsked(line)?.least);
    const least = years.find((one) => one !== undefined);
    return {
      legal,
      company: row.company.toLowerCase(),
      week: WEEKS.filter((begin) => row.posted_at >= new Date(begin)).length - 1,
      isNow: row.is_now,
      groups: {
        fields: [fieldOfLaw({ title, practiceArea })].filter(Boolean).map(capital),
        states: [stateNames[row.state] ?? ""].filter(Boolean),
        levels: [row.level].filter(Boolean).map(capital),
        types: row.employment_type.split(", ").filter(Boolean).map(capital),
        asks: asksIn(details.mustHave).map(capital),
        years: least === undefined ? [] : [band(least)],
        cities: [row.location.replace(/ (?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\b.*$/, "")].filter(
          (city) => !/remote/i.test(city),
        ),
      },
      paid: row.salary_min !== null || row.salary_max !== null,
      home: namesHome(text),
      middle:
        details.salary?.per === "year" && row.salary_min !== null
          ? (row.salary_min + (row.salary_max ?? row.salary_min)) / 2
          : undefined,
    };
  });
}

function band(years: number): string {
  if (years >= 10) return "10 years or more";
  if (years >= 6) return "6 to 9 years";
  return years >= 3 ? "3 to 5 years" : "Up to 2 years";
}
