import * as z from "zod/mini";
import type { JsonEndpoint } from "#contract/endpoint.ts";
import { LiveEvent, RESYNC } from "#contract/platform.ts";
import type { Db } from "./database/database.ts";
import type { Listener } from "./database/listener.ts";
import { rateLimited } from "./faults.ts";
import { lineOf, type Stream } from "./http/routes.ts";

const CHANNEL = "candour_events";
const RETRY_SECONDS = 60;

type Audience = `account:${string}` | `visitor:${string}`;

/**
 * Live events. They say only what changed, so nothing is lost or doubled when one goes missing:
 * the browser asks again for the thing itself. NOTIFY carries them to every process, and only when
 * the transaction that caused them commits.
 */
export interface Events {
  /** `line` has a new answer for the audience. */
  publish(db: Db, audience: Audience, line: JsonEndpoint): Promise<void>;
  /** For whom, and over which network they ask. */
  streamFor(audience: Audience, network: string): Stream;
  closeAll(): void;
  readonly open: number;
}

interface Sink {
  send(data: string): void;
  close(): void;
}

const Published = z.extend(LiveEvent, { audience: z.string() });

/** A visitor is a cookie, which a client may drop: networks are counted as well. */
interface MostStreams {
  readonly perCaller: number;
  readonly perNetwork: number;
}

export function createEvents(listener: Listener, most: MostStreams): Events {
  const sinks = new Map<string, Set<Sink>>();
  const ofNetworks = new Map<string, number>();
  let open = 0;

  const deliver = (audience: string, topic: string) => {
    for (const sink of sinks.get(audience) ?? []) sink.send(JSON.stringify({ topic }));
  };
  listener.on(CHANNEL, (payload) => {
    const event = Published.parse(JSON.parse(payload));
    deliver(event.audience, event.topic);
  });
  // Whatever was published while the connection was down is gone: everyone looks again.
  listener.onReconnect(() => {
    for (const audience of sinks.keys()) deliver(audience, RESYNC);
  });

  const register = (audience: string, network: string, sink: Sink) => {
    const mine = sinks.get(audience) ?? new Set<Sink>();
    sinks.set(audience, mine.add(sink));
    ofNetworks.set(network, (ofNetworks.get(network) ?? 0) + 1);
    open += 1;
    return {
      onClose() {
        mine.delete(sink);
        open -= 1;
        if (mine.size === 0) sinks.delete(audience);
        const left = (ofNetworks.get(network) ?? 1) - 1;
        if (left > 0) ofNetworks.set(network, left);
        else ofNetworks.delete(network);
      },
    };
  };

  return {
    async publish(db, audience, line) {
      const payload = JSON.stringify({ audience, topic: lineOf(line) });
      await db.query("select pg_notify($1, $2)", [CHANNEL, payload]);
    },
    streamFor(audience, network) {
      // Refused for good: an EventSource that is turned away does not come back by itself.
      const mine = sinks.get(audience)?.size ?? 0;
      if (mine >= most.perCaller || (ofNetworks.get(network) ?? 0) >= most.perNetwork)
        throw rateLimited("Too many windows are open.", RETRY_SECONDS);
      return { open: (sink) => register(audience, network, sink) };
    },
    closeAll() {
      for (const mine of sinks.values()) for (const sink of mine) sink.close();
    },
    get open() {
      return open;
    },
  };
}
