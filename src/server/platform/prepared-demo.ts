import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Log } from "./log.ts";
import { projectRoot } from "./project-root.ts";
import { createSourceKeys } from "./source-key.ts";

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
