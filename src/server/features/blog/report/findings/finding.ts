/** One bar: a group of ads, how it stands now and, where enough ads allow it, how it stood before. */
export interface Row {
  /** As it stands in a sentence; charts write it with a capital. */
  readonly name: string;
  /** Ads it rests on, in these weeks and in those before. */
  readonly n: number;
  readonly nBefore: number | undefined;
  /** What the bar shows, and the same for the weeks before. */
  readonly value: number;
  readonly before: number | undefined;
  readonly isPoint: boolean;
  /** Of amounts, where enough ads give one: a quarter lie below it, a quarter above. */
  readonly band?: Band | undefined;
}

export interface Band {
  readonly low: number;
  readonly high: number;
}

/** Ads; ads as a share of all; a share of the ads of each group; a median of their amounts. */
export type Unit = "ads" | "share" | "rate" | "dollars";

export interface Chart {
  readonly kind: "bars" | "columns";
  readonly unit: Unit;
  /** What is drawn; the heading above it has said what that shows. */
  readonly title: string;
  readonly rows: readonly Row[];
}

/** Something that the ads of these weeks show, with everything it rests on. */
export interface Finding {
  readonly id: string;
  /** Says it in words. */
  readonly title: string;
  readonly n: number;
  readonly nBefore: number;
  /** In standard errors; 0 where nothing can be compared. */
  readonly strength: number;
  /** The gist in one sentence, for the excerpt. */
  readonly news: string;
  /** Plain text. The place in the report chooses among wordings that say the same. */
  readonly paragraphs: (place: number) => string[];
  readonly chart: Chart;
  /** Of findings that tell much the same story, a report takes the strongest. */
  readonly family: string;
  /** What a headline says it is about. */
  readonly topic: string;
  /** What it would be filed under. */
  readonly tag: string;
}

/** What was counted. It can be judged once all comparisons of a report have been counted too. */
export interface Measured {
  /** How many groups were compared with the weeks before. */
  readonly compared: number;
  /** A move of fewer standard errors than the limit may be chance and is not claimed. */
  readonly judged: (limit: number) => Finding;
}

/** No group below this is named, drawn or compared with. */
export const LEAST = 5;

/** With fewer, the quarter below a band would be a smaller group than may be named. */
export const LEAST_FOR_BAND = 4 * LEAST;
