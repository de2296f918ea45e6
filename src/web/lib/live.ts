import type { QueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { LiveEvent, liveEvents, RESYNC } from "#contract/platform.ts";
import { hrefOf } from "./api.ts";

/**
 * Fetches again what the server says has changed, until the returned function is called. A topic is
 * a line of the contract, and the key of every query begins with its line. The browser reconnects
 * by itself.
 */
export function listen(client: QueryClient): () => void {
  const onTopic = (topic: string) =>
    client.invalidateQueries(topic === RESYNC ? {} : { queryKey: [topic] });
  let source: EventSource | undefined;
  let opened = false;

  function open(): void {
    source = new EventSource(hrefOf(liveEvents));
    source.onopen = () => {
      // Whatever was said while the line was down was not heard.
      if (opened) void onTopic(RESYNC);
      opened = true;
    };
    source.onmessage = ({ data }) => void onTopic(z.parse(LiveEvent, JSON.parse(data)).topic);
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
  };
}
