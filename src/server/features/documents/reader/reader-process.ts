import { readFile } from "node:fs/promises";
import type { Line } from "#reading/line.ts";
import { invalid } from "#server/platform/faults.ts";
import { serveTasks } from "#server/platform/processes/serve-tasks.ts";
import { unpackArchive } from "../archives/unpack-archive.ts";
import { recognisePage, renderPage } from "../extraction/recognise.ts";

import { Unreadable } from "../extraction/unreadable.ts";
import type { PrintedResume } from "../print-resume.ts";
import { type HowToRead, interpret, readDocument } from "./read-document.ts";

/** Half a surrogate pair: left by a cut inside an emoji or by a broken file, refused by the database. */
const LONE = /\p{Surrogate}/gu;

/** The same value with every text in it storable. */
function wellFormed<T>(value: T): T;
function wellFormed(value: unknown): unknown {
  if (typeof value === "string") return value.replace(LONE, "\ufffd");
  if (Array.isArray(value)) return value.map((item) => wellFormed(item));
  if (value instanceof Uint8Array || typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, wellFormed(item)]));
}

/** Files are handed over by their path, so that no parser's input passes through the server. */
interface FileTask {
  readonly path: string;
}

const asRefusal = (error: unknown) => {
  throw error instanceof Unreadable ? invalid(error.message) : error;
};

serveTasks({
  read: async ({ path, fileName, how }: FileTask & { fileName: string; how: HowToRead }) =>
    wellFormed(await readDocument(await readFile(path), fileName, how)),
  interpret: async ({ lines, how }: { lines: Line[]; how: HowToRead }) =>
    wellFormed(interpret(lines, how)),
  picture: async ({ path, page, width }: FileTask & { page: number; width: number }) =>
    renderPage(await readFile(path), page, width).catch(asRefusal),
  recognise: async ({ path, page }: FileTask & { page: number }) =>
    wellFormed(await recognisePage(await readFile(path), page).catch(asRefusal)),
  unpack: async ({ path, folder }: FileTask & { folder: string }) =>
    wellFormed(await unpackArchive(path, folder)),
  // A third of the time that the process takes to start, which the first upload would wait for.
  print: async (resume: PrintedResume) => (await import("../print-resume.ts")).printResume(resume),
});
