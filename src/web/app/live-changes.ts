import type { QueryClient } from "@tanstack/react-query";
import { listen, type Topics } from "#web/lib/live.ts";
import { statusQuery } from "#web/lib/session.ts";

/** What the screens fetch again when the server says that a topic changed: one line each. */
const topics: Topics = new Map([["account", [statusQuery.queryKey]]]);

export function followChanges(client: QueryClient): () => void {
  return listen(client, topics);
}
