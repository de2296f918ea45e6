import type { SeekLocation } from "#contract/seek-rules.ts";

/** A capital's slug stands for the whole of its metropolitan area. */
const CAPITALS = [
  "Sydney NSW",
  "Melbourne VIC",
  "Brisbane QLD",
  "Perth WA",
  "Adelaide SA",
  "Hobart TAS",
  "Darwin NT",
  "Canberra ACT",
  "Gold Coast QLD",
];
const STATES = [
  "New South Wales NSW",
  "Victoria VIC",
  "Queensland QLD",
  "Western Australia WA",
  "South Australia SA",
  "Tasmania TAS",
  "Northern Territory NT",
  "Australian Capital Territory ACT",
];
const TOWNS = [
  "Albury NSW",
  "Byron Bay NSW",
  "Coffs Harbour NSW",
  "Dubbo NSW",
  "Newcastle NSW",
  "Orange NSW",
  "Parramatta NSW",
  "Port Macquarie NSW",
  "Tamworth NSW",
  "Wagga Wagga NSW",
  "Wollongong NSW",
  "Ballarat VIC",
  "Bendigo VIC",
  "Geelong VIC",
  "Mildura VIC",
  "Shepparton VIC",
  "Bundaberg QLD",
  "Cairns QLD",
  "Mackay QLD",
  "Rockhampton QLD",
  "Sunshine Coast QLD",
  "Toowoomba QLD",
  "Townsville QLD",
  "Bunbury WA",
  "Mount Gambier SA",
  "Launceston TAS",
  "Alice Springs NT",
];

const hyphened = (name: string) => name.replaceAll(" ", "-");
const whole = (name: string): SeekLocation => ({ name, slug: `All-${hyphened(name)}` });
const plain = (name: string): SeekLocation => ({ name, slug: hyphened(name) });

/** The places that the board knows, in the order of the list. */
export const SEEK_LOCATIONS: readonly SeekLocation[] = [
  whole("Australia"),
  ...CAPITALS.map(whole),
  ...STATES.map(plain),
  ...TOWNS.map(plain),
];

/** Typed in whatever capitals; undefined for a place that is not on the list. */
export const locationNamed = (typed: string): SeekLocation | undefined =>
  SEEK_LOCATIONS.find(({ name }) => name.toLowerCase() === typed.trim().toLowerCase());
