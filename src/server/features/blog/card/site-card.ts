import { drawHero } from "../draw-hero.ts";
import type { Card } from "./card-page.ts";

const title = "See which jobs fit your resume, and why";

/** Of every page that has no card of its own. It is kept as public/share-card.png. */
export const SITE_CARD: Card = {
  title,
  note: "Evidence for every requirement",
  svg: drawHero({ title, category: "hiring", weekly: null }),
};
