import type { FastifyInstance } from "fastify";
import { ConfigError } from "../config.ts";

interface Address {
  readonly host: string;
  readonly port: number;
  readonly portIsFixed: boolean;
}

const TRIES = 50;
const SHOWN_AS_LOCALHOST = new Set(["127.0.0.1", "0.0.0.0", "::1", "::"]);
const bracketed = (host: string) => (host.includes(":") ? `[${host}]` : host);

/** Listens where it was asked to; the default port may move up when it is taken. */
export async function listenOn(app: FastifyInstance, { host, port, portIsFixed }: Address) {
  for (let candidate = port; ; candidate++) {
    try {
      const { port: bound } = new URL(await app.listen({ host, port: candidate }));
      return `http://${SHOWN_AS_LOCALHOST.has(host) ? "localhost" : bracketed(host)}:${bound}`;
    } catch (error) {
      if (!isTaken(error)) throw error;
      if (portIsFixed)
        throw new ConfigError(
          `PORT=${port} is taken by another program. Stop that one or choose another port.`,
        );
      if (candidate >= port + TRIES) throw error;
    }
  }
}

const isTaken = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "EADDRINUSE";
