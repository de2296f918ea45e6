import * as z from "zod/mini";

/** Part of every refusal, and so of every page: apart from the sentences about it. */
export const UnlawfulPlace = z.object({
  /** As it stands in the title or the text. */
  quote: z.string(),
  /** sex, pregnancy, orientation, family, age, origin, accent, citizenship, faith, disability, politics, union, record or appearance. */
  attribute: z.string(),
  /** What the law says and what to do, in a sentence or two. */
  why: z.string(),
});
export type UnlawfulPlace = z.infer<typeof UnlawfulPlace>;
