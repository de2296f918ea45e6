import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createExtractorFromData, type FileHeader, UnrarError } from "node-unrar-js";
import {
  ARCHIVE_LIMITS,
  damagedArchive,
  ENTRY_SENTENCES,
  isNoise,
  lockedArchive,
  refusalOfEntry,
  shownName,
  tooManyEntries,
  type UnpackedEntry,
} from "./entry-rules.ts";

type Extractor = Awaited<ReturnType<typeof createExtractorFromData>>;

/** RAR 4 and 5. The library reads the whole archive in memory, so what it declares is judged first. */
export async function unpackRar(path: string, folder: string): Promise<UnpackedEntry[]> {
  const archive = await readFile(path);
  const data = new Uint8Array(archive).buffer;
  const extractor = await createExtractorFromData({ data });
  const headers = headersOf(extractor);
  if (headers.length > ARCHIVE_LIMITS.entries) throw tooManyEntries();
  const entries: UnpackedEntry[] = [];
  let left = ARCHIVE_LIMITS.totalBytes;
  for (const header of headers) {
    const name = header.name.replaceAll("\\", "/");
    if (header.flags.directory || isNoise(name)) continue;
    const refused = refusalOf(header, name, left);
    const content = refused ? undefined : contentOf(extractor, header);
    if (!content) {
      entries.push({ name: shownName(name), refused: refused ?? ENTRY_SENTENCES.damaged });
      continue;
    }
    left -= content.length;
    const file = join(folder, String(entries.length));
    await writeFile(file, content, { mode: 0o600 });
    entries.push({ name: shownName(name), file });
  }
  return entries;
}

function headersOf(extractor: Extractor): FileHeader[] {
  const headers: FileHeader[] = [];
  try {
    for (const header of extractor.getFileList().fileHeaders) {
      headers.push(header);
      if (headers.length > ARCHIVE_LIMITS.entries) break;
    }
  } catch (error) {
    if (error instanceof UnrarError && error.reason === "ERAR_MISSING_PASSWORD")
      throw lockedArchive();
    // Cut short: what is whole before the cut is kept.
    if (headers.length === 0) throw damagedArchive();
  }
  return headers;
}

function refusalOf(header: FileHeader, name: string, left: number): string | undefined {
  if (header.flags.encrypted) return ENTRY_SENTENCES.encrypted;
  const refused = refusalOfEntry(name, header.unpSize);
  if (refused) return refused;
  return header.unpSize > left ? ENTRY_SENTENCES.tooMuch : undefined;
}

/** One at a time. Links make the library throw: they have no content, and are refused as damaged. */
function contentOf(extractor: Extractor, { name }: FileHeader): Uint8Array | undefined {
  try {
    const { files } = extractor.extract({ files: [name] });
    return [...files].find(({ fileHeader }) => fileHeader.name === name)?.extraction;
  } catch {
    return undefined;
  }
}
