import { serveTasks } from "#server/platform/processes/serve-tasks.ts";
import type { Card } from "./card-page.ts";
import { drawCard } from "./draw-card.ts";

serveTasks({ card: async (card: Card) => drawCard(card) });
