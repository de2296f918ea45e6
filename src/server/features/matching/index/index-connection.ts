import pg from "pg";

/** What the index asks of its database; a plain client of pg does as well. */
export interface IndexQueries {
  query<Row extends pg.QueryResultRow>(
    text: string,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>;
}

interface Options {
  readonly connection: object;
  readonly channel: string;
  readonly onNotification: () => void;
  /** It is there, for the first time or once more. */
  readonly onConnected: () => void;
  readonly onLost: (error: unknown) => void;
}

export interface IndexConnection extends IndexQueries {
  open(): void;
  /** Whether it answers; one that does not is opened again. */
  answers(): Promise<boolean>;
  close(): Promise<void>;
}

const QUERY_WITHIN_MS = 120_000;
const CONNECT_WITHIN_MS = 10_000;
const AGAIN_MS = { first: 200, longest: 5000 };

/** One connection, opened again whenever it is lost: what the index holds in memory stays meanwhile. */
export function createIndexConnection(options: Options): IndexConnection {
  let current: pg.Client | undefined;
  let isConnected = false;
  let isClosed = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  function open(): void {
    const client = new pg.Client({
      ...options.connection,
      application_name: "candour index",
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      // A peer that vanished without a word must not leave the lists as they were.
      query_timeout: QUERY_WITHIN_MS,
    });
    current = client;
    client.on("error", (error) => lose(client, error));
    client.on("end", () => lose(client, new Error("the connection ended")));
    client.on("notification", options.onNotification);
    client
      .connect()
      .then(() => client.query(`listen ${options.channel}`))
      .then(() => {
        if (current !== client) return;
        isConnected = true;
        failures = 0;
        options.onConnected();
      })
      .catch((error: unknown) => lose(client, error));
  }

  function lose(client: pg.Client, error: unknown): void {
    if (isClosed || client !== current) return;
    current = undefined;
    if (isConnected) options.onLost(error);
    isConnected = false;
    client.end().catch(() => {});
    const wait = Math.min(AGAIN_MS.longest, AGAIN_MS.first * 2 ** failures++);
    timer = setTimeout(open, wait);
  }

  return {
    open,
    query(text, values) {
      if (!current || !isConnected) return Promise.reject(new Error("The index has no database."));
      return current.query(text, values);
    },
    async answers() {
      const asked = current;
      if (!asked || !isConnected) return false;
      try {
        await asked.query("select 1");
        return true;
      } catch (error) {
        lose(asked, error);
        return false;
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await current?.end().catch(() => {});
    },
  };
}
