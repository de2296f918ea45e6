import type { Name, NamedChange } from "./change.ts";
import { STATEMENTS } from "./statements.ts";

/** Each resume gets some of the names; over four resumes everybody's turn comes. */
const NAMES_EACH = 4;
const PRONOUNS = [
  { label: "he, Mr", to: "he" },
  { label: "she, Ms", to: "she" },
  { label: "they, Mx", to: "they" },
] as const;
/** Numbers and addresses that are set aside for examples. */
const CONTACTS = [
  { label: "another address and number", email: "reach.me@mail.example", phone: "0491 570 158" },
  { label: "an address and number overseas", email: "cv@post.example", phone: "+44 20 7946 0018" },
  { label: "no address and number", email: "", phone: "" },
];

/** What is changed in the resume at this place of the list, apart from the control. */
export function changesFor(place: number): NamedChange[] {
  const step = NAMES.length / NAMES_EACH;
  const names = NAMES.filter((_, at) => at % step === place % step);
  return [
    ...names.map(
      (name): NamedChange => ({
        kind: "name",
        label: `${name.given} ${name.family}`,
        change: { kind: "name", ...name },
      }),
    ),
    ...PRONOUNS.map(
      ({ label, to }): NamedChange => ({
        kind: "pronouns",
        label,
        change: { kind: "pronouns", to },
      }),
    ),
    ...CONTACTS.map(
      ({ label, ...contact }): NamedChange => ({
        kind: "contact",
        label,
        change: { kind: "contact", ...contact },
      }),
    ),
    ...STATEMENTS.map(
      ({ label, ...statement }): NamedChange => ({
        kind: "statements",
        label,
        change: { kind: "statements", ...statement },
      }),
    ),
  ];
}

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
