import { useQueryClient } from "@tanstack/react-query";
import { REFRESH_AFTER_MS } from "#contract/scraping.ts";
import { ApiError } from "#web/lib/api.ts";
import { useAction } from "#web/lib/use-action.ts";
import { toast } from "#web/ui/float/toast.ts";
import { type Dashboard, refresh, startDiscovery, startScraping } from "./api.ts";
import { scrapingTexts as texts } from "./texts.ts";

/** Starts runs. Two seconds later the dashboard looks again (spec 2 §4). */
export function useStart(search: Dashboard["search"] | undefined) {
  const client = useQueryClient();
  const { run, busy, fault, dismiss } = useAction(texts.unexpected);
  const start = (kind: "scraping" | "discovery", begin: () => Promise<string>) =>
    void run(kind, async () => {
      toast.success(await begin());
      setTimeout(() => void refresh(client), REFRESH_AFTER_MS);
    });
  /** Without a search service there is nothing to ask: the same words as the server's, at once. */
  const discover = async () => {
    if (search && !search.configured) throw new ApiError(503, "unavailable", search.hint);
    return await startDiscovery();
  };
  return {
    scrape: () => start("scraping", startScraping),
    discover: () => start("discovery", discover),
    busy,
    fault,
    dismiss,
  };
}
