/** What the law protects, as far as an advertisement can offend against it, in the words that a recruiter reads. */

export const ATTRIBUTES = [
  "sex",
  "pregnancy",
  "orientation",
  "family",
  "age",
  "origin",
  "accent",
  "citizenship",
  "faith",
  "disability",
  "politics",
  "union",
  "record",
  "appearance",
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** One sentence on the law and one on what to do. Gender identity is told with orientation, marital status with family. */
export const WHY: Readonly<Record<Attribute, string>> = {
  sex: "Choosing people by sex is unlawful under the Sex Discrimination Act 1984. Say what the work needs and leave it open to everybody.",
  pregnancy:
    "Choosing people by pregnancy, breastfeeding or plans for children is unlawful under the Sex Discrimination Act 1984. Leave it out.",
  orientation:
    "Choosing people by sexual orientation or gender identity is unlawful under the Sex Discrimination Act 1984. Leave it out.",
  family:
    "Choosing people by marital status, family or caring duties is unlawful under the Sex Discrimination Act 1984 and state law. Say which hours or travel the work needs instead.",
  age: "Asking for an age is unlawful under the Age Discrimination Act 2004. Ask for the experience you need instead.",
  origin:
    "Choosing people by race, colour or origin is unlawful under the Racial Discrimination Act 1975. Ask for the skills or the right to work instead.",
  accent:
    "Choosing people by accent or first language is unlawful where it stands in for origin (Racial Discrimination Act 1975). Ask for clear or fluent English instead.",
  citizenship:
    "Shutting out people who may work here but are no citizens can be unlawful as race discrimination. Ask for the right to work in Australia, or name the law that asks for citizenship.",
  faith:
    "Choosing people by religion is unlawful under the Fair Work Act 2009 and most state laws. Say which hours or duties the work has instead.",
  disability:
    "Shutting people out for a disability, illness or injury is unlawful under the Disability Discrimination Act 1992. Say what the work itself demands instead.",
  politics:
    "Choosing people by political opinion is unlawful under the Fair Work Act 2009 and most state laws. Leave it out.",
  union:
    "Choosing people by union membership, either way, is unlawful under the Fair Work Act 2009. Leave it out.",
  record:
    "A criminal record that has nothing to do with the work must not shut people out (Australian Human Rights Commission Act 1986). Name the check that the work needs instead.",
  appearance:
    "Choosing people by their looks is unlawful in Victoria and the ACT, and often sex or age discrimination elsewhere. Say how people should dress for work, if that matters.",
};
