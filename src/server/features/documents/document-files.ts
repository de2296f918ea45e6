import { DOCUMENT_SENTENCES as say } from "#contract/document-rules.ts";
import { notFound } from "#server/platform/faults.ts";
import type { Files } from "#server/platform/files/files.ts";
import { corrected } from "./corrections.ts";
import type { Owner } from "./owner.ts";
import { withLocalCopy } from "./reader/local-copy.ts";
import type { Reader } from "./reader/reader.ts";
import { pictureKey } from "./removal.ts";
import type { DocumentRecord } from "./repository.ts";

interface Parts {
  readonly files: Files;
  readonly reader: Reader;
  readonly owned: (owner: Owner, id: string) => Promise<DocumentRecord>;
  /** Counts one piece of work for the reader, and refuses when there were too many. */
  readonly mayRead: (owner: Owner) => Promise<void>;
}

const PICTURE_WIDTH = 1100;

/** A document as something to look at or to keep. */
export function createDocumentFiles({ files, reader, owned, mayRead }: Parts) {
  async function original(document: DocumentRecord) {
    const { fileName, fileType } = document;
    return { fileName, fileType, body: await stored(document) };
  }

  async function stored({ fileKey }: DocumentRecord) {
    const file = await files.get(fileKey);
    if (!file) throw notFound(say.notFound);
    return file.stream;
  }

  return {
    /** Drawn once, then kept beside the original. */
    async picture(owner: Owner, id: string, page: number): Promise<Uint8Array> {
      const document = await owned(owner, id);
      if (document.fileType !== "pdf" || !isPageOf(document, page))
        throw notFound("That page was not found.");
      const key = pictureKey(id, page);
      const kept = await files.get(key);
      if (kept) return new Uint8Array(Buffer.concat(await kept.stream.toArray()));
      await mayRead(owner);
      const drawn = await withLocalCopy(files, document.fileKey, (path) =>
        reader.picture(path, page, PICTURE_WIDTH),
      );
      await files.put(key, drawn, { contentType: "image/png", bytes: drawn.length });
      // Deleted meanwhile: what removes its files may have come and gone already.
      await owned(owner, id).catch(async (error: unknown) => {
        await files.remove(key);
        throw error;
      });
      return drawn;
    },

    original: async (owner: Owner, id: string) => original(await owned(owner, id)),

    /** Of a document that whoever calls may have. */
    asItCame: original,

    /** A PDF whatever it came as: the original, or one made of its lines (spec 1 §7). The work is `owner`'s. */
    async asPdf(owner: Owner, document: DocumentRecord) {
      if (document.kind !== "resume") throw notFound(say.notFound);
      const name = corrected(document).resume?.name ?? document.title;
      if (document.fileType === "pdf") return { name, body: await stored(document) };
      await mayRead(owner);
      const { fileName, lines } = document;
      return { name, body: await reader.print({ name, fileName, lines }) };
    },
  };
}

const isPageOf = ({ pages }: DocumentRecord, page: number) =>
  Number.isInteger(page) && page >= 1 && page <= pages.length;
