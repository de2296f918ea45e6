import * as z from "zod";

/** The form of the archive. A higher number is an archive that this program cannot read. */
export const FORMAT = 1;
export const MANIFEST = "manifest.json";
export const SECRET = "secret";
export const FILES = "files/";

/** Something about the archive or the place that a person has to put right. Printed without a stack. */
export class BackupError extends Error {}

const Member = z.object({ bytes: z.number(), sha256: z.string() });
const Table = z.object({
  schema: z.string(),
  name: z.string(),
  /** Those that are stored; what PostgreSQL works out itself is left to it. */
  columns: z.array(z.string()),
  member: z.string(),
  rows: z.number(),
});

const Manifest = z.object({
  format: z.literal(FORMAT),
  madeAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  /** pg-boss's tables: none before the program has run for the first time. */
  queue: z.object({ version: z.number(), names: z.array(z.string()) }).nullable(),
  tables: z.array(Table),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), last: z.string(), isCalled: z.boolean() }),
  ),
  /** Null when they are in a bucket, and so not in the archive. */
  files: z.object({ count: z.number(), bytes: z.number() }).nullable(),
  members: z.record(z.string(), Member),
});
export type Manifest = z.output<typeof Manifest>;
export type TableRecord = z.output<typeof Table>;
export type MemberRecord = z.output<typeof Member>;

export const damaged = (what: string) =>
  new BackupError(`The archive is damaged: ${what}. Nothing was restored.`);

export function parseManifest(text: string): Manifest {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw damaged(`${MANIFEST} cannot be read`);
  }
  const format = z.object({ format: z.number() }).safeParse(found);
  if (format.success && format.data.format > FORMAT)
    throw new BackupError(
      `The archive was made by a newer version of the program: its form is ${format.data.format}, and this version reads ${FORMAT}.`,
    );
  const manifest = Manifest.safeParse(found);
  if (!manifest.success) throw damaged(`${MANIFEST} is not complete`);
  return manifest.data;
}
