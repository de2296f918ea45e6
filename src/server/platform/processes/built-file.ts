import { join } from "node:path";
import { projectRoot } from "../project-root.ts";

/** Built, all files of the server are beside each other; from source, the last build has them. */
let folder = import.meta.filename.endsWith(".ts")
  ? join(projectRoot(), "dist", "server")
  : import.meta.dirname;

/**
 * The file that a thread or a child process is started from: always a built one, also where the
 * server itself runs from source, because compiling it at every start would take longer than its work.
 */
export function builtFile(name: string): string {
  return join(folder, `${name}.js`);
}

/** For tests, which build the source that they are about to test into a folder of their own. */
export function setBuiltFolder(other: string): void {
  folder = other;
}
