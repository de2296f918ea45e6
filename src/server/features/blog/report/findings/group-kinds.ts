import { EMPLOYMENT_TYPES, JOB_LEVELS } from "#contract/match-rules.ts";
import type { Ad } from "../facts/ad.ts";
import type { GroupTexts } from "../words/group-texts.ts";
import { GROUP_TEXTS } from "../words/group-texts.ts";

/** A way to sort ads into groups. */
export interface GroupKind {
  readonly id: keyof typeof GROUP_TEXTS;
  readonly texts: GroupTexts;
  readonly namesOf: (ad: Ad) => readonly string[];
  /** Ads that say something about it at all; the others are not counted. */
  readonly isAsked: (ad: Ad) => boolean;
  readonly tag: string;
  readonly family: string;
  /** Fewer groups than this are no finding. */
  readonly least: number;
}

const STATES: Readonly<Record<string, string>> = {
  NSW: "New South Wales",
  VIC: "Victoria",
  QLD: "Queensland",
  WA: "Western Australia",
  SA: "South Australia",
  TAS: "Tasmania",
  ACT: "the ACT",
  NT: "the Northern Territory",
};

const known = (name: string | undefined) => (name ? [name] : []);
const oneOf = (list: readonly string[], name: string) => known(list.find((one) => one === name));

export const stateName = ({ state }: Ad) => known(STATES[state]);
export const levelName = ({ level }: Ad) => oneOf(JOB_LEVELS, level);
const typeNames = ({ types }: Ad) => types.flatMap((type) => oneOf(EMPLOYMENT_TYPES, type));

const BANDS: readonly (readonly [number, string])[] = [
  [10, "10 years or more"],
  [6, "6 to 9 years"],
  [3, "3 to 5 years"],
  [0, "up to 2 years"],
];
const bandName = ({ years = -1 }: Ad) => known(BANDS.find(([least]) => years >= least)?.[1]);

const kind = (
  id: GroupKind["id"],
  { tag, family = id, least = 2 }: { tag: string; family?: string; least?: number },
  namesOf: GroupKind["namesOf"],
): GroupKind => ({
  id,
  texts: GROUP_TEXTS[id],
  tag,
  family,
  least,
  namesOf,
  isAsked: (ad) => namesOf(ad).length > 0,
});

export const GROUP_KINDS = {
  fields: kind("fields", { tag: "practice areas" }, ({ field }) => known(field)),
  states: kind("states", { tag: "states", family: "place" }, stateName),
  cities: kind("cities", { tag: "cities", family: "place" }, ({ city }) => known(city)),
  levels: kind("levels", { tag: "seniority", family: "seniority" }, levelName),
  types: kind("types", { tag: "part-time work" }, typeNames),
  asks: kind("asks", { tag: "skills", least: 3 }, ({ asks }) => asks),
  years: kind("years", { tag: "experience", family: "seniority" }, bandName),
} as const;
