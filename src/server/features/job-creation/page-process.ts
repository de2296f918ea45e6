import { serveTasks } from "#server/platform/processes/serve-tasks.ts";
import { pageFacts } from "./page-facts.ts";

serveTasks({ page: async (fetched: { url: string; text: string }) => pageFacts(fetched) });
