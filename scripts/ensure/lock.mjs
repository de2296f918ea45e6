import { randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { NotReady } from "./not-ready.mjs";
import { pidWorld, startOf } from "./processes.mjs";

const POLL_MS = 100;
const BEAT_MS = 5_000;
const SILENT_MS = 60_000;
const GIVE_UP_MS = 20 * 60_000;
const KEPT_TURNS = 8;

/**
 * One holder at a time, whatever dies when. The lock is a folder of numbered turns; the highest
 * turn is the holder's. A turn ends when its holder writes `free` into it, or when its holder and
 * the command that holder started are both gone. The next one then makes the turn after it.
 *
 * Why not one lock file that is removed and made again: two that find it stale at once remove it
 * twice, the second time from under its new holder. A turn's number is never used again, and its
 * folder is moved into place complete, so exactly one of any number of takers gets it.
 */
export async function takeLock(folder, { onWait } = {}) {
  mkdirSync(folder, { recursive: true });
  const since = Date.now();
  let told = false;
  for (;;) {
    const seen = highestTurn(folder);
    const holder = seen > 0 ? holderOf(join(folder, String(seen))) : undefined;
    if (!holder) {
      const lock = tryTurn(folder, seen + 1);
      if (lock) return lock;
      continue;
    }
    if (!told) onWait?.(holder);
    told = true;
    if (Date.now() - since > GIVE_UP_MS) {
      throw new NotReady(
        `Gave up waiting for process ${holder.pid}, which is installing or building.`,
      );
    }
    await sleep(POLL_MS);
  }
}

function highestTurn(folder) {
  return Math.max(0, ...readdirSync(folder).flatMap((name) => (/^\d+$/.test(name) ? +name : [])));
}

function tryTurn(folder, number) {
  const turn = join(folder, String(number));
  const draft = join(folder, `draft-${randomUUID()}`);
  mkdirSync(draft);
  writeIdentity(join(draft, "owner.json"), process.pid);
  try {
    // Fails when the turn is there: a folder that is not empty cannot be replaced.
    renameSync(draft, turn);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (existsSync(turn)) return undefined;
    throw error;
  }
  // A taker that slept between looking and taking may have made a turn that was long cleared away.
  if (highestTurn(folder) > number) {
    rmSync(turn, { recursive: true, force: true });
    return undefined;
  }
  clearOldTurns(folder, number);
  return heldLock(turn);
}

function heldLock(turn) {
  const owner = join(turn, "owner.json");
  const beat = setInterval(() => {
    try {
      utimesSync(owner, new Date(), new Date());
    } catch {
      // Someone cleared .cache by hand; the work itself is not harmed by that.
    }
  }, BEAT_MS);
  beat.unref();
  const release = () => {
    clearInterval(beat);
    process.off("exit", release);
    if (existsSync(turn)) writeFileSync(join(turn, "free"), "");
  };
  process.on("exit", release);
  return {
    release,
    /** A command outlives a holder that is killed: the lock is held until it is gone too. */
    holdFor: (pid) => writeIdentity(join(turn, "command.json"), pid),
  };
}

/** Whoever keeps this turn taken; undefined when it is free or all its processes are gone. */
function holderOf(turn) {
  if (existsSync(join(turn, "free"))) return undefined;
  const owner = readIdentity(join(turn, "owner.json"));
  if (!owner) return undefined;
  if (alive(owner, turn)) return owner;
  const command = readIdentity(join(turn, "command.json"));
  return command && alive(command, turn) ? command : undefined;
}

function alive(identity, turn) {
  if (identity.world === pidWorld() && identity.started) {
    return startOf(identity.pid) === identity.started;
  }
  // Another container or machine shares this folder: its pids say nothing, its beat does.
  const beat = statSync(join(turn, "owner.json"), { throwIfNoEntry: false });
  return beat !== undefined && Date.now() - beat.mtimeMs < SILENT_MS;
}

function writeIdentity(file, pid) {
  const draft = `${file}.draft`;
  writeFileSync(draft, JSON.stringify({ pid, started: startOf(pid), world: pidWorld() }));
  renameSync(draft, file);
}

function readIdentity(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** The last few stay, so that one who lists the folder just now cannot miss all of them. */
function clearOldTurns(folder, number) {
  for (const name of readdirSync(folder)) {
    if (/^\d+$/.test(name) && Number(name) <= number - KEPT_TURNS) {
      rmSync(join(folder, name), { recursive: true, force: true });
    }
  }
}
