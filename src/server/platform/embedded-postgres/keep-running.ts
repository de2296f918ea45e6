import { connect } from "node:net";
import { join } from "node:path";
import type { Log } from "../log.ts";
import {
  type EmbeddedOptions,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "./embedded-postgres.ts";

const LOOK_EVERY_MS = 1000;

/**
 * The embedded server, started again when it ends under us (the system's memory killer, a person).
 * Until it is back, requests are answered with 503; the pool finds it at the same socket.
 */
export async function keepRunning(options: EmbeddedOptions, log: Log): Promise<EmbeddedPostgres> {
  let engine = await startEmbeddedPostgres(options);
  let looking = Promise.resolve();
  let isLooking = false;

  async function look(): Promise<void> {
    if (await answers(engine)) return;
    log.error("the embedded PostgreSQL has ended and is started again");
    await engine.stop();
    engine = await startEmbeddedPostgres(options);
  }
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    looking = look()
      .catch((error: unknown) => log.error({ err: error }, "the embedded PostgreSQL did not start"))
      .finally(() => {
        isLooking = false;
      });
  }, LOOK_EVERY_MS);
  timer.unref();

  return {
    connection: engine.connection,
    joined: engine.joined,
    async stop() {
      clearInterval(timer);
      await looking;
      await engine.stop();
    },
  };
}

function answers({ connection: { host, port } }: EmbeddedPostgres): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(join(host, `.s.PGSQL.${port}`));
    socket.on("connect", () => resolve(true));
    socket.on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });
}
