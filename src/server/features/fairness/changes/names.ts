import type { Name } from "./change.ts";

/**
 * Names of our own: women's, men's and anybody's, of many origins, with the letters, hyphens and apostrophes
 * that forms stumble over, and some that are words of advertisements as well (Law, Park, Grace).
 */
export const NAMES: readonly Name[] = [
  { given: "Emily", family: "Clarke" },
  { given: "Oliver", family: "Bennett" },
  { given: "Siobhán", family: "O'Brien" },
  { given: "Giuseppe", family: "Caruso" },
  { given: "Eleni", family: "Papadakis" },
  { given: "Nikola", family: "Jovanović" },
  { given: "Fatima", family: "Al-Hassan" },
  { given: "Mohammed", family: "Rahman" },
  { given: "Priyanka", family: "Subramaniam" },
  { given: "Harpreet", family: "Singh" },
  { given: "Thi Mai", family: "Nguyen" },
  { given: "Wei", family: "Zhang" },
  { given: "Kit-Ying", family: "Law" },
  { given: "Min-jun", family: "Park" },
  { given: "Chiamaka", family: "Okonkwo" },
  { given: "Grace", family: "Simpson" },
];
