import { once } from "node:events";
import { Readable } from "node:stream";
import type pg from "pg";

/**
 * PostgreSQL's COPY through the driver: the text form that every version since 7.4 writes and reads, and that
 * loses nothing of any type. The driver speaks the protocol and leaves the two ends to whoever asks.
 */

/** What the driver's connection has and its types leave out. */
interface CopyConnection extends pg.Connection {
  sendCopyFromChunk(chunk: Uint8Array): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** The rows of `copy … to stdout` as bytes, and then how many they were; an error of the server ends the stream with it. */
export function copyOut(
  client: pg.Client,
  statement: string,
  counted: (rows: number) => void,
): Readable {
  let socket: pg.Connection["stream"] | undefined;
  const rows = new Readable({ read: () => socket?.resume() });
  client.query({
    submit(connection: pg.Connection) {
      socket = connection.stream;
      connection.query(statement);
    },
    // The driver goes on using the memory of the message.
    handleCopyData({ chunk }: { chunk: Uint8Array }) {
      if (!rows.push(Buffer.from(chunk))) socket?.pause();
    },
    handleCommandComplete({ text }: { text: string }) {
      counted(Number(text.replace("COPY ", "")));
    },
    handleReadyForQuery() {
      rows.push(null);
    },
    handleError(error: Error) {
      rows.destroy(error);
    },
  });
  return rows;
}

/** Gives the bytes to `copy … from stdin`. */
export function copyIn(
  client: pg.Client,
  statement: string,
  source: AsyncIterable<Uint8Array>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let sourceFailure: unknown;
    let isOver = false;
    async function send(connection: CopyConnection): Promise<void> {
      try {
        for await (const chunk of source) {
          if (isOver) return;
          connection.sendCopyFromChunk(chunk);
          if (connection.stream.writableNeedDrain) await once(connection.stream, "drain");
        }
        if (!isOver) connection.endCopyFrom();
      } catch (error) {
        sourceFailure = error;
        if (!isOver) connection.sendCopyFail("the source broke");
      }
    }
    client.query({
      submit: (connection: pg.Connection) => connection.query(statement),
      handleCopyInResponse: (connection: CopyConnection) => void send(connection),
      handleCommandComplete() {},
      handleReadyForQuery: () => resolve(),
      handleError(error: Error) {
        isOver = true;
        reject(sourceFailure ?? error);
      },
    });
  });
}
