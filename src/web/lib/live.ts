import type { QueryClient, QueryKey } from "@tanstack/react-query";
import * as z from "zod/mini";
import { LiveEvent, liveEvents, RESYNC } from "#contract/platform.ts";
import { hrefOf } from "./api.ts";

/** What to fetch again when the server says that something changed. */
export type Topics = ReadonlyMap<string, readonly QueryKey[]>;

/** Until the returned function is called. The browser reconnects by itself. */
export function listen(client: QueryClient, topics: Topics): () => void {
  const source = new EventSource(hrefOf(liveEvents));
  const onTopic = async (topic: string) => {
    if (topic === RESYNC) return client.invalidateQueries();
    for (const queryKey of topics.get(topic) ?? []) void client.invalidateQueries({ queryKey });
  };
  let opened = false;
  source.onopen = () => {
    // Whatever was said while the line was down was not heard.
    if (opened) void onTopic(RESYNC);
    opened = true;
  };
  source.onmessage = ({ data }) => void onTopic(z.parse(LiveEvent, JSON.parse(data)).topic);
  return () => source.close();
}
