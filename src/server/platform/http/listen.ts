import type { FastifyInstance } from "fastify";
import { ConfigError } from "../config.ts";

interface Address {
  readonly host: string;
  readonly port: number;
  readonly portIsFixed: boolean;
}

const TRIES = 50;

/** Listens where it was asked to; the default port may move up when it is taken. */
export async function listenOn(app: FastifyInstance, { host, port, portIsFixed }: Address) {
  for (let candidate = port; ; candidate++) {
    try {
      const { port: bound } = new URL(await app.listen({ host, port: candidate }));
      const name = host === "127.0.0.1" || host === "0.0.0.0" ? "localhost" : host;
      return `http://${name}:${bound}`;
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
