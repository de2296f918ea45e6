import type { QueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { LiveEvent, liveEvents, RESYNC } from "#contract/platform.ts";
import { hrefOf } from "./api.ts";

/** A burst of events, as an archive makes one, asks for each line once in so long. */
const GATHER_MS = 500;

/**
 * Fetches again what the server says has changed, until the returned function is called. A topic is
 * a line of the contract, and the key of every query begins with its line. The browser reconnects
 * by itself.
 */
export function listen(client: QueryClient): () => void {
  const { onTopic, drop } = gathering((topic) => {
    void client.invalidateQueries(topic === RESYNC ? {} : { queryKey: [topic] });
  });
  let source: EventSource | undefined;
  let opened = false;

  function open(): void {
    source = new EventSource(hrefOf(liveEvents));
    source.onopen = () => {
      // Whatever was said while the line was down was not heard.
      if (opened) onTopic(RESYNC);
      opened = true;
    };
    source.onmessage = ({ data }) => onTopic(z.parse(LiveEvent, JSON.parse(data)).topic);
  }
  // A browser has six connections to a host for all its tabs: those that nobody sees let theirs go.
  function onVisibility(): void {
    source?.close();
    if (!document.hidden) open();
  }
  if (!document.hidden) open();
  document.addEventListener("visibilitychange", onVisibility);
  return () => {
    document.removeEventListener("visibilitychange", onVisibility);
    source?.close();
    drop();
  };
}

/** The first topic after a quiet time goes on at once; what follows it waits, and goes on once. */
function gathering(ask: (topic: string) => void) {
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function askAll(): void {
    timer = undefined;
    if (waiting.size === 0) return;
    // Everything is asked again: nothing has to be by itself.
    const topics = waiting.has(RESYNC) ? [RESYNC] : [...waiting];
    waiting.clear();
    for (const topic of topics) ask(topic);
    timer = setTimeout(askAll, GATHER_MS);
  }
  return {
    onTopic(topic: string): void {
      waiting.add(topic);
      if (timer === undefined) askAll();
    },
    drop: () => clearTimeout(timer),
  };
}
