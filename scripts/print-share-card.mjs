// Draws public/share-card.png, what links to our pages show where they have no card of their own:
// node tools/run.mjs ../scripts/print-share-card.mjs
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { drawCard } from "../src/server/features/blog/card/draw-card.ts";
import { SITE_CARD } from "../src/server/features/blog/card/site-card.ts";

const ROOT = resolve(import.meta.dirname, "..");
writeFileSync(join(ROOT, "public/share-card.png"), await drawCard(SITE_CARD));
