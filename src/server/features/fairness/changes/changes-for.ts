import type { NamedChange } from "./change.ts";
import { NAMES } from "./names.ts";
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
