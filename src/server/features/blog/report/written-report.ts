/** What the writer of reports hands over; it becomes a draft. */
export interface WrittenReport {
  readonly title: string;
  readonly excerpt: string;
  /** HTML of nothing but what src/contract/blog-html.ts allows. */
  readonly content: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly keywords: readonly string[];
  readonly tags: readonly string[];
  /** "rules", or the name of the model that worded it. */
  readonly writtenBy: string;
  /** Jobs a week, the oldest first: what the drawing above it shows. */
  readonly weekly: readonly number[];
  /** Every finding with its numbers, as it was counted: kept beside the post as JSON. */
  readonly facts: object;
}
