/** What must be known of a job to do something with it. */
export interface ActionJob {
  id: string;
  title: string;
  company: string;
  /** As the advertisement itself states it, never an account's; "" when it states none. */
  contactEmail: string;
  /** Where it was advertised; "" when it was posted here. */
  sourceUrl: string;
  source?: "posting" | "scraped";
}

/** Small on a card, in words in a panel, everything on the job's own page, where the button that applies stands apart. */
export type Where = "card" | "panel" | "page" | "apply";

/** What a candidate pressed before the page could do it. */
export type Wish = "save" | "interest" | "apply" | undefined;
