/** One line of a document as a reader sees it. Lines stand in reading order and are counted from 0. */
export interface Line {
  /**
   * The words. A tab stands where the gap is so wide that a reader sees two things side by side:
   * "Senior Associate⇥Mar 2019 – Present". No other control characters, no surrounding white space.
   */
  readonly text: string;
  /** Counted from 1; always 1 in documents that have no pages of their own. */
  readonly page: number;
  /** In points from the page's top left corner; only where positions are known (PDF, scans). */
  readonly box?: Box;
  /** The type size of most of its characters, in points; not known for plain text. */
  readonly size?: number;
  /** Most of its characters are bold. */
  readonly bold?: boolean;
  /** The level of a heading style, 1 for the highest; only where the file says so (DOCX). */
  readonly heading?: number;
  /** It begins an item of a list, whose mark (•, –, 1.) is not part of `text`. */
  readonly bullet?: boolean;
  /** It stands in a page's header or footer (DOCX says so). */
  readonly margin?: boolean;
  /** A blank line, or clearly more space than usual, stands before it. */
  readonly gapBefore?: boolean;
  /** Addresses behind its words or icons: "https://www.linkedin.com/in/name", "mailto:…". */
  readonly links?: readonly string[];
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Text that is in the file but that a reader cannot see. Never among the lines. */
export interface HiddenText {
  readonly text: string;
  readonly page: number;
  readonly reason: HiddenReason;
}

const HIDDEN_REASONS = [
  "background-colour",
  "tiny",
  "off-page",
  "invisible",
  "covered",
  "zero-width",
] as const;
export type HiddenReason = (typeof HIDDEN_REASONS)[number];

/** A visible line that speaks to whoever or whatever assesses the document. Shown, never scored. */
export interface Flag {
  readonly line: number;
  readonly text: string;
  readonly kind: "addresses-assessor";
}

/** Where a value was read: "name", "experience.0.company" -> its lines, and how sure we are (0 to 1). */
type Sources = Readonly<Record<string, Source>>;
export interface Source {
  readonly lines: readonly number[];
  readonly confidence: number;
}

/** A reading: plain values, and for each where it stands. */
export interface Reading<Profile> {
  readonly profile: Profile;
  readonly sources: Sources;
}
