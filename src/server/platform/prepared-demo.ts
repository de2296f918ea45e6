import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Log } from "./log.ts";
import { projectRoot } from "./project-root.ts";

/**
 * What takes long to work out from the texts of the demo world (readings, profiles) is worked out ahead and kept in
 * one file (docs/decisions/0028). An answer is found by a hash of what it was made from, so a text that has
 * changed since is read anew, and the file can never answer for another text.
 */
export interface Prepared {
  /** The answer that was worked out ahead, or what `make` answers now. */
  get<Answer>(kind: string, from: unknown, make: () => Answer): Answer;
  /** The same for what need not be there: `make` is asked only by the script that writes the file. */
  find<Answer>(
    kind: string,
    from: unknown,
    make: () => Promise<Answer>,
  ): Promise<Answer | undefined>;
}

/** Of each kind, the modules that make it. */
export type PreparedModules = Readonly<Record<string, readonly string[]>>;

export const PREPARED_FILE = "demo/prepared.jsonl";
export const PREPARE_COMMAND = "npm run demo:prepare";
/** Beside the kinds: a hash of all texts, for the test that every one of them has its answers. */
const TEXTS = "texts";
/**
 * Every second change touches these, and hardly any changes what is read. The one that does is found by the test that
 * compares a world from the file with one that is read.
 */
const LEFT_OUT = ["src/contract", "src/server/platform"];

/** Works everything out when it is asked. */
export const NOTHING_PREPARED: Prepared = {
  get: (_kind, _from, make) => make(),
  find: async () => undefined,
};

/** The file's answers. Those that another version of the program made are left out, with a line in the log. */
export function openPrepared(modules: PreparedModules, log: Log): Prepared {
  const old = outOfDate(modules).filter((kind) => kind !== TEXTS);
  if (old.length > 0)
    log.warn(
      `${PREPARED_FILE} is out of date (${old.join(", ")}), so more is read now; ${PREPARE_COMMAND} makes it anew`,
    );
  const answers = new Map<string, string>();
  for (const line of linesOf().slice(1)) {
    const end = line.indexOf(" ");
    answers.set(line.slice(0, end), line.slice(end + 1));
  }
  // The file is made by the same functions whose answers it stands for: their types are its types.
  const known = (kind: string, from: unknown) => {
    const answer = old.includes(kind) ? undefined : answers.get(nameOf(kind, from));
    return answer === undefined ? undefined : JSON.parse(answer);
  };
  return {
    get: (kind, from, make) => known(kind, from) ?? make(),
    find: async (kind, from) => known(kind, from),
  };
}

/** The kinds that were made by another version of the program; "texts" when the demo's texts have changed. */
export function outOfDate(modules: PreparedModules): string[] {
  const [header = "{}"] = linesOf();
  const made = new Map(Object.entries(header.startsWith("{") ? JSON.parse(header) : {}));
  const now = Object.entries(keysOf(modules));
  return now.flatMap(([kind, key]) => (key === undefined || made.get(kind) === key ? [] : kind));
}

/** Undefined where the program runs without its source: then it is one with the file that came along. */
function keysOf(modules: PreparedModules): Record<string, string | undefined> {
  const keys = createSourceKeys(projectRoot(), LEFT_OUT);
  const kinds = Object.entries(modules).map(([kind, paths]) => [kind, keys.ofModules(paths)]);
  return { ...Object.fromEntries(kinds), [TEXTS]: keys.ofFolder("demo", PREPARED_FILE) };
}

function linesOf(): string[] {
  const path = join(projectRoot(), PREPARED_FILE);
  return existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
}

interface Recorder extends Prepared {
  /** What the file is to hold. */
  file(modules: PreparedModules): string;
}

/** Works everything out and takes it down. */
export function recordPrepared(): Recorder {
  const lines = new Set<string>();
  const keep = <Answer>(kind: string, from: unknown, answer: Answer): Answer => {
    lines.add(`${nameOf(kind, from)} ${JSON.stringify(answer)}\n`);
    return answer;
  };
  return {
    get: (kind, from, make) => keep(kind, from, make()),
    find: async (kind, from, make) => keep(kind, from, await make()),
    file: (modules) => `${JSON.stringify(keysOf(modules))}\n${[...lines].sort().join("")}`,
  };
}

const HASH_LETTERS = 16;

/** The kind stands first, so that what belongs together stands together. */
function nameOf(kind: string, from: unknown): string {
  const digest = createHash("sha256").update(JSON.stringify(from)).digest("base64url");
  return `${kind}:${digest.slice(0, HASH_LETTERS)}`;
}

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
