import { serveTasks } from "#server/platform/processes/serve-tasks.ts";
import { makeVariant } from "./make-variant.ts";
import type { VariantWanted } from "./variant.ts";

serveTasks({ make: async (wanted: VariantWanted) => makeVariant(wanted) });
