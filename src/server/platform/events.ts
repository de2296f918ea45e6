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
/** The database itself tells these, when a session's row goes (migration 0032). */
const ENDED = "session:";

/**
 * Live events. They say only what changed, so nothing is lost or doubled when one goes missing:
 * the browser asks again for the thing itself. NOTIFY carries them to every process, and only when
 * the transaction that caused them commits.
 */
export interface Events {
  /** `line` has a new answer for the audience. */
  publish(db: Db, audience: Audience, line: JsonEndpoint): Promise<void>;
  /** For whom, and over which network they ask. With a session, the stream ends with it, in whichever process that happens. */
  streamFor(audience: Audience, network: string, sessionId?: string): Stream;
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
    for (const sink of [...(sinks.get(audience) ?? [])]) {
      sink.send(JSON.stringify({ topic }));
      if (audience.startsWith(ENDED)) sink.close();
    }
  };
  listener.on(CHANNEL, (payload) => {
    const event = Published.parse(JSON.parse(payload));
    deliver(event.audience, event.topic);
  });
  // Whatever was published while the connection was down is gone: everyone looks again, and whoever has a
  // session comes back with it, for it may have ended.
  listener.onReconnect(() => {
    for (const audience of [...sinks.keys()]) deliver(audience, RESYNC);
  });

  const join = (audience: string, sink: Sink) => {
    const mine = sinks.get(audience) ?? new Set<Sink>();
    sinks.set(audience, mine.add(sink));
    return () => {
      mine.delete(sink);
      if (mine.size === 0) sinks.delete(audience);
    };
  };
  const register = (audiences: readonly string[], network: string, sink: Sink) => {
    const leave = audiences.map((audience) => join(audience, sink));
    ofNetworks.set(network, (ofNetworks.get(network) ?? 0) + 1);
    open += 1;
    return {
      onClose() {
        for (const one of leave) one();
        open -= 1;
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
    streamFor(audience, network, sessionId) {
      // Refused for good: an EventSource that is turned away does not come back by itself.
      const mine = sinks.get(audience)?.size ?? 0;
      if (mine >= most.perCaller || (ofNetworks.get(network) ?? 0) >= most.perNetwork)
        throw rateLimited("Too many windows are open.", RETRY_SECONDS);
      const audiences = sessionId ? [audience, `${ENDED}${sessionId}`] : [audience];
      return { open: (sink) => register(audiences, network, sink) };
    },
    closeAll() {
      for (const sink of new Set([...sinks.values()].flatMap((mine) => [...mine]))) sink.close();
    },
    get open() {
      return open;
    },
  };
}
