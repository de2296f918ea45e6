import { gauge, type Metric } from "#server/platform/metrics/exposition.ts";
import type { IndexClient } from "./index-client.ts";

/** What the index of this process holds. A thread that is busy for long leaves all but the first out. */
export async function indexMetrics(index: Pick<IndexClient, "ask" | "isReady">): Promise<Metric[]> {
  const ready = gauge(
    "candour_index_ready",
    "Whether the match index is full.",
    Number(index.isReady),
  );
  if (!index.isReady) return [ready];
  const asked = performance.now();
  const state = await index.ask("state", {}).catch(() => undefined);
  if (!state) return [ready];
  return [
    ready,
    gauge("candour_index_documents", "Documents in the match index.", [
      { labels: { kind: "job" }, value: state.jobs },
      { labels: { kind: "resume" }, value: state.candidates },
    ]),
    gauge("candour_index_bytes", "Memory of the match index.", state.bytes),
    gauge(
      "candour_index_wait_seconds",
      "How long the match index took to answer the smallest question.",
      (performance.now() - asked) / 1000,
    ),
  ];
}
