import pg from "pg";
import type { Log } from "../log.ts";

type Handler = (payload: string) => void;

export interface Listener {
  /** Calls the handler for each NOTIFY on the channel, until the returned function is called. */
  on(channel: string, handler: Handler): () => void;
  /** Called when the connection is back after a loss: what was notified meanwhile is gone. */
  onReconnect(handler: () => void): () => void;
  /** Resolves after the first attempt to connect; never rejects, `isUp` tells how it went. */
  start(): Promise<void>;
  close(): Promise<void>;
  readonly isUp: boolean;
}

const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 10_000;
const PING_EVERY_MS = 30_000;
const ANSWER_WITHIN_MS = 10_000;

/** One connection of its own that only listens: a pooled one would lose its LISTENs. */
export function createListener(connection: pg.ClientConfig, log: Log): Listener {
  const handlers = new Map<string, Set<Handler>>();
  const reconnected = new Set<() => void>();
  const link = keepConnected({
    connection,
    log,
    channels: () => handlers.keys(),
    onNotify(channel, payload) {
      for (const handler of handlers.get(channel) ?? []) guarded(() => handler(payload), log);
    },
    onReconnect() {
      for (const handler of reconnected) guarded(handler, log);
    },
  });

  return {
    on(channel, handler) {
      const own = handlers.get(channel) ?? new Set();
      // A wrapper of its own, so that one function may be added twice and removed once.
      const entry: Handler = (payload) => handler(payload);
      handlers.set(channel, own.add(entry));
      link.channelsChanged();
      return () => {
        if (!own.delete(entry) || own.size > 0) return;
        handlers.delete(channel);
        link.channelsChanged();
      };
    },
    onReconnect(handler) {
      const entry = () => handler();
      reconnected.add(entry);
      return () => reconnected.delete(entry);
    },
    start: link.start,
    close: link.close,
    get isUp() {
      return link.isUp();
    },
  };
}

function guarded(call: () => void, log: Log): void {
  try {
    call();
  } catch (error) {
    log.error({ err: error }, "a notification handler failed");
  }
}

interface LinkOptions {
  connection: pg.ClientConfig;
  log: Log;
  channels(): Iterable<string>;
  onNotify(channel: string, payload: string): void;
  onReconnect(): void;
}

function keepConnected({ connection, log, channels, onNotify, onReconnect }: LinkOptions) {
  let link: Link | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let isUp = false;
  let everLost = false;
  let closed = false;

  async function connect(): Promise<void> {
    if (closed || link) return;
    const mine = openLink(connection, onNotify, (error) => lost(mine, error));
    link = mine;
    await mine.connect(channels());
    if (link !== mine) return;
    failures = 0;
    isUp = true;
    timer = setInterval(mine.ping, PING_EVERY_MS);
    timer.unref();
    channelsChanged();
    if (everLost) onReconnect();
  }

  /** While it connects there is nothing to do: the list is read again at the end of that. */
  function channelsChanged(): void {
    if (isUp) link?.setChannels(channels());
  }

  function lost(gone: Link, error: unknown): void {
    if (closed || gone !== link) return;
    link = undefined;
    isUp = false;
    everLost = true;
    clearInterval(timer);
    void gone.end();
    const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** failures++);
    log.warn({ err: error, retryInMs: delay }, "the listening database connection was lost");
    timer = setTimeout(() => void connect(), delay * (0.75 + Math.random() / 2));
  }

  return {
    start: connect,
    isUp: () => isUp,
    channelsChanged,
    async close(): Promise<void> {
      closed = true;
      isUp = false;
      clearTimeout(timer);
      const last = link;
      link = undefined;
      await last?.end();
    },
  };
}

interface Link {
  connect(channels: Iterable<string>): Promise<void>;
  setChannels(channels: Iterable<string>): void;
  ping(): void;
  end(): Promise<void>;
}

/** One connection, for as long as it lives. Every error goes to `onLost`; nothing is thrown. */
function openLink(
  connection: pg.ClientConfig,
  onNotify: LinkOptions["onNotify"],
  onLost: (error: unknown) => void,
): Link {
  const client = new pg.Client({
    ...connection,
    application_name: "candour listener",
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  });
  client.on("error", onLost);
  client.on("end", () => onLost(new Error("the connection ended")));
  client.on("notification", ({ channel, payload }) => onNotify(channel, payload ?? ""));
  let heard = new Set<string>();
  let last: Promise<unknown> = client.connect().catch(onLost);

  /** pg wants the answer to one query before it is handed the next. */
  function ask(statement: string): void {
    last = last.then(() => client.query(statement)).catch(onLost);
  }

  function setChannels(channels: Iterable<string>): void {
    const wanted = new Set(channels);
    for (const channel of wanted)
      if (!heard.has(channel)) ask(`listen ${pg.escapeIdentifier(channel)}`);
    for (const channel of heard)
      if (!wanted.has(channel)) ask(`unlisten ${pg.escapeIdentifier(channel)}`);
    heard = wanted;
  }

  return {
    async connect(channels) {
      setChannels(channels);
      await last;
    },
    setChannels,
    // A peer that vanished without a word is noticed only by asking.
    ping: () => ask("select 1"),
    end: () => client.end().catch(() => {}),
  };
}
