/** A job as a page of results shows it. Blank where the board says nothing. */
export interface ListedJob {
  /** The board's number for it. */
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  /** full-time, part-time, contract or casual, several joined by ", ". */
  readonly jobType: string;
  readonly salary: string;
  readonly teaser: string;
  /** The board's sub-classification, where its classification is law. */
  readonly practiceArea: string;
  readonly listedAt: Date | null;
}

const LONGEST_LINE = 300;
const LAW = "legal";

/** One line, no longer than anybody reads, without what a database does not take. */
export const oneLine = (text: string, longest = LONGEST_LINE): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, longest)
    .replace(/\p{Surrogate}/gu, "");

/** "Legal" and "Corporate & Commercial Law" make the latter a practice area. */
export const practiceAreaOf = (classification: string, sub: string): string =>
  classification.toLowerCase() === LAW ? sub : "";
