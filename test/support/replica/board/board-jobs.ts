import { type Ad, adOf } from "../ads/ad.ts";
import type { PracticeArea } from "../ads/practice-areas.ts";
import { lindenMarshAds } from "../sites/vacancy-table.ts";
import { LISTINGS } from "./listings.ts";

/** The board's numbers for kinds of work. */
export const WORK_TYPES = {
  "242": "Full time",
  "243": "Part time",
  "244": "Contract/Temp",
  "245": "Casual/Vacation",
} as const;
type WorkType = (typeof WORK_TYPES)[keyof typeof WORK_TYPES];

export interface BoardJob {
  readonly id: string;
  readonly ad: Ad;
  readonly company: string;
  /** As the board writes it: "Sydney NSW". */
  readonly place: string;
  readonly suburb: string;
  readonly workType: WorkType;
  readonly salary: string;
  readonly teaser: string;
  readonly daysAgo: number;
  readonly isPremium: boolean;
  readonly classification: string;
  readonly subClassification: string;
}

const FIRST_ID = 71_400_100;
const AREAS: readonly PracticeArea[] = [
  "Commercial litigation",
  "Property and leasing",
  "Employment and workplace relations",
  "Banking and finance",
  "Family law",
  "Construction and infrastructure",
  "Criminal law",
];
const PREMIUM_EVERY = 7;

/** All that is on the board. The first is an ad of a firm that also has it on its own website. */
export function boardJobs(): BoardJob[] {
  const [shared] = lindenMarshAds();
  return LISTINGS.map(([title, company, place, more], at) => {
    const area = AREAS[at % AREAS.length] ?? "Family law";
    const suburb = place.replace(/ [A-Z]+$/, "");
    const isShared = shared?.title === title && shared.firm === company;
    const ad = isShared
      ? shared
      : adOf({ firm: company, title, area, place: suburb, number: at + 100 });
    if (!isShared && more.words) ad.addition = more.words;
    const isLegal = more.subject !== "tech";
    return {
      id: String(FIRST_ID + at * 13),
      ad,
      company,
      place,
      suburb,
      workType: more.workType ?? "Full time",
      salary: more.salary ?? "",
      teaser: `${more.teaser ?? `A ${more.subject} with an eye for detail is wanted.`} ${ad.offers[0] ?? ""}`,
      daysAgo: more.daysAgo ?? at % 26,
      isPremium: at % PREMIUM_EVERY === 3,
      classification: isLegal ? "Legal" : "Information & Communication Technology",
      subClassification: isLegal ? ad.area : "Engineering - Software",
    };
  });
}
