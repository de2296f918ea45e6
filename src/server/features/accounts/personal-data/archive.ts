import type { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Db } from "#server/platform/database/database.ts";
import type { PersonalData, PersonalRecords } from "#server/platform/personal-data.ts";

const README = `This archive holds what Candour stores about you.

data.json   everything that is not a file, in a form that people and programs can read
files/      the documents you gave us, as they came
`;

/** Everything about one person as a ZIP archive, written while it is read. */
export async function writeArchive(
  db: Db,
  parts: readonly PersonalData[],
  accountId: string,
  now: Date,
): Promise<Readable> {
  const found: PersonalRecords[] = [];
  for (const part of parts) found.push(await part.export(db, accountId));
  const data = Object.assign({ exportedAt: now }, ...found.map(({ records }) => records));
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(README), "README.txt", { mtime: now });
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), "data.json", { mtime: now });
  // One after the other, and each opened only when its turn has come.
  for (const file of found.flatMap(({ files = [] }) => files))
    zip.addReadStreamLazy(`files/${file.name}`, { mtime: now }, (handOver) => {
      file.open().then(
        (stream) => handOver(null, stream),
        (error) => handOver(error, null as never),
      );
    });
  zip.end();
  return zip.outputStream as Readable;
}
