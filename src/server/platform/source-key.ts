import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Hashes of the source that something was made from, by which it is known to be out of date. */
interface SourceKeys {
  /** Of these modules and all that they import. Undefined where the program runs without its source. */
  ofModules(paths: readonly string[]): string | undefined;
  /** Of all files in a folder but one. */
  ofFolder(folder: string, except: string): string;
}

/** Types alone change no answer. */
const IMPORTS = /^(?:import|export)\s(?!type\s)(?:[^"';]*?\sfrom\s*)?"([^"]+)"/gm;

interface Source {
  /** Of the content. */
  readonly digest: string;
  readonly imports: readonly string[];
}

/** All paths are relative to the root. What stands in the folders that are left out is not followed. */
export function createSourceKeys(root: string, leftOut: readonly string[]): SourceKeys {
  const { imports, dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const known = new Map<string, Source>();

  function sourceOf(path: string): Source {
    const before = known.get(path);
    if (before) return before;
    const text = readFileSync(join(root, path), "utf8");
    const found = path.endsWith(".ts") ? [...text.matchAll(IMPORTS)] : [];
    const source = { digest: hashOf(text), imports: found.map(([, name = ""]) => name) };
    known.set(path, source);
    return source;
  }

  /** One line for each module, and for each package with its version. */
  function follow(path: string, lines: Map<string, string>): void {
    if (lines.has(path)) return;
    const { digest, imports: names } = sourceOf(path);
    lines.set(path, digest);
    for (const name of names) {
      const own = ownPath(path, name, imports);
      if (leftOut.some((folder) => own?.startsWith(`${folder}/`))) continue;
      if (own) follow(own, lines);
      else lines.set(name, dependencies[name] ?? "");
    }
  }

  return {
    ofModules(paths) {
      if (paths.some((path) => !existsSync(join(root, path)))) return undefined;
      const lines = new Map<string, string>();
      for (const path of paths) follow(path, lines);
      return keyOf(lines);
    },
    ofFolder(folder, except) {
      const paths = filesIn(root, folder).filter((path) => path !== except);
      return keyOf(new Map(paths.map((path) => [path, sourceOf(path).digest])));
    },
  };
}

/** "./x.ts" beside it, or "#room/x.ts" by package.json; undefined for a package. */
function ownPath(path: string, name: string, imports: Readonly<Record<string, string>>) {
  if (name.startsWith(".")) return join(dirname(path), name);
  const [room = "", ...rest] = name.split("/");
  const folder = imports[`${room}/*`];
  return folder && join(folder.replace("*", ""), ...rest);
}

const filesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));

const keyOf = (lines: ReadonlyMap<string, string>) => hashOf([...lines].sort().join("\n"));
const KEY_LETTERS = 20;
const hashOf = (text: string) =>
  createHash("sha256").update(text).digest("base64url").slice(0, KEY_LETTERS);
