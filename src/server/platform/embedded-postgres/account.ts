import { spawnSync } from "node:child_process";
import {
  accessSync,
  chownSync,
  constants,
  lchownSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { EngineError } from "./engine-error.ts";

/** Under whom the server runs: words in front of its command, or a uid and gid for spawn. */
export interface Account {
  readonly prefix: readonly string[];
  readonly ids: { readonly uid?: number; readonly gid?: number };
}

/** The server's programs get this environment and none of ours, which may hold secrets. */
export const ENVIRONMENT = {
  PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
  LC_ALL: "C",
  TZ: "UTC",
};

const NOBODY = 65534;
/** A busy machine may take its time; without a limit a folder that hangs would hang the start. */
const PROBE_MS = 60_000;

/** Makes the folder when it is missing, for us alone, and gives its real path. */
export function makeFolder(dir: string): string {
  try {
    mkdirSync(dirname(dir), { recursive: true });
    // Recursive only so that one which is there already will do.
    mkdirSync(dir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new EngineError(`The folder ${dir} for the database cannot be made (${error}).`);
  }
  const me = process.getuid?.();
  const { uid } = statSync(dir);
  // A root without capabilities may not enter everywhere.
  if (me === uid || (me === 0 && mayEnter(dir))) return realpathSync(dir);
  throw new EngineError(
    `The database folder ${dir} belongs to another user (number ${uid}, this is number ${me}). Start as that user, or choose another DATA_DIR.`,
  );
}

function mayEnter(dir: string): boolean {
  try {
    accessSync(dir, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** PostgreSQL refuses to run as root, so root finds it somebody else to run as. */
export function accountFor(dir: string, native: string): Account {
  if (process.getuid?.() !== 0) return { prefix: [], ids: {} };
  // A folder that was made by a user stays that user's, so that both can start it in turns.
  const owner = statSync(dir);
  const { uid, gid } = owner.uid === 0 ? { uid: NOBODY, gid: NOBODY } : owner;
  const ways = [
    { uid, gid, account: { prefix: [], ids: { uid, gid } } },
    { uid, gid, account: { prefix: pastClosedFolders(uid, gid), ids: {} } },
    { uid: 0, gid: 0, account: { prefix: OWN_NAMESPACE, ids: {} } },
  ];
  // Asked before anything changes hands: the server of another process may still be stopping.
  const way = ways.find(
    (one) => works(one.account, dir, native) && handOver(dir, one.uid, one.gid),
  );
  if (way) return way.account;
  throw new EngineError(
    "The embedded PostgreSQL refuses to run as root, and root has no right to become another user here (a container without capabilities?). Start as an ordinary user.",
  );
}

/**
 * Another user who may still pass through folders that are closed to it, as /root is. The secure bit
 * is needed because PostgreSQL asks access(), which forgets capabilities of anyone but root.
 */
const pastClosedFolders = (uid: number, gid: number) => [
  "setpriv",
  `--reuid=${uid}`,
  `--regid=${gid}`,
  "--clear-groups",
  "--securebits=+no_setuid_fixup",
  "--inh-caps=+dac_override",
  "--ambient-caps=+dac_override",
];

/** Root who looks like somebody else to itself; files stay root's. Containers often forbid it. */
const OWN_NAMESPACE = ["unshare", "--user", "--map-user=1", "--map-group=1"];

function handOver(dir: string, uid: number, gid: number): boolean {
  if (statSync(dir).uid === uid) return true;
  try {
    for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" }))
      lchownSync(join(dir, name), uid, gid);
    // Last, because its owner says whether there is anything left to do.
    chownSync(dir, uid, gid);
    return true;
  } catch {
    return false;
  }
}

function works({ prefix, ids }: Account, dir: string, native: string): boolean {
  const [program = "", ...words] = [
    ...prefix,
    "sh",
    "-c",
    'cd "$0" && [ -x "$1/bin/postgres" ] && [ -r "$1/share/postgresql/postgres.bki" ]',
    // The folder itself will be theirs.
    dirname(dir),
    native,
  ];
  const probe = spawnSync(program, words, {
    ...ids,
    cwd: "/",
    env: ENVIRONMENT,
    stdio: "ignore",
    timeout: PROBE_MS,
  });
  return probe.status === 0;
}
