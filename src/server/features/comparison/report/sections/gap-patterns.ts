/** How a gap is told, by what kind of gap it is. */

export const YEARS = [
  "The job asks for {asked}; {resume} shows {shown}.",
  "Against {asked} in the advertisement, {resume} comes to {shown}.",
];
export const NONE_IN_PRACTICE = ["The job asks for {asked} in practice, and {resume} shows none."];
export const NONE_OF_KIND = [
  "The job asks for {asked}, and no role in {resume} is close enough to it to count.",
];
export const LEVEL = ["The level of the work shown is below what the job asks for."];
export const SPONSOR = ["{resume} says that a sponsor is needed, and this job does not offer one."];
export const NO_CREDENTIAL = [
  "{what} is asked for and not shown.",
  "No mention of {what} was found.",
  "{resume} does not say that {what} is held.",
];
export const CREDENTIAL: Readonly<Record<string, readonly string[]>> = {
  none: ["No admission as a lawyer is stated."],
  foreign: ["Admission abroad is stated; admission in Australia is not."],
  lapsed: ["The admission that is stated is no longer current."],
  pending: [
    "{what} is under way and not yet held.",
    "{what} is on its way, with the last step to come.",
    "Work towards {what} has begun.",
  ],
  "foreign-pending": ["Admission abroad is stated, and admission in Australia is under way."],
  denied: [
    "{resume} says itself that {what} {is} not held.",
    "By its own words, {resume} comes without {what}.",
    "{what}: the line cited says that this is not held.",
  ],
  lawyer: [
    "Admission as a lawyer counts for part of {what}, and the rest is not shown.",
    "For {what}, admission as a lawyer goes half the way.",
  ],
};
export const HELD = [
  "That holds the score at {most} at best.",
  "Until that changes, the score stays at {most} or below.",
  "This alone keeps the score from passing {most}.",
];
export const MISSING = [
  "{what} {is} required, and no line of {resume} shows {it}.",
  "Nothing in {resume} speaks of {what}, which the job requires.",
  "The roles described do not touch on {what}.",
  "{what} {is} asked for; nothing to that effect was found.",
];
export const DUTY = [
  "{what} {is} part of the job and {does} not come up in {resume}.",
  "Day to day the job involves {what}, of which there is no mention.",
  "Among the duties, {what} {is} left open.",
];
export const PREFERRED = [
  "{what} would be welcome and {is} not shown.",
  "No mention is made of {what}, which would help without being essential.",
  "Of the lesser points, {what} {is} missing.",
];
export const NEAR = [
  "Related work is described, but not {what} as such.",
  "{resume} comes near to {what} without naming {it}.",
  "The neighbouring ground is there; {what} {is} not spelled out.",
];
export const LISTED = [
  "{what} {is} listed among the skills but not shown in any role.",
  "The skills list names {what}, and no role bears {it} out.",
  "Only a list mentions {what}; what was done is not told.",
];
export const PARTLY = [
  "{what} {is} shown, {absent} is not.",
  "There is evidence of {what}, though none of {absent}.",
  "{resume} covers {what} and leaves out {absent}.",
  "One side of this is there, {what}; the other, {absent}, is not.",
];
export const NEAREST = [
  "The closest to {absent} is {quote}.",
  "Nothing names {absent}; {quote} comes nearest.",
  "In place of {absent}, {resume} offers {quote}.",
  "Short of {absent}, there is {quote}.",
];
export const IN_PART = [
  "{what} {is} met in part, by {quote}.",
  "{quote} goes some way towards {what}.",
  "As far as {what} {is} concerned, {resume} has no more than {quote}.",
];
export const IN_PART_UNQUOTED = [
  "{what} {is} met in part by the line cited.",
  "The line cited covers some of {what}, not all.",
];
export const REST = ["Nor does {resume} mention {what}."];
