import { Readable } from "node:stream";

export interface ExactBytes {
  chunks: AsyncIterable<Uint8Array>;
  /** Set once the source itself was at fault: it broke, or it was not as long as announced. */
  failure(): { error: unknown } | undefined;
  /** Nobody reads on: a source that was not read to its end is let go. */
  close(): void;
}

/** The bytes of a source, or an error when they are not exactly as many as were announced. */
export function exactBytes(source: Readable | Uint8Array, bytes: number): ExactBytes {
  let failure: { error: unknown } | undefined;
  // A source may break before its first byte is asked for; without a listener that ends the process.
  if (source instanceof Readable) source.on("error", () => {});

  async function* chunks() {
    let seen = 0;
    try {
      for await (const chunk of source instanceof Readable ? source : [source]) {
        if (!(chunk instanceof Uint8Array)) throw new Error("The source gives text, not bytes.");
        seen += chunk.byteLength;
        if (seen > bytes)
          throw new Error(`The source gives more than the ${bytes} bytes announced.`);
        if (chunk.byteLength > 0) yield chunk;
      }
      if (seen < bytes)
        throw new Error(`The source ended after ${seen} of the ${bytes} bytes announced.`);
    } catch (error) {
      failure = { error };
      throw error;
    }
  }

  return {
    chunks: chunks(),
    failure: () => failure,
    close: () => {
      if (source instanceof Readable) source.destroy();
    },
  };
}
