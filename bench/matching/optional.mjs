// Parts of the matcher that may not be there yet.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const MATCHING = resolve(import.meta.dirname, "../../src/matching");

/** What a file, or any file of a folder, exports under this name. */
export async function exported(path, name) {
  const place = join(MATCHING, path);
  if (!existsSync(place)) return undefined;
  const files = statSync(place).isDirectory()
    ? readdirSync(place)
        .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
        .map((file) => join(place, file))
    : [place];
  for (const file of files) {
    const found = (await import(pathToFileURL(file).href))[name];
    if (found) return found;
  }
  return undefined;
}
